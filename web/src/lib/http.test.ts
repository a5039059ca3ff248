import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { endpoint } from '@caretrail/contract/http/endpoint';
import { asFailure } from '@caretrail/contract/http/failure';
import { limits } from '@caretrail/contract/limits';
import { clientErrors } from '@caretrail/contract/texts/client-errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { aUser } from '../testing/a-user.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { freshBrowser } from '../testing/fresh-browser.ts';
import type { MemoryStorage } from '../testing/memory-storage.ts';
import { request } from './http.ts';
import { listenToSession } from './refresh.ts';
import { failureTexts } from './refusal.ts';

const list = endpoint({
  method: 'GET',
  path: '/api/things/',
  audience: 'patient',
  record: 'own',
  summary: '',
  query: z.object({ type: z.optional(z.array(z.string())), q: z.optional(z.string()) }),
  answer: z.object({ data: z.array(z.string()) }),
});
const create = endpoint({
  method: 'POST',
  path: '/api/things/{id}/',
  audience: 'patient',
  record: 'own',
  summary: '',
  params: z.object({ id: z.string() }),
  body: z.object({ title: z.string() }),
  answer: z.object({ id: z.string() }),
  creates: true,
});

const refreshPath = authEndpoints.refresh.path;
const found = { status: 200, body: { data: [] } };
const refused = { status: 401, body: { code: 'invalid_token', detail: 'Sign in again.' } };
const onLost = vi.fn();
const onRefreshed = vi.fn();
let local: MemoryStorage;

const failureOf = async (call: Promise<unknown>) => asFailure(await call.catch((e: unknown) => e));

beforeEach(() => {
  local = freshBrowser();
  local.items.set('access_token', 'old');
  local.items.set('refresh_token', 'r1');
  local.items.set('user_data', JSON.stringify(aUser()));
  onLost.mockReset();
  onRefreshed.mockReset();
  listenToSession({ onLost, onRefreshed });
});
afterEach(() => vi.useRealTimers());

/** Refuses the old token and renews it. */
const expiring = () =>
  fakeServer(async ({ url, headers }) => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 20));
    if (url === refreshPath) return { status: 200, body: { access: 'new', refresh: 'r2' } };
    return headers.get('Authorization') === 'Bearer new' ? found : refused;
  });

describe('§7 a call', () => {
  it.each([
    ['7', 7000],
    [undefined, 0],
  ])('a refusal says how long the server asks to wait: %s', async (after, retryAfterMs) => {
    const headers = new Headers(after === undefined ? [] : [['Retry-After', after]]);
    vi.stubGlobal('fetch', async () => Response.json({}, { status: 429, headers }));
    expect(await failureOf(request(list))).toMatchObject({ status: 429, retryAfterMs });
  });

  it('sends the bearer, names the client and parses the answer', async () => {
    const log = fakeServer(() => ({ status: 200, body: { data: ['a'], secret: 1 } }));
    expect(await request(list, { query: { type: ['a', 'b'], q: undefined } })).toEqual({
      data: ['a'],
    });
    expect(log[0]?.url).toBe('/api/things/?type=a&type=b');
    expect(log[0]?.headers.get('Authorization')).toBe('Bearer old');
    expect(log[0]?.headers.get('X-Client')).toBe('web');
    expect(log[0]?.headers.has('Idempotency-Key')).toBe(false);
  });

  it('sends JSON, and a form as it is', async () => {
    const log = fakeServer(() => ({ status: 201, body: { id: '1' } }));
    await request(create, { params: { id: 'a b' }, body: { title: 't' } });
    await request(create, { params: { id: '1' }, body: new FormData() });
    expect(log[0]?.url).toBe('/api/things/a%20b/');
    expect(log[0]?.body).toEqual({ title: 't' });
    expect(log[0]?.headers.get('Content-Type')).toBe('application/json');
    expect(log[1]?.body).toBeInstanceOf(FormData);
    expect(log[1]?.headers.has('Content-Type')).toBe(false);
  });

  it.each([204, 202])('answers undefined for %d', async (status) => {
    fakeServer(() => ({ status }));
    expect(await request(authEndpoints.logout)).toBeUndefined();
  });

  it('hands the raw body to a feature that reads it itself', async () => {
    fakeServer(() => ({ status: 200, body: { odd: true } }));
    expect(await request(list, {}, { parse: (body) => body })).toEqual({ odd: true });
  });
});

