import { hrefOf } from '@caretrail/contract/access/routes';
import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import { clientErrors } from '@caretrail/contract/texts/client-errors';
import { toasts } from '@caretrail/contract/texts/toasts';
import type { Page } from '@playwright/test';
import { chooseLanguage } from '../choose-language.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { goInApp } from '../go-in-app.ts';
import { anyOf, expectToast, unreached } from '../pages/event-pages.ts';
import {
  asNeeded,
  breakCalls,
  dailyAt,
  leaveRows,
  liveAt,
  medicineForm,
  medicinesOf,
  medicinesPage,
  notedToday,
  openMedicine,
  putMedicine,
} from '../pages/medication-pages.ts';
import { startAgain } from '../pages/start-again.ts';
import { tabTo } from '../tab-to.ts';

/** §8: an answer from which nothing can be read. */
const withoutAWord = { status: 500, body: '' };

test.use({ isAwake: true });

test.beforeEach(async ({ page, product }) => {
  await product.signIn(page);
});

const panelOf = (page: Page) => page.getByRole('tabpanel');
const toNew = (page: Page) => page.getByRole('button', { name: 'Create', exact: true }).click();

/** So that the next toast with the same text is a new one. */
const closeToast = async (page: Page): Promise<void> => {
  const toast = page.locator('[popover]');
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect(toast.getByRole('button', { name: 'Close' })).toHaveCount(0);
};

/** The id gets lost on its way from the form, until the returned function is called. */
const loseId = async (page: Page, medicineId: string): Promise<() => Promise<void>> => {
  const found = await page.evaluateHandle((id) => {
    const { trim } = String.prototype;
    String.prototype.trim = function trimmed(this: string) {
      return String(this) === id ? '' : trim.call(this);
    };
    return () => {
      String.prototype.trim = trim;
    };
  }, medicineId);
  return () => found.evaluate((find) => find());
};

const choose = async (page: Page, item: string): Promise<void> => {
  await page.getByRole('button', { name: 'More actions for Levetiracetam' }).click();
  await page.getByRole('menuitem', { name: item }).click();
};
const remove = async (page: Page): Promise<void> => {
  await choose(page, 'Delete');
  await page.getByRole('button', { name: 'Delete medicine' }).click();
};

test.describe('§3 what is new on the screen rests for a moment', () => {
  test.use({ isAwake: false });

  test('a double click records one dose, planned or as needed', async ({ page }) => {
    const day = await liveAt(page, 12);
    await putMedicine(page, { schedule: dailyAt(day, '11:50') });
    await putMedicine(page, { name: 'Paracetamol', schedule: asNeeded });
    const screen = medicinesPage(page);
    await screen.open();
    await screen.taken.dblclick();
    await expect(screen.undo).toBeEnabled();
    await page.getByRole('button', { name: 'Record a dose of Paracetamol' }).dblclick();
    await expect(screen.today).toContainText('1 dose in the last 24 hours (maximum 2)');
    await expect(screen.undo).toHaveCount(2);
    expect(await notedToday(page)).toEqual(['Levetiracetam taken', 'Paracetamol taken']);
  });
});

