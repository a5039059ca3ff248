/// <reference lib="dom" />
import { menuTexts } from '@caretrail/contract/access/menu';
import { hrefOf } from '@caretrail/contract/access/routes';
import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { doseEndpoints } from '@caretrail/contract/medications/dose-endpoints';
import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import { toasts } from '@caretrail/contract/texts/toasts';
import { addDays } from '@caretrail/contract/time/days';
import type { Page } from '@playwright/test';
import { everythingStored } from '../everything-stored.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { goInApp } from '../go-in-app.ts';
import { keepHere, rowsOf } from '../keep-here.ts';
import { eventForm, eventsOf, unreached } from '../pages/event-pages.ts';
import { putPlace } from '../pages/location-pages.ts';
import { dailyAt, liveAt, notedToday, putMedicine } from '../pages/medication-pages.ts';
import { todayPage } from '../pages/today-page.ts';

// The worker is what opens the page without a server; each test has a browser of its own.
test.use({ serviceWorkers: 'allow', reuseContext: false } as object);

const canary = 'Wolframite';

/** Which dose it is, and what was recorded. It was due a few minutes ago, which may be before midnight. */
const waitingDose = new RegExp(
  `^${canary}, .+, due (?:today|yesterday) at \\d\\d:\\d\\d: Taken today at`,
);
const line = (page: Page) => page.getByRole('status').filter({ hasText: 'No connection.' });
const record = (page: Page, name = canary) =>
  todayPage(page).region.getByRole('button', { name: new RegExp(`^Record as taken: ${name}`) });
/** A call of the same user on another device, which has a connection. */
const elsewhere = async (page: Page, method: string, path: string, body: object) => {
  const token = await page.evaluate((key) => localStorage.getItem(key), storageKeys.accessToken);
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const url = new URL(path, page.url());
  return (await fetch(url, { method, headers, body: JSON.stringify(body) })).status;
};

