import { hrefOf } from '@caretrail/contract/access/routes';
import { profileEndpoints } from '@caretrail/contract/profile/endpoints';
import { addDays } from '@caretrail/contract/time/days';
import type { Page } from '@playwright/test';
import { comingYear, named as nameOf } from '../coming-days.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { goInApp } from '../go-in-app.ts';
import { ask } from '../ask-past-screen.ts';
import {
  asNeeded,
  asked,
  dailyAt,
  leaveRows,
  liveAt,
  medicineForm,
  medicinesOf,
  medicinesPage,
  notedToday,
  putMedicine,
  today,
} from '../pages/medication-pages.ts';
import { tabTo } from '../tab-to.ts';

const firstDay = `${comingYear}-01-01`;

const daily = (seq: number, count: number, more: object) => ({
  seq,
  pattern: { kind: 'daily' },
  slots: [{ id: `step${seq}`, at: '08:00', parts: [{ strength: '2 mg', count }] }],
  ...more,
});
const taper = {
  name: 'Dexamethasone',
  never_stop_suddenly: true,
  schedule: {
    effective_from: addDays(today(), -4),
    phases: [
      daily(1, 3, { start: { date: addDays(today(), -4) }, length: { days: 5 } }),
      daily(2, 2, { start: { after_previous: true }, length: { days: 5 } }),
    ],
  },
};

test.use({ isAwake: true });

test.beforeEach(async ({ page, product }) => {
  await product.signIn(page);
});

const named = async (page: Page, name: string) =>
  (await medicinesOf(page)).filter((each) => each.name === name);

test('§3 a stock says why it warns: few left as needed, expiring, expired, in any spelling; one that the plan does not use says so', async ({
  page,
}) => {
  const day = await liveAt(page, 12);
  const dated = (days: number) => nameOf(addDays(day, days)).replaceAll(/^\w+ | \d{4}$/g, '');
  const [phase] = asNeeded.phases;
  const slots = [{ id: 'dose', at: '08:00', parts: [{ strength: '500 mg', count: 2 }] }];
  const paracetamol = await putMedicine(page, {
    name: 'Paracetamol',
    schedule: { ...asNeeded, phases: [{ ...phase, slots }] },
    stock: [{ strength: '500mg', on_hand: 10, unit: 'tablets' }],
  });
  const levetiracetam = await putMedicine(page, {
    schedule: {
      effective_from: addDays(day, 1),
      phases: [daily(1, 1, { start: { date: addDays(day, 1) }, length: { open: true } })],
    },
    stock: [
      { strength: '2MG', on_hand: 100, expires: addDays(day, 3) },
      { strength: '5 mg', on_hand: 7 },
    ],
  });
  const omeprazole = await putMedicine(page, {
    name: 'Omeprazole',
    dosage: '2 tablets',
    schedule: null,
    times: ['03:00'],
    start_date: addDays(day, 1),
  });
  const screen = medicinesPage(page);
  const dialog = screen.dialog;

  await test.step('as needed: by pieces, from the dose that makes it low to none left', async () => {
    await screen.open();
    const row = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Paracetamol' });
    await expect(row).toContainText('10 tablets left');
    await expect(row).not.toContainText('Get more');
    await page.getByRole('button', { name: 'Record a dose of Paracetamol' }).click();
    await expect(row).toContainText('8 tablets left. Get more soon.');
    await goInApp(page, `/medication?medicine=${paracetamol.id}`);
    await page.getByRole('button', { name: 'Low stock warning: 500mg' }).click();
    await expect(dialog.getByLabel('Warn me when this many are left')).toHaveValue('8');
    await dialog.getByLabel('Warn me when this many are left').fill('4');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Warns at 4 or fewer')).toBeVisible();
    await expect(page.getByText('Get more soon.')).toBeHidden();
    await page.getByRole('button', { name: 'Update count: 500mg' }).click();
    await dialog.getByLabel('How many', { exact: true }).fill('0');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('None left', { exact: true })).toBeVisible();
    await expect(page.getByText('Get more now.')).toBeVisible();
  });

  await test.step('what expires says when, and what the plan does not use says so', async () => {
    await goInApp(page, `/medication?medicine=${levetiracetam.id}`);
    const stock = page.getByRole('region', { name: 'Stock' });
    await expect(stock).toContainText(`Expires on ${dated(3)}`);
    await expect(stock).toContainText('Get more soon.');
    await expect(stock).toContainText('Not used by the current plan.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Low stock warning: 2MG' }).click();
    await medicineForm(page).date('Expires on (optional)', addDays(day, -1));
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(stock).toContainText(`Expired on ${dated(-1)}`);
    await goInApp(page, hrefOf('dashboard'));
    await expect(
      page.getByText(/^Levetiracetam, 2MG: expired on .+\. Get more now\.$/),
    ).toBeVisible();
    await expect(page.getByText('Paracetamol: none left. Get more now.')).toBeVisible();
  });

  await test.step('a new packet takes the place of the expired one', async () => {
    await goInApp(page, `/medication?medicine=${levetiracetam.id}`);
    await page.getByRole('button', { name: 'Add more: 2MG' }).click();
    await expect(dialog).toContainText('100 left, but expired: no longer counted.');
    await dialog.getByLabel('How many', { exact: true }).fill('30');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/^Lasts until /)).toBeVisible();
    await expect
      .poll(async () => (await named(page, 'Levetiracetam'))[0]?.stock)
      .toMatchObject([{ strength: '2MG', on_hand: 30, expires: null, alert: null }, {}]);
  });

  await test.step('§3 stock of a medicine that names no pieces, with a warning when one wants', async () => {
    await goInApp(page, `/medication?medicine=${omeprazole.id}`);
    await page.getByRole('button', { name: 'Record what you have' }).click();
    await expect(dialog.getByLabel('What do you count?')).toHaveValue('tablets');
    await expect(dialog.getByLabel('How many for each dose?')).toHaveValue('2');
    await expect(dialog).toContainText('From “2 tablets”. Check it.');
    await dialog.getByLabel('How many', { exact: true }).fill('20');
    await dialog.getByLabel(/^Repeats left/).fill('0');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('20 left · 2 per dose · 0 repeats left')).toBeVisible();
    await expect(page.getByText('A new prescription takes about 28 days')).toBeVisible();
    await expect
      .poll(async () => (await named(page, 'Omeprazole'))[0]?.stock)
      .toMatchObject([{ per_dose: 2, runs_out_on: addDays(day, 11), alert: 'renew' }]);
    await page.getByRole('button', { name: 'Low stock warning: tablets' }).click();
    await dialog.getByLabel('How many days does it take to get a new prescription?').fill('42');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('A new prescription takes about 42 days')).toBeVisible();
  });
});