test('§3 a dose of today: one tap and Undo, by keyboard, undone later, skipped', async ({
  page,
}) => {
  await page.clock.install();
  // By day: after midnight the words for a dose of the evening before are others.
  const day = await liveAt(page, 12);
  await putMedicine(page, { schedule: dailyAt(day, '11:50') });
  const screen = medicinesPage(page);
  await screen.open();
  const told = screen.today.getByRole('status').first();

  await test.step('by keyboard one press records a dose, and Undo in its row reverts it: the focus stays in the row', async () => {
    await page.getByRole('searchbox').focus();
    await tabTo(page, screen.taken, 20);
    await page.keyboard.press('Enter');
    await expect(screen.undo).toBeFocused();
    await expect(screen.undo).toBeEnabled();
    await expect(screen.group('Recorded')).toContainText(/Taken at \d\d:\d\d/);
    await expect(screen.group('Done')).toHaveCount(0);
    await expect.poll(() => notedToday(page)).toEqual(['Levetiracetam taken']);
    // It does not go away under the focus.
    await page.clock.fastForward(30_000);
    await expect(screen.undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(screen.taken).toBeFocused();
    await expect(screen.taken).toBeEnabled();
    await expect(screen.undo).toHaveCount(0);
    await expect(told).toHaveText('Levetiracetam: record undone.');
    await expect.poll(() => notedToday(page)).toEqual([]);
  });

  await test.step('one tap, and once the screen is left it is done', async () => {
    await screen
      .group('Now')
      .getByRole('button', { name: /^Record as taken: Levetiracetam/ })
      .click();
    await expect(screen.undo).toBeEnabled();
    await leaveRows(page);
    await expect(screen.group('Done')).toContainText('Levetiracetam');
    await expect(screen.group('Now')).toHaveCount(0);
  });

  await test.step('later, the entry itself can be undone; until then nothing else can be recorded for it', async () => {
    await screen
      .group('Done')
      .getByRole('button', { name: /^Change or undo the record for Levetiracetam/ })
      .click();
    await expect(screen.dialog).toContainText(/Taken today at \d\d:\d\d\. You recorded this\./);
    const onItsWay = Promise.withResolvers<void>();
    const path = anyOf(medicationsEndpoints.logDose.path);
    await page.route(path, async (route) => {
      await onItsWay.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Undo this record' }).click();
    for (const button of [screen.taken, screen.skip, screen.later])
      await expect(button).toBeDisabled();
    onItsWay.resolve();
    await expect(screen.skip).toBeEnabled();
    await page.unroute(path);
    await expect(page.getByText('Levetiracetam: record undone.')).toBeVisible();
    await expect(screen.group('Now')).toContainText(
      'Record undone. This dose is now “Not recorded”.',
    );
    await expect(screen.group('Now')).not.toContainText('Skipped');
    await expect(screen.taken).toBeFocused();
    await expect.poll(() => notedToday(page)).toEqual([]);
  });

  await test.step('a dose is skipped with a reason', async () => {
    await screen.skip.click();
    await page.getByRole('radio', { name: 'I felt sick' }).check();
    await page.getByRole('button', { name: 'Skip this dose' }).click();
    await expect.poll(() => notedToday(page)).toEqual(['Levetiracetam skipped']);
    await expect(screen.undo).toBeEnabled();
    await leaveRows(page);
    await expect(screen.group('Done')).toContainText('Skipped: I felt sick');
  });
});

test('§3 a dose that is late: its medicine says that it is open, and its time is corrected in its row', async ({
  page,
}) => {
  const day = await liveAt(page, 12);
  const medicine = await putMedicine(page, { schedule: dailyAt(day, '10:00') });
  const screen = medicinesPage(page);
  await openMedicine(page, medicine);
  const open = page.getByText('Not recorded yet: today at 10:00');
  await expect(open).toBeVisible();
  await page.getByRole('link', { name: 'Go to “Doses” to record it' }).click();
  await expect(page.getByRole('heading', { name: 'Doses', exact: true })).toBeFocused();
  await tabTo(page, screen.taken, 20);
  await page.keyboard.press('Enter');
  // Not to “Change the time”, which comes first: Enter takes back what Enter recorded.
  await expect(screen.undo).toBeFocused();
  await expect(screen.undo).toBeEnabled();
  await expect(open).toBeHidden();
  await expect(screen.group('Now')).toHaveCount(0);
  await expect(screen.group('Recorded')).toContainText(/Taken at 1[23]:\d\d/);
  await page.getByRole('button', { name: `Change the time: ${medicine.name}, 10:00` }).click();
  await medicineForm(page).time('Time', '10:00');
  await page.keyboard.press('Enter');
  await expect(screen.group('Recorded')).toContainText('Taken at 10:00');
  await expect.poll(() => notedToday(page)).toEqual([`${medicine.name} taken`]);
  await expect(screen.undo).toBeEnabled();
  await screen.undo.click();
  await expect(screen.taken).toBeEnabled();
  await expect(open).toBeVisible();
  await expect.poll(() => notedToday(page)).toEqual([]);
});

test.describe('on a phone with large text', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('§3 the way to a dose as needed ends at its heading, with the medicine and its button in sight', async ({
    page,
  }) => {
    const day = await liveAt(page, 12);
    for (const name of ['Levetiracetam', 'Omeprazole', 'Temozolomide'])
      await putMedicine(page, { name, schedule: dailyAt(day, '11:50') });
    await putMedicine(page, { name: 'Paracetamol', schedule: asNeeded });
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () =>
        document.documentElement.style.setProperty('--text-size', '1.5'),
      );
    });
    await page.goto(`${hrefOf('medication')}#as-needed`);
    const heading = page.getByRole('heading', { name: 'As needed' });
    await expect(heading).toBeFocused();
    await expect
      .poll(() => heading.evaluate((each) => each.getBoundingClientRect().top))
      .toBeLessThan(200);
    await expect(heading).toBeInViewport({ ratio: 1 });
    const record = page.getByRole('button', { name: 'Record a dose of Paracetamol' });
    await expect(record).toBeInViewport({ ratio: 1 });
  });

  test('§3 in German, a dose that was just recorded is read as words, beside or above its Undo', async ({
    page,
    context,
    baseURL,
  }) => {
    await chooseLanguage(context, baseURL, 'de');
    await putMedicine(page, { name: 'Paracetamol', schedule: asNeeded });
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () =>
        document.documentElement.style.setProperty('--text-size', '1.5'),
      );
    });
    await page.goto(`${hrefOf('medication')}#as-needed`);
    await page.getByRole('button', { name: 'Einnahme von Paracetamol eintragen' }).click();
    const undo = page.getByRole('button', { name: /^Rückgängig machen: Paracetamol/ }).first();
    const answer = page.getByText(/^Um \d\d:\d\d Uhr genommen/).first();
    await expect(undo).toBeVisible();
    const [said, button] = [await answer.boundingBox(), await undo.boundingBox()];
    // A column of single letters is as narrow as one.
    expect(said?.width).toBeGreaterThan(100);
    expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual((button?.y ?? 0) + 1);
  });
});

