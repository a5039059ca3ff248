import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPushPeer, type PushPeer } from '../../testing/push-peer.ts';
import { pushByHttp } from './push-http.ts';

let peer: PushPeer;
beforeAll(async () => {
  peer = await startPushPeer();
});
afterAll(() => peer.stop());

const message = (endpoint: string) => ({
  endpoint,
  authorization: 'vapid t=x, k=y',
  ttlSeconds: 60,
  topic: 'topic',
  urgency: 'high' as const,
  body: Buffer.from('x'),
});
const inTests = pushByHttp({ isLoopbackAllowed: true, patienceMs: 300 });
const browser = (name: string) => message(peer.newBrowser(name).subscription.endpoint);

describe('a request to a push service', () => {
  it.each([
    'http://127.0.0.1:9/x',
    'https://127.0.0.1:9/x',
    'https://10.0.0.1/x',
    'https://169.254.169.254/latest',
    'https://[::1]/x',
    'https://localhost:9/x',
  ])('does not go to %s', async (endpoint) => {
    await expect(pushByHttp().deliver(message(endpoint))).rejects.toMatchObject({
      code: expect.stringMatching(/^refused_/) as string,
    });
  });

  it('goes to this machine in tests, and to no other private address', async () => {
    await expect(inTests.deliver(message('https://10.0.0.1/x'))).rejects.toMatchObject({
      code: 'refused_address',
    });
  });

  it('follows no redirect', async () => {
    const asked = peer.asked;
    peer.answers.set('leads elsewhere', {
      status: 307,
      headers: { location: `${peer.url}/other` },
    });
    expect(await inTests.deliver(browser('leads elsewhere'))).toMatchObject({ status: 307 });
    expect(peer.asked).toBe(asked + 1);
  });

  it.each([404, 410, 413, 500])('says that the answer was %i', async (status) => {
    peer.answers.set(`says ${status}`, { status });
    expect(await inTests.deliver(browser(`says ${status}`))).toEqual({
      status,
      retryAfterMs: null,
    });
  });

  it('says how long the service asks to wait', async () => {
    peer.answers.set('busy', { status: 429, headers: { 'retry-after': '120' } });
    expect(await inTests.deliver(browser('busy'))).toEqual({ status: 429, retryAfterMs: 120_000 });
    peer.answers.set('busy', { status: 503, headers: { 'retry-after': 'soon' } });
    expect(await inTests.deliver(browser('busy'))).toEqual({ status: 503, retryAfterMs: null });
  });

  it('ends when the service switches to another protocol', async () => {
    const server = createServer((socket) => {
      socket.once('data', () =>
        socket.write(
          'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n',
        ),
      );
      socket.on('error', () => {});
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    await expect(inTests.deliver(message(`http://127.0.0.1:${port}/x`))).rejects.toThrow();
    await new Promise((done) => server.close(done));
  });

  it('ends when the service does not answer', async () => {
    peer.answers.set('hangs', 'hang');
    await expect(inTests.deliver(browser('hangs'))).rejects.toMatchObject({ name: 'AbortError' });
  });
});
