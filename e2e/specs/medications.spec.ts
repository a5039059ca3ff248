import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import { clientErrors } from '@caretrail/contract/texts/client-errors';
import { toasts } from '@caretrail/contract/texts/toasts';
import { expect, test } from '../fixtures.ts';
import { anyOf, expectToast, unreached } from '../pages/event-pages.ts';
import {
  asNeeded,
  breakCalls,
  medicineForm,
  medicinesOf,
  medicinesPage,
  notedToday,
  openMedicine,
  putMedicine,
} from '../pages/medication-pages.ts';
import { tabTo } from '../tab-to.ts';

/** §8: an answer from which nothing can be read. */
const withoutAWord = { status: 500, body: '' };

test.beforeEach(async ({ page, product }) => {
  await product.signIn(page);
});

test.describe('§3 today’s doses', () => {
  test('one tap notes a dose, and Undo takes it back', async ({ page }) => {
    await putMedicine(page);
    const screen = medicinesPage(page);
    await screen.open();
    await screen
      .group('Now')
      .getByRole('button', { name: /^Taken: Levetiracetam/ })
      .click();
    await expect(screen.group('Done')).toContainText('Levetiracetam');
    await expect(screen.group('Now')).toHaveCount(0);
    await expect.poll(() => notedToday(page)).toEqual(['Levetiracetam taken']);
    await screen.undo.click();
    await expect(screen.group('Now')).toContainText('Levetiracetam');
    await expect.poll(() => notedToday(page)).toEqual([]);
  });

  test('later, the entry itself takes it back', async ({ page }) => {
    await putMedicine(page);
    const screen = medicinesPage(page);
    await screen.open();
    await screen.taken.click();
    await screen
      .group('Done')
      .getByRole('button', { name: /^Change Levetiracetam/ })
      .click();
    await page.getByRole('button', { name: 'Take it back: nothing noted' }).click();
    await expect(screen.group('Now')).toContainText('Levetiracetam');
    await expect.poll(() => notedToday(page)).toEqual([]);
    await screen.taken.click();
    await expect.poll(() => notedToday(page)).toEqual(['Levetiracetam taken']);
  });

  test('a dose is skipped with a reason', async ({ page }) => {
    await putMedicine(page);
    const screen = medicinesPage(page);
    await screen.open();
    await screen.skip.click();
    await page.getByRole('radio', { name: 'I felt sick' }).check();
    await page.getByRole('button', { name: 'Skip this dose' }).click();
    await expect(screen.group('Done')).toContainText('Skipped: I felt sick');
    await expect.poll(() => notedToday(page)).toEqual(['Levetiracetam skipped']);
  });

  test('one that must not be stopped suddenly asks twice', async ({ page }) => {
    await putMedicine(page, { never_stop_suddenly: true, prescriber: 'Dr. Berg' });
    const screen = medicinesPage(page);
    await screen.open();
    await screen.skip.click();
    await page.getByRole('button', { name: 'Skip this dose' }).click();
    await expect(screen.dialog).toContainText('Please do not stop this medicine suddenly');
    await expect(screen.dialog).toContainText('Dr. Berg');
    await page.getByRole('button', { name: 'Do not skip' }).click();
    await expect(screen.group('Now')).toContainText('Levetiracetam');
    await expect.poll(() => notedToday(page)).toEqual([]);
  });

  test('what was not heard is open again, and says so', async ({ page }) => {
    await putMedicine(page);
    const screen = medicinesPage(page);
    await screen.open();
    await expect(screen.taken).toBeVisible();
    await page.route(anyOf(medicationsEndpoints.logDose.path), (route) => route.abort());
    await screen.taken.click();
    await expect(screen.today.getByRole('alert')).toHaveText(`Levetiracetam: ${unreached}`);
    await expect(screen.group('Now')).toContainText('Levetiracetam');
  });

  test('two tabs cannot note one dose twice', async ({ page, context }) => {
    await putMedicine(page);
    const screen = medicinesPage(page);
    await screen.open();
    await expect(screen.taken).toBeVisible();
    const other = await context.newPage();
    const otherScreen = medicinesPage(other);
    await otherScreen.open();
    await otherScreen.taken.click();
    await expect(otherScreen.group('Done')).toBeVisible();
    await screen.taken.click();
    await expect(screen.group('Done')).toContainText('Levetiracetam');
    await expect.poll(() => notedToday(page)).toEqual(['Levetiracetam taken']);
  });

  test('as needed warns at the most that was written down, and bars nothing', async ({ page }) => {
    await putMedicine(page, { name: 'Paracetamol', schedule: asNeeded });
    const screen = medicinesPage(page);
    await screen.open();
    const take = page.getByRole('button', { name: 'Take one now: Paracetamol' });
    await take.click();
    await expect(screen.today).toContainText('1 of at most 2 in the last 24 hours');
    await take.click();
    await expect(screen.today).toContainText('this is the most for 24 hours');
    await take.click();
    await expect(screen.today).toContainText('3 of at most 2 in the last 24 hours');
    await expect.poll(() => notedToday(page)).toHaveLength(3);
  });

  test('by keyboard alone', async ({ page }) => {
    await putMedicine(page);
    const screen = medicinesPage(page);
    await screen.open();
    await expect(screen.taken).toBeVisible();
    await page.getByRole('searchbox').focus();
    await tabTo(page, screen.taken);
    await page.keyboard.press('Enter');
    await expect(screen.group('Done')).toContainText('Levetiracetam');
    await expect(screen.undo).toBeVisible();
  });
});

