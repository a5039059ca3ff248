import { once } from 'node:events';
import type { OutgoingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyReply } from 'fastify';

const isHangUp = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';

/**
 * Sends a content past Fastify, which would answer again to somebody who has hung up, and log the address, here a key to
 * the file. What cannot be opened at all still gets an answer: the head goes out with the first bytes. Whoever asks for
 * the head alone gets no more than that, and no more is read.
 */
export async function handOver(reply: FastifyReply, content: Readable): Promise<FastifyReply> {
  await once(content, 'readable');
  reply.hijack();
  // A pipeline would wait for ever for an answer that was closed before it began.
  if (reply.raw.destroyed) {
    content.destroy();
    return reply;
  }
  reply.raw.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders);
  if (reply.request.method === 'HEAD') {
    content.destroy();
    reply.raw.end();
    return reply;
  }
  await pipeline(content, reply.raw).catch((error: unknown) => {
    if (!isHangUp(error)) reply.log.error('a file could not be read to its end');
  });
  return reply;
}
