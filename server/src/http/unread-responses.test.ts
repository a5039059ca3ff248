import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUnreadResponses } from './unread-responses.ts';

const megabyte = 1024 * 1024;
const app = fastify();
const { note, refuseMore } = createUnreadResponses(30 * megabyte);
let made = 0;
/** More than the socket buffers hold. */
const [shared, one, two] = [1, 2, 3].map(() => Buffer.alloc(16 * megabyte));
const bodies: Record<string, Buffer | undefined> = { shared, one, two };
app.get('/:of/:answer', async (request, reply) => {
  const { of, answer } = request.params as { of: string; answer: string };
  refuseMore(of);
  made += 1;
  const body = bodies[answer] ?? Buffer.from('short');
  note(body, of, reply);
  return reply.send(body);
});
beforeAll(() => app.listen({ host: '127.0.0.1', port: 0 }));
afterAll(() => app.close());

/** Sends a request and then reads nothing. */
async function neverRead(path: string) {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const before = made;
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
  await expect.poll(() => made).toBe(before + 1);
  return socket;
}
const statusOf = async (path: string): Promise<number> => {
  const { port } = app.server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  await answer.arrayBuffer();
  return answer.status;
};

describe('large responses that clients do not read', () => {
  it('are limited for an account; others are served, and so is it once they are read or given up', async () => {
    const asked = [await neverRead('/ann/one'), await neverRead('/ann/two')];
    expect(await statusOf('/ann/short')).toBe(429);
    expect(await statusOf('/bea/short')).toBe(200);
    for (const socket of asked) {
      socket.destroy();
      await once(socket, 'close');
    }
    await expect.poll(() => statusOf('/ann/short')).toBe(200);
  });

  it('count once when they share one buffer', async () => {
    const asked = [await neverRead('/cat/shared'), await neverRead('/cat/shared')];
    expect(await statusOf('/cat/short')).toBe(200);
    for (const socket of asked) socket.destroy();
  });
});
