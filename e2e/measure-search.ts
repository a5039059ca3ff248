import { hrefOf } from '@caretrail/contract/access/routes';
import { limits } from '@caretrail/contract/limits';
import { insertUser } from '@caretrail/server/testing/factories';
import { insertManyEvents } from '@caretrail/server/testing/many-events';
import { insertManyFiles } from '@caretrail/server/testing/many-files';
import { openSessionFor } from '@caretrail/server/testing/open-session-for';
import type { BrowserContext, Page } from '@playwright/test';
import { storageWith } from './cookie-choice.ts';
import { putSession } from './put-session.ts';
import { type Paints, seenPaints, watchPaints } from './watch-paints.ts';
import { withProduct } from './with-product.ts';

const rounds = 3;

/** Twenty years of events, and as many files as a patient may have. */
const events = 20_000;
const files = limits.files.perPatientCount;

const lists = {
  timelines: { route: 'timelines', whole: `${events.toLocaleString('en-GB')} events` },
  files: { route: 'filesDocuments', whole: `${files.toLocaleString('en-GB')} files` },
} as const;
type List = keyof typeof lists;
const isList = (name: string | undefined): name is List => name !== undefined && name in lists;

/** Somebody searches, sign by sign, each time long enough for the search to take hold, and back. Titles are numbered. */
async function typeAndErase(page: Page): Promise<void> {
  const delay = limits.debounceMs.header + 60;
  for (const text of ['1234', 'blo', '987']) {
    for (const key of [...text, ...Array.from(text, () => 'Backspace')]) {
      await page.keyboard.press(key);
      await page.waitForTimeout(delay);
    }
  }
}

/** … and fast, so that the keys fall into the filtering itself. */
async function typeFast(page: Page): Promise<void> {
  for (const word of ['mri of the head', 'blood count']) {
    await page.keyboard.type(word, { delay: 90 });
    await page.waitForTimeout(limits.debounceMs.header);
    await page.keyboard.press('Escape');
  }
  // The browser tells of a press after it was painted; the last search still has to take hold.
  await page.waitForTimeout(3 * limits.debounceMs.header);
}

/** Four times slower than this machine. */
async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const slow = await context.newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** The same keys in a page with one field and nothing else: what they cost on this machine in any case. */
async function measureNothing(context: BrowserContext): Promise<Paints> {
  const page = await context.newPage();
  await page.setContent('<input type="search">');
  await slowDown(context, page);
  await watchPaints(page);
  await page.getByRole('searchbox').focus();
  await typeFast(page);
  const paints = await seenPaints(page);
  await page.close();
  return paints;
}

/** The real product, full. */
async function measureSearch(list: List): Promise<{ nothing: Paints; rounds: Paints[] }> {
  const { route, whole } = lists[list];
  return withProduct(async ({ url, server, browser }) => {
    const { id } = await insertUser(server);
    await insertManyEvents(server, id, events);
    await insertManyFiles(server, id, files);
    const context = await browser.newContext({
      baseURL: url,
      locale: 'en-GB',
      viewport: { width: 1280, height: 800 },
      storageState: storageWith(url, 'declined'),
    });
    const nothing = await measureNothing(context);
    const page = await context.newPage();
    await putSession(page, await openSessionFor(server, id));
    await page.goto(hrefOf(route));
    await page.getByText(whole).waitFor({ timeout: 30_000 });
    await slowDown(context, page);
    await watchPaints(page);
    await page.getByRole('searchbox').focus();
    const seen: Paints[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await typeAndErase(page);
      await typeFast(page);
      seen.push(await seenPaints(page));
    }
    return { nothing, rounds: seen };
  });
}

// For bench/, which runs this as a program: the figures as one line.
const [, , wanted] = process.argv;
if (!isList(wanted)) throw new Error(`One of these is measured: ${Object.keys(lists).join(', ')}.`);
console.log(JSON.stringify(await measureSearch(wanted)));
