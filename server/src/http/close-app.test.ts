import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { closeApp } from './close-app.ts';
import { endConnectionsWhen } from './stopping.ts';

/** `/slow` responds when it is told to; its head is sent before. */
async function serving(stopping: AbortSignal) {
  let finish = (): void => {};
  const app: FastifyInstance = fastify({
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    keepAliveTimeout: 72_000,
  });
  endConnectionsWhen(app, stopping);
  app.get('/', async () => 'quick');
  app.get('/slow', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-length': '4' }).write('sl');
    finish = () => reply.raw.end('ow');
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const ask = (path: string): Socket => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
    return socket;
  };
  return { app, ask, finish: () => finish() };
}

describe('a server that stops', () => {
  it('completes a response that has begun, and then closes its idle connection', async () => {
    const { app, ask, finish } = await serving(new AbortController().signal);
    const [idle, busy] = [ask('/'), ask('/slow')];
    const [heard, ended] = [text(busy), text(idle)];
    await Promise.all([once(idle, 'data'), once(busy, 'data')]);
    const closing = closeApp(app);
    expect(await ended).toContain('quick');
    finish();
    expect(await heard).toMatch(/slow$/);
    await closing;
  });

  it('cuts requests that do not end in time', async () => {
    const { app, ask } = await serving(new AbortController().signal);
    const busy = ask('/slow');
    await once(busy, 'data');
    const closed = once(busy, 'close');
    await closeApp(app, 200);
    await closed;
  });

  it('says so in its last responses: the next request goes to another server', async () => {
    const stopping = new AbortController();
    const { app, ask } = await serving(stopping.signal);
    stopping.abort();
    expect(await text(ask('/'))).toMatch(/^HTTP\/1.1 200[^]*connection: close[^]*quick$/i);
    await closeApp(app);
  });
});
