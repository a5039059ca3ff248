import { profileEndpoints } from '@caretrail/contract/profile/endpoints';
import { addDays } from '@caretrail/contract/time/days';
import type { Page } from '@playwright/test';
import { ask } from '../ask-past-screen.ts';
import { said, saidMove } from '../coming-days.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { goInApp } from '../go-in-app.ts';
import {
  askedAmounts,
  cycleFrom,
  dailyAt,
  liveAt,
  medicineForm,
  medicinesPage,
  openMedicine,
  putMedicine,
} from '../pages/medication-pages.ts';
import { tabTo } from '../tab-to.ts';

test.use({ isAwake: true });

test.beforeEach(async ({ page, product }) => {
  await product.signIn(page);
});

const shortly = (date: string, today: string): string => said(date, today).replace(/^\w+ /, '');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('§3 a cycle that has begun is not among those that a delay moves; delayed, held and released by keyboard alone', async ({
  page,
}) => {
  const day = await liveAt(page, 12);
  // Cycle 3 began two days ago: three of the six are to come.
  const first = addDays(day, -2 * 28 - 2);
  const startOf = (cycle: number): string => addDays(first, (cycle - 1) * 28);
  const medicine = await putMedicine(page, cycleFrom(first, '21:00'));
  const { dialog } = medicinesPage(page);
  await openMedicine(page, medicine);

  await test.step('only cycles 4 to 6 move, each with its old and its new day', async () => {
    await button(page, 'Delay cycle 4 by a week').focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Why? (optional)')).toBeFocused();
    await expect(dialog.getByRole('listitem')).toHaveText(
      [4, 5, 6].map((cycle) => {
        const [old, start] = [startOf(cycle), addDays(startOf(cycle), 7)];
        return saidMove(cycle, old, start, day);
      }),
    );
    await page.keyboard.press('Escape');
    await expect(button(page, 'Delay cycle 4 by a week')).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('button', { name: 'Delay by a week' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Reason: Delayed by a week')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(/^Done\. Cycle 4 now starts on/)).toBeFocused();
    await expect(button(page, 'Delay cycle 4 by a week')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(button(page, 'Delay cycle 4 by a week')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('the cycle of today is held, and goes ahead on another day', async () => {
    await button(page, 'Put cycle 3 on hold').focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('listitem')).toHaveCount(0);
    await tabTo(page, dialog.getByRole('button', { name: 'Put on hold' }));
    await page.keyboard.press('Enter');
    await expect(button(page, 'End the hold on cycle 3')).toBeVisible();
    await tabTo(page, button(page, 'End the hold on cycle 3'), 40);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('spinbutton', { name: 'day, Date of day 1' })).toBeFocused();
    const restart = addDays(day, 1);
    await page.keyboard.type(restart.split('-').toReversed().join(''));
    await expect(dialog.getByRole('listitem').first()).toHaveText(
      `Cycle 3 starts on ${said(restart, day)}`,
    );
    await tabTo(page, dialog.getByRole('button', { name: 'End the hold' }));
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(`Next: tomorrow at 21:00`)).toBeVisible();
    // The button that opened it is gone.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('§3 a held cycle goes ahead on its planned day, and earlier only with the clinic’s approval', async ({
  page,
}) => {
  const day = await liveAt(page, 12);
  const planned = addDays(day, 15);
  const medicine = await putMedicine(page, cycleFrom(planned, '21:00'));
  const begun = await putMedicine(page, { ...cycleFrom(day, '11:00'), name: 'Procarbazine' });
  const { dialog, taken } = medicinesPage(page);
  await openMedicine(page, medicine);
  const hold = async (): Promise<void> => {
    await button(page, 'Put cycle 1 on hold').click();
    await dialog.getByRole('button', { name: 'Put on hold' }).click();
    await expect(
      page.getByText('No dose is due until someone selects “End the hold on cycle 1”'),
    ).toBeVisible();
  };
  await test.step('a hold is undone: every dose is asked for as before', async () => {
    const asked = () => askedAmounts(page, 'Temozolomide', day, addDays(day, 200));
    const before = await asked();
    await hold();
    expect(await asked()).toEqual([]);
    await button(page, 'Undo').click();
    await expect(button(page, 'Put cycle 1 on hold')).toBeVisible();
    await expect(page.getByText('Reason: Hold undone')).toBeVisible();
    expect(await asked()).toEqual(before);
    await expect(button(page, 'Undo')).toHaveCount(0);
  });
  await hold();
  await button(page, 'End the hold on cycle 1').click();
  const line = dialog.getByRole('listitem').first();
  const goAhead = dialog.getByRole('button', { name: 'End the hold' });
  await expect(line).toHaveText(`Cycle 1 starts on ${said(planned, day)}`);
  await expect(goAhead).toBeEnabled();
  await medicineForm(page).date('Date of day 1', day);
  await expect(dialog).toContainText('This is 15 days earlier than planned.');
  await expect(goAhead).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'My clinic told me to start earlier' }).check();
  await expect(goAhead).toBeEnabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await test.step('§3 a held cycle with a recorded dose continues on the chosen day, or starts again', async () => {
    await goInApp(page, `/medication?medicine=${begun.id}`);
    await taken.click();
    await expect(page.getByRole('region', { name: 'Doses recorded' })).toContainText('1 of 1 dose');
    await button(page, 'Put cycle 1 on hold').click();
    await dialog.getByRole('button', { name: 'Put on hold' }).click();
    await button(page, 'End the hold on cycle 1').click();
    const date = addDays(day, 2);
    await expect(goAhead).toBeDisabled();
    await dialog.getByRole('radio', { name: 'Continue with day 2' }).check();
    await medicineForm(page).date('Date of day 2', date);
    await expect(line).toHaveText(`Cycle 1 continues on ${said(date, day)}`);
    await dialog.getByRole('radio', { name: 'Start again from day 1, all 5 days' }).check();
    await expect(line).toHaveText(`Cycle 1 starts on ${said(date, day)}`);
    await expect(goAhead).toBeEnabled();
  });
});

test('a change from a later day, the stock of a medicine in cycles, and a dialog that scrolls', async ({
  page,
}) => {
  const day = await liveAt(page, 12);
  const first = addDays(day, 3);
  const daily = await putMedicine(page, {
    schedule: dailyAt(addDays(day, -9), '08:00'),
    stock: [{ strength: '500 mg', on_hand: 30 }],
  });
  const cycles = await putMedicine(page, {
    ...cycleFrom(first, '21:00'),
    stock: [{ strength: '140 mg', on_hand: 22 }],
  });
  const { dialog } = medicinesPage(page);
  await openMedicine(page, daily);

  await test.step('§3 a change from a later day asks for one day only, and shows what applies until then', async () => {
    await page.getByRole('link', { name: 'Change dose or times' }).click();
    await expect(page.getByRole('group', { name: /^When does this change start/ })).toBeVisible();
    await expect(page.getByText('First day', { exact: true })).toHaveCount(0);
    await button(page, 'Next Monday').click();
    await page.getByLabel('How many', { exact: true }).fill('2');
    await page.getByRole('button', { name: 'Next: check and save' }).click();
    const preview = page.getByRole('region', { name: 'Is this right?' });
    await expect(preview).not.toContainText('No dose is planned');
    for (const dose of ['500 mg', '1000 mg']) await expect(preview).toContainText(dose);
    await preview.getByRole('button', { name: /^Yes, save/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: daily.name })).toBeVisible();
  });

  await test.step('§3 the stock of a medicine in cycles says which cycles it covers, and that none is used on hold', async () => {
    await page.getByRole('link', { name: 'Back to medicines' }).click();
    const row = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: cycles.name });
    const shortFrom = shortly(addDays(first, 57), day);
    const words = `Enough for cycles 1 and 2; not enough in cycle 3, from ${shortFrom}`;
    await expect(row).toContainText(words);
    await row.getByRole('link', { name: cycles.name }).click();
    const stock = page.getByRole('region', { name: 'Stock' });
    await expect(stock).toContainText(words);
    await expect(stock).not.toContainText('Lasts until');
    await button(page, 'Put cycle 1 on hold').click();
    await dialog.getByRole('button', { name: 'Put on hold' }).click();
    await expect(stock).toContainText('22 left; none are used while cycle 1 is on hold');
  });

  await test.step('§3 a dialog that scrolls shows that there is more, until its end is in sight', async () => {
    const edge = dialog.locator('[data-more]').filter({ visible: true });
    await goInApp(page, `/medication?medicine=${daily.id}`);
    await page.setViewportSize({ width: 390, height: 600 });
    await page.getByRole('button', { name: 'Low stock warning: 500 mg' }).click();
    await expect(edge).toHaveCount(1);
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeInViewport();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 600 });
    await dialog.getByText('Stop tracking this stock').hover();
    await page.mouse.wheel(0, 2000);
    await expect(edge).toHaveCount(0);
    // On a low screen the buttons scroll too.
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(edge).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Save' }).hover();
    await page.mouse.wheel(0, 4000);
    await expect(edge).toHaveCount(0);
    await page.setViewportSize({ width: 1280, height: 1200 });
    await expect(edge).toHaveCount(0);
  });
});