test.describe('§4.3 §7 the two lists', () => {
  test('the search asks the server, and today’s doses stay', async ({ page }) => {
    await putMedicine(page);
    await putMedicine(page, { name: 'Dexamethasone', schedule: null });
    const screen = medicinesPage(page);
    await screen.open();
    const list = page.getByRole('tabpanel');
    await expect(list.getByRole('link')).toHaveCount(2);
    await page.getByRole('searchbox').fill('dexa');
    await expect(list.getByRole('link')).toHaveText(['Dexamethasone']);
    await expect(screen.today).toContainText('Levetiracetam');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(list.getByRole('link')).toHaveCount(2);
  });

  test('a stopped medicine goes to the other list with its reason, and comes back', async ({
    page,
  }) => {
    const medicine = await putMedicine(page);
    const screen = medicinesPage(page);
    await openMedicine(page, medicine);
    await page.getByRole('button', { name: 'More for Levetiracetam' }).click();
    await page.getByRole('menuitem', { name: 'Stop taking it' }).click();
    await page.getByLabel('Why? (optional)').fill('Side effects');
    await page.getByRole('button', { name: 'Stop taking it' }).click();
    await expectToast(page, toasts.medicationEdited);
    await screen.open();
    await screen.tab('Completed').click();
    await expect(page).toHaveURL(/list=completed/);
    await expect(page.getByRole('tabpanel')).toContainText('Reason: Side effects');
    await page.getByRole('tabpanel').getByRole('link', { name: 'Levetiracetam' }).click();
    await page.getByRole('button', { name: 'More for Levetiracetam' }).click();
    await page.getByRole('menuitem', { name: 'Take it again' }).click();
    await page.getByRole('button', { name: 'Take it again' }).click();
    await expect.poll(async () => (await medicinesOf(page)).length).toBe(1);
  });

  test('a bulk delete asks with the number, and says how many', async ({ page }) => {
    for (const name of ['One', 'Two', 'Three']) await putMedicine(page, { name });
    const screen = medicinesPage(page);
    await screen.open();
    await screen.select.press('Enter');
    await expect(page.getByRole('button', { name: 'Select all' })).toBeFocused();
    await screen.selectOne('One').check();
    await screen.selectOne('Two').check();
    await screen.deleteSelected.click();
    await expect(screen.dialog).toContainText('Delete 2 medicines?');
    await page.getByRole('button', { name: 'Delete 2 medicines' }).click();
    await expectToast(page, 'Successfully deleted 2 medications');
    await expect.poll(() => medicinesOf(page)).toMatchObject([{ name: 'Three' }]);
  });

  test('§8 failures of a bulk delete are counted', async ({ page }) => {
    const [one] = [
      await putMedicine(page, { name: 'One' }),
      await putMedicine(page, { name: 'Two' }),
    ];
    const screen = medicinesPage(page);
    await screen.open();
    await page.route(`**/api/medications_api_gateway/${one.id}`, (route) => route.abort());
    await screen.select.click();
    await page.getByRole('button', { name: 'Select all' }).click();
    await screen.deleteSelected.click();
    await page.getByRole('button', { name: 'Delete 2 medicines' }).click();
    await expectToast(page, 'Deleted 1 medications, 1 failed');
  });

  test('one delete can be undone', async ({ page }) => {
    const medicine = await putMedicine(page);
    await openMedicine(page, medicine);
    await page.getByRole('button', { name: 'More for Levetiracetam' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete medicine' }).click();
    await expectToast(page, toasts.medicationDeleted);
    await medicinesPage(page).undo.click();
    await expect(page.getByRole('tabpanel')).toContainText('Levetiracetam');
  });

  test('§8 a list that cannot be loaded says why, and tries again', async ({ page }) => {
    await page.route(/medications_api_gateway$/, (route) => route.abort());
    await page.goto('/medication');
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByRole('alert')).toHaveText(unreached);
    await page.unroute(/medications_api_gateway$/);
    await page.route(/medications_api_gateway$/, (route) => route.fulfill(withoutAWord));
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(panel.getByRole('alert')).toHaveText(clientErrors.answeredWith(500));
    await page.unroute(/medications_api_gateway$/);
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(panel).toContainText('Your medicines and when to take them');
    await breakCalls(page);
    await page.getByRole('searchbox').fill('dexa');
    await expect(panel.getByRole('alert')).toHaveText('Something went wrong');
  });
});

test.describe('§5 §7 §8 the form', () => {
  test('says what is wrong at the top and at each field, with the way to it', async ({ page }) => {
    const form = medicineForm(page);
    await form.begin('', 'In cycles');
    await form.toPreview.click();
    await expect(form.alert).toBeFocused();
    await expect(form.alert).toContainText('Please check 5 things');
    await form.alert
      .getByRole('button', { name: 'Please write the name of the medicine.' })
      .click();
    await expect(form.name).toBeFocused();
    await form.alert.getByRole('button', { name: 'Please choose the first day.' }).click();
    await expect(
      page.getByRole('spinbutton', { name: 'day, First day of the first cycle' }),
    ).toBeFocused();
  });

  test('§7 says that it was added; two rapid clicks add one', async ({ page }) => {
    const form = medicineForm(page);
    await form.begin('Paracetamol', 'Only when needed');
    await page.getByRole('button', { name: 'Today' }).click();
    await form.toPreview.click();
    await form.save.dblclick();
    await expectToast(page, toasts.medicationAdded);
    await expect.poll(() => medicinesOf(page)).toHaveLength(1);
  });

  test('§8 a refusal shows the response, and nothing typed is lost', async ({ page }) => {
    const form = medicineForm(page);
    await form.begin('Paracetamol', 'Only when needed');
    await page.getByRole('button', { name: 'Today' }).click();
    await form.toPreview.click();
    const json = { code: 'invalid_input', detail: 'Not this one.', request_id: '1' };
    await page.route(anyOf(medicationsEndpoints.listOrAdd.path), (route) =>
      route.fulfill({ status: 400, json }),
    );
    await form.save.click();
    await expect(form.alert).toHaveText('Not this one.');
    await page.route(anyOf(medicationsEndpoints.listOrAdd.path), (route) =>
      route.fulfill(withoutAWord),
    );
    await form.toPreview.click();
    await form.save.click();
    await expect(form.alert).toHaveText(clientErrors.answeredWith(500));
    await form.toPreview.click();
    await breakCalls(page);
    await form.save.click();
    await expect(form.alert).toHaveText('Something went wrong');
    await expect(form.name).toHaveValue('Paracetamol');
  });

  test('asks before what is typed is left, and keeps it', async ({ page }) => {
    const form = medicineForm(page);
    await form.open();
    await form.name.fill('Parac');
    await page.getByRole('link', { name: 'Back to medicines' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.getByText('This is what you had typed before.')).toBeVisible();
    await expect(form.name).toHaveValue('Parac');
  });

  test('a change of the dose is a new version from a day on, with its reason', async ({ page }) => {
    const medicine = await putMedicine(page);
    await openMedicine(page, medicine);
    await page.getByRole('link', { name: 'Change dose or times' }).click();
    await page.getByLabel('Why? (optional)').fill('New letter');
    await medicineForm(page).part('2', '500 mg');
    await medicineForm(page).finish('Levetiracetam');
    await expectToast(page, toasts.medicationEdited);
    await expect(page.getByText('Why: New letter')).toBeVisible();
    await expect(page.getByText('2 × 500 mg').first()).toBeVisible();
  });

  test('§5 §8 an edit of the details that fails says why and keeps them; saved, it changes no schedule', async ({
    page,
  }) => {
    const medicine = await putMedicine(page);
    await openMedicine(page, medicine);
    await page.getByRole('link', { name: 'Edit details' }).click();
    await page.getByLabel('What is it for?').fill('Seizures');
    const save = page.getByRole('button', { name: 'Save changes' });
    const { alert } = medicineForm(page);
    const address = `**/api/medications_api_gateway/${medicine.id}/`;
    const json = { code: 'invalid_input', detail: 'Not this one.', request_id: '1' };
    await page.route(address, (route) => route.fulfill({ status: 400, json }));
    await save.click();
    await expect(alert).toHaveText('Not this one.');
    await page.route(address, (route) => route.fulfill(withoutAWord));
    await save.click();
    await expect(alert).toHaveText(clientErrors.answeredWith(500));
    await page.unroute(address);
    // The id gets lost on its way from the form.
    await page.evaluate((id) => {
      const { trim } = String.prototype;
      String.prototype.trim = function trimmed(this: string) {
        return String(this) === id ? '' : trim.call(this);
      };
    }, medicine.id);
    await save.click();
    await expect(alert).toHaveText('medicationId ID not found in FormData for editing.');
    await expectToast(page, 'medicationId ID not found in FormData for editing.');
    await page.reload();
    await page.getByLabel('What is it for?').fill('Seizures');
    await breakCalls(page);
    await save.click();
    await expect(alert).toHaveText('Something went wrong');
    await expect
      .poll(() => medicinesOf(page))
      .toMatchObject([{ reason: '', version: medicine.version }]);

    await page.reload();
    await page.getByLabel('What is it for?').fill('Seizures');
    await save.click();
    await expectToast(page, toasts.medicationEdited);
    await expect
      .poll(() => medicinesOf(page))
      .toMatchObject([{ reason: 'Seizures', schedule: { id: medicine.schedule?.id } }]);
  });
});

test.describe('§3 one medicine', () => {
  test('more tablets make it last longer', async ({ page }) => {
    const medicine = await putMedicine(page);
    await openMedicine(page, medicine);
    await page.getByRole('button', { name: 'I got more: 500 mg' }).click();
    await page.getByRole('textbox', { name: 'How many' }).fill('30');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/^Lasts until \d+ /)).toBeVisible();
    await expect.poll(() => medicinesOf(page)).toMatchObject([{ stock: [{ on_hand: 30 }] }]);
  });

  test('an address that leads nowhere says so', async ({ page }) => {
    await page.goto('/medication?medicine=0192f0c1-7a4e-7c3a-9b1d-3f2a5b6c7d8e');
    await expect(page.getByRole('heading', { name: 'This medicine is not here' })).toBeVisible();
  });

  test('the list for paper has the medicine, its dose and its day', async ({ page }) => {
    await putMedicine(page, { reason: 'Seizures', prescriber: 'Dr. Berg' });
    await medicinesPage(page).open();
    await page.getByRole('link', { name: 'Print the list' }).click();
    const table = page.getByRole('table', { name: 'My current medicines' });
    await expect(table.getByRole('row', { name: /Levetiracetam/ })).toContainText('1 × 500 mg');
    await expect(table).toContainText('Seizures');
    await expect(table).toContainText('Dr. Berg');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(table).toBeVisible();
  });
});
