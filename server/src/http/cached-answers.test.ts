import { connect, type AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { currentLanguage } from '@caretrail/contract/i18n/current-language';
import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { speakLanguageOfRequest } from '../languages/request-language.ts';
import { heldMemory } from '../testing/held-memory.ts';
import { makeCachedAnswers, type Built } from './cached-answers.ts';
import { assembleList, parseStampedRows, stampsOf, type KnownList } from './list-rows.ts';
import { anonymous } from './principal.ts';

const kilobyte = 'x'.repeat(1000);

/** A server with one list, whose patient and version each request names itself. */
function listOf(build: (patientId: string) => string, maxBytes = 15_000) {
  const app = fastify();
  const cached = makeCachedAnswers({ release: '1', maxBytes });
  let builds = 0;
  app.get('/:patientId/:version', async (request, reply) => {
    const { patientId, version } = request.params as Record<string, string>;
    const principal = anonymous;
    const made = async () => {
      builds += 1;
      return { version: Number(version), json: JSON.stringify(build(String(patientId))) };
    };
    const of = { owner: String(patientId), version: Number(version) };
    return cached.send({ principal, request, reply }, { name: 'list', of, build: made });
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

  it('with words of ours is kept once for each language', async () => {
    const app = fastify();
    speakLanguageOfRequest(app);
    const cached = makeCachedAnswers({ release: '1' });
    let builds = 0;
    app.get('/', async (request, reply) => {
      const build = async () => {
        builds += 1;
        return { version: 1, json: JSON.stringify(currentLanguage().tag) };
      };
      const list = { name: 'list', of: { owner: 'ann', version: 1 }, isInWords: true } as const;
      return cached.send({ principal: anonymous, request, reply }, { ...list, build });
    });
    const get = (language: string, known = '') =>
      app.inject({ url: '/', headers: { 'accept-language': language, 'if-none-match': known } });
    const english = await get('en');
    const german = await get('de');
    expect([english.json(), german.json()]).toEqual(['en', 'de']);
    expect((await get('de-AT')).json()).toBe('de');
    expect(builds).toBe(2);
    expect(german.headers['vary']).toContain('accept-language');
    const tag = String(english.headers['etag']);
    expect([(await get('en', tag)).statusCode, (await get('de', tag)).statusCode]).toEqual([
      304, 200,
    ]);
  });

  it.each(['br', 'gzip', ''])(
    'is patched with the changed rows after a write (%s)',
    async (encoding) => {
      const app = fastify();
      const cached = makeCachedAnswers({ release: '1' });
      const asked: (string | undefined)[] = [];
      const lines = [
        'a.1\t{"id":"a"}\nb.1\t{"id":"b"}',
        'b.2\t{"id":"b","is":"new"}\na.1',
        'b.2\na.1',
      ];
      app.get('/:version', async (request, reply) => {
        const version = Number((request.params as Record<string, string>)['version']);
        const build = async (known?: KnownList): Promise<Built> => {
          asked.push(known?.stamps);
          const rows = parseStampedRows(lines[version] ?? '');
          return known?.stamps === stampsOf(rows)
            ? { version, isSame: true }
            : { version, ...(await assembleList(rows, known)) };
        };
        const of = { owner: 'ann', version };
        return cached.send({ principal: anonymous, request, reply }, { name: 'list', of, build });
      });
      const bodies: Buffer[] = [];
      for (const version of [0, 1, 2, 2]) {
        const answer = await app.inject({
          url: `/${version}`,
          headers: { 'accept-encoding': encoding },
        });
        expect(answer.headers['etag']).toContain(`.${version}"`);
        bodies.push(answer.rawPayload);
      }
      expect(asked).toEqual([undefined, 'a.1 b.1', 'b.2 a.1']);
      const unpack =
        { br: brotliDecompressSync, gzip: gunzipSync }[encoding] ?? ((body: Buffer) => body);
      expect(bodies.map((body) => JSON.parse(unpack(body).toString()) as unknown)).toEqual([
        { data: [{ id: 'a' }, { id: 'b' }] },
        ...Array.from({ length: 3 }, () => ({ data: [{ id: 'b', is: 'new' }, { id: 'a' }] })),
      ]);
    },
  );

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

  it('is built beside at most two others at a time', async () => {
    const app = fastify();
    const cached = makeCachedAnswers({ release: '1' });
    let [running, most] = [0, 0];
    app.get('/:from', async (request, reply) => {
      const [principal, of] = [anonymous, { owner: 'ann', version: 1 }];
      const build = async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise(setImmediate);
        running -= 1;
        return { version: 1, json: '[]' };
      };
      return cached.send({ principal, request, reply }, { name: request.url, of, build });
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
      const owner = String((request.params as Record<string, string>)['of']);
      const [principal, of] = [
        { ...anonymous, userId: owner },
        { owner, version: 1 },
      ];
      const build = async () => {
        begun.push(request.url);
        await new Promise<void>((end) => ends.push(end));
        return { version: 1, json: '[]' };
      };
      return cached.send({ principal, request, reply }, { name: request.url, of, build });
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
