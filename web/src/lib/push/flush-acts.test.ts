import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryPushStore } from '../../testing/memory-push-store.ts';
import { flushActs, pressActs } from './flush-acts.ts';
import type { Fetching } from './send-act.ts';

const lang = 'en';
const now = new Date().toISOString();
const act = (token: string, at = now) => ({ token, act: 'taken' as const, at });

/** The server: each token is recorded once, and the same press gets the same answer. */
function server() {
  const recorded = new Set<string>();
  const asked: string[] = [];
  const by: Fetching = async (_, { body }) => {
    const { token } = JSON.parse(body) as { token: string };
    asked.push(token);
    recorded.add(token);
    return Response.json({ outcome: 'recorded', sentence: 'Recorded at 08:03.' });
  };
  return { by, recorded, asked };
}

const answering =
  (status: number, body: BodyInit): Fetching =>
  async () =>
    new Response(body, { status });
const unreachable: Fetching = () => Promise.reject(new TypeError('Failed to fetch'));

describe('a press on a notification', () => {
  it('is sent and told, and nothing of it stays here', async () => {
    const [store, { by, recorded }] = [memoryPushStore(), server()];
    const { sent, isKept } = await pressActs(store, [act('one'), act('two')], { by, lang });
    expect(sent.map(({ result }) => result)).toEqual([
      { kind: 'answered', outcome: 'recorded', sentence: 'Recorded at 08:03.' },
      { kind: 'answered', outcome: 'recorded', sentence: 'Recorded at 08:03.' },
    ]);
    expect(isKept).toBe(true);
    expect([...recorded]).toEqual(['one', 'two']);
    expect(await store.listKept()).toEqual([]);
  });

  it.each([
    ['there is no connection', unreachable],
    ['the server is busy', answering(503, '')],
    ['there are too many requests', answering(429, '{"code":"rate_limited","detail":"Wait."}')],
    ['the sign-in of a hotel answers', answering(200, '<html>Welcome</html>')],
    ['the sign-in of a hotel refuses', answering(403, '<html>Welcome</html>')],
  ])('waits while %s, and is sent once later, with the time of the press', async (_, by) => {
    const store = memoryPushStore();
    const { sent } = await pressActs(store, [act('one')], { by, lang });
    expect(sent).toEqual([{ token: 'one', result: { kind: 'waiting' } }]);
    expect(await store.listKept()).toEqual([act('one')]);

    const later = server();
    await flushActs(store, { by: later.by, lang });
    await flushActs(store, { by: later.by, lang });
    expect(later.asked).toEqual(['one']);
  });

  it('keeps the token, the act and the time, and nothing else', async () => {
    const store = memoryPushStore();
    await pressActs(store, [act('one')], { by: unreachable, lang });
    expect(Object.keys((await store.listKept())[0] ?? {})).toEqual(['token', 'act', 'at']);
  });

  it('counts as it was made first, however often it is pressed without a connection', async () => {
    const store = memoryPushStore();
    await pressActs(store, [act('one', '2026-11-18T08:03:00.000Z')], { by: unreachable, lang });
    await pressActs(store, [{ ...act('one'), act: 'later' }], { by: unreachable, lang });
    expect(await store.listKept()).toEqual([act('one', '2026-11-18T08:03:00.000Z')]);
  });

  it('“taken” takes the place of a “later” that waits, and never the other way round', async () => {
    const store = memoryPushStore();
    const later = { ...act('one'), act: 'later' as const };
    const taken = act('one', '2026-11-18T08:07:00.000Z');
    await pressActs(store, [later], { by: unreachable, lang });
    await pressActs(store, [taken], { by: unreachable, lang });
    await pressActs(store, [later], { by: unreachable, lang });
    expect(await store.listKept()).toEqual([taken]);
  });

  it('“taken” stays when it was pressed while the “later” before it was on its way', async () => {
    const store = memoryPushStore();
    const taken = act('one');
    const by: Fetching = async () => {
      await store.keep([taken]);
      return Response.json({ outcome: 'later', sentence: 'Put off until 08:15.' });
    };
    await pressActs(store, [{ ...taken, act: 'later' }], { by, lang });
    expect(await store.listKept()).toEqual([taken]);
  });

  it('is told when it is refused, and is not sent again', async () => {
    const store = memoryPushStore();
    const by = answering(400, '{"code":"invalid_input","detail":"Send the token."}');
    const { sent } = await pressActs(store, [act('one')], { by, lang });
    expect(sent[0]?.result).toEqual({ kind: 'refused', sentence: 'Send the token.' });
    expect(await store.listKept()).toEqual([]);
  });

  it('is told as refused when it could not be sent for two days', async () => {
    const store = memoryPushStore();
    const at = new Date(Date.now() - 49 * 60 * 60 * 1000).toISOString();
    const { sent } = await pressActs(store, [act('one', at)], { by: unreachable, lang });
    expect(sent[0]?.result).toEqual({ kind: 'refused', sentence: null });
    expect(await store.listKept()).toEqual([]);
  });

  it('is sent at once where the browser keeps nothing, and says that it is not kept', async () => {
    const store = { ...memoryPushStore(), keep: () => Promise.reject(new Error('No storage.')) };
    const { by, recorded } = server();
    expect((await pressActs(store, [act('one')], { by, lang })).isKept).toBe(false);
    expect([...recorded]).toEqual(['one']);
    const failed = await pressActs(store, [act('two')], { by: unreachable, lang });
    expect(failed).toEqual({
      sent: [{ token: 'two', result: { kind: 'waiting' } }],
      isKept: false,
    });
  });

  it('does not hold up the others', async () => {
    const store = memoryPushStore();
    await store.keep([act('bad'), act('good')]);
    const good = server();
    const by: Fetching = (path, init) =>
      init.body.includes('bad') ? unreachable(path, init) : good.by(path, init);
    await flushActs(store, { by, lang });
    expect([...good.recorded]).toEqual(['good']);
    expect(await store.listKept()).toEqual([act('bad')]);
  });

  it('is sent after the one before it is answered, never beside it', async () => {
    const store = memoryPushStore();
    await store.keep(['one', 'two', 'three'].map((token) => act(token)));
    let underWay = 0;
    const most: number[] = [];
    const by: Fetching = async () => {
      most.push((underWay += 1));
      await new Promise((resolve) => setTimeout(resolve, 1));
      underWay -= 1;
      return Response.json({ outcome: 'recorded', sentence: 'Recorded.' });
    };
    await flushActs(store, { by, lang });
    expect(most).toEqual([1, 1, 1]);
  });

  it('is not tried where two before it got no answer: there is no connection', async () => {
    const store = memoryPushStore();
    await store.keep(['one', 'two', 'three'].map((token) => act(token)));
    const tried = vi.fn(unreachable);
    await flushActs(store, { by: tried, lang });
    expect(tried).toHaveBeenCalledTimes(2);
    expect(await store.listKept()).toHaveLength(3);
  });

  it('carries neither cookies nor a session', async () => {
    const inits: RequestInit[] = [];
    const by: Fetching = async (_, init) => {
      inits.push(init);
      return Response.json({ outcome: 'recorded', sentence: 'Recorded.' });
    };
    await pressActs(memoryPushStore(), [act('one')], { by, lang: 'de' });
    expect(inits[0]).toMatchObject({ credentials: 'omit', keepalive: true });
    expect(Object.keys(inits[0]?.headers ?? {})).toEqual([
      'Content-Type',
      'Accept',
      'Accept-Language',
    ]);
  });
});

