import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import { toasts } from '@caretrail/contract/texts/toasts';
import { addDays } from '@caretrail/contract/time/days';
import { named, said, saidMove } from '../coming-days.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { anyOf, expectToast, unreached } from '../pages/event-pages.ts';
import {
  askedAmounts,
  cycleFrom,
  liveAt,
  medicineForm,
  medicinesPage,
  openMedicine,
  putMedicine,
} from '../pages/medication-pages.ts';

test.use({ isAwake: true });

test.beforeEach(async ({ page, product }) => {
  await product.signIn(page);
});

const before = '2 × 140 mg (280 mg)';
/** The five days of each of the six cycles, the first of which begins on a day. */
const cyclesFrom = (first: string): string[][] =>
  Array.from({ length: 6 }, (_, cycle) =>
    Array.from({ length: 5 }, (_, day) => addDays(first, cycle * 28 + day)),
  );
/** The dialog names the first three of the six, and how far the others go. */
const linesOf = (first: string, day: string, line: (cycle: number, start: string) => string) => [
  ...cyclesFrom(first)
    .slice(0, 3)
    .map(([start = ''], index) => line(index + 1, start)),
  `and 3 more; the last dose is on ${said(addDays(first, 5 * 28 + 4), day)}`,
];

test('§3 a dose planned for cycle 2 moves with it when cycle 1 is delayed: the schedule matches the dialog', async ({
  page,
}) => {
  const day = await liveAt(page, 12);
  const first = addDays(day, 4);
  const moved = addDays(first, 7);
  const medicine = await putMedicine(page, cycleFrom(first, '21:00'));
  const form = medicineForm(page);
  const { dialog } = medicinesPage(page);
  await openMedicine(page, medicine);

  await test.step('from the first day of cycle 2, 360 mg', async () => {
    await page.getByRole('link', { name: 'Change dose or times' }).click();
    await form.date('When does this change start?', addDays(first, 28));
    await form.part('2', '180 mg');
    await form.finish('Temozolomide');
    await expectToast(page, toasts.medicationEdited);
  });

  await test.step('cycle 1 is delayed, and with it all that follows', async () => {
    await page.getByRole('button', { name: 'Delay cycle 1 by a week' }).click();
    await expect(dialog.getByRole('listitem')).toHaveText(
      linesOf(moved, day, (cycle, start) => saidMove(cycle, addDays(start, -7), start, day)),
    );
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Delay by a week', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Reason: Delayed by a week').first()).toBeVisible();
    await expect
      .poll(() => askedAmounts(page, 'Temozolomide', day, addDays(first, 300)))
      .toEqual(
        cyclesFrom(moved).flatMap((days, index) =>
          days.map((each) => `${each}: ${index === 0 ? before : '2 × 180 mg (360 mg)'}`),
        ),
      );
  });
});

test('§3 a cycle on hold is not asked for, nor a later one; it goes ahead on the chosen day', async ({
  page,
}) => {
  const day = await liveAt(page, 12);
  const medicine = await putMedicine(page, cycleFrom(day, '22:00'));
  const screen = medicinesPage(page);
  const next = page.getByText(/^Next: /);
  const planCall = anyOf(medicationsEndpoints.changePlan.path);
  const amounts = () => askedAmounts(page, 'Temozolomide', day, addDays(day, 300));
  await openMedicine(page, medicine);
  await expect(next).toHaveText('Next: today at 22:00');

  await test.step('no dose is due during the hold', async () => {
    await page.getByRole('button', { name: 'Put cycle 1 on hold' }).click();
    const confirm = screen.dialog.getByRole('button', { name: 'Put on hold', exact: true });
    await page.route(planCall, (route) => route.abort());
    await screen.dialog.getByLabel('Why? (optional)').fill('Low counts');
    await confirm.click();
    await expectToast(page, unreached);
    await expect(screen.dialog.getByLabel('Why? (optional)')).toHaveValue('Low counts');
    await page.unroute(planCall);
    await confirm.click();
    await expect(screen.dialog).toHaveCount(0);
    await expect(page.getByText('Cycle 1 of 6: on hold')).toBeVisible();
    await expect(page.getByText('Reason: Low counts')).toBeVisible();
    await expect(next).toHaveCount(0);
    expect(await amounts()).toEqual([]);
    await page.getByRole('link', { name: 'Back to medicines' }).click();
    await expect(screen.group('On hold')).toContainText('Temozolomide');
    await expect(screen.taken).toHaveCount(0);
    await expect(screen.today).toContainText('Nothing more is due today. A cycle is on hold.');
    await expect(screen.today).not.toContainText('All of today’s doses');
  });

  await test.step('the whole cycle from the chosen day, and the later ones after it', async () => {
    const first = addDays(day, 3);
    await page.getByRole('tabpanel').getByRole('link', { name: 'Temozolomide' }).click();
    await page.getByRole('button', { name: 'End the hold on cycle 1' }).click();
    await medicineForm(page).date('Date of day 1', first);
    await expect(screen.dialog.getByRole('listitem')).toHaveText(
      linesOf(first, day, (cycle, start) => `Cycle ${cycle} starts on ${said(start, day)}`),
    );
    await expectAccessible(page);
    await screen.dialog.getByRole('button', { name: 'End the hold', exact: true }).click();
    await expect(screen.dialog).toHaveCount(0);
    await expect(next).toHaveText(`Next: ${named(first).replace(/ \d{4}$/, '')} at 22:00`);
    await expect
      .poll(amounts)
      .toEqual(cyclesFrom(first).flatMap((days) => days.map((each) => `${each}: ${before}`)));
  });
});
