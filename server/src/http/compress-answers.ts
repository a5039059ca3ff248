import type { FastifyInstance } from 'fastify';
import { compress } from './compress.ts';
import { pickEncoding } from './encoding.ts';

/** Below one packet, compressing costs more than it saves. */
const smallestWorthIt = 1400;

/** From here on the time counts for more than the last tenth of the bytes: quality 1 takes a third of it. */
const large = 1_000_000;
const qualityFor = (payload: string): number => (payload.length < large ? 4 : 1);

/** JSON goes out compressed. What is already encoded (the web app's files, cached lists) is left alone. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (
      typeof payload !== 'string' ||
      payload.length < smallestWorthIt ||
      reply.hasHeader('content-encoding')
    ) {
      return payload;
    }
    reply.header('vary', 'accept-encoding');
    const encoding = pickEncoding(request.headers['accept-encoding'], ['br', 'gzip']);
    if (!encoding) return payload;
    reply.header('content-encoding', encoding);
    reply.removeHeader('content-length');
    return compress(payload, encoding, {
      br: qualityFor(payload),
      gzip: 6,
      inlineBytes: 32 * 1024,
    });
  });
}
