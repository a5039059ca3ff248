import { once } from 'node:events';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyReply } from 'fastify';

const isDisconnect = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';

type Pace = { readonly ms: number; readonly bytes: number };

/**
 * Cuts off a client that reads less than so many bytes in so long. With nothing left to read it is the server that is
 * slow.
 */
function cutOffBelow({ ms, bytes }: Pace, { socket }: IncomingMessage): NodeJS.Timeout {
  const taken = (): number => socket.bytesWritten - socket.writableLength;
  let before = taken();
  const look = (): void => {
    const now = taken();
    if (socket.writableLength > 0 && now - before < bytes) socket.destroy();
    before = now;
  };
  return setInterval(look, ms).unref();
}

/**
 * Sends a content past Fastify, which would respond again to a client that has disconnected, and log the address, here
 * a key to the file. What cannot be opened at all still gets an error response: the head is sent with the first bytes.
 * A HEAD request gets no more than the head, and no more is read.
 */
export async function streamReply(
  reply: FastifyReply,
  content: Readable,
  pace?: Pace,
): Promise<FastifyReply> {
  await once(content, 'readable');
  reply.hijack();
  // A pipeline would wait for ever for a response that was closed before it began.
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
  const keeping = pace && cutOffBelow(pace, reply.request.raw);
  await pipeline(content, reply.raw).catch((error: unknown) => {
    if (!isDisconnect(error)) reply.log.error('a file could not be read to its end');
  });
  clearInterval(keeping);
  return reply;
}
