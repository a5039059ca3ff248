import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryPushStore } from '../../testing/memory-push-store.ts';
import { leavePush } from './leave-push.ts';

const device = { owner: 'me', id: 'd', name: 'Chrome', publicKey: 'key', endpointHash: 'hash' };

/** A browser with a notification on its screen. */
function browser() {
  const done: string[] = [];
  const subscription = {
    unsubscribe: async () => {
      done.push('unsubscribed');
      return true;
    },
  };
  const registration = {
    getNotifications: async () => [{ close: () => void done.push('closed') }],
    pushManager: { getSubscription: async () => subscription },
  };
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: async () => registration },
    clearAppBadge: async () => void done.push('badge cleared'),
  });
  return done;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a sign-out', () => {
  it('ends the notifications of this browser, and keeps nothing', async () => {
    const done = browser();
    const store = memoryPushStore(device);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await store.keep([{ token: 't', act: 'taken', at: new Date().toISOString() }]);
    const removed: string[] = [];
    await leavePush(async (id) => void removed.push(id), store);
    expect(removed).toEqual(['d']);
    expect(done).toEqual(['closed', 'unsubscribed', 'badge cleared']);
    expect(store.isCleared).toBe(true);
    expect(await store.listKept()).toEqual([]);
  });

  it('sends a press that waits first', async () => {
    browser();
    const store = memoryPushStore(device);
    const sent: string[] = [];
    vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
      sent.push(body);
      return Response.json({ outcome: 'recorded', sentence: 'Recorded.' });
    });
    const act = { token: 't', act: 'taken', at: new Date().toISOString() } as const;
    await store.keep([act]);
    await leavePush(async () => undefined, store);
    expect(sent.map((body) => JSON.parse(body) as unknown)).toEqual([act]);
  });

  it('removes the device only then: the token of the press ends with it', async () => {
    browser();
    const store = memoryPushStore(device);
    const done: string[] = [];
    vi.stubGlobal('fetch', async () => {
      await new Promise((answer) => setTimeout(answer, 20));
      done.push('sent');
      return Response.json({ outcome: 'recorded', sentence: 'Recorded.' });
    });
    await store.keep([{ token: 't', act: 'taken', at: new Date().toISOString() }]);
    await leavePush(async () => void done.push('removed'), store);
    expect(done).toEqual(['sent', 'removed']);
  });

  it('ends them here although the server cannot be told', async () => {
    const done = browser();
    const store = memoryPushStore(device);
    await leavePush(() => Promise.reject(new Error('No connection.')), store);
    expect(done).toContain('unsubscribed');
    expect(store.isCleared).toBe(true);
  });

  it('ends them here although every call hangs', async () => {
    const done = browser();
    const store = memoryPushStore(device);
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    await store.keep([{ token: 't', act: 'taken', at: new Date().toISOString() }]);
    vi.useFakeTimers();
    const leaving = leavePush(() => new Promise(() => {}), store);
    await vi.advanceTimersByTimeAsync(3500);
    await leaving;
    vi.useRealTimers();
    expect(done).toEqual(['closed', 'unsubscribed', 'badge cleared']);
    expect(store.isCleared).toBe(true);
  });

  it('does nothing in a browser without workers', async () => {
    vi.stubGlobal('navigator', {});
    const store = memoryPushStore();
    await leavePush(() => Promise.reject(new Error('Nothing to remove.')), store);
    expect(store.isCleared).toBe(true);
  });
});
