/// <reference lib="dom" />
import { hrefOf } from '@caretrail/contract/access/routes';
import { menuTexts } from '@caretrail/contract/access/menu';
import { accountEndpoints } from '@caretrail/contract/account/endpoints';
import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test as base } from '../fixtures.ts';
import { goInApp } from '../go-in-app.ts';
import { appMenu } from '../pages/app-menu.ts';
import {
  anyOf,
  eventForm,
  eventPage,
  eventsOf,
  expectToast,
  letter,
  putEvent,
} from '../pages/event-pages.ts';
import { filePage, putFile } from '../pages/files-page.ts';
import { placeForm, putPlace } from '../pages/location-pages.ts';
import { medicineForm } from '../pages/medication-pages.ts';
import { settingsPage } from '../pages/settings-page.ts';
import { putTreatment } from '../pages/treatment-pages.ts';
import { startAgain } from '../pages/start-again.ts';
import { toasts } from '@caretrail/contract/texts/toasts';

base.use({ isAwake: true });

const canary = 'Wolframite';

const test = base.extend({
  page: async ({ page }, use) => {
    await page.addInitScript(watchSealing);
    await use(page);
  },
});

const stored = (page: Page): Promise<string | null> =>
  page.evaluate((key) => sessionStorage.getItem(key), storageKeys.drafts);

type Sealing = { pending: number; newest: string };
type Watched = typeof window & { readonly sealing: Sealing };

/** Counts what the page is encrypting. */
const watchSealing = (): void => {
  const { encrypt } = SubtleCrypto.prototype;
  const sealing: Sealing = { pending: 0, newest: '' };
  Object.assign(window, { sealing });
  SubtleCrypto.prototype.encrypt = async function watched(...[how, key, text]) {
    sealing.pending += 1;
    sealing.newest = new TextDecoder().decode(text);
    try {
      return await encrypt.call(this, how, key, text);
    } finally {
      sealing.pending -= 1;
    }
  };
};

/** Until what was typed is stored: it is encrypted first. */
const untilKept = (page: Page, text: string): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(
        ([typed, key]) =>
          (window as Watched).sealing.pending === 0 &&
          (window as Watched).sealing.newest.includes(typed) &&
          sessionStorage.getItem(key) !== null,
        [text, storageKeys.drafts] as const,
      ),
    )
    .toBe(true);

const note = (page: Page) => page.getByText('We kept what you typed.');
const leaving = (page: Page) => page.getByRole('dialog', { name: 'Leave and finish later?' });

/** Everything that this origin has stored in the browser, as text. */
const everythingStored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(request.error?.message));
      });
    const found: unknown[] = [localStorage, sessionStorage];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store);
        found.push(name, store, await answer(rows.getAllKeys()));
        // A key has no content that a script could read.
        for (const row of await answer(rows.getAll()))
          found.push(row instanceof CryptoKey ? { isReadable: row.extractable } : row);
      }
      database.close();
    }
    return JSON.stringify(found);
  });