test('§3 doses of today: one that must not be stopped, two tabs, as needed', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await putMedicine(page, { never_stop_suddenly: true, prescriber: 'Dr. Berg' });
  const [phase] = asNeeded.phases;
  const pattern = { ...phase.pattern, min_gap_min: 240 };
  await putMedicine(page, {
    name: 'Paracetamol',
    schedule: { ...asNeeded, phases: [{ ...phase, pattern }] },
  });
  const screen = medicinesPage(page);

  await screen.open();

  await test.step('one that must not be stopped suddenly asks twice', async () => {
    await screen.skip.click();
    await page.getByRole('button', { name: 'Skip this dose' }).click();
    await expect(screen.dialog).toContainText('Do not stop this medicine suddenly');
    await expect(screen.dialog).toContainText('Dr. Berg');
    await page.getByRole('button', { name: 'Go back' }).click();
    await expect(screen.group('Now')).toContainText('Levetiracetam');
    await expect.poll(() => notedToday(page)).toEqual([]);
  });

  await test.step('two tabs cannot record one dose twice, and the second says so', async () => {
    await expect(screen.taken).toBeVisible();
    const other = await context.newPage();
    const otherScreen = medicinesPage(other);
    await otherScreen.open();
    await otherScreen.taken.click();
    await expect(otherScreen.undo).toBeEnabled();
    await screen.taken.click();
    await expect(screen.group('Recorded').getByRole('alert')).toHaveText(
      /^Levetiracetam: Already recorded as taken .*\d\d:\d\d, from another device or tab\./,
    );
    await expect(screen.undo).toHaveCount(0);
    await expect.poll(() => notedToday(page)).toEqual(['Levetiracetam taken']);
    await leaveRows(page);
    await expect(screen.group('Done')).toContainText('Levetiracetam');
    await other.close();
  });

  const ofParacetamol = async (): Promise<string[]> =>
    (await notedToday(page)).filter((each) => each === 'Paracetamol taken');

  await test.step('as needed asks within the gap and at the maximum that were entered, and blocks nothing', async () => {
    const record = page.getByRole('button', { name: 'Record a dose of Paracetamol' });
    const undo = page.getByRole('button', { name: 'Undo: Paracetamol' });
    await expect(screen.today).toContainText('None in the last 2 days');
    await record.click();
    await expect(screen.today).toContainText('1 dose in the last 24 hours (maximum 2)');
    await expect(screen.today).toContainText('Last dose just now');
    await expect(screen.today).toContainText(/no dose (today before|before \w+ at) \d\d:\d\d/);
    await expect(undo).toBeEnabled();
    await undo.click();
    await expect(screen.group('As needed')).toContainText('Paracetamol: record undone.');
    await expect(screen.today).toContainText('None in the last 2 days');
    await expect.poll(ofParacetamol).toEqual([]);
    await record.click();
    await expect(undo).toBeEnabled();
    await leaveRows(page);
    const another = screen.dialog.getByRole('button', { name: 'Record another dose' });
    await record.click();
    await expect(screen.dialog).toContainText('at least 4 hours between doses');
    await another.click();
    await expect.poll(ofParacetamol).toHaveLength(2);
    await expect(screen.today).toContainText('the most doses that your plan allows in 24 hours');
    // Undo stays, however late it gets, and another dose is recorded in another place.
    await page.clock.fastForward(11_000);
    await expect(undo).toBeEnabled();
    await expect(record).toHaveCount(0);
    const again = page.getByRole('button', { name: 'Record another dose of Paracetamol' });
    await again.click();
    await expect(screen.dialog).toContainText('Your plan allows up to 2 in 24 hours.');
    await expect(screen.dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(again).toBeFocused();
    await expect.poll(ofParacetamol).toHaveLength(2);
    await again.click();
    await another.click();
    await expect(screen.today).toContainText('3 doses in the last 24 hours (maximum 2)');
    await expect.poll(ofParacetamol).toHaveLength(3);
  });

  await test.step('a dose as needed can be undone in the list of recorded doses, and on its own page', async () => {
    const takeBack = page.getByRole('button', { name: 'Undo this record' });
    const told = page.getByText('Paracetamol: record undone.').last();
    const ofDay = screen
      .group('Done')
      .getByRole('button', { name: /^Change or undo the record for Paracetamol/ });
    await expect(ofDay).toHaveCount(3);
    await ofDay.first().click();
    await takeBack.click();
    await expect(ofDay).toHaveCount(2);
    // Said where its row was.
    await expect(screen.group('Done')).toContainText('Paracetamol: record undone.');
    await screen.group('Done').getByRole('link', { name: 'Paracetamol' }).first().click();
    const ofMedicine = page
      .getByRole('region', { name: 'Doses recorded' })
      .getByRole('button', { name: /^Change or undo the record for Paracetamol, Today at/ });
    await expect(ofMedicine).toHaveCount(2);
    await ofMedicine.first().click();
    await takeBack.click();
    await expect(ofMedicine).toHaveCount(1);
    await expect(told).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Doses recorded' })).toBeFocused();
    await expect.poll(ofParacetamol).toHaveLength(1);
  });
});

