import { beforeEach, describe, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { freshBrowser } from '../../testing/fresh-browser.ts';
import { thumbnailOf } from './thumbnails.ts';

const idOf = (n: number): string => `0190a0a0-0000-7000-8000-${String(n).padStart(12, '0')}`;
const now = Date.parse('2026-11-15T12:00:00Z');

beforeEach(() => void freshBrowser());

/** Answers an address for every id; counts the calls. */
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

describe('the small pictures of files', () => {
  it('that come into sight together are asked for in one call, a hundred at most', async () => {
    const asked = thumbnailServer();
    const ids = Array.from({ length: 130 }, (_, n) => idOf(n));
    const urls = await Promise.all(ids.map((id) => thumbnailOf(id, now)));
    expect(urls[129]).toBe(`/picture/${idOf(129)}`);
    expect(asked.map(({ length }) => length)).toEqual([100, 30]);
  });

  it('are known for as long as their address is good', async () => {
    const asked = thumbnailServer();
    const id = idOf(500);
    await thumbnailOf(id, now);
    await thumbnailOf(id, now + 200_000);
    expect(asked).toHaveLength(1);
    await thumbnailOf(id, now + 290_000);
    expect(asked).toHaveLength(2);
  });

  it('that cannot be had leave the icon, and are asked for again', async () => {
    fakeServer(() => ({ status: 503, body: {} }));
    expect(await thumbnailOf(idOf(900), now)).toBeNull();
    thumbnailServer();
    expect(await thumbnailOf(idOf(900), now)).toBe(`/picture/${idOf(900)}`);
  });
});
