import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limitAnswerTime } from './answer-deadline.ts';

/** More than the system between two sockets holds. */
const pieces = 400;
const piece = Buffer.alloc(100_000, 'x');
let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = fastify();
  limitAnswerTime(app, { stillMs: 400, lookMs: 50 });
  app.get('/large', (_request, reply) => reply.send(Readable.from(Array(pieces).fill(piece))));
  app.get('/late', async () => {
    await sleep(1_000);
    return 'late';
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

describe('an answer', () => {
  it('of which nothing is taken is cut off', async () => {
    const socket = ask('/large');
    const open = () =>
      new Promise((found) => app.server.getConnections((_, count) => found(count)));
    await expect.poll(open, { timeout: 5_000 }).toBe(1);
    await expect.poll(open, { timeout: 5_000 }).toBe(0);
    let bytes = 0;
    socket.on('data', (part: Buffer) => (bytes += part.length)).resume();
    await once(socket, 'close');
    expect(bytes).toBeLessThan(pieces * piece.length);
  });

  it('that is taken slowly arrives whole, and one that we are slow with too', async () => {
    const socket = ask('/large');
    let bytes = 0;
    socket.on('data', (part: Buffer) => {
      bytes += part.length;
      socket.pause();
      setTimeout(() => socket.resume(), 1);
    });
    const closed = once(socket.resume(), 'close');
    const late = ask('/late');
    expect(await text(late)).toMatch(/late$/);
    await closed;
    expect(bytes).toBeGreaterThan(pieces * piece.length);
  });
});
