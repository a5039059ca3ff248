import { addDays } from '@caretrail/contract/time/days';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { goInApp } from '../go-in-app.ts';
import { expectToast } from '../pages/event-pages.ts';
import {
  doseDay,
  editMedicine,
  medicineForm,
  medicinesOf,
  medicinesPage,
  notedToday,
  noteDose,
  openMedicine,
  putMedicine,
  today,
} from '../pages/medication-pages.ts';

test.use({ isAwake: true });

test.describe('§8 changed on two devices at once, nothing is lost', () => {
  test.beforeEach(async ({ page, product }) => {
    await product.signIn(page);
  });

  test('one medicine: both versions of its details are shown; a changed dose overwrites none; a one-press action warns first', async ({
    page,
  }) => {
    const medicine = await putMedicine(page, { reason: 'Seizures' });
    await openMedicine(page, medicine);

    await test.step('details: mine is kept, and then the other is taken', async () => {
      await page.getByRole('link', { name: 'Edit details' }).click();
      await page.getByLabel('What is it for?').fill('Fits');
      await editMedicine(page, medicine, { reason: 'Epilepsy', notes: 'With food' });
      const save = page.getByRole('button', { name: 'Save changes' });
      await save.click();
      const heading = page.getByRole('heading', { name: 'This medicine has changed' });
      await expect(heading).toBeFocused();
      const row = page.getByRole('row', { name: /What is it for/ });
      await expect(row).toContainText('Fits');
      await expect(row).toContainText('Epilepsy');
      await expect(save).toHaveCount(0);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Keep mine' }).click();
      await expect(page.getByRole('heading', { level: 1, name: medicine.name })).toBeVisible();
      await expect
        .poll(() => medicinesOf(page))
        .toMatchObject([{ reason: 'Fits', notes: 'With food' }]);

      await page.getByRole('link', { name: 'Edit details' }).click();
      await page.getByLabel('What is it for?').fill('Mine again');
      await editMedicine(page, medicine, { reason: 'Theirs' });
      await save.click();
      await page.getByRole('button', { name: 'Keep the other' }).click();
      await expect(page.getByText('Theirs', { exact: true })).toBeVisible();
      await expect.poll(() => medicinesOf(page)).toMatchObject([{ reason: 'Theirs' }]);
    });

    await test.step('schedule: a changed dose does not overwrite one changed elsewhere', async () => {
      await page.getByRole('link', { name: 'Change dose or times' }).click();
      const form = medicineForm(page);
      await form.part('2', '500 mg');
      const [phase] = medicine.schedule?.phases ?? [];
      const slots = [{ id: 'now', at: '12:00', parts: [{ strength: '250 mg', count: 1 }] }];
      await editMedicine(page, medicine, {
        schedule: { effective_from: today(), phases: [{ ...phase, slots }] },
      });
      await form.toPreview.click();
      await form.save.click();
      const row = page.getByRole('row', { name: /How it is taken/ });
      await expect(row).toContainText('2 × 500 mg');
      await expect(row).toContainText('1 × 250 mg, every day at 12:00');
      await page.getByRole('button', { name: 'Keep mine' }).click();
      await expectToast(page, 'Medication Edited Successfully');
      await expect
        .poll(async () => (await medicinesOf(page))[0]?.schedule?.phases[0]?.slots[0]?.parts)
        .toEqual([{ strength: '500 mg', count: 2 }]);
    });

    await test.step('one press: a concurrent change is shown before the action is confirmed', async () => {
      await editMedicine(page, medicine, { prescriber: 'Dr. Lind' });
      await page.getByRole('button', { name: `More actions for ${medicine.name}` }).click();
      await page.getByRole('menuitem', { name: 'Put on hold' }).click();
      await page.getByRole('button', { name: 'Put on hold' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(`${medicine.name} has changed`);
      await expect(dialog.getByRole('row', { name: /Prescribed by/ })).toContainText('Dr. Lind');
      await dialog.getByRole('button', { name: 'Continue anyway' }).click();
      await expect(dialog).toHaveCount(0);
      await expect
        .poll(() => medicinesOf(page))
        .toMatchObject([{ state: 'on-hold', prescriber: 'Dr. Lind' }]);
    });
  });

  test('a dose and a stock that another device has changed', async ({ page }) => {
    const another = await putMedicine(page, { name: 'Valproate' });
    const third = await putMedicine(page, { stock: [{ strength: '500 mg', on_hand: 20 }] });
    const screen = medicinesPage(page);
    await screen.open();

    await test.step('a dose: the entry of another device is shown beside mine, and both stay in the log', async () => {
      const taken = page.getByRole('button', { name: /^Record as taken: Valproate/ });
      await expect(taken).toBeVisible();
      await noteDose(page, another, { status: 'skipped', reason: 'sick' });
      await taken.click();
      await expect(screen.dialog).toContainText('two different records');
      const row = screen.dialog.getByRole('row', { name: /What happened/ });
      await expect(row).toContainText(/Taken .* at \d\d:\d\d/);
      await expect(row).toContainText('Skipped: I felt sick');
      await expectAccessible(page);
      await screen.dialog.getByRole('button', { name: 'Keep mine' }).click();
      await expect(screen.group('Done')).toContainText(/Taken .* at \d\d:\d\d/);
      await expect.poll(() => notedToday(page)).toEqual(['Valproate taken']);
    });

    await test.step('stock: a count that another device has changed is asked about, a refill is added', async () => {
      await goInApp(page, `/medication?medicine=${third.id}`);
      await noteDose(page, third, { status: 'taken' });
      await page.getByRole('button', { name: 'Update count: 500 mg' }).click();
      const { dialog } = screen;
      await expect(dialog.getByRole('textbox', { name: 'How many' })).toBeFocused();
      await page.keyboard.type('12');
      await page.keyboard.press('Enter');
      await expect(dialog).toContainText('This stock has changed');
      await expect(dialog.getByRole('row', { name: /How many/ })).toContainText('19');
      await dialog.getByRole('button', { name: 'Keep mine' }).click();
      await expect(dialog).toHaveCount(0);
      const lastDay = new RegExp(`Lasts until ${Number(addDays(doseDay(), 12).slice(8))} `);
      await expect(page.getByText(lastDay)).toBeVisible();
      await expect
        .poll(async () => (await medicinesOf(page)).find(({ id }) => id === third.id)?.stock)
        .toMatchObject([{ on_hand: 12 }]);
    });
  });
});
