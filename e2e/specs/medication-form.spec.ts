import { addDays, startOfWeek } from '@caretrail/contract/time/days';
import type { Locator, Page } from '@playwright/test';
import { named } from '../coming-days.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { goInApp } from '../go-in-app.ts';
import { phone } from '../on-phone.ts';
import {
  asked,
  dailyAt,
  doseStates,
  editMedicine,
  liveAt,
  medicineForm,
  medicinesOf,
  medicinesPage,
  openMedicine,
  putMedicine,
  today,
} from '../pages/medication-pages.ts';

test.use({ isAwake: true });

test.beforeEach(async ({ page, product }) => {
  await product.signIn(page);
});

/** Counts presses on controls and the screens seen; the “Next” key and typing are no presses. */
function handOf(page: Page) {
  let taps = 0;
  const screens = new Set<string>();
  return {
    tap: async (control: Locator): Promise<void> => {
      screens.add((await page.getByRole('heading', { level: 1 }).textContent()) ?? '');
      if (await page.getByRole('heading', { name: 'Is this right?' }).isVisible())
        screens.add('preview');
      taps += 1;
      await control.tap();
    },
    /** Types into the focused field and goes on to the next. */
    next: async (...texts: string[]): Promise<void> => {
      for (const text of texts) {
        await page.keyboard.type(text);
        await page.keyboard.press('Enter');
      }
    },
    taps: () => taps,
    /** Of the form: without the list that it began from. */
    screens: () => screens.size - 1,
  };
}

/** `5 March 2027` */
const dated = (day: string): string => named(day).replace(/^\w+ /, '');
const screen = phone.viewport.height;
/** How far down the page goes. */
const heightOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight);
/** How far down the last thing to press stands. */
const bottomOf = (control: Locator): Promise<number> =>
  control.evaluate((each) => each.getBoundingClientRect().bottom + scrollY);

