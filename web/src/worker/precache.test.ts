import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeCaches } from '../testing/fake-caches.ts';
import type { WorkerFacts } from './facts.ts';
import { makePrecache } from './precache.ts';

const factsOf = (version: string, files: readonly string[]): WorkerFacts => ({
  version,
  build: `index-${version}.js`,
  files: [`/assets/index-${version}.js`, ...files],
  screens: [],
  takesShared: '/files',
});

let caches: FakeCaches;
/** Another version is being installed, or waits. */
let isUpdating = false;
/** What the server has. */
let served: Map<string, Response>;
const fetched = vi.fn();

beforeEach(() => {
  caches = new FakeCaches();
  isUpdating = false;
  served = new Map();
  fetched.mockReset();
  fetched.mockImplementation(async (address: string) => {
    const response = served.get(address);
    if (response === undefined) throw new TypeError('Failed to fetch');
    return response.clone();
  });
});

function deploy(version: string, files: readonly string[]) {
  const facts = factsOf(version, files);
  for (const file of facts.files) served.set(file, new Response(`${file} of ${version}`));
  served.set('/', new Response(`<script data-app="/assets/index-${version}.js"></script>`));
  return makePrecache({
    facts,
    caches: caches.asStorage(),
    fetch: fetched,
    isUpdating: () => isUpdating,
  });
}

const names = (): string[] => [...caches.kept.keys()];
const textOf = async (response: Response | undefined): Promise<string | undefined> =>
  response?.text();

describe('what a new worker keeps', () => {
  it('is all of its files, and the page of its own build', async () => {
    const precache = deploy('a', ['/assets/home-1.js', '/start.js?1']);
    await precache.install();
    expect(await textOf(await precache.file('/assets/home-1.js'))).toBe('/assets/home-1.js of a');
    expect(await textOf(await precache.page())).toContain('index-a.js');
    expect(precache.isListed('/start.js?1')).toBe(true);
    // The page of another build asks for another start.js.
    expect(precache.isListed('/start.js?2')).toBe(false);
  });

  it('is asked for past the cache of the browser, unless its name has a hash', async () => {
    await deploy('a', ['/assets/home-1.js', '/start.js?1']).install();
    const ways = new Map(fetched.mock.calls as [string, RequestInit][]);
    expect(ways.get('/assets/home-1.js')?.cache).toBe('default');
    expect(ways.get('/start.js?1')?.cache).toBe('reload');
    expect(ways.get('/')?.cache).toBe('reload');
    // No token: nothing about a person can be kept.
    expect([...ways.values()].filter((way) => way.headers !== undefined)).toEqual([]);
  });

  it.each([
    [
      'a file is not there',
      () => served.set('/assets/home-1.js', new Response('', { status: 404 })),
    ],
    ['the connection breaks', () => served.delete('/assets/home-1.js')],
    [
      'a sign-in of a network answers',
      () => {
        const redirected = new Response('Welcome to our hotel');
        Object.defineProperty(redirected, 'redirected', { value: true });
        redirected.clone = () => redirected;
        served.set('/', redirected);
      },
    ],
    ['the page is of another build', () => served.set('/', new Response('index-b.js'))],
  ])('is nothing at all when %s: the installation fails', async (_, spoil) => {
    const precache = deploy('a', ['/assets/home-1.js']);
    spoil();
    await expect(precache.install()).rejects.toThrow();
    expect(names()).toEqual([]);
  });
});

describe('after an update', () => {
  const both = async () => {
    await deploy('a', ['/assets/home-1.js']).install();
    served.clear();
    const precache = deploy('b', ['/assets/home-2.js']);
    await precache.install();
    return precache;
  };

  it('an open page of the build before still gets its files, which the server no longer has', async () => {
    const precache = await both();
    await precache.removeOlder(['index-a.js', 'index-b.js']);
    expect(await textOf(await precache.file('/assets/home-1.js'))).toBe('/assets/home-1.js of a');
    expect(await textOf(await precache.page())).toContain('index-b.js');
  });

  it('they are removed once no open page is of that build', async () => {
    const precache = await both();
    await precache.removeOlder(['index-b.js']);
    expect(await precache.file('/assets/home-1.js')).toBeUndefined();
    expect(names()).toEqual(['caretrail-app-b']);
  });

  it('they stay while an open page does not say of which build it is', async () => {
    const precache = await both();
    await precache.removeOlder(['index-b.js', null]);
    expect(names()).toHaveLength(2);
  });

  it('the files of a worker that waits are left to it by the one before', async () => {
    const before = deploy('a', ['/assets/home-1.js']);
    await before.install();
    served.clear();
    const next = deploy('b', ['/assets/home-2.js']);
    isUpdating = true;
    await next.install();
    // On a slow connection a page of the build before was opened meanwhile.
    await before.removeOlder(['index-a.js']);
    expect(await textOf(await next.page())).toContain('index-b.js');
    expect(await textOf(await next.file('/assets/home-2.js'))).toBe('/assets/home-2.js of b');
  });

  it('the caches of others stay', async () => {
    await caches.open('caretrail-shared');
    await caches.open('of-someone-else');
    const precache = await both();
    await precache.removeOlder([]);
    expect(names()).toEqual(['caretrail-shared', 'of-someone-else', 'caretrail-app-b']);
  });

  it('an installation that fails leaves the files of the build before', async () => {
    await deploy('a', ['/assets/home-1.js']).install();
    const next = deploy('b', ['/assets/home-2.js']);
    served.delete('/assets/home-2.js');
    await expect(next.install()).rejects.toThrow();
    expect(names()).toEqual(['caretrail-app-a']);
  });
});
