/** Vite names the file of a worker after its source; `.mjs` if the source has that ending. */
const workerFile = /^\/assets\/[\w.-]*worker[\w.-]*\.m?js$/;

/** It controls the whole app, so it lies above it. */
const serviceWorker = '/sw.js';

/** Only workers from the build of this app, on the origin of this page. */
export function isOwnWorker(address: string, page: string): boolean {
  const { origin, pathname, search, hash } = new URL(address, page);
  // The development server has its files elsewhere, and sends no policy.
  const isKnown =
    import.meta.env.DEV ||
    ((pathname === serviceWorker || workerFile.test(pathname)) && search + hash === '');
  return origin === new URL(page).origin && isKnown;
}

type TrustedUrl = { toString(): string };
type WorkerPolicy = { createScriptURL(address: string): TrustedUrl };
type PolicyMaker = {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): WorkerPolicy;
};

// The types of the browser do not know Trusted Types yet.
const { trustedTypes } = globalThis as { trustedTypes?: PolicyMaker };
let policy: WorkerPolicy | undefined;

function trusted(address: string): TrustedUrl {
  if (!trustedTypes) return address;
  policy ??= trustedTypes.createPolicy('caretrail-worker', {
    createScriptURL: (wanted) => {
      if (!isOwnWorker(wanted, location.href)) throw new TypeError('Not a worker of this app.');
      return wanted;
    },
  });
  return policy.createScriptURL(address);
}

/**
 * The address of a worker in the form that our policy accepts (decision 0009): for `new Worker(…)`, and for libraries
 * that call it themselves. It is typed as a string because they expect one; MapLibre also checks its ending, so it has
 * `endsWith`.
 */
export function ownWorkerUrl(address: string): string {
  const url = trusted(address);
  if (typeof url === 'string') return url;
  return Object.assign(url, {
    endsWith: (end: string) => address.endsWith(end),
    split: (by: string | RegExp) => address.split(by),
  }) as unknown as string;
}