test.describe('§3 §5 a plan is entered with few taps, on a phone', { tag: '@phone' }, () => {
  const nextMonday = addDays(startOfWeek(today()), 7);

  test('temozolomide with another dose from cycle 2: ten taps, two screens', async ({ page }) => {
    const [form, hand] = [medicineForm(page), handOf(page)];
    await medicinesPage(page).open();
    await hand.tap(page.getByRole('button', { name: 'Create', exact: true }));
    await hand.tap(form.template('Temozolomide in cycles'));
    await hand.tap(form.field('Cycles (optional)'));
    await hand.next('6', '2100');
    const chip = page.getByRole('button', { name: '250 mg', exact: true });
    await hand.tap(chip);
    // Tapped once more it is still one.
    await chip.tap();
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(form.field('How many')).toHaveValue('1');
    await hand.tap(page.getByRole('button', { name: 'Add another strength' }));
    await expect(form.field('How many').nth(1)).toBeFocused();
    await hand.next('1', '20 mg');
    await hand.tap(page.getByRole('button', { name: 'Use a different dose from cycle 2' }));
    await expect(form.field('From cycle')).toBeFocused();
    await hand.next('2', '2', '180 mg');
    await hand.tap(page.getByRole('button', { name: 'Next Monday' }));
    for (const name of ['Remove 250 mg', 'Remove 20 mg', 'Remove this dose from cycle 2'])
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
    expect(await bottomOf(form.toPreview)).toBeLessThan(2 * screen);
    expect(await heightOf(page)).toBeLessThan(1900);
    await hand.tap(form.toPreview);
    await expect(page.getByRole('heading', { name: 'Is this right?' })).toBeFocused();
    const main = page.getByRole('main');
    await expect(main).toContainText('Days 1–5 of every 28 days at 21:00, 6 cycles');
    await expect(main).toContainText('Cycle 1: 1 × 250 mg and 1 × 20 mg (270 mg)');
    await expect(main).toContainText('From cycle 2: 2 × 180 mg (360 mg)');
    const end = addDays(nextMonday, 5 * 28 + 5);
    await expect(main).toContainText(`Then no doses from ${dated(end)}.`);
    await expect(main).toContainText('Under each day: its dose in mg.');
    const cell = page.getByRole('cell', { name: /1 × 250 mg and 1 × 20 mg/ });
    await expect(cell.first()).toContainText('270');
    await expect(page.getByRole('cell', { name: /2 × 180 mg/ }).first()).toContainText('360');
    expect(await bottomOf(form.save)).toBeLessThan(2.4 * screen);
    await hand.tap(form.save);
    await expect(page.getByRole('heading', { level: 1, name: 'Temozolomide' })).toBeVisible();
    expect(hand.taps()).toBeLessThanOrEqual(10);
    expect(hand.screens()).toBe(2);
    const [medicine] = await medicinesOf(page);
    expect(medicine?.schedule?.phases).toMatchObject([
      {
        slots: [{ id: 'at-2100', parts: [{ strength: '250 mg' }, { strength: '20 mg' }] }],
        dose_steps: [
          {
            cycle: 2,
            day: 1,
            slots: [{ id: 'c2-2100', parts: [{ strength: '180 mg', count: 2 }] }],
          },
        ],
      },
    ]);
    await expect
      .poll(() => asked(page, 'Temozolomide', nextMonday, addDays(nextMonday, 27)))
      .toHaveLength(5);

    await test.step('it opens again in the form, and in the list it says both doses', async () => {
      await page.getByRole('link', { name: 'Change dose or times' }).click();
      await expect(form.field('From cycle')).toHaveValue('2');
      await expect(page.getByLabel('Strength', { exact: true }).last()).toHaveValue('180 mg');
      await expectAccessible(page);
      await goInApp(page, '/medication');
      await expect(page.getByRole('tabpanel')).toContainText('From cycle 2: 2 × 180 mg (360 mg)');
    });
  });

  test('a steroid that steps down from two doses a day to one: twelve taps, three screens at most', async ({
    page,
  }) => {
    const [form, hand] = [medicineForm(page), handOf(page)];
    await medicinesPage(page).open();
    await hand.tap(page.getByRole('button', { name: 'Create', exact: true }));
    await hand.tap(form.template('Dexamethasone, stepping down'));
    const make = page.getByRole('button', { name: 'Create the steps' });
    await test.step('a missing value is reported under its row, as wide as the form', async () => {
      await make.tap();
      await expect(form.field('Start with (mg a day)')).toBeFocused();
      await expect(form.field('Change by (mg a day)')).toHaveAccessibleDescription(
        'Enter how much it changes by, more than 0.',
      );
      const [row, error] = await Promise.all([
        page.getByRole('group', { name: 'Work out the steps' }).boundingBox(),
        page.getByText('Enter the amount a day to start with.').locator('..').boundingBox(),
      ]);
      expect(error?.width).toBe(row?.width);
      await expectAccessible(page);
    });
    await hand.tap(form.field('Start with (mg a day)'));
    await hand.next('8', '2', '5', '2', '2');
    await page.keyboard.type('2');
    await expect(page.getByText('8 mg a day in 2 doses: 4 mg each time.')).toBeVisible();
    await hand.next('', '0800', '2000');
    await hand.tap(page.getByRole('radio', { name: 'It ends' }));
    await hand.tap(make);
    await expect(form.step(2)).toContainText('Step 2: 6 mg a day');
    await expect(form.step(2)).toContainText('1.5 × 2 mg (3 mg) at 08:00 and 20:00, for 5 days');
    await hand.tap(page.getByRole('button', { name: 'Change step 4' }));
    await hand.tap(page.getByRole('button', { name: 'Plan the whole dose at 08:00' }));
    await hand.tap(page.getByRole('button', { name: 'Next Monday' }));
    expect(await bottomOf(form.toPreview)).toBeLessThan(2.25 * screen);
    expect(await heightOf(page)).toBeLessThan(2100);
    await hand.tap(form.toPreview);
    await expect(page.getByRole('heading', { name: 'Is this right?' })).toBeFocused();
    await expect(page.getByRole('main')).toContainText(
      `Then no doses from ${dated(addDays(nextMonday, 20))}.`,
    );
    const steps = page.getByRole('main').getByRole('listitem');
    await expect(steps.filter({ hasText: ': 8 mg a day' })).toContainText(
      '2 × 2 mg (4 mg) at 08:00 and 20:00',
    );
    await expect(steps.filter({ hasText: ': 2 mg a day' })).toContainText('1 × 2 mg at 08:00');
    await hand.tap(form.save);
    await expect(page.getByRole('heading', { level: 1, name: 'Dexamethasone' })).toBeVisible();
    expect(hand.taps()).toBeLessThanOrEqual(12);
    expect(hand.screens()).toBeLessThanOrEqual(3);
    await expect
      .poll(() => asked(page, 'Dexamethasone', nextMonday, addDays(nextMonday, 60)))
      .toHaveLength(3 * 5 * 2 + 5);
  });
});

