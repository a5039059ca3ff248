import { addDays } from '@caretrail/contract/time/days';
import { livesIn } from '@caretrail/server/testing/medications';
import type { Page } from '@playwright/test';
import { comingYear } from '../coming-days.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import {
  asked,
  askedAt,
  dailyAt,
  liveAt,
  medicineForm,
  medicinesOf,
  putMedicine,
  today,
} from '../pages/medication-pages.ts';

/** Each day from one to another, both included. */
const daysOf = (from: string, to: string): string[] => {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
};

/** A day of the coming year: '01-04'. What is typed is held against years written by hand in the web's regimens.test.ts. */
const on = (day: string): string => `${comingYear}-${day}`;
const [firstDay, lastDay] = [on('01-01'), on('12-31')];
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The first Sunday from a day on: the clocks change on one. */
const sundayFrom = (day: string): string => addDays(on(day), (7 - weekdayOf(on(day))) % 7);

/** Those of one name, of all that a patient has. */
const named = async (page: Page, name: string) =>
  (await medicinesOf(page)).filter((medicine) => medicine.name === name);

test.use({ isAwake: true });

test.describe('§3 §7 real regimens, entered by hand', () => {
  let userId = '';
  test.beforeEach(async ({ page, product }) => {
    ({ id: userId } = await product.signIn(page));
  });

  test('one after the other: twice every day, on days of the week, in steps, every eight hours, when needed; a template', async ({
    page,
  }) => {
    const form = medicineForm(page);

    await test.step('levetiracetam, twice every day', async () => {
      await form.begin('Levetiracetam', 'Every day');
      await form.time('Time', '08:00');
      await page.getByRole('button', { name: 'Add a time' }).click();
      await form.time('Time 2', '20:00');
      await form.part('1', '500 mg');
      await form.date('First day', firstDay);
      await form.toPreview.click();
      await expect(page.getByText('Every day at 08:00 and 20:00')).toBeVisible();
      await form.months.click();
      await form.list.click();
      await expect(page.getByRole('main')).toContainText('08:00: 1 × 500 mg; 20:00: 1 × 500 mg');
      await form.save.click();
      await expect(page.getByRole('heading', { level: 1, name: 'Levetiracetam' })).toBeVisible();
      await expect
        .poll(() => asked(page, 'Levetiracetam', firstDay, lastDay))
        .toEqual(daysOf(firstDay, lastDay).flatMap((day) => [`${day}T08:00`, `${day}T20:00`]));
      await expect
        .poll(() => named(page, 'Levetiracetam'))
        .toMatchObject([{ dosage: '1 × 500 mg', times: ['08:00', '20:00'], repeat_on: null }]);
    });

    await test.step('co-trimoxazole on Monday, Wednesday and Friday', async () => {
      await form.beginAnother('Co-trimoxazole', 'On certain days of the week');
      await form.toPreview.click();
      await expect(form.alert).toBeFocused();
      await expectAccessible(page);
      for (const day of ['Monday', 'Wednesday', 'Friday']) {
        await page.getByRole('checkbox', { name: day }).check();
      }
      await form.time('Time', '09:00');
      await form.date('First day', firstDay);
      await form.toPreview.click();
      await expect(page.getByText('Every Monday, Wednesday and Friday at 09:00')).toBeVisible();
      await form.save.click();
      await expect(page.getByRole('heading', { level: 1, name: 'Co-trimoxazole' })).toBeVisible();
      await expect
        .poll(() => asked(page, 'Co-trimoxazole', firstDay, lastDay))
        .toEqual(
          daysOf(firstDay, lastDay)
            .filter((day) => [1, 3, 5].includes(weekdayOf(day)))
            .map((day) => `${day}T09:00`),
        );
      await expect
        .poll(() => named(page, 'Co-trimoxazole'))
        .toMatchObject([{ repeat_on: ['mon', 'wed', 'fri'] }]);
    });

    await test.step('dexamethasone from 8 mg by 2 mg every 5 days to 0', async () => {
      await form.beginAnother('Dexamethasone', 'Changing dose');
      for (const [label, value] of [
        ['Start with (mg a day)', '8'],
        ['Change by (mg a day)', '2'],
        ['Days in each step', '5'],
        ['Final dose (mg a day)', '0'],
        ['Tablet strength (mg, optional)', '2'],
        ['How many doses a day?', '1'],
      ] as const) {
        await form.field(label).fill(value);
      }
      await form.time('Time', '08:00');
      await page.getByRole('button', { name: 'Create the steps' }).click();
      await expect(page.getByText('4 steps were created.')).toBeVisible();
      await expect(form.step(1)).toContainText('Step 1: 8 mg a day');
      await form.date('First day of the first step', on('02-01'));
      await form.toPreview.click();
      await form.list.click();
      for (const line of [
        `1 to 5 February ${comingYear} · 08:00: 4 × 2 mg`,
        `6 to 10 February ${comingYear} · 08:00: 3 × 2 mg`,
        `11 to 15 February ${comingYear} · 08:00: 2 × 2 mg`,
        `16 to 20 February ${comingYear} · 08:00: 1 × 2 mg`,
      ]) {
        await expect(page.getByRole('listitem').filter({ hasText: line })).toBeVisible();
      }
      await form.save.click();
      await expect(page.getByRole('heading', { level: 1, name: 'Dexamethasone' })).toBeVisible();
      await expect
        .poll(() => asked(page, 'Dexamethasone', firstDay, lastDay))
        .toEqual(daysOf(on('02-01'), on('02-20')).map((day) => `${day}T08:00`));
    });

    await test.step('an antibiotic every 8 hours for 7 days', async () => {
      await form.beginAnother('Amoxicillin', 'Every few hours');
      await form.field('Hours between doses').fill('8');
      await form.time('First dose at', '06:00');
      await form.part('1', '500 mg');
      await form.date('First day', on('01-04'));
      await page.getByRole('button', { name: 'Change: When does it end?' }).click();
      await page.getByRole('radio', { name: 'For a number of days' }).check();
      await form.field('For how many days?').fill('7');
      await form.toPreview.click();
      await expect(page.getByText('Every 8 hours, first at 06:00')).toBeVisible();
      await form.save.click();
      await expect(page.getByRole('heading', { level: 1, name: 'Amoxicillin' })).toBeVisible();
      await expect
        .poll(() => asked(page, 'Amoxicillin', firstDay, lastDay))
        .toEqual(
          daysOf(on('01-04'), on('01-10')).flatMap((day) =>
            ['06:00', '14:00', '22:00'].map((time) => `${day}T${time}`),
          ),
        );
    });

    await test.step('paracetamol only when needed, at most 4 in 24 hours', async () => {
      await form.beginAnother('Paracetamol', 'As needed');
      await form.field('Needed for (optional)').fill('headache');
      await form.field('Maximum doses in 24 hours (optional)').fill('4');
      await form.field('Minimum hours between doses (optional)').fill('4');
      await form.part('2', '500 mg');
      await page.getByRole('button', { name: 'Today' }).click();
      await form.finish('Paracetamol');
      await expect(
        page
          .getByText('As needed for headache, at most 4 doses in 24 hours, at least 4 hours apart')
          .first(),
      ).toBeVisible();
      await expect
        .poll(() => asked(page, 'Paracetamol', today(), addDays(today(), 364)))
        .toEqual([]);
      await expect
        .poll(() => named(page, 'Paracetamol'))
        .toMatchObject([{ times: null, dosage: '2 × 500 mg (1000 mg)' }]);
    });

    await test.step('a template asks for no dose and presets none', async () => {
      await form.openAnother();
      for (const radio of await page.getByRole('radio').all())
        await expect(radio).not.toBeChecked();
      await form.template('Temozolomide in cycles').click();
      await expect(form.chosen('template')).toContainText('Temozolomide');
      await expect(page.getByRole('button', { name: 'Change: Medicine' })).toBeFocused();
      await expect(form.howOften).toContainText('Days 1–5 of every 28 days');
      await expect(page.getByLabel('Strength', { exact: true })).toHaveValue('');
    });
  });

  test('temozolomide 5 of 28 in mixed capsules, cycle 4 a week later, and ondansetron an hour before', async ({
    page,
  }) => {
    const form = medicineForm(page);
    // Day 11 of cycle 3 is today.
    const start = addDays(await liveAt(page, 12), -66);
    await form.begin('Temozolomide', 'In cycles');
    await form.field('Days you take it').fill('5');
    await form.field('Days in a cycle').fill('28');
    await form.field('Cycles (optional)').fill('6');
    await form.time('Time', '21:00');
    await form.part('2', '140 mg');
    await page.getByRole('button', { name: 'Add another strength' }).click();
    await form.part('1', '20 mg', 1);
    await form.date('First day of the first cycle', start);
    await form.toPreview.click();
    await expect(page.getByText('Days 1–5 of every 28 days at 21:00, 6 cycles')).toBeVisible();
    await form.save.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Temozolomide' })).toBeVisible();
    await expect(page.getByText('2 × 140 mg and 1 × 20 mg').first()).toBeVisible();
    await expect(page.getByText('Cycle 3 of 6, day 11 of 28: no dose today')).toBeVisible();

    await form.beginAnother('Ondansetron', 'In cycles');
    await page
      .getByRole('combobox', { name: 'Medicine', exact: true })
      .selectOption('Temozolomide');
    await page.getByRole('radio', { name: '1 hour before' }).check();
    await page.getByRole('button', { name: 'Copy its days' }).click();
    await form.part('1', '8 mg');
    await form.finish('Ondansetron');

    await page.getByRole('link', { name: 'Back to medicines' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Temozolomide' }).first().click();
    await page.getByRole('button', { name: 'Delay cycle 4 by a week' }).click();
    await expect(page.getByRole('checkbox', { name: 'Ondansetron' })).toBeChecked();
    await page.getByLabel('Why? (optional)').fill('Low counts');
    await page.getByRole('button', { name: 'Delay by a week', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('Reason: Low counts')).toBeVisible();

    const starts = [84, 112, 140].map((days) => addDays(start, days + 7));
    const days = starts.flatMap((first) => daysOf(first, addDays(first, 4)));
    const end = addDays(start, 364);
    await expect
      .poll(() => asked(page, 'Temozolomide', today(), end))
      .toEqual(days.map((day) => `${day}T21:00`));
    await expect
      .poll(() => asked(page, 'Ondansetron', today(), end))
      .toEqual(days.map((day) => `${day}T20:00`));
  });

  test('a medicine in the night, where the clocks change in New York, Berlin, on Lord Howe and in Kathmandu', async ({
    page,
    server,
  }) => {
    await putMedicine(page, { name: 'Levothyroxine', schedule: dailyAt(firstDay, '02:15') });
    // By the Sunday of the change: the clock that is shown, and that of UTC. Each dose belongs to the day
    // before, which ends at 3.
    const nights: Record<string, Record<string, readonly string[]>> = {
      'America/New_York': {
        '03-08': ['02:15 = 07:15', '03:00 = 07:00', '02:15 = 06:15'],
        '11-01': ['02:15 = 06:15', '02:15 = 07:15', '02:15 = 07:15'],
      },
      'Europe/Berlin': {
        '03-25': ['02:15 = 01:15', '03:00 = 01:00', '02:15 = 00:15'],
        '10-25': ['02:15 = 00:15', '02:15 = 00:15', '02:15 = 01:15'],
      },
      'Australia/Lord_Howe': {
        '04-01': ['02:15 = 15:15', '02:15 = 15:45', '02:15 = 15:45'],
        '10-01': ['02:15 = 15:45', '02:30 = 15:30', '02:15 = 15:15'],
      },
      'Asia/Kathmandu': {
        '03-25': ['02:15 = 20:30', '02:15 = 20:30', '02:15 = 20:30'],
        '10-25': ['02:15 = 20:30', '02:15 = 20:30', '02:15 = 20:30'],
      },
    };
    for (const [zone, changes] of Object.entries(nights)) {
      await livesIn(server, { userId }, zone);
      for (const [from, clocks] of Object.entries(changes)) {
        const saturday = addDays(sundayFrom(from), -1);
        const doses = clocks.map((clock, night) => {
          const [shown = '', utc = ''] = clock.split(' = ');
          const day = addDays(saturday, night);
          // East of Greenwich the night is still the evening before.
          return `${day}T${shown} = ${utc > '12:00' ? addDays(day, -1) : day}T${utc}:00.000Z`;
        });
        await expect
          .poll(() => askedAt(page, 'Levothyroxine', addDays(saturday, -1), addDays(saturday, 1)))
          .toEqual(doses);
      }
    }
  });
});
