import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loggedOut } from '../session/logout.ts';
import { passSecondFactor } from '../session/sign-in-steps.ts';
import { aUser } from '../testing/a-user.ts';
import { makeAppStore } from '../testing/app-store.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { freshBrowser } from '../testing/fresh-browser.ts';
import { filesApi } from './files.ts';

const { findThumbnail } = filesApi.endpoints;
const idOf = (n: number): string => `0190a0a0-0000-7000-8000-${String(n).padStart(12, '0')}`;
const now = Date.parse('2026-11-15T12:00:00Z');

beforeEach(() => {
  freshBrowser();
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterEach(() => void vi.useRealTimers());

/** Returns an address for every id; counts the calls. */
function thumbnailServer() {
  const asked: string[][] = [];
  fakeServer(({ body }) => {
    const { ids } = body as { ids: string[] };
    asked.push(ids);
    const data = ids.map((id) => ({ id, url: `/picture/${id}` }));
    return { status: 200, body: { data, expires_at: '2026-11-15T12:05:00Z' } };
  });
  return asked;
}

/** The request of a row that becomes visible. */
function pictures(store = makeAppStore()) {
  const thumbnailOf = async (id: string): Promise<string | null> => {
    const asked = findThumbnail.initiate(id, { forceRefetch: false });
    return (await store.dispatch(asked)).data?.url ?? null;
  };
  return { store, thumbnailOf };
}

describe('the thumbnails of files', () => {
  it('that become visible together are requested in one call, a hundred at most', async () => {
    const asked = thumbnailServer();
    const { thumbnailOf } = pictures();
    const ids = Array.from({ length: 130 }, (_, n) => idOf(n));
    const urls = await Promise.all(ids.map((id) => thumbnailOf(id)));
    expect(urls[129]).toBe(`/picture/${idOf(129)}`);
    expect(asked.map(({ length }) => length)).toEqual([100, 30]);
  });

  it('are kept for as long as their address is valid', async () => {
    const asked = thumbnailServer();
    const { thumbnailOf } = pictures();
    const id = idOf(500);
    await thumbnailOf(id);
    vi.setSystemTime(now + 200_000);
    await thumbnailOf(id);
    expect(asked).toHaveLength(1);
    vi.setSystemTime(now + 290_000);
    await thumbnailOf(id);
    expect(asked).toHaveLength(2);
  });

  it('that cannot be loaded leave the icon, and are requested again', async () => {
    fakeServer(() => ({ status: 503, body: {} }));
    const { thumbnailOf } = pictures();
    expect(await thumbnailOf(idOf(900))).toBeNull();
    thumbnailServer();
    expect(await thumbnailOf(idOf(900))).toBe(`/picture/${idOf(900)}`);
  });

  it('are removed at a logout, and a batch that is not sent yet is never requested', async () => {
    const asked = thumbnailServer();
    const { store, thumbnailOf } = pictures();
    store.dispatch(passSecondFactor({ access: 'a', refresh: 'r', user: aUser() }));
    await thumbnailOf(idOf(1));
    const gathered = store.dispatch(findThumbnail.initiate(idOf(2)));
    store.dispatch(loggedOut());
    await gathered;
    expect(asked).toEqual([[idOf(1)]]);
    expect(store.getState().server.queries).toEqual({});
  });
});