test('§4.3 §7 §8 the list: searched, and a bulk delete that works, fails in part and gets no response', async ({
  page,
}) => {
  const levetiracetam = await putMedicine(page);
  await putMedicine(page, { name: 'Dexamethasone', schedule: null });
  const long = 'Donaudampfschifffahrtsgesellschaft';
  for (const name of [long, 'Two']) await putMedicine(page, { name });
  const screen = medicinesPage(page);
  await screen.open();

  await test.step('the search asks the server, and today’s doses stay', async () => {
    const links = panelOf(page).getByRole('link');
    await expect(links).toHaveCount(4);
    await page.getByRole('searchbox').fill('dexa');
    await expect(links).toHaveText(['Dexamethasone']);
    await expect(screen.today).toContainText('Levetiracetam');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(links).toHaveCount(4);
  });

  await test.step('a bulk delete asks with the number, and says how many', async () => {
    await screen.select.press('Enter');
    await expect(page.getByRole('button', { name: 'Select all' })).toBeFocused();
    await screen.selectOne(long).check();
    await screen.selectOne('Two').check();
    await expectAccessible(page);
    await screen.deleteSelected.click();
    await expect(screen.dialog).toContainText('Delete 2 medicines?');
    await page.getByRole('button', { name: 'Delete 2 medicines' }).click();
    await expectToast(page, 'Successfully deleted 2 medications');
    await expect
      .poll(async () => (await medicinesOf(page)).map(({ name }) => name).toSorted())
      .toEqual(['Dexamethasone', 'Levetiracetam']);
  });

  await test.step('one Undo restores all that were deleted at once', async () => {
    await expect(page.getByText(`You can undo this for 30 seconds: ${long} and Two`)).toBeVisible();
    await screen.undo.click();
    await expectToast(page, '2 medicines restored');
    await expect(panelOf(page).getByRole('link')).toHaveCount(4);
    await expect(screen.undo).toHaveCount(0);
  });

  await test.step('failures of a bulk delete are counted', async () => {
    const address = `**/api/medications_api_gateway/${levetiracetam.id}`;
    await page.route(address, (route) => route.abort());
    await screen.select.click();
    await page.getByRole('button', { name: 'Select all' }).click();
    await screen.deleteSelected.click();
    await page.getByRole('button', { name: 'Delete 4 medicines' }).click();
    await expectToast(page, 'Deleted 3 medications, 1 failed');
  });

  await test.step('without any response it says so and keeps the selection', async () => {
    await screen.select.click();
    await screen.selectOne('Levetiracetam').check();
    await screen.deleteSelected.click();
    await page.getByRole('button', { name: 'Delete 1 medicine' }).click();
    await expectToast(page, 'Something went wrong during bulk deletion');
    await expect(screen.selectOne('Levetiracetam')).toBeChecked();
  });
});

