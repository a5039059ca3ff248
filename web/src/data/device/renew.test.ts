import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { writeStored } from '../../lib/browser-storage.ts';
import { freshBrowser } from '../../testing/fresh-browser.ts';
import { memoryShelf } from '../../testing/memory-shelf.ts';
import { copyIn } from './copy.ts';
import { type Part, parts } from './parts.ts';
import { renewCopy } from './renew.ts';

const server = { version: 1, asked: [] as string[], fails: '' };

/** Answers with a tag for lists that are read by GET, as the server does. */
async function answer(url: string, init: RequestInit): Promise<Response> {
  const path = url.split('?')[0] ?? '';
  server.asked.push(path);
  if (path === server.fails) throw new TypeError('Failed to fetch');
  const tag = `W/"x.${server.version}"`;
  if (new Headers(init.headers).get('if-none-match') === tag)
    return new Response(null, { status: 304, headers: { etag: tag } });
  return new Response(JSON.stringify({ data: [path] }), {
    headers: { ...(init.method === 'GET' && { etag: tag }) },
  });
}

function makeDevice() {
  const user = { now: 'ada' };
  const clock = { ms: Date.parse('2026-11-15T08:00:00Z') };
  const shelf = memoryShelf();
  const copy = copyIn({ shelf, ownerNow: () => user.now });
  const renew = () =>
    renewCopy({ copy, ownerNow: () => user.now, now: () => clock.ms, rest: async () => undefined });
  return { user, clock, shelf, copy, renew };
}

beforeEach(() => {
  freshBrowser();
  vi.stubGlobal('fetch', answer);
  writeStored(storageKeys.accessToken, 'token');
  Object.assign(server, { version: 1, asked: [], fails: '' });
});

describe('the copy is made again in the background', () => {
  it('first with everything', async () => {
    const { renew, shelf } = makeDevice();
    await renew();
    expect(shelf.rows.size).toBe(Object.keys(parts).length);
  });

  it('asks once and loads nothing where the record has not changed', async () => {
    const { renew, copy, clock } = makeDevice();
    await renew();
    server.asked = [];
    clock.ms += 60_000;
    await renew();
    expect(server.asked).toEqual([parts.places.endpoint.path]);
    expect((await copy.read(parts.events.name))?.sureMs).toBe(clock.ms);
  });

  it('loads everything again after a change, and after an hour for the days that have moved on', async () => {
    const { renew, clock } = makeDevice();
    await renew();
    for (const change of [() => (server.version += 1), () => (clock.ms += 2 * 60 * 60_000)]) {
      change();
      server.asked = [];
      await renew();
      expect(server.asked).toHaveLength(Object.keys(parts).length);
    }
  });

  it('keeps what it has when the connection goes, and nothing once the user has signed out', async () => {
    const { renew, shelf, user } = makeDevice();
    server.fails = parts.doses.endpoint.path;
    await expect(renew()).rejects.toThrow();
    const kept = [...shelf.rows.keys()];
    expect(kept).toEqual([parts.places, parts.dashboard, parts.zone].map(({ name }: Part) => name));
    shelf.rows.clear();
    user.now = '';
    await renew();
    expect(shelf.rows.size).toBe(0);
  });
});