test('§3 a dose: taken at another time and corrected', async ({ page }) => {
  await page.clock.install();
  const day = await liveAt(page, 12);
  await putMedicine(page, { schedule: dailyAt(day, '11:50') });
  const screen = medicinesPage(page);
  await screen.open();

  await test.step('taken at another time, and the entry corrected', async () => {
    await screen.later.click();
    await screen.dialog.getByRole('button', { name: 'I took it at another time' }).click();
    const confirm = screen.dialog.getByRole('button', { name: 'Record as taken' });
    await confirm.click();
    await expect(screen.dialog).toContainText('Enter the time.');
    await screen.dialog.getByRole('radio', { name: /^Yesterday/ }).check();
    await medicineForm(page).time('Time', '23:50');
    await confirm.click();
    await expect(screen.group('Recorded')).toContainText('Taken yesterday at 23:50');
    await expect(screen.undo).toBeEnabled();
    await leaveRows(page);
    await expect(screen.group('Done')).toContainText('Taken yesterday at 23:50');
    await screen.change.click();
    await expect(screen.dialog).toContainText('Taken yesterday at 23:50. You recorded this.');
    await screen.dialog.getByRole('button', { name: 'Change the time' }).click();
    await expect(screen.dialog.getByRole('radio', { name: /^Yesterday/ })).toBeChecked();
    await expect(screen.dialog.getByRole('spinbutton')).toHaveText(['23', '50']);
    await expect(screen.dialog.getByRole('button', { name: 'Save the time' })).toBeVisible();
    await medicineForm(page).time('Time', '22:10');
    await page.keyboard.press('Enter');
    await expect(screen.group('Done')).toContainText('Taken yesterday at 22:10');
    await expect.poll(() => notedToday(page)).toEqual(['Levetiracetam taken']);
  });

  await test.step('recorded as taken and not taken: the record says skipped instead', async () => {
    await screen.change.click();
    await screen.dialog.getByRole('button', { name: 'I skipped it' }).click();
    await screen.dialog.getByRole('radio', { name: 'I forgot' }).check();
    await screen.dialog.getByRole('button', { name: 'Record as skipped' }).click();
    await expect(screen.group('Done')).toContainText('Skipped: I forgot');
    await expect.poll(() => notedToday(page)).toEqual(['Levetiracetam skipped']);
    // Skipped and taken after all: never called a change of the time.
    await screen.change.click();
    await expect(screen.dialog.getByRole('button', { name: 'Change the time' })).toHaveCount(0);
    await screen.dialog.getByRole('button', { name: 'I took it after all' }).click();
    await expect(screen.dialog).toContainText('When did you take Levetiracetam?');
    await screen.dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(screen.dialog.getByRole('button', { name: 'I took it after all' })).toBeVisible();
  });
});

