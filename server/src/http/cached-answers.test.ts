import { connect, type AddressInfo } from 'node:net';
import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { heldMemory } from '../testing/held-memory.ts';
import { makeCachedAnswers } from './cached-answers.ts';
import { anonymous } from './principal.ts';

const kilobyte = 'x'.repeat(1000);

/** A server with one list, whose patient and version each request names itself. */
function listOf(build: (patientId: string) => string, maxBytes = 15_000) {
  const app = fastify();
  const cached = makeCachedAnswers({ release: '1', maxBytes });
  let builds = 0;
  app.get('/:patientId/:version', async (request, reply) => {
    const { patientId, version } = request.params as Record<string, string>;
    const principal = { ...anonymous, patientId: String(patientId), dataVersion: Number(version) };
    const made = async () => {
      builds += 1;
      return { version: Number(version), json: JSON.stringify(build(String(patientId))) };
    };
    return cached.send({ principal, request, reply }, { name: 'list', build: made });
  });
  return {
    get: (url: string, headers = {}) => app.inject({ url, headers }),
    builds: () => builds,
    bytes: () => cached.figures().bytes,
  };
}

describe('§7 a list that is kept', () => {
  it('is built once for a version, also for many who ask at once', async () => {
    const { get, builds } = listOf((patient) => patient);
    const answers = await Promise.all(Array.from({ length: 10 }, () => get('/ann/1')));
    expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['"ann"']));
    await get('/ann/1');
    expect(builds()).toBe(1);
    await get('/ann/2');
    expect(builds()).toBe(2);
  });

  it('is the patient’s own, whatever the version', async () => {
    const { get } = listOf((patient) => patient);
    expect([(await get('/ann/1')).body, (await get('/bea/1')).body]).toEqual(['"ann"', '"bea"']);
  });

  it('takes no more memory than it may: what was not asked for longest goes', async () => {
    const { get, builds } = listOf(() => kilobyte);
    for (let person = 0; person < 9; person += 1) await get(`/person-${person}/1`);
    await get('/person-0/1');
    expect(builds()).toBe(9);
    await get('/person-9/1');
    await get('/person-0/1');
    expect(builds()).toBe(10);
    await get('/person-1/1');
    expect(builds()).toBe(11);
  });

  it('that alone would fill the memory is sent and not kept', async () => {
    const { get, builds } = listOf(() => kilobyte.repeat(4));
    await get('/ann/1');
    expect((await get('/ann/1')).json()).toHaveLength(4000);
    expect(builds()).toBe(2);
  });

  it('and is short keeps no memory but its own, however it was made', async () => {
    const { get, builds, bytes } = listOf((patient) => patient, 1_000_000);
    const before = heldMemory().arrayBuffers;
    for (let person = 0; person < 500; person += 1)
      await get(`/${person}/1`, { 'accept-encoding': person % 2 === 0 ? 'br' : 'gzip' });
    expect(builds()).toBe(500);
    // What is no longer needed goes soon, not at once.
    await expect.poll(() => heldMemory().arrayBuffers - before).toBeLessThan(1_000_000);
    // Its key and its place take more than its few bytes: a million empty lists are not nothing.
    expect(bytes()).toBeGreaterThan(500 * 400);
  });

  it('is made with few others at once, whoever asks', async () => {
    const app = fastify();
    const cached = makeCachedAnswers({ release: '1' });
    let [running, most] = [0, 0];
    app.get('/:from', async (request, reply) => {
      const principal = { ...anonymous, patientId: 'ann', dataVersion: 1 };
      const build = async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise(setImmediate);
        running -= 1;
        return { version: 1, json: '[]' };
      };
      return cached.send({ principal, request, reply }, { name: request.url, build });
    });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, from) => app.inject({ url: `/${from}` })),
    );
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(most).toBe(3);
  });

  describe('of one account among others', () => {
    const ends: (() => void)[] = [];
    const [seen, begun]: [string[], string[]] = [[], []];
    const app = fastify();
    const cached = makeCachedAnswers({ release: '1' });
    app.get('/:of/:list', async (request, reply) => {
      seen.push(request.url);
      const { of } = request.params as Record<string, string>;
      const principal = { ...anonymous, userId: String(of), patientId: String(of), dataVersion: 1 };
      const build = async () => {
        begun.push(request.url);
        await new Promise<void>((end) => ends.push(end));
        return { version: 1, json: '[]' };
      };
      return cached.send({ principal, request, reply }, { name: request.url, build });
    });
    beforeAll(() => app.listen({ host: '127.0.0.1', port: 0 }));
    afterAll(() => app.close());
    beforeEach(() => begun.splice(0));
    const letAllEnd = async (): Promise<void> => {
      while (ends.length > 0) {
        ends.shift()?.();
        await new Promise(setImmediate);
      }
    };

    it('leaves a turn to them', async () => {
      const greedy = ['/ann/1', '/ann/2', '/ann/3', '/ann/4'].map((url) => app.inject({ url }));
      await expect.poll(() => begun).toEqual(['/ann/1', '/ann/2']);
      const modest = app.inject({ url: '/bea/1' });
      await expect.poll(() => begun.at(-1)).toBe('/bea/1');
      await letAllEnd();
      const answers = await Promise.all([...greedy, modest]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    });

    it('is not made when all who asked for it have hung up', async () => {
      const { port } = app.server.address() as AddressInfo;
      const ask = (url: string) => {
        const socket = connect(port, '127.0.0.1');
        socket.write(`GET ${url} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
        return socket;
      };
      const connections = () =>
        new Promise<number>((known) => app.server.getConnections((_, count) => known(count)));
      const busy = ['/cat/1', '/cat/2'].map((url) => app.inject({ url }));
      await expect.poll(() => begun).toHaveLength(2);
      const asks = ['/cat/gone', '/cat/shared', '/cat/shared'];
      const asked = asks.map(ask);
      await expect.poll(() => seen.filter((url) => asks.includes(url))).toHaveLength(3);
      asked[0]?.destroy();
      asked[1]?.destroy();
      await expect.poll(connections).toBe(1);
      const last = app.inject({ url: '/cat/last' });
      await letAllEnd();
      await Promise.all([...busy, last]);
      expect(begun).toEqual(['/cat/1', '/cat/2', '/cat/shared', '/cat/last']);
      asked[2]?.destroy();
    });
  });
});