test('§4.1 a new event: what was typed is there after a reload, encrypted; saved or discarded, it is gone', async ({
  page,
  product,
}) => {
  await product.signIn(page);
  const form = eventForm(page);
  await form.open();
  await form.choose('Scan');
  await form.files.setInputFiles(letter);
  await form.title.fill(canary);
  await untilKept(page, canary);

  await test.step('it cannot be read in any storage of the browser', async () => {
    const all = await everythingStored(page);
    expect(all).toContain('"isReadable":false');
    expect(all).not.toContain(canary);
    expect(all).not.toContain(letter.name);
  });

  await test.step('a reload brings it back and says so; files are to be chosen again', async () => {
    // Also a second time, without input in between.
    for (let reloads = 0; reloads < 2; reloads += 1) {
      await page.reload();
      await expect(note(page)).toBeVisible();
      await expect(form.title).toHaveValue(canary);
      await expect(page.getByText(`choose your files again: ${letter.name}`)).toBeVisible();
    }
    await expectAccessible(page);
  });

  await test.step('discarded after a question, it does not come back', async () => {
    await page.getByRole('button', { name: 'Start again' }).click();
    await page.getByRole('button', { name: 'Keep what I typed' }).click();
    await expect(form.title).toHaveValue(canary);
    await startAgain(page);
    await expect(note(page)).toHaveCount(0);
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect.poll(() => stored(page)).toBeNull();
  });

  await test.step('saved after a reload, it is gone', async () => {
    await form.fill(canary);
    await form.notes.fill('Bring the letter');
    await untilKept(page, 'Bring the letter');
    await page.reload();
    await expect(form.title).toHaveValue(canary);
    await form.save.click();
    await expectToast(page, toasts.eventCreated);
    await expect.poll(() => stored(page)).toBeNull();
    expect((await eventsOf(page)).map(({ title }) => title)).toEqual([canary]);
  });
});

type Case = {
  readonly name: string;
  /** Opens the form, and returns its field. */
  readonly open: (page: Page) => Promise<Locator>;
};

const forms: readonly Case[] = [
  {
    name: 'a medicine',
    open: async (page) => {
      await medicineForm(page).openAnother();
      return medicineForm(page).name;
    },
  },
  {
    name: 'a treatment',
    open: async (page) => {
      const { id } = await putTreatment(page);
      await goInApp(page, `${hrefOf('treatment', { id })}?edit=`);
      return page.getByLabel('Team or clinician (optional)');
    },
  },
  {
    name: 'a place',
    open: async (page) => {
      const { id } = await putPlace(page);
      await goInApp(page, `${hrefOf('locations')}?place=${id}&edit=`);
      return placeForm(page).name;
    },
  },
  {
    name: 'the details of a file',
    open: async (page) => {
      const { id } = await putFile(page, letter);
      await goInApp(page, `${hrefOf('filesDocuments')}?file=${id}&edit=`);
      return filePage(page).title;
    },
  },
  {
    name: 'the questions of the profile',
    open: async (page) => {
      await settingsPage(page).show('you', 'You');
      return page.getByRole('textbox', { name: 'First name' });
    },
  },
];

test('every other form keeps what was typed over a reload, and discards it', async ({
  page,
  product,
}) => {
  await product.signIn(page);
  await page.goto(hrefOf('dashboard'));
  const home = page.getByRole('heading', { level: 1, name: 'Dashboard' });
  const leave = async (): Promise<void> => {
    await appMenu(page).link('Dashboard').click();
    await leaving(page).getByRole('button', { name: 'Leave' }).click();
    await expect(home).toBeVisible();
  };
  const begun: { name: string; path: string; field: Locator; before: string }[] = [];
  for (const { name, open } of forms) {
    await test.step(`${name}: typed and left`, async () => {
      const field = await open(page);
      await expect(field).toBeVisible();
      const before = await field.inputValue();
      await field.fill(canary);
      await untilKept(page, canary);
      const { pathname, search } = new URL(page.url());
      begun.push({ name, path: pathname + search, field, before });
      await leave();
    });
  }
  await page.reload();
  for (const { name, path, field, before } of begun) {
    await test.step(`${name}: kept, and discarded`, async () => {
      await goInApp(page, path);
      await expect(note(page)).toBeVisible();
      await expect(field).toHaveValue(canary);
      await startAgain(page);
      await expect(field).toHaveValue(before);
    });
  }
  await expect.poll(() => stored(page)).toBeNull();
});

