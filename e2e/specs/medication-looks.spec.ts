import { addDays } from '@caretrail/contract/time/days';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { goInApp } from '../go-in-app.ts';
import {
  asNeeded,
  medicineForm,
  medicinesPage,
  putMedicine,
  today,
} from '../pages/medication-pages.ts';

const chemo = {
  name: 'Temozolomide',
  never_stop_suddenly: true,
  hazardous_handling: true,
  schedule: {
    phases: [
      {
        seq: 1,
        start: { date: addDays(today(), -66) },
        length: { open: true },
        pattern: {
          kind: 'cycle',
          length: 28,
          on_days: [1, 2, 3, 4, 5],
          anchor: addDays(today(), -66),
          cycles: 6,
          shifts: [],
          held: [],
        },
        slots: [
          {
            id: 'evening',
            at: '21:00',
            parts: [
              { strength: '140 mg', count: 2 },
              { strength: '20 mg', count: 1 },
            ],
          },
        ],
      },
    ],
  },
  stock: [{ strength: '140 mg', on_hand: 12 }],
};

test.describe('§3 medicines are axe-clean in both themes and fit 320 px', () => {
  test.beforeEach(async ({ page, product }) => {
    test.slow();
    await product.signIn(page);
  });

  test('the page with doses, lists and selection; one in cycles, with a question; the printed list', async ({
    page,
  }) => {
    await putMedicine(page);
    await putMedicine(page, { name: 'Donaudampfschifffahrtsgesellschaft' });
    await putMedicine(page, { name: 'Paracetamol', schedule: asNeeded });
    const { id } = await putMedicine(page, chemo);
    const screen = medicinesPage(page);
    await screen.open();
    await screen.taken.first().click();
    await expect(screen.undo).toBeEnabled();
    await screen.select.click();
    await screen.selectOne('Paracetamol').check();
    await expectAccessible(page);

    await test.step('the printed list', async () => {
      await goInApp(page, '/medication?print=');
      await expect(page.getByRole('table')).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('one medicine in cycles, with a question', async () => {
      await goInApp(page, `/medication?medicine=${id}`);
      await expect(page.getByRole('heading', { name: 'Change history' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Delay cycle 4 by a week' }).click();
      await expect(screen.dialog).toBeVisible();
      await expectAccessible(page);
    });
  });

  test('the form with errors: in cycles, in steps, on days of the week; the preview', async ({
    page,
  }) => {
    const form = medicineForm(page);
    await form.begin('Temozolomide', 'In cycles');
    await page.getByRole('button', { name: 'Start with a common medicine' }).click();
    await page.getByText('Add more details').click();
    for (const howOften of ['In cycles', 'Changing dose', 'On certain days of the week']) {
      await test.step(`the form: ${howOften}`, async () => {
        await form.chooseHowOften(howOften);
        await form.toPreview.click();
        await expect(form.alert).toBeFocused();
        await expect(page.getByLabel('What is it for?')).toBeVisible();
        await expectAccessible(page);
      });
    }
    await test.step('the preview', async () => {
      await form.name.fill('Levetiracetam');
      await form.chooseHowOften('Every day');
      await form.time('Time', '08:00');
      await page.getByRole('button', { name: 'Today' }).click();
      await form.toPreview.click();
      await form.months.click();
      await form.list.click();
      await expectAccessible(page);
    });
  });
});