test('§5 §7 §8 a list that does not load; then the form: errors, leaving, a refusal, sent once', async ({
  page,
}) => {
  const form = medicineForm(page);

  await test.step('a list that cannot be loaded says why, and tries again', async () => {
    await page.route(/medications_api_gateway$/, (route) => route.abort());
    await page.goto('/medication');
    const panel = panelOf(page);
    await expect(panel.getByRole('alert')).toHaveText(unreached);
    await page.unroute(/medications_api_gateway$/);
    await page.route(/medications_api_gateway$/, (route) => route.fulfill(withoutAWord));
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(panel.getByRole('alert')).toHaveText(clientErrors.answeredWith({ status: 500 }));
    await page.unroute(/medications_api_gateway$/);
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(panel).toContainText('You have no current medicines.');
    const repairCalls = await breakCalls(page);
    await page.getByRole('searchbox').fill('dexa');
    await expect(panel.getByRole('alert')).toHaveText('Something went wrong');
    await repairCalls();
  });

  await test.step('lists errors at the top and at each field, with a link to it', async () => {
    await toNew(page);
    await form.chooseHowOften('In cycles');
    await form.toPreview.click();
    await expect(form.alert).toBeFocused();
    await expect(form.alert).toContainText('Check 6 things');
    await page.getByText('Add more details').click();
    await expect(page.getByLabel('What is it for?')).toBeVisible();
    await expectAccessible(page);
    await form.alert.getByRole('button', { name: 'Enter the name of the medicine.' }).click();
    await expect(form.name).toBeFocused();
    await form.alert.getByRole('button', { name: 'Select the first day.' }).click();
    await expect(
      page.getByRole('spinbutton', { name: 'day, First day of the first cycle' }),
    ).toBeFocused();
  });

  await test.step('asks before leaving, and keeps the draft', async () => {
    await form.name.fill('Parac');
    await page.getByRole('link', { name: 'Back to medicines' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await toNew(page);
    await expect(page.getByText('We kept what you typed.')).toBeVisible();
    await expect(form.name).toHaveValue('Parac');
    await startAgain(page);
  });

  await test.step('a refusal shows the response, and nothing typed is lost', async () => {
    await form.name.fill('Paracetamol');
    await form.chooseHowOften('As needed');
    await page.getByRole('button', { name: 'Today' }).click();
    await expect(page.getByRole('button', { name: 'Today' })).toBeFocused();
    await form.toPreview.click();
    await page.getByRole('button', { name: 'No, change something' }).click();
    await expect(page.getByRole('heading', { name: 'Add a medicine' })).toBeFocused();
    await form.toPreview.click();
    const json = { code: 'invalid_input', detail: 'Not this one.', request_id: '1' };
    const path = anyOf(medicationsEndpoints.listOrAdd.path);
    await page.route(path, (route) => route.fulfill({ status: 400, json }));
    await form.save.click();
    await expect(form.alert).toHaveText('Not this one.');
    await page.route(path, (route) => route.fulfill(withoutAWord));
    await form.toPreview.click();
    await form.save.click();
    await expect(form.alert).toHaveText(clientErrors.answeredWith({ status: 500 }));
    await form.toPreview.click();
    const repairCalls = await breakCalls(page);
    await form.save.click();
    await expect(form.alert).toHaveText('Something went wrong');
    await expect(form.name).toHaveValue('Paracetamol');
    await repairCalls();
    await page.unroute(path);
  });

  await test.step('says that it was added; two rapid clicks add one', async () => {
    await form.toPreview.click();
    await form.save.dblclick();
    await expectToast(page, toasts.medicationAdded);
    await expect.poll(() => medicinesOf(page)).toHaveLength(1);
  });
});

test('§3 §5 §7 §8 one medicine: more tablets, its details, a new dose', async ({ page }) => {
  const form = medicineForm(page);
  const medicine = await putMedicine(page);

  await test.step('an unknown address says so', async () => {
    await page.goto('/medication?medicine=0192f0c1-7a4e-7c3a-9b1d-3f2a5b6c7d8e');
    await expect(page.getByRole('heading', { name: 'We cannot find this medicine' })).toBeVisible();
  });

  await goInApp(page, `/medication?medicine=${medicine.id}`);
  await test.step('more tablets make it last longer', async () => {
    await page.getByRole('button', { name: 'Add more: 500 mg' }).click();
    await page.getByRole('textbox', { name: 'How many' }).fill('30');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/^Lasts until \d+ /)).toBeVisible();
    await expect.poll(() => medicinesOf(page)).toMatchObject([{ stock: [{ on_hand: 30 }] }]);
  });

  await test.step('an edit of the details that fails says why and keeps them; saved, it changes no schedule', async () => {
    const [{ version } = medicine] = await medicinesOf(page);
    await page.getByRole('link', { name: 'Edit details' }).click();
    await page.getByLabel('What is it for?').fill('Seizures');
    const save = page.getByRole('button', { name: 'Save changes' });
    const address = `**/api/medications_api_gateway/${medicine.id}/`;
    const json = { code: 'invalid_input', detail: 'Not this one.', request_id: '1' };
    await page.route(address, (route) => route.fulfill({ status: 400, json }));
    await save.click();
    await expect(form.alert).toHaveText('Not this one.');
    await page.route(address, (route) => route.fulfill(withoutAWord));
    await save.click();
    await expect(form.alert).toHaveText(clientErrors.answeredWith({ status: 500 }));
    await page.unroute(address);
    const findId = await loseId(page, medicine.id);
    await save.click();
    await expect(form.alert).toHaveText('medicationId ID not found in FormData for editing.');
    await expectToast(page, 'medicationId ID not found in FormData for editing.');
    await findId();
    const repairCalls = await breakCalls(page);
    await save.click();
    await expect(form.alert).toHaveText('Something went wrong');
    await expect.poll(() => medicinesOf(page)).toMatchObject([{ reason: '', version }]);
    await repairCalls();

    await expect(page.getByLabel('What is it for?')).toHaveValue('Seizures');
    await save.click();
    await expectToast(page, toasts.medicationEdited);
    await closeToast(page);
    await expect
      .poll(() => medicinesOf(page))
      .toMatchObject([{ reason: 'Seizures', schedule: { id: medicine.schedule?.id } }]);
  });

  await test.step('a change of the dose is a new version from a day on, with its reason', async () => {
    await page.getByRole('link', { name: 'Change dose or times' }).click();
    await page.getByLabel('Why? (optional)').fill('New letter');
    await form.part('2', '500 mg');
    await form.toPreview.click();
    await expect(page.getByRole('heading', { name: 'Is this right?' })).toBeFocused();
    await form.save.click();
    await expectToast(page, toasts.medicationEdited);
    await expect(page.getByRole('heading', { level: 1, name: 'Levetiracetam' })).toBeVisible();
    await expect(page.getByText('Reason: New letter')).toBeVisible();
    await expect(page.getByText('2 × 500 mg').first()).toBeVisible();
  });
});

