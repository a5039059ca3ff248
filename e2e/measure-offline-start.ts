/// <reference lib="dom" />
import { hrefOf } from '@caretrail/contract/access/routes';
import { insertUser } from '@caretrail/server/testing/factories';
import { openSessionFor } from '@caretrail/server/testing/open-session-for';
import type { BrowserContext, Page } from '@playwright/test';
import { onlyHere } from './browser/browser-start.ts';
import { keepHere } from './keep-here.ts';
import { putEvent } from './pages/event-pages.ts';
import { chooseZone, dailyAt, putMedicine, today } from './pages/medication-pages.ts';
import { newPhonePage } from './phone-page.ts';
import { putSession } from './put-session.ts';
import { withProduct } from './with-product.ts';

type Watched = Window & { readonly shown?: Promise<number> };

/** From the request for the page to the paint of a dose that is due. No page is open, and the worker sleeps. */
async function startOffline(context: BrowserContext, dose: string): Promise<number> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('ServiceWorker.enable');
  await client.send('ServiceWorker.stopAllWorkers');
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript((selector) => {
    const { promise, resolve } = Promise.withResolvers<number>();
    // Each change is looked at by itself: to look through the whole page each time would be a part of what is measured.
    const look = new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      const isShown = (node: Node): boolean =>
        node instanceof Element && node.querySelector(selector) !== null;
      if (!added.some(isShown)) return;
      look.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    });
    look.observe(document, { childList: true, subtree: true });
    Object.assign(window, { shown: promise });
  }, dose);
  await page.goto(hrefOf('dashboard'));
  const shownMs = await page.evaluate(() => (window as Watched).shown ?? Number.NaN);
  await page.close();
  return shownMs;
}

/** A dose that is due now among others, and what else a year brings. Returns where the screen shows it. */
async function putRecord(page: Page): Promise<string> {
  await chooseZone(page, { time_zone: 'UTC' });
  const { schedule } = await putMedicine(page);
  for (let hour = 0; hour < 8; hour += 1)
    await putMedicine(page, {
      name: `Medicine ${hour}`,
      schedule: dailyAt(today(), `${String(hour * 3).padStart(2, '0')}:00`),
    });
  for (let count = 0; count < 40; count += 1) await putEvent(page, { title: `Scan ${count}` });
  return `[data-dose^="${schedule?.id}"] button`;
}

const seen = await withProduct(
  async ({ url, server, browser }) => {
    const page = await newPhonePage(browser, url);
    const context = page.context();
    const { id } = await insertUser(server);
    await putSession(page, await openSessionFor(server, id));
    const dose = await putRecord(page);
    await keepHere(page);
    await page.goto(hrefOf('dashboard'));
    await page.locator(dose).first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.close();
    await context.setOffline(true);
    // The first one compiles what the browser then keeps compiled.
    await startOffline(context, dose);
    const shownMs: number[] = [];
    for (let round = 0; round < 5; round += 1) shownMs.push(await startOffline(context, dose));
    return shownMs;
  },
  [onlyHere],
);

// For bench/, which runs this as a program: the figures as one line.
console.log(JSON.stringify(seen));