test('after a reload without a connection the day is there and says how old it is; a dose waits, and is recorded once when the connection is back', async ({
  page,
  context,
  product,
  faults,
}) => {
  await product.signIn(page);
  const medicine = await putMedicine(page, { name: canary });
  const place = await putPlace(page);
  await keepHere(page);
  await context.setOffline(true);
  await page.goto(hrefOf('dashboard'));
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });

  await test.step('the day, a medicine, a place and its form; and what is not in the copy', async () => {
    await expect(record(page)).toBeVisible();
    await expect(line(page)).toContainText('This is from today at');
    await expectAccessible(page);
    await goInApp(page, hrefOf('filesDocuments'));
    await expect(page.getByText(unreached).first()).toBeVisible();
    await expect(line(page)).toHaveText('No connection.');
    await goInApp(page, hrefOf('articles'));
    await expect(page.getByText('Articles need a connection.')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0);
    await goInApp(page, hrefOf('medication'));
    await page.getByRole('link', { name: canary }).first().click();
    await expect(heading(canary)).toBeVisible();
    await goInApp(page, `${hrefOf('medication')}?medicine=${medicine.id}&edit=`);
    await expect(page.getByLabel('Name of the medicine')).toHaveValue(canary);
    await goInApp(page, hrefOf('locations'));
    await page.getByRole('link', { name: place.name }).first().click();
    await expect(heading(place.name)).toBeVisible();
    await goInApp(page, hrefOf('dashboard'));
  });

  await test.step('a dose waits, and is not said to be recorded', async () => {
    await record(page).click();
    const row = todayPage(page).item(/^(?:\w+ )?\d\d:\d\d · 1 medicine$/);
    await expect(row).toContainText(/Taken (?:on \w+ )?at \d\d:\d\d\s*Not sent yet/);
    await page.getByRole('button', { name: '1 not sent yet' }).click();
    const list = page.getByRole('dialog', { name: 'Not sent yet' });
    await expect(list.getByText(waitingDose)).toBeVisible();
    await expectAccessible(page);
    await list.getByRole('button', { name: /^Do not send: / }).click();
    await expect(list.getByText(/^This will not be sent: /)).toBeVisible();
    await list.getByRole('button', { name: 'Undo' }).click();
    await expect(list.getByText(waitingDose)).toBeVisible();
    await list.getByRole('button', { name: 'Close' }).click();
    expect(await everythingStored(page)).not.toContain(canary);
    await page.reload();
    await expect(page.getByRole('button', { name: '1 not sent yet' })).toBeVisible();
    await expect(record(page)).toHaveCount(0);
    // At its time, neither taken for sure nor open.
    await expect(row).toContainText('Not sent yet');
    await expect(page.getByText('0 of 1 dose taken, 1 not sent yet')).toBeAttached();
  });

  await test.step('the page of one tap records nothing meanwhile, and leads into the app', async () => {
    await page.goto(`${hrefOf('reminder')}#t=${'a'.repeat(22)}`);
    await expect(
      page.getByText(/^Something you recorded on this device is not sent yet/),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Taken' })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Open Caretrail' }).click();
    await expect(page.getByRole('button', { name: '1 not sent yet' })).toBeVisible();
  });

  await test.step('an event waits, and is not said to be saved', async () => {
    const form = eventForm(page);
    await goInApp(page, `${hrefOf('timelines')}?new=`);
    await form.fill(`${canary} scan`);
    const row = line(page).locator('xpath=..');
    const [save, below] = await Promise.all([form.save, row].map((each) => each.boundingBox()));
    // Below what can be pressed, and one row on a phone.
    expect((save?.y ?? 0) + (save?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    await page.setViewportSize({ width: 390, height: 844 });
    expect((await row.boundingBox())?.height).toBeLessThan(56);
    await form.save.click();
    await expect(page.getByText(`Not sent yet: ${canary} scan: today`)).toBeVisible();
    await expect(page.getByText(toasts.eventCreated)).toHaveCount(0);
    await expect(page.getByRole('button', { name: '2 not sent yet' })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectAccessible(page);
    expect(await everythingStored(page)).not.toContain(canary);
  });

  await test.step('back online each is one row', async () => {
    await context.setOffline(false);
    await expect(page.getByText('Back online. 2 entries were sent.')).toBeVisible();
    await expect(page.getByRole('button', { name: /not sent yet$/ })).toHaveCount(0);
    await expect(line(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: `${canary} scan` })).toBeVisible();
    expect((await eventsOf(page)).map(({ title }) => title)).toEqual([`${canary} scan`]);
    await expect.poll(() => notedToday(page)).toEqual([`${canary} taken`]);
  });

  await test.step('a page that is not on the device says so in its place, and opens when the connection is back', async () => {
    await context.setOffline(true);
    await goInApp(page, `${hrefOf('medication')}?print=`);
    await expect(heading('This page needs a connection')).toBeFocused();
    await expect(page.getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible();
    await expectAccessible(page);
    // React names what was caught.
    expect(faults.splice(0)).toEqual([expect.stringContaining('PageNotLoaded')]);
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  });

  await test.step('after a sign-out nothing of it is in the browser', async () => {
    await page.getByRole('button', { name: menuTexts.logout }).first().click();
    const question = page.getByRole('dialog', { name: menuTexts.logoutQuestion });
    await question.getByRole('button', { name: menuTexts.logout }).click();
    await expect(page).toHaveURL(/login/);
    expect(await everythingStored(page)).not.toContain(canary);
    expect(await rowsOf(page, 'caretrail-copy')).toBe(0);
    expect(await rowsOf(page, 'caretrail-waiting')).toBe(0);
  });
});

test('a dose recorded elsewhere is not doubled, one of a medicine stopped elsewhere is recorded outside the plan; before a sign-out what waits is named', async ({
  page,
  context,
  product,
}) => {
  await product.signIn(page);
  // At night the day of a dose is not yet over when a medicine is stopped.
  const day = await liveAt(page, 12);
  const plan = dailyAt(addDays(day, -2), '11:50');
  const { id, schedule } = await putMedicine(page, { name: canary, schedule: plan });
  const stopped = await putMedicine(page, { name: 'Clobazam', schedule: plan });
  await keepHere(page);
  await context.setOffline(true);
  await page.goto(hrefOf('dashboard'));
  await record(page).click();
  const waiting = page.getByRole('button', { name: '1 not sent yet' });
  await expect(waiting).toBeVisible();

  await page.getByRole('button', { name: menuTexts.logout }).first().click();
  const question = page.getByRole('dialog', { name: '1 entry is not sent yet' });
  await expect(question.getByText(waitingDose)).toBeVisible();
  await expect(question.getByRole('button', { name: 'Sign out and lose 1 entry' })).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Stay signed in' }).click();

  const skipped = {
    status: 'skipped',
    schedule_version_id: schedule?.id,
    slot_id: 'now',
    local_date: day,
  };
  expect(
    await elsewhere(page, 'POST', doseEndpoints.logDose.path.replace('{id}', id), skipped),
  ).toBe(201);
  const path = medicationsEndpoints.edit.path.replace('{id}', stopped.id);
  expect(await elsewhere(page, 'PATCH', path, { state: 'stopped' })).toBe(200);
  // Taken although it was stopped before: no plan has this dose.
  await record(page, stopped.name).click();
  await expect(page.getByRole('button', { name: '2 not sent yet' })).toBeVisible();
  await context.setOffline(false);
  await expect(line(page)).toHaveCount(0);
  await page.getByRole('button', { name: '2 entries were not recorded. Check now' }).click();
  const list = page.getByRole('dialog');
  await expect(list.getByText(/not in your plan any more\. If you took it/)).toBeVisible();
  await expectAccessible(page);
  await list
    .getByRole('button', { name: new RegExp(`^Record it outside the plan: ${stopped.name}`) })
    .click();
  await expect(list.getByRole('heading', { name: 'Not recorded' })).toBeVisible();
  await expect(list.getByText(/^Yours: Taken today at/)).toBeVisible();
  await expect(list.getByText(/^The other: Skipped today at/)).toBeVisible();
  await list.getByRole('button', { name: 'Keep the other' }).click();
  await expect(list.getByText('Nothing is waiting to be sent.')).toBeVisible();
  expect((await notedToday(page)).toSorted()).toEqual([
    `${stopped.name} taken`,
    `${canary} skipped`,
  ]);
});