test('§3 a taper that was sent from elsewhere opens in the form with its own times, and says what it replaces', async ({
  page,
}) => {
  const slot = (id: string, at: string, count: number) => ({
    id,
    at,
    parts: [{ strength: '2 mg', count }],
  });
  const start = addDays(today(), -2);
  const medicine = await putMedicine(page, {
    name: 'Dexamethasone',
    schedule: {
      phases: [
        {
          seq: 1,
          start: { date: start },
          length: { until: addDays(start, 9) },
          pattern: { kind: 'daily' },
          slots: [slot('am', '08:00', 3), slot('noon', '12:00', 1)],
        },
        {
          seq: 2,
          start: { date: addDays(start, 10) },
          length: { open: true },
          pattern: { kind: 'every_n_days', n: 2, anchor: addDays(start, 10) },
          slots: [slot('later', '09:00', 1)],
        },
      ],
    },
  });
  const form = medicineForm(page);
  await openMedicine(page, medicine);
  await page.getByRole('link', { name: 'Change dose or times' }).click();
  await expect(form.step(1)).toContainText('Step 1: 8 mg a day');
  await expect(form.step(1)).toContainText(
    '3 × 2 mg (6 mg) at 08:00; 1 × 2 mg at 12:00, for 10 days',
  );
  await expect(form.step(2)).toContainText('1 × 2 mg at 09:00, no end');
  await page.getByRole('button', { name: 'Change step 2' }).click();
  await expect(form.field('Repeat every (days)')).toHaveValue('2');
  await form.field('Strength').fill('1 mg');
  await form.field('How many').fill('0.3');
  await page.getByRole('button', { name: 'Change: When you travel to another time zone' }).click();
  await expect(page.getByRole('radio', { name: 'Use the local time where I am' })).toBeChecked();
  await page.getByRole('radio', { name: 'Stay on home time' }).check();
  await expectAccessible(page);
  await form.toPreview.click();
  const main = page.getByRole('main');
  await expect(main).toContainText('0.3 mg every other day');
  await expect(main).toContainText('This is not a whole or half tablet.');
  await expect(main).toContainText('When you travel, the times stay on home time.');
  await expect(main).toContainText('The last step continues, with no end date.');
  await expect(main).toContainText('This replaces:');
  await expect(main).toContainText('2 mg every other day');
  await expect(main).toContainText(`From ${dated(today())}:`);
  await expect(main).not.toContainText(dated(start));
  await form.list.first().click();
  await expectAccessible(page);
});

test('§3 a medicine by months: the first days are shown before it is saved', async ({ page }) => {
  const form = medicineForm(page);
  const main = page.getByRole('main');
  await form.begin('Vitamin D', 'Monthly');
  await page.getByRole('radio', { name: 'A weekday, for example the first Monday' }).check();
  await form.time('Time', '08:00');
  await form.part('1', '20000 IU');
  await form.date('First dose on or after', '2030-01-20');
  await form.toPreview.click();
  await expect(main).toContainText('Select which weekday of the month');
  await page.getByLabel('Which one?').selectOption('First');
  await page.getByLabel('Day of the week').selectOption('Monday');
  const days = 'First doses: 4 February 2030, 4 March 2030 and 1 April 2030.';
  await expect(main).toContainText(`On the first Monday of each month. ${days}`);
  await form.field('Repeat every (months)').fill('3');
  const rarely = 'First doses: 4 February 2030, 6 May 2030 and 5 August 2030.';
  await expect(main).toContainText(rarely);
  await expectAccessible(page);
  await form.toPreview.click();
  await expect(main).toContainText(
    'Every 3 months on the first Monday (February, May, August and November) at 08:00',
  );
  await expect(main).toContainText(rarely);
  await form.save.click();
  await expect(page.getByRole('heading', { name: 'Vitamin D' })).toBeVisible();
});