test('§3 a medicine that must not be stopped suddenly says so, and names a contact, before it is stopped, completed, held or deleted', async ({
  page,
}) => {
  const day = await liveAt(page, 12);
  const { path } = profileEndpoints.readAnswers;
  const { version } = await ask<{ version: number }>(page, 'GET', path);
  const people = { hospital: 'Mercy Hospital', on_call_phone: '+44 20 7946 0000' };
  await ask(page, 'PATCH', path, { version, people });
  const marked = { never_stop_suddenly: true, hazardous_handling: true };
  const medicine = await putMedicine(page, { ...cycleFrom(day, '21:00'), ...marked });
  await putMedicine(page, { name: 'Paracetamol' });
  const { dialog, ...screen } = medicinesPage(page);
  const expectWarning = async (warning: string): Promise<void> => {
    await expect(dialog).toContainText(warning);
    await expect(
      dialog.getByRole('link', { name: 'Call Mercy Hospital: +44 20 7946 0000' }),
    ).toBeVisible();
    // Read before anything is pressed or written.
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
  };
  await openMedicine(page, medicine);
  await expect(page.getByText('Handle with care').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Change history' })).toBeVisible();
  await expectAccessible(page);

  for (const item of ['Put on hold', 'Mark as stopped', 'Mark as completed', 'Delete']) {
    await test.step(item, async () => {
      await page.getByRole('button', { name: 'More actions for Temozolomide' }).click();
      await page.getByRole('menuitem', { name: item }).click();
      await expectWarning('Do not stop this medicine suddenly. Speak to your clinic first.');
    });
  }

  await test.step('a cycle of it on hold', async () => {
    await button(page, 'Put cycle 1 on hold').click();
    await expectWarning('Do not stop this medicine suddenly. Speak to your clinic first.');
  });

  await test.step('deleted with others', async () => {
    await goInApp(page, '/medication');
    await expect(page.getByRole('tabpanel').getByText('Handle with care')).toBeVisible();
    await screen.select.click();
    await page.getByRole('button', { name: 'Select all' }).click();
    await screen.deleteSelected.click();
    await expectWarning('Do not stop suddenly: Temozolomide. Speak to your clinic first.');
  });
});
