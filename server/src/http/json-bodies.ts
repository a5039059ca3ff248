import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail } from './fail.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Refuses a body that we would read differently than its client meant. */
function textOf({ headers }: FastifyRequest, body: Buffer): string {
  const charset = /charset\s*=\s*"?([^\s;"]+)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  const encoding = headers['content-encoding'] ?? 'identity';
  if (!/^utf-?8$/i.test(charset) || encoding !== 'identity') throw fail('wrong_type');
  try {
    return decoder.decode(body);
  } catch {
    throw fail('unreadable_body');
  }
}

/** JSON only, and an empty body counts as none: clients send the header with a DELETE too. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      const text = textOf(request, body as Buffer);
      if (text.length === 0) done(null, undefined);
      else void parse(request, text, done);
    } catch (error) {
      done(error as Error, undefined);
    }
  });
}