test('§3 a first day that was saved wrongly is corrected: what changes is shown first, and records refuse what contradicts them', async ({
  page,
}) => {
  const day = await liveAt(page, 9);
  const [wrong, right, yesterday] = [addDays(day, 3), addDays(day, -4), addDays(day, -1)];
  const medicine = await putMedicine(page, {
    schedule: { ...dailyAt(wrong, '08:00'), effective_from: addDays(day, -9) },
  });
  const form = medicineForm(page);
  const main = page.getByRole('main');
  const correctTo = async (firstDay: string): Promise<void> => {
    await page.getByRole('link', { name: 'Edit details' }).click();
    await form.date('First day', firstDay);
    await form.toPreview.click();
  };
  await openMedicine(page, medicine);

  await test.step('the preview says which doses come in, and a change elsewhere is shown before', async () => {
    await correctTo(right);
    await expect(page.getByRole('heading', { name: 'Is this right?' })).toBeFocused();
    const moves = `The first day changes from ${dated(wrong)} to ${dated(right)}.`;
    await expect(main).toContainText(moves);
    await expect(main).toContainText(`from ${dated(right)} to`);
    await expect(main).toContainText('They are shown as not recorded, and do not count as missed.');
    await expect(main).toContainText('No dose is recorded yet.');
    await expect(main).toContainText('This replaces:');
    await editMedicine(page, medicine, { notes: 'From elsewhere' });
    await form.save.click();
    await expect(page.getByRole('heading', { name: 'This medicine has changed' })).toBeFocused();
    await expect(page.getByRole('row', { name: /First day/ })).toContainText(dated(right));
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await expect(main).toContainText(moves);
    await form.save.click();
    await expect(page.getByRole('heading', { level: 1, name: medicine.name })).toBeVisible();
    await expect(main).toContainText(`First day corrected to ${dated(right)}`);
    await expect
      .poll(() => medicinesOf(page))
      .toMatchObject([{ start_date: right, notes: 'From elsewhere' }]);
  });

  await test.step('a dose that came in is listed as not recorded, and is recorded', async () => {
    await page.getByRole('button', { name: 'Yesterday' }).click();
    await page.getByRole('button', { name: `Record as taken at 08:00: ${medicine.name}` }).click();
    await expect.poll(() => doseStates(page, medicine.name, yesterday)).toEqual(['taken 08:00']);
  });

  await test.step('a first day after the record is refused, with the day of the record', async () => {
    await correctTo(wrong);
    await expect(form.alert).toBeFocused();
    await expect(form.alert).toContainText(
      `A dose is recorded on ${dated(yesterday)}, before the day you selected.`,
    );
    await expect(form.save).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'No, change something' }).click();
    await expect(page.getByRole('spinbutton', { name: 'day, First day' })).toBeVisible();
  });
});

test('§5 a plan without an amount, a day far in the past and contradictory limits are reported at their fields', async ({
  page,
}) => {
  const form = medicineForm(page);
  await form.begin('Temozolomide', 'In cycles');
  await form.field('Days you take it').fill('5');
  await form.field('Days in a cycle').fill('28');
  await form.time('Time', '21:00');
  await form.date('First day of the first cycle', '1850-01-01');
  await form.toPreview.click();
  await expect(form.alert).toContainText('Check 2 things');
  await form.alert.getByRole('button', { name: 'Enter how much is taken each time.' }).click();
  await expect(form.field('How many')).toBeFocused();
  await expect(form.alert).toContainText('Select a day between 1900 and 2199.');
  await form.part('1', '-500 mg');
  await form.date('First day of the first cycle', today());
  await form.toPreview.click();
  await expect(form.alert).toContainText('Enter an amount above zero, for example 100 mg.');
  await form.part('1', '500');
  await form.toPreview.click();
  await expect(form.alert).toContainText('Enter the unit after the number');
  await page.getByRole('button', { name: '500 mg', exact: true }).click();
  await expect(form.alert).toBeHidden();
  await expect(form.field('Strength')).toHaveValue('500 mg');
  await form.part('1', '500mg');
  await form.toPreview.click();
  await expect(page.getByText('1 × 500 mg', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'No, change something' }).click();
  await form.chooseHowOften('As needed');
  await form.field('Maximum doses in 24 hours (optional)').fill('4');
  await form.field('Minimum hours between doses (optional)').fill('8');
  await form.toPreview.click();
  await expect(form.alert).toContainText('These limits contradict each other');
  await form.alert.getByRole('button').click();
  await expect(form.field('Maximum doses in 24 hours (optional)')).toBeFocused();
});