describe('a server that asks for a pause', () => {
  afterEach(() => void vi.useRealTimers());

  /** Refuses until this much time has passed. */
  async function pausing(seconds: number) {
    vi.useFakeTimers();
    const store = memoryPushStore();
    await store.keep([act('one'), act('two')]);
    const { by, asked } = server();
    const readyMs = Date.now() + seconds * 1000;
    const headers = { 'Retry-After': String(seconds) };
    let refused = 0;
    const flush = () =>
      flushActs(store, {
        by: async (path, init) => {
          if (Date.now() >= readyMs) return by(path, init);
          refused += 1;
          return new Response('', { status: 429, headers });
        },
        lang,
      });
    return { store, asked, flush, refused: () => refused };
  }

  it('gets the presses after it, where the pause is short', async () => {
    const { store, asked, flush, refused } = await pausing(3);
    const flushing = flush();
    await vi.advanceTimersByTimeAsync(3000);
    expect((await flushing).map(({ result }) => result.kind)).toEqual(['answered', 'answered']);
    expect([refused(), asked]).toEqual([1, ['one', 'two']]);
    expect(await store.listKept()).toEqual([]);
  });

  it('gets nothing before its end where it is long, and then all of them', async () => {
    const { store, asked, flush, refused } = await pausing(60);
    for (const _ of [1, 2]) {
      const sent = await flush();
      expect(sent.map(({ result }) => result.kind)).toEqual(['waiting', 'waiting']);
    }
    expect([refused(), asked]).toEqual([1, []]);
    expect(await store.listKept()).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(60_000);
    await flush();
    expect([refused(), asked]).toEqual([1, ['one', 'two']]);
  });

  it('cannot hold them up for longer than ten minutes', async () => {
    const { flush, refused } = await pausing(100_000);
    await flush();
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    await flush();
    expect(refused()).toBe(2);
  });
});
