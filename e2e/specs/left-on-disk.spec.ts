/// <reference lib="dom" />
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { menuTexts } from '@caretrail/contract/access/menu';
import { hrefOf } from '@caretrail/contract/access/routes';
import { chromium } from '@playwright/test';
import { browserArguments, onlyHere } from '../browser/browser-start.ts';
import { resolveBrowser } from '../browser/resolve-browser.ts';
import { answerCookies } from '../cookie-choice.ts';
import { expect, test } from '../fixtures.ts';
import { goInApp } from '../go-in-app.ts';
import { keepHere } from '../keep-here.ts';
import { eventForm, putEvent } from '../pages/event-pages.ts';
import { putMedicine } from '../pages/medication-pages.ts';
import { todayPage } from '../pages/today-page.ts';
import { wakeTaps } from '../wake-taps.ts';

/** Words of a record that occur nowhere else. */
const clinical = {
  medicine: 'Quorvantine',
  instructions: 'Zimberly',
  diagnosis: 'Fenstrolepsy',
  event: 'Orbulagram',
  notes: 'Plinkerwort',
  waiting: 'Dravosketch',
  draft: 'Glimbotrope',
};
/** What may stay, in each place where a page can store: they show that the search would find the others there. */
const controls = {
  localStorage: 'Marmaldine',
  indexedDb: 'Quibblewort',
  cacheStorage: 'Snorrigast',
  table: 'Thrumbleweft',
};

async function storeWords({ localStorage: local, cacheStorage }: typeof controls): Promise<void> {
  localStorage.setItem('control', local);
  await (await caches.open('control')).put('/control', new Response(cacheStorage));
}

/** The word in a row of a database, and after it so many long rows. */
const storeRow = ({ word, others }: { word: string; others: number }): Promise<void> =>
  new Promise((done, fail) => {
    const opening = indexedDB.open('control', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('rows');
    opening.onsuccess = () => {
      const writing = opening.result.transaction('rows', 'readwrite');
      const rows = writing.objectStore('rows');
      rows.put({ word }, 0);
      for (let row = 1; row <= others; row += 1) rows.put('.'.repeat(32_000), row);
      writing.oncomplete = () => done();
      writing.onabort = () => fail(new Error('The control could not be stored.'));
    };
  });

/** Which of the words are in the files of a folder, in the two ways in which a browser writes text. */
async function wordsIn(folder: string, words: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const bytes = await readFile(join(entry.parentPath, entry.name));
    for (const word of words)
      for (const encoding of ['utf8', 'utf16le'] as const)
        if (bytes.includes(Buffer.from(word, encoding))) found.add(`${word} in ${entry.name}`);
  }
  return [...found];
}

test('after a sign-out and the end of the browser its folder on the disk holds no word of the record', async ({
  product,
  baseURL,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'caretrail-profile-'));
  const { path, env } = await resolveBrowser();
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: path,
    args: [...browserArguments, onlyHere],
    env: { ...process.env, ...env } as Record<string, string>,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    serviceWorkers: 'allow',
    ...(baseURL !== undefined && { baseURL }),
  });
  try {
    await answerCookies(context, baseURL, 'declined');
    await context.addInitScript(wakeTaps);
    const page = context.pages()[0] ?? (await context.newPage());
    await product.signIn(page);
    await putMedicine(page, { name: clinical.medicine, instructions: clinical.instructions });
    await putEvent(page, {
      event_type: 'Results',
      title: clinical.diagnosis,
      notes: clinical.notes,
    });
    await putEvent(page, { title: clinical.event });

    await keepHere(page);
    await page.evaluate(storeWords, controls);
    await page.evaluate(storeRow, { word: controls.indexedDb, others: 0 });
    // After so much Chromium writes a table, and compresses it: that shortens what repeats, and leaves a word that occurs
    // once as it is. As another site, so that the database of the product is left alone.
    const neighbour = await context.newPage();
    await neighbour.goto(`${baseURL?.replace('localhost', '127.0.0.1')}/robots.txt`);
    await neighbour.evaluate(storeRow, { word: controls.table, others: 300 });
    await neighbour.close();
    for (const screen of ['medication', 'timelines', 'dashboard'] as const) {
      await page.goto(hrefOf(screen));
      await expect(
        page.getByText(clinical[screen === 'timelines' ? 'event' : 'medicine']).first(),
      ).toBeVisible();
    }
    // At the sign-out a dose and an event wait to be sent, and another event that is not finished lies in its draft.
    await context.setOffline(true);
    await page.goto(hrefOf('dashboard'));
    await todayPage(page)
      .region.getByRole('button', { name: /^Record as taken: / })
      .click();
    await expect(page.getByRole('button', { name: '1 not sent yet' })).toBeVisible();
    await goInApp(page, `${hrefOf('timelines')}?new=`);
    await eventForm(page).fill(clinical.waiting);
    await eventForm(page).save.click();
    await expect(page.getByRole('button', { name: '2 not sent yet' })).toBeVisible();
    await goInApp(page, `${hrefOf('timelines')}?new=`);
    await eventForm(page).choose('Scan');
    await eventForm(page).title.fill(clinical.draft);

    await page.getByRole('button', { name: menuTexts.logout }).first().click();
    const question = page.getByRole('dialog', { name: '2 entries are not sent yet' });
    await expect(
      question.getByText(new RegExp(`${clinical.medicine}.*: Taken today at`)),
    ).toBeVisible();
    await expect(question.getByText(clinical.waiting)).toBeVisible();
    await question.getByRole('button', { name: 'Sign out and lose 2 entries' }).click();
    await expect(page).toHaveURL(/login/);
    await context.close();

    const found = await wordsIn(folder, Object.values(controls));
    for (const word of Object.values(controls)) expect(found.join('\n')).toContain(word);
    expect(found).toContainEqual(expect.stringMatching(`^${controls.table} in .*\\.ldb$`));
    expect(await wordsIn(folder, Object.values(clinical))).toEqual([]);
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
});
