import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limitAnswerTime } from './answer-deadline.ts';
import { streamReply } from './stream-reply.ts';

const piece = Buffer.alloc(64 * 1024);
const pieces = 800;
let handedOut = 0;
let last: Readable | undefined;

/** More than the socket buffers hold. */
function* large() {
  for (; handedOut < pieces; handedOut += 1) yield piece;
}

const app = fastify();
const stillMs = 18_000;
let time = 0;
limitAnswerTime(app, { stillMs, lookMs: 10, now: () => time });
app.get('/file', (_, reply) => {
  handedOut = 0;
  last = Readable.from(large());
  return streamReply(reply, last);
});
app.get('/quickly/:bytes', (request, reply) => {
  const { bytes } = request.params as { bytes: string };
  handedOut = 0;
  last = Readable.from(large());
  return streamReply(reply, last, { ms: 50, bytes: Number(bytes) });
});
beforeAll(() => app.listen({ host: '127.0.0.1', port: 0 }));
afterAll(() => app.close());

const ask = (method: string, path = '/file') => {
  const { port } = app.server.address() as AddressInfo;
  return request({ host: '127.0.0.1', port, path, method }).end();
};

describe('§3 a file that is sent', () => {
  it('is not read for a HEAD request', async () => {
    const asked = ask('HEAD');
    const [answer] = (await once(asked, 'response')) as [{ statusCode: number }];
    expect(answer.statusCode).toBe(200);
    await expect.poll(() => last?.destroyed).toBe(true);
    expect(handedOut).toBeLessThan(20);
  });

  it('is closed when the client reads no more of it', async () => {
    const asked = ask('GET');
    asked.on('error', () => {});
    const [answer] = (await once(asked, 'response')) as [Readable];
    answer.on('error', () => {});
    answer.pause();
    const isClosedLater = () => {
      time += stillMs;
      return last?.destroyed;
    };
    await expect.poll(isClosedLater, { timeout: 120_000 }).toBe(true);
    expect(handedOut).toBeLessThan(pieces);
    asked.destroy();
  });

  it('is closed when the client reads it more slowly than allowed', async () => {
    const asked = ask('GET', '/quickly/1000000000');
    asked.on('error', () => {});
    const [answer] = (await once(asked, 'response')) as [Readable];
    answer.on('error', () => {});
    answer.pause();
    await expect.poll(() => last?.destroyed).toBe(true);
    expect(handedOut).toBeLessThan(pieces);
    asked.destroy();
  });

  it('arrives whole at a client that reads it', async () => {
    const [answer] = (await once(ask('GET', '/quickly/0'), 'response')) as [Readable];
    let bytes = 0;
    for await (const part of answer) bytes += (part as Buffer).length;
    expect(bytes).toBe(pieces * piece.length);
  });
});