test('§8 a save that failed is unsaved: leaving asks, a reload keeps it, and sent again it counts once', async ({
  page,
  product,
}) => {
  await product.signIn(page);
  const form = eventForm(page);
  const { path } = timelinesEndpoints.create;
  await form.open();
  await form.fill(canary);

  await test.step('leaving asks', async () => {
    await page.route(anyOf(path), (route) => route.abort(), { times: 1 });
    await form.save.click();
    await expect(form.alert).toBeFocused();
    await page.getByRole('link', { name: 'Back to events' }).click();
    await leaving(page).getByRole('button', { name: 'Stay here' }).click();
  });

  await test.step('the server has it, but its answer is lost; after a reload it is sent again', async () => {
    await page.route(
      anyOf(path),
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await form.save.click();
    await expect(form.alert).toBeFocused();
    await untilKept(page, '"sent"');
    await page.reload();
    await expect(note(page)).toBeVisible();
    await expect(form.title).toHaveValue(canary);
    await form.save.click();
    await expect(eventPage(page).heading(canary)).toBeVisible();
    expect(await eventsOf(page)).toHaveLength(1);
  });
});

/** As another device would: an event is edited with a form. */
const editElsewhere = (page: Page, id: string, fields: Record<string, string>): Promise<void> =>
  page.evaluate(
    async ([path, said]) => {
      const form = new FormData();
      for (const [field, value] of Object.entries(said)) form.append(field, value);
      const authorization = `Bearer ${localStorage.getItem('access_token')}`;
      const answer = await fetch(path, { method: 'PATCH', body: form, headers: { authorization } });
      if (!answer.ok) throw new Error(await answer.text());
    },
    [timelinesEndpoints.edit.path.replace('{id}', id), fields] as const,
  );

test('a version that was saved elsewhere is told after a reload, and both are shown at the save', async ({
  page,
  product,
}) => {
  await product.signIn(page);
  const { id, version } = await putEvent(page);
  const form = eventForm(page);
  await form.edit(id);
  await form.title.fill(canary);
  await untilKept(page, canary);
  await editElsewhere(page, id, { title: 'From the other device', version: String(version) });
  await page.reload();
  await expect(note(page)).toBeVisible();
  await expect(page.getByText('This was changed somewhere else after you started.')).toBeVisible();
  await form.save.click();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(eventPage(page).heading(canary)).toBeVisible();
});

test('§4.1 a sign-out destroys unsaved input and its key; another user finds nothing of it', async ({
  page,
  product,
}) => {
  await product.signIn(page);
  const form = eventForm(page);
  await form.open();
  await form.choose('Scan');
  await form.title.fill(canary);
  await untilKept(page, canary);
  await page.getByRole('button', { name: menuTexts.logout, exact: true }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: menuTexts.logout }).click();
  await expect(page).toHaveURL(hrefOf('login'));
  await expect(page.getByText('You have signed out.')).toBeVisible();
  expect(await stored(page)).toBeNull();
  await expect.poll(() => page.evaluate(() => indexedDB.databases())).toEqual([]);
  expect(await everythingStored(page)).not.toContain(canary);

  await product.signIn(page);
  await form.open();
  await expect(note(page)).toHaveCount(0);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('§4.1 after a reload nothing unsaved is shown before the session is known to be alive', async ({
  page,
  product,
}) => {
  await product.signIn(page);
  const form = eventForm(page);
  await form.open();
  await form.choose('Scan');
  await form.title.fill(canary);
  await untilKept(page, canary);
  // As from another device: this browser does not know of it.
  const ended = await page.evaluate(
    async ([url, key]) =>
      (
        await fetch(url, {
          method: 'POST',
          headers: { Authorization: `Bearer ${localStorage.getItem(key)}` },
        })
      ).status,
    [authEndpoints.logout.path, storageKeys.accessToken] as const,
  );
  expect(ended).toBe(204);

  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const asked = page.waitForRequest(`**${accountEndpoints.read.path}`);
  await page.route('**/api/**', async (route) => {
    await released;
    await route.continue();
  });
  await page.reload();
  await asked;
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  await expect(note(page)).toHaveCount(0);
  await expect(form.title).toHaveCount(0);
  release();
  await expect(page).toHaveURL(hrefOf('login'));
  expect(await stored(page)).toBeNull();
});