test('§3 §5 the evening before announces a step; skipping a dose that must not stop names a contact; the printed list names the patient', async ({
  page,
}) => {
  const { path } = profileEndpoints.readAnswers;
  const { version } = await ask<{ version: number }>(page, 'GET', path);
  const people = { hospital: 'Mercy Hospital', on_call_phone: '+44 20 7946 0000' };
  await ask(page, 'PATCH', path, { version, people });
  await putMedicine(page, taper);
  await page.clock.setFixedTime(`${today()}T18:30:00Z`);
  const screen = medicinesPage(page);
  await screen.open();
  await expect(screen.today).toContainText('Tomorrow Dexamethasone changes from 6 mg to 4 mg.');
  await expect(screen.today).toContainText('3 × 2 mg (6 mg)');
  await expectAccessible(page);
  await screen.skip.click();
  await expect(screen.dialog).toContainText('Do not stop this medicine suddenly.');
  await page.getByRole('button', { name: 'Skip this dose' }).click();
  await expect(
    screen.dialog.getByRole('link', { name: 'Call Mercy Hospital: +44 20 7946 0000' }),
  ).toHaveAttribute('href', 'tel:+442079460000');
  await page.getByRole('button', { name: 'Go back' }).click();
  await screen.today.getByRole('link', { name: /^See the plan/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dexamethasone' })).toBeVisible();

  await test.step('the printed list shows the patient’s name, birth date and the date', async () => {
    await goInApp(page, '/medication?print=');
    const table = page.getByRole('table', { name: 'My current medicines' });
    await expect(table).toContainText('Do not stop suddenly');
    await page.emulateMedia({ media: 'print' });
    await expect(
      page.getByText(/^Test Person \d+ · born on .+ \d{4} · printed on .+/),
    ).toBeVisible();
  });
});

test('§5 §7 a medicine is added by keyboard alone, from the list to the list', async ({ page }) => {
  const form = medicineForm(page);
  await medicinesPage(page).open();
  await tabTo(page, page.getByRole('button', { name: 'Create', exact: true }), 30);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Add a medicine' })).toBeFocused();
  await tabTo(page, form.name, 15);
  await page.keyboard.type('Levetiracetam');
  await tabTo(page, form.howOften.getByRole('button', { name: /^Every day/ }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Change: How often?' })).toBeFocused();
  const part = (name: string) => page.getByRole('spinbutton', { name });
  await tabTo(page, part('hour, Time'));
  await page.keyboard.type('0800');
  await tabTo(page, page.getByRole('button', { name: 'Add a time' }));
  await page.keyboard.press('Enter');
  if (!(await part('hour, Time 2').evaluate((each) => each === document.activeElement)))
    await tabTo(page, part('hour, Time 2'));
  await page.keyboard.type('2000');
  await tabTo(page, page.getByLabel('How many', { exact: true }));
  await page.keyboard.type('1');
  await tabTo(page, page.getByLabel('Strength', { exact: true }));
  await page.keyboard.type('500 mg');
  await tabTo(page, part('day, First day'));
  await page.keyboard.type(`0101${comingYear}`);
  await tabTo(page, page.getByText('Add more details'));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('What is it for?'));
  await page.keyboard.type('Seizures');
  // Its name says so.
  const mark = page.getByRole('checkbox', { name: 'Do not stop suddenly' });
  await tabTo(page, mark, 20);
  await expect(mark).toBeChecked();
  await tabTo(page, form.toPreview, 20);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Is this right?' })).toBeFocused();
  await tabTo(page, form.save);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Levetiracetam' })).toBeFocused();
  await expect
    .poll(() => asked(page, 'Levetiracetam', firstDay, firstDay))
    .toEqual([`${firstDay}T08:00`, `${firstDay}T20:00`]);
  await expect
    .poll(() => medicinesOf(page))
    .toMatchObject([{ reason: 'Seizures', never_stop_suddenly: true, dosage: '1 × 500 mg' }]);
  // The way back stands before the heading that has the focus.
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('link', { name: 'Back to medicines' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tabpanel')).toContainText('Levetiracetam');
});