test('§3 §4.3 §7 §8 a printed medicine; its delete refused, done and undone; stopped and resumed', async ({
  page,
}) => {
  const medicine = await putMedicine(page, { reason: 'Seizures', prescriber: 'Dr. Berg' });
  const screen = medicinesPage(page);
  await screen.open();

  await test.step('the printed list has the medicine, its dose and its day', async () => {
    await page.getByRole('link', { name: 'Print the list' }).click();
    const table = page.getByRole('table', { name: 'My current medicines' });
    await expect(table.getByRole('row', { name: /Levetiracetam/ })).toContainText('1 × 500 mg');
    await expect(table).toContainText('Seizures');
    await expect(table).toContainText('Dr. Berg');
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(table).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  });

  await goInApp(page, `/medication?medicine=${medicine.id}`);
  await test.step('a refused delete says what the server said, and the medicine stays', async () => {
    const json = { code: 'unavailable', detail: 'Not just now.', request_id: '1' };
    const address = `**/api/medications_api_gateway/${medicine.id}`;
    await page.route(address, (route) => route.fulfill({ status: 503, json }));
    await remove(page);
    await expectToast(page, 'Not just now.');
    await page.route(address, (route) => route.fulfill(withoutAWord));
    await remove(page);
    await expectToast(page, clientErrors.answeredWith({ status: 500 }));
    const repairCalls = await breakCalls(page);
    await remove(page);
    await expectToast(page, 'Something went wrong');
    await expect(page.getByRole('heading', { level: 1, name: 'Levetiracetam' })).toBeVisible();
    await repairCalls();
    await page.unroute(address);
  });

  await test.step('one delete can be undone', async () => {
    await remove(page);
    await expectToast(page, toasts.medicationDeleted);
    await screen.undo.click();
    await expect(panelOf(page)).toContainText('Levetiracetam');
  });

  await test.step('a stopped medicine moves to the other list with its reason, and can be resumed', async () => {
    await panelOf(page).getByRole('link', { name: 'Levetiracetam' }).click();
    await choose(page, 'Mark as stopped');
    await page.getByLabel('Why? (optional)').fill('Side effects');
    await page.getByRole('button', { name: 'Mark as stopped' }).click();
    await expectToast(page, toasts.medicationEdited);
    await page.getByRole('link', { name: 'Back to medicines' }).click();
    await screen.tab('Completed').click();
    await expect(page).toHaveURL(/list=completed/);
    await expect(panelOf(page)).toContainText(/From .*\. Stopped on \d+ \w+ \d{4}\./);
    await expect(panelOf(page)).toContainText('Reason: Side effects');
    await panelOf(page).getByRole('link', { name: 'Levetiracetam' }).click();
    await choose(page, 'Mark as restarted');
    await page.getByRole('button', { name: 'Mark as restarted' }).click();
    await expect.poll(async () => (await medicinesOf(page)).length).toBe(1);
  });
});
