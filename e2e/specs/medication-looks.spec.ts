import { addDays } from '@caretrail/contract/time/days';
import { expect, expectAccessible, expectFits, test } from '../fixtures.ts';
import {
  asNeeded,
  medicineForm,
  medicinesPage,
  openMedicine,
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
    await product.signIn(page);
  });

  test('the page with doses, lists and selection', async ({ page }) => {
    await putMedicine(page);
    await putMedicine(page, { name: 'Donaudampfschifffahrtsgesellschaft' });
    await putMedicine(page, { name: 'Paracetamol', schedule: asNeeded });
    await putMedicine(page, chemo);
    const screen = medicinesPage(page);
    await screen.open();
    await screen.taken.first().click();
    await expect(screen.group('Done')).toBeVisible();
    await screen.select.click();
    await screen.selectOne('Paracetamol').check();
    await expectAccessible(page);
    await expectFits(page);
  });

  for (const howOften of ['In cycles', 'In steps that change', 'On certain days of the week']) {
    test(`the form: ${howOften}`, async ({ page }) => {
      const form = medicineForm(page);
      await form.begin('Temozolomide', howOften);
      await page.getByText('Start from a template').click();
      await page.getByText('Add more details').click();
      await form.toPreview.click();
      await expect(form.alert).toBeFocused();
      await expectAccessible(page);
      await expectFits(page);
    });
  }

  test('the preview', async ({ page }) => {
    const form = medicineForm(page);
    await form.begin('Levetiracetam', 'Every day');
    await form.time('Time', '08:00');
    await page.getByRole('button', { name: 'Today' }).click();
    await form.toPreview.click();
    await form.list.click();
    await expectAccessible(page);
    await expectFits(page);
  });

  test('one medicine in cycles, with a question', async ({ page }) => {
    await openMedicine(page, await putMedicine(page, chemo));
    await expect(page.getByRole('heading', { name: 'What was changed' })).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
    await page.getByRole('button', { name: 'Cycle 4: delay by a week' }).click();
    await expectAccessible(page);
    await expectFits(page);
  });

  test('the list for paper', async ({ page }) => {
    await putMedicine(page, chemo);
    await page.goto('/medication?print=');
    await expect(page.getByRole('table')).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
  });
});
