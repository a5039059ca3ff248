import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limitAnswerTime } from './answer-deadline.ts';

/** More than the socket buffers hold. */
const pieces = 400;
const piece = Buffer.alloc(100_000, 'x');
let app: FastifyInstance;
let port: number;
const stillMs = 18_000;
let hasStoodStill = false;
let time = 0;
/** How often the clock was read. */
let looks = 0;
const now = (): number => {
  looks += 1;
  return time;
};
const late = Promise.withResolvers<string>();
let isLateAsked = false;
beforeAll(async () => {
  app = fastify();
  limitAnswerTime(app, { stillMs, lookMs: 10, now });
  app.get('/large', (_request, reply) => reply.send(Readable.from(Array(pieces).fill(piece))));
  app.get('/late', ({ raw: { socket } }) => {
    socket.setTimeout(100, () => {
      hasStoodStill = true;
    });
    isLateAsked = true;
    return late.promise;
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

function ask(path: string): Socket {
  const socket = connect(port, '127.0.0.1').pause();
  socket.on('error', () => {});
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
  return socket;
}

describe('a response', () => {
  it('is cut off when the client reads nothing of it', async () => {
    const socket = ask('/large');
    const open = () =>
      new Promise((found) => app.server.getConnections((_, count) => found(count)));
    await expect.poll(open, { timeout: 120_000 }).toBe(1);
    const openLater = () => {
      time += stillMs;
      return open();
    };
    await expect.poll(openLater, { timeout: 120_000 }).toBe(0);
    let bytes = 0;
    socket.on('data', (part: Buffer) => (bytes += part.length)).resume();
    await once(socket, 'close');
    expect(bytes).toBeLessThan(pieces * piece.length);
  });

  it('arrives whole when the client reads it slowly', async () => {
    const socket = ask('/large');
    const began = time;
    let bytes = 0;
    socket.on('data', (part: Buffer) => {
      bytes += part.length;
      // Three times as long as a client may read nothing; in that time far more than the socket buffers hold is sent.
      time = began + (3 * stillMs * bytes) / (pieces * piece.length);
      socket.pause();
      setTimeout(() => socket.resume(), 1);
    });
    await once(socket.resume(), 'close');
    expect(bytes).toBeGreaterThan(pieces * piece.length);
  });

  it('arrives when the server is slow, however long the connection is idle', async () => {
    const socket = ask('/late');
    await expect.poll(() => isLateAsked, { timeout: 120_000 }).toBe(true);
    for (let round = 0; round < 3; round += 1) {
      const before = looks;
      time += stillMs;
      await expect.poll(() => looks, { timeout: 120_000 }).toBeGreaterThan(before);
    }
    await expect.poll(() => hasStoodStill, { timeout: 120_000 }).toBe(true);
    late.resolve('late');
    expect(await text(socket)).toMatch(/late$/);
  });
});
