/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { expect } from './expect-visible.ts';
import { settingsPage } from './pages/settings-page.ts';

/** How many rows a database of the app has in this browser; its key is one of them. */
export const rowsOf = (page: Page, database: string): Promise<number> =>
  page.evaluate(async (name) => {
    const known = await indexedDB.databases();
    if (!known.some((each) => each.name === name)) return 0;
    return new Promise<number>((resolve) => {
      const opening = indexedDB.open(name);
      // The app has removed it meanwhile: an empty one would be in its way.
      opening.onupgradeneeded = () => opening.transaction?.abort();
      opening.onerror = () => resolve(0);
      opening.onsuccess = () => {
        const open = opening.result;
        const counting = open.transaction('rows').objectStore('rows').count();
        counting.onsuccess = () => {
          open.close();
          resolve(counting.result);
        };
      };
    });
  }, database);

/** Says yes in the profile, and waits for the whole copy, its key and the worker. */
export async function keepHere(page: Page): Promise<void> {
  await settingsPage(page).open('data', 'Data');
  await page.getByRole('checkbox', { name: 'Keep a copy on this device' }).check();
  const isWhole = expect.poll(() => rowsOf(page, 'caretrail-copy'), { timeout: 60_000 });
  await isWhole.toBeGreaterThanOrEqual(12);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}
