/// <reference lib="dom" />
import { hrefOf } from '@caretrail/contract/access/routes';
import { openSessionFor } from '@caretrail/server/testing/open-session-for';
import type { BrowserContext, Page } from '@playwright/test';
import { onlyHere } from './browser/browser-start.ts';
import { storageWith } from './cookie-choice.ts';
import { phone } from './on-phone.ts';
import { settingsPage } from './pages/settings-page.ts';
import { putSession } from './put-session.ts';
import { withProduct } from './with-product.ts';

type Watched = Window & { readonly shownMs?: number };

/** The copy is whole, with its key, and the worker has the files of the app. */
async function keepHere(page: Page): Promise<void> {
  await settingsPage(page).open('data', 'Data');
  await page.getByRole('checkbox', { name: 'Keep a copy on this device' }).check();
  await page.waitForFunction(async () => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'caretrail-copy')) return false;
    return new Promise<boolean>((resolve) => {
      const opening = indexedDB.open('caretrail-copy');
      opening.onsuccess = () => {
        const counting = opening.result.transaction('rows').objectStore('rows').count();
        counting.onsuccess = () => {
          opening.result.close();
          resolve(counting.result === 11);
        };
      };
    });
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** From the request for the page to the paint of the first dose. No page is open, and the worker sleeps. */
async function startOffline(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('ServiceWorker.enable');
  await client.send('ServiceWorker.stopAllWorkers');
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const look = new MutationObserver(() => {
      if (document.querySelector('[aria-labelledby=today] [data-dose]') === null) return;
      look.disconnect();
      requestAnimationFrame(() =>
        setTimeout(() => Object.assign(window, { shownMs: performance.now() })),
      );
    });
    look.observe(document, { childList: true, subtree: true });
  });
  await page.goto(hrefOf('dashboard'));
  await page.waitForFunction(() => 'shownMs' in window);
  const shownMs = await page.evaluate(() => (window as Watched).shownMs ?? Number.NaN);
  await page.close();
  return shownMs;
}

const seen = await withProduct(
  async ({ url, server, browser }) => {
    const { id } = await server.deps.db.one<{ id: string }>(
      'SELECT id FROM users WHERE email = $1',
      ['patient@demo.caretrail.example'],
    );
    const context = await browser.newContext({
      ...phone,
      baseURL: url,
      locale: 'en-GB',
      storageState: storageWith(url, 'declined'),
    });
    const page = await context.newPage();
    await putSession(page, await openSessionFor(server, id));
    await keepHere(page);
    await page.goto(hrefOf('dashboard'));
    await page.locator('[data-dose]').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.close();
    await context.setOffline(true);
    // The first one compiles what the browser then keeps compiled.
    await startOffline(context);
    const shownMs: number[] = [];
    for (let round = 0; round < 5; round += 1) shownMs.push(await startOffline(context));
    return shownMs;
  },
  [onlyHere],
);

// For bench/, which runs this as a program: the figures as one line.
console.log(JSON.stringify(seen));