describe('§7 one refresh, one retry', () => {
  it('100 parallel calls with an expired token: one refresh, each retried once', async () => {
    const log = expiring();
    await Promise.all(Array.from({ length: 100 }, () => request(list)));
    expect(log.filter(({ url }) => url === refreshPath)).toHaveLength(1);
    expect(log).toHaveLength(201);
    expect(local.items.get('access_token')).toBe('new');
    expect(local.items.get('refresh_token')).toBe('r2');
    expect(onRefreshed).toHaveBeenCalledExactlyOnceWith({ access: 'new', refresh: 'r2' });
    expect(onLost).not.toHaveBeenCalled();
  });

  it('keeps the Idempotency-Key of a create across the retry', async () => {
    const log = fakeServer(({ url, headers }) => {
      if (url === refreshPath) return { status: 200, body: { access: 'new' } };
      return headers.get('Authorization') === 'Bearer new'
        ? { status: 201, body: { id: '1' } }
        : refused;
    });
    await request(create, { params: { id: '1' }, body: { title: 't' } });
    const keys = log
      .filter(({ url }) => url !== refreshPath)
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(local.items.get('refresh_token')).toBe('r1');
  });

  it('a second 401 after the retry is the answer', async () => {
    const log = fakeServer(({ url }) =>
      url === refreshPath ? { status: 200, body: { access: 'new' } } : refused,
    );
    expect(await failureOf(request(list))).toMatchObject({ kind: 'status', status: 401 });
    expect(log).toHaveLength(3);
    expect(onLost).not.toHaveBeenCalled();
  });

  it('does not send again as another user, who has signed in in another tab since', async () => {
    const log = fakeServer(({ headers }) => {
      if (headers.get('authorization') !== 'Bearer old') return { status: 201, body: { id: 'x' } };
      local.items.set('user_data', JSON.stringify(aUser({ id: 'another' })));
      local.items.set('access_token', 'of another');
      return refused;
    });
    const call = request(create, { params: { id: 'x' }, body: { title: 'Mine' } });
    expect(await failureOf(call)).toMatchObject({ status: 401 });
    expect(log).toHaveLength(1);
    expect(local.items.get('access_token')).toBe('of another');
  });

  it('adopts the newer token of another tab without a refresh', async () => {
    const log = fakeServer(({ headers }) => {
      if (headers.get('Authorization') === 'Bearer other-tab') return found;
      local.items.set('access_token', 'other-tab');
      return refused;
    });
    await request(list);
    expect(log).toHaveLength(2);
    expect(log.some(({ url }) => url === refreshPath)).toBe(false);
  });

  describe('while another tab holds the lock', () => {
    type Work = (lock: object | null) => Promise<boolean> | null;
    const names: string[] = [];
    const page = new EventTarget();
    /** As the browser does: not available at first, then granted when the other tab has ended. */
    const lockOfAnother = (onGranted: () => void) => ({
      request: async (name: string, options: object, work?: Work) => {
        names.push(name);
        if (work !== undefined) return work(null);
        onGranted();
        return (options as Work)({});
      },
    });
    const withLock = (onGranted: () => void) => {
      names.length = 0;
      vi.stubGlobal('navigator', { locks: lockOfAnother(onGranted) });
      vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
      return fakeServer(({ url, headers }) => {
        if (url === refreshPath) return { status: 200, body: { access: 'own' } };
        return headers.get('Authorization') === 'Bearer old' ? refused : found;
      });
    };
    const storeLikeAnother = (): void => {
      local.items.set('access_token', 'other-tab');
      page.dispatchEvent(new Event('storage'));
    };
    const refreshes = (log: ReturnType<typeof fakeServer>): number =>
      log.filter(({ url }) => url === refreshPath).length;

    it('waits for it, then adopts its token', async () => {
      const log = withLock(storeLikeAnother);
      await request(list);
      expect(names).toEqual(['caretrail-refresh', 'caretrail-refresh']);
      expect(refreshes(log)).toBe(0);
    });

    it('adopts its token, which is seen here a moment later than the end of its lock', async () => {
      const log = withLock(() => void setTimeout(storeLikeAnother, 20));
      await request(list);
      expect(refreshes(log)).toBe(0);
      expect(local.items.get('access_token')).toBe('other-tab');
    });

    it('asks for tokens itself where the other tab has got none', async () => {
      const log = withLock(() => undefined);
      await request(list);
      expect(refreshes(log)).toBe(1);
      expect(local.items.get('access_token')).toBe('own');
    });
  });
});

