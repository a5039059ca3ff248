import { beforeEach, expect, it, vi } from 'vitest';
import { lazyPage } from '../lib/lazy-page.ts';

const failure = (): Promise<unknown> =>
  lazyPage(() => Promise.reject(new TypeError('Failed to fetch')))
    .load()
    .catch((thrown: unknown) => thrown);

/** As a page that was just loaded. */
const fresh = async (onLine: boolean) => {
  vi.stubGlobal('navigator', { onLine });
  vi.resetModules();
  return (await import('./page-boundary.tsx')).isOfConnection;
};

beforeEach(() => void vi.unstubAllGlobals());

it('takes only a page that could not be loaded without a connection: a crash, or a build that has gone, is not that', async () => {
  const away = await fresh(false);
  expect(away(new TypeError('x is undefined'))).toBe(false);
  expect(away(await failure())).toBe(true);
  expect((await fresh(true))(await failure())).toBe(false);
});

it('knows a page that failed without a connection again once there is one: it has to be loaded again', async () => {
  const isOfConnection = await fresh(false);
  isOfConnection(await failure());
  vi.stubGlobal('navigator', { onLine: true });
  expect(isOfConnection(await failure())).toBe(true);
});
