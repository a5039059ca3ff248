import type { WorkerFacts } from './facts.ts';
import type { WorkerScope } from './scope.ts';

const prefix = 'caretrail-app-';

/** Any screen has the same page: the app reads its address. */
const page = '/';

/** Beside the calls of the app, which must not wait for them. */
const atOnce = 3;

const scriptOf = (build: string): string => `/assets/${build}`;

type PrecacheDeps = {
  readonly facts: WorkerFacts;
  readonly caches: CacheStorage;
  readonly fetch: WorkerScope['fetch'];
  /** Another version is being installed, or waits: what is not of this one may be its. */
  readonly isUpdating: () => boolean;
};

/**
 * The files of one build, fetched while the worker is installed and never again. Only what the build lists, asked for
 * without a token: no answer about a person can get here.
 */
export function makePrecache({ facts, caches, fetch, isUpdating }: PrecacheDeps) {
  const { version, build, files } = facts;
  const name = prefix + version;
  const listed: ReadonlySet<string> = new Set(files);

  async function fetchWhole(address: string): Promise<Response> {
    // A name with a hash never stands for other bytes: the copy that the screen has just used is as good, and free.
    const cache = address.startsWith('/assets/') ? 'default' : 'reload';
    const response = await fetch(address, { cache, credentials: 'same-origin' });
    if (response.status !== 200 || response.redirected) throw new Error(`No ${address}.`);
    return response;
  }

  /** In another language, or of another build, it would ask for files that are not here. */
  async function fetchPage(): Promise<Response> {
    const response = await fetchWhole(page);
    const text = await response.clone().text();
    if (!text.includes(`"${scriptOf(build)}"`)) throw new Error('The page is of another build.');
    return response;
  }

  async function fill(): Promise<void> {
    const cache = await caches.open(name);
    // The page last: without it nothing here is used.
    const left = [...files];
    const lane = async (): Promise<void> => {
      for (let next = left.shift(); next !== undefined; next = left.shift())
        await cache.put(next, await fetchWhole(next));
    };
    await Promise.all(Array.from({ length: atOnce }, lane));
    await cache.put(page, await fetchPage());
  }

  /** Those of a version that waits among them: see `removeOlder`. */
  const otherNames = async (): Promise<string[]> =>
    (await caches.keys()).filter((each) => each.startsWith(prefix) && each !== name);

  const find = async (within: string, address: string): Promise<Response | undefined> =>
    // `Vary` names headers that a page and a worker send differently.
    (await caches.open(within)).match(address, { ignoreVary: true });

  return {
    /** All or nothing: the worker before stays until a later try. */
    async install(): Promise<void> {
      try {
        await fill();
      } catch (error) {
        await caches.delete(name);
        throw error;
      }
    },

    /**
     * `inUse`: the builds of the open pages; null for one that does not say. Their files stay until they are closed. While
     * another version is on its way nothing is removed: it would never fetch its files again.
     */
    async removeOlder(inUse: readonly (string | null)[]): Promise<void> {
      if (inUse.includes(null)) return;
      for (const older of await otherNames()) {
        const found = await Promise.all(
          inUse.map(async (each) => find(older, scriptOf(each ?? ''))),
        );
        if (isUpdating()) return;
        if (found.every((each) => each === undefined)) await caches.delete(older);
      }
    },

    isListed: (address: string): boolean => listed.has(address),

    page: (): Promise<Response | undefined> => find(name, page),

    /** Of this build, or of one before that a page still uses. */
    async file(address: string): Promise<Response | undefined> {
      const own = await find(name, address);
      if (own !== undefined || !address.startsWith('/assets/')) return own;
      for (const older of await otherNames()) {
        const found = await find(older, address);
        if (found !== undefined) return found;
      }
      return undefined;
    },
  };
}

export type Precache = ReturnType<typeof makePrecache>;