describe('§5 §8 a failed refresh', () => {
  const failing = (refresh: { status: number; body?: unknown }) =>
    fakeServer(({ url }) => (url === refreshPath ? refresh : refused));

  it.each([
    ['is refused with 401', { status: 401 }],
    ['is refused with 400', { status: 400, body: {} }],
    ['answers without an access token', { status: 200, body: { refresh: 'r2' } }],
    ['answers an empty access token', { status: 200, body: { access: '' } }],
  ])('that %s clears tokens and user data and calls back once', async (_, refresh) => {
    const log = failing(refresh);
    const failures = await Promise.all(Array.from({ length: 20 }, () => failureOf(request(list))));
    expect(log.filter(({ url }) => url === refreshPath)).toHaveLength(1);
    expect(new Set(failures.map((each) => each?.kind))).toEqual(new Set(['status']));
    expect(
      ['access_token', 'refresh_token', 'user_data'].filter((key) => local.items.has(key)),
    ).toEqual([]);
    expect(onLost).toHaveBeenCalledOnce();
  });

  it.each([
    ['is not heard', () => Promise.reject(new TypeError('Failed to fetch')), 'no-response'],
    ['meets a server in trouble', () => ({ status: 503, body: {} }), 'status'],
    ['comes too often', () => ({ status: 429, body: {} }), 'status'],
  ])('that %s is none: the session stays', async (_, refresh, kind) => {
    vi.useFakeTimers();
    fakeServer(({ url }) => (url === refreshPath ? refresh() : refused));
    expect(await failureOf(request(list))).toMatchObject({ kind });
    expect(local.items.has('refresh_token')).toBe(true);
    expect(onLost).not.toHaveBeenCalled();
  });

  it('whose answer was lost is asked for again by itself, while the server still gives it', async () => {
    vi.useFakeTimers();
    let tries = 0;
    fakeServer(({ url }) => {
      if (url !== refreshPath) return refused;
      tries += 1;
      if (tries < 4) return new Promise(() => {});
      return { status: 200, body: { access: 'new', refresh: 'r2' } };
    });
    const failure = failureOf(request(list));
    await vi.advanceTimersByTimeAsync(limits.auth.refreshGraceMs);
    expect(await failure).toMatchObject({ kind: 'no-response' });
    expect(local.items.get('refresh_token')).toBe('r2');
    expect(onLost).not.toHaveBeenCalled();
  });

  it('is one without stored user data', async () => {
    local.items.delete('user_data');
    fakeServer(({ url }) =>
      url === refreshPath ? { status: 200, body: { access: 'new' } } : refused,
    );
    expect(await failureOf(request(list))).toMatchObject({ status: 401 });
    expect(local.items.has('access_token')).toBe(false);
    expect(onLost).toHaveBeenCalledOnce();
  });

  it('a 401 from the refresh call itself never leads to another', async () => {
    const log = fakeServer(() => refused);
    const call = request(authEndpoints.refresh, { body: { refresh: 'r1' } });
    expect(await failureOf(call)).toMatchObject({ status: 401 });
    expect(log).toHaveLength(1);
  });

  it('§8 without a refresh token: tokens cleared, the call rejected, no refresh asked for', async () => {
    local.items.delete('refresh_token');
    const log = fakeServer(() => refused);
    expect(await failureOf(request(list))).toMatchObject({ message: 'Sign in again.' });
    expect(log).toHaveLength(1);
    expect(local.items.has('access_token')).toBe(false);
  });

  it('an answer that comes after a logout brings nothing back', async () => {
    fakeServer(({ url }) => {
      if (url !== refreshPath) return refused;
      local.items.clear();
      return { status: 200, body: { access: 'new', refresh: 'r2' } };
    });
    expect(await failureOf(request(list))).toMatchObject({ status: 401 });
    expect(local.items.size).toBe(0);
  });
});

describe('§8 the four kinds of failure', () => {
  it('§9 nothing within 5,000 ms is no response', async () => {
    vi.useFakeTimers();
    fakeServer(() => new Promise(() => {}));
    const failure = failureOf(request(list));
    await vi.advanceTimersByTimeAsync(limits.http.timeoutMs - 1);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({ kind: 'no-response', message: failureTexts.timedOut });
  });

  it('a broken connection is no response', async () => {
    fakeServer(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failureOf(request(list))).toMatchObject({
      kind: 'no-response',
      message: failureTexts.noResponse,
    });
  });

  it('a caller that gives up stops the request', async () => {
    fakeServer(() => new Promise(() => {}));
    const controller = new AbortController();
    const failure = failureOf(request(list, {}, { signal: controller.signal }));
    controller.abort();
    expect(await failure).toMatchObject({ kind: 'no-response' });
  });

  it('a missing path parameter is a setup failure, and nothing is sent', async () => {
    const log = fakeServer(() => found);
    const call = request(create, { params: {} as { id: string }, body: { title: 't' } });
    expect(await failureOf(call)).toMatchObject({
      kind: 'setup',
      message: expect.stringContaining('"id"'),
    });
    expect(log).toHaveLength(0);
  });

  it('a token that cannot be a header is a setup failure', async () => {
    local.items.set('access_token', 'a\nb');
    fakeServer(() => found);
    expect(await failureOf(request(list))).toMatchObject({ kind: 'setup' });
  });

  it('a refusal carries status, body and what the server said', async () => {
    fakeServer(() => ({ status: 409, body: { code: 'conflict', detail: 'Changed meanwhile.' } }));
    expect(await failureOf(request(list))).toMatchObject({
      kind: 'status',
      status: 409,
      body: { code: 'conflict' },
      message: 'Changed meanwhile.',
    });
  });

  it('an answer that does not fit its schema is a status below 400', async () => {
    fakeServer(() => ({ status: 200, body: { data: 'no list' } }));
    expect(await failureOf(request(list))).toMatchObject({
      kind: 'status',
      status: 200,
      message: clientErrors.unreadableAnswer,
    });
  });

  it('an error outside HTTP is unexpected', async () => {
    fakeServer(() => found);
    const parse = () => {
      throw new Error('Our own mistake');
    };
    expect(await failureOf(request(list, {}, { parse }))).toEqual({
      kind: 'unexpected',
      message: 'Our own mistake',
    });
  });
});
