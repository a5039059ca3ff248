import { hrefOf } from '@caretrail/contract/access/routes';
import { formatWeekday } from '@caretrail/contract/reminders/format-when';
import { addDays } from '@caretrail/contract/time/days';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { tooSmall } from '../measure-page.ts';
import { putEvent } from '../pages/event-pages.ts';
import { cycleFrom, liveAt, putMedicine } from '../pages/medication-pages.ts';
import {
  editElsewhere,
  openTreatment,
  putTreatment,
  storedTreatment,
  today,
  treatmentPage,
} from '../pages/treatment-pages.ts';
import { tabTo } from '../tab-to.ts';

test.use({ isAwake: true });

test('§2.1 a treatment starts from a template, asks for the fields of its kind, and is listed', async ({
  page,
  product,
}) => {
  await product.signIn(page);
  await page.goto(hrefOf('treatments'));
  await page.getByRole('button', { name: 'Add a treatment' }).click();
  const screen = treatmentPage(page);
  await expect(screen.heading('Add a treatment')).toBeFocused();
  await page.getByText('Start from a template').click();
  await screen.button(/^Radiotherapy, 30 sessions/).click();
  await expect(page.getByLabel('How many sessions?')).toHaveValue('30');
  await screen.button('Save treatment').click();
  const summary = page.getByRole('main').getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Select a status.');
  await expectAccessible(page);

  await page.getByRole('radio', { name: 'Happening now' }).check();
  const [year, month, date] = today().split('-');
  await page.getByRole('spinbutton', { name: 'day, First day' }).click();
  await page.keyboard.type(`${date}${month}${year}`);
  await expect(page.getByRole('status').filter({ hasText: '30 sessions, from' })).toBeVisible();
  await screen.button('Save treatment').click();
  await expect(screen.heading('Radiotherapy')).toBeVisible();
  await expect(page.getByText('0 of 30 sessions')).toBeVisible();

  await page.getByRole('link', { name: 'Back to treatments' }).click();
  await expect(page.getByRole('tab', { name: 'Active (1)' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search treatments' }).fill('surgery');
  await expect(page.getByText('No treatments in this list match')).toBeVisible();
  await screen.button('Show all treatments').click();
  await expect(page.getByRole('link', { name: 'Radiotherapy' })).toBeVisible();
  await expectAccessible(page);
});

test('§2.1 sessions are recorded by one tap, missed with a reason, moved, and each can be undone', async ({
  page,
  product,
}) => {
  await product.signIn(page);
  const treatment = await putTreatment(page);
  await openTreatment(page, treatment);
  const screen = treatmentPage(page);
  await expect(page.getByText('3 sessions not recorded yet')).toBeVisible();
  await expectAccessible(page);
  expect(await tooSmall(page)).toEqual([]);

  await screen.button(/^Done: yesterday/).click();
  await expect(page.getByText('1 of 10 sessions')).toBeVisible();
  // The button that was pressed is gone: the next Tab reaches Undo.
  await expect(screen.undo).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(screen.undo).toBeFocused();
  await screen.undo.click();
  await expect(page.getByText('0 of 10 sessions')).toBeVisible();
  await screen.button('Mark all 3 as done').click();
  await expect(page.getByText('3 of 10 sessions')).toBeVisible();
  await screen.undo.click();
  await expect(page.getByText('0 of 10 sessions')).toBeVisible();

  await screen.button(/^Missed: today/).click();
  await screen.dialog.getByLabel('Why? (optional)').fill('Fever');
  await screen.dialog.getByRole('checkbox', { name: /^Add one more session at the end/ }).check();
  await screen.confirm('Mark as missed').click();
  await expect(page.getByText('0 of 10 sessions, 1 missed')).toBeVisible();
  await screen.button(/^Move: tomorrow/).click();
  await expectAccessible(page);
  await screen.dialog.getByLabel('Why? (optional)').fill('Machine');
  await screen.confirm('Move session').click();
  await expect(page.getByText(/^Moved to /).first()).toBeVisible();

  const { sessions } = await storedTreatment(page, treatment);
  expect(sessions).toHaveLength(11);
  expect(sessions.find(({ date }) => date === today())).toMatchObject({
    status: 'missed',
    reason: 'Fever',
  });
  expect(sessions.filter(({ moved_from }) => moved_from === addDays(today(), 1))).toMatchObject([
    { reason: 'Machine', status: 'planned' },
  ]);
  const history = page.getByRole('region', { name: 'Change history' });
  await expect(history).toContainText('moved to');
  await expect(history).toContainText('Reason: Fever');
});

test('§2.1 the rest of the plan is previewed on its new days, moved, and moved back', async ({
  page,
  product,
}) => {
  await product.signIn(page);
  const treatment = await putTreatment(page, {
    title: 'Temozolomide',
    type: 'chemotherapy',
    sessions: [],
    fractions_planned: null,
    cycle_length: 28,
    cycles_planned: 6,
    cycle_days: [1, 2, 3, 4, 5],
    intent: 'control',
    lab_gate: [{ test: 'Platelets', min: 100, unit: '×10⁹/L', source: 'Letter of 3 March' }],
  });
  const medicine = await putMedicine(page);
  await putEvent(page, {
    event_type: 'Results',
    title: 'Blood count',
    start: `${today()}T08:00`,
    results: [{ name: 'Platelets', value: 84, unit: '×10⁹/L', low: null, high: null }],
  });
  await openTreatment(page, treatment);
  const screen = treatmentPage(page);
  await expect(page.getByText('Cycle 1 of 6, day 3', { exact: true })).toBeVisible();
  const limits = page.getByRole('table', { name: 'Results next to your limits' });
  await expect(limits.getByText('Below the limit')).toBeVisible();
  await expect(page.getByText('source: Letter of 3 March')).toBeVisible();
  // The explanation is shown on request.
  await expect(page.getByText('To control the illness')).toBeHidden();
  await screen.button('Show the aim of this treatment').click();
  await expect(page.getByText('To control the illness')).toBeVisible();

  await screen.button('Reschedule the rest of the plan').click();
  await expect(screen.dialog.getByText(/^Cycle 2 starts on/)).toBeVisible();
  await expectAccessible(page);
  await screen.confirm('Reschedule plan').click();
  await expect(page.getByText('The plan was moved by 7 days.')).toBeVisible();
  const moved = await storedTreatment(page, treatment);
  expect(moved.cycle_anchors).toEqual([{ cycle: 2, start_date: addDays(today(), 26 + 7) }]);
  await screen.undo.click();
  await expect(screen.undo).toBeHidden();
  await expect.poll(async () => (await storedTreatment(page, treatment)).cycle_anchors).toEqual([]);

  await screen.button('Link medicines, events and files').click();
  await screen.dialog.getByRole('checkbox', { name: medicine.name }).check();
  await screen.dialog.getByRole('checkbox', { name: 'Blood count' }).check();
  await screen.confirm('Save').click();
  const linked = page.getByRole('region', { name: 'Linked items' });
  await expect(linked.getByRole('link', { name: medicine.name })).toBeVisible();
  await expectAccessible(page);

  // On paper the plan is a table, and nothing asks to be pressed.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table', { name: 'Cycles' })).toContainText('Cycle 6');
  await expect(page.getByText(/printed on/)).toBeVisible();
  await expect(screen.button('Reschedule the rest of the plan')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await linked.getByRole('link', { name: 'Blood count' }).click();
  await page.getByRole('link', { name: 'Temozolomide' }).click();
  await expect(screen.heading('Temozolomide')).toBeVisible();
});

test('a plan that was moved without its medicine says so on both pages, until the medicine is moved too', async ({
  page,
  product,
}) => {
  await product.signIn(page);
  const start = addDays(today(), -2);
  const medicine = await putMedicine(page, {
    ...cycleFrom(start, '21:00'),
    name: 'Temozolomide 140',
  });
  const test = await putEvent(page, {
    event_type: 'Tests',
    title: 'Blood count before cycle 2',
    start: `${addDays(start, 25)}T08:00`,
    end: null,
    status: 'planned',
  });
  const treatment = await putTreatment(page, {
    title: 'Chemotherapy',
    type: 'chemotherapy',
    start,
    sessions: [],
    fractions_planned: null,
    cycle_length: 28,
    cycles_planned: 6,
    cycle_days: [1, 2, 3, 4, 5],
    medication_ids: [medicine.id],
    event_ids: [test.id],
  });
  await openTreatment(page, treatment);
  const screen = treatmentPage(page);
  const notice = page.getByRole('note').filter({ hasText: 'two different dates' });
  const left = page.getByRole('region', { name: 'This appointment or test did not move' });
  await expect(page.getByText(/^25 days left in this cycle\. Cycle 2 starts on/)).toBeVisible();
  await expect(notice).toHaveCount(0);

  await screen.button('Reschedule the rest of the plan').click();
  await expect(
    screen.dialog.getByText(/^This does not move Temozolomide 140. Its cycle 2 stays on/),
  ).toBeVisible();
  await screen.confirm('Reschedule plan').click();
  await expect(notice).toContainText('Cycle 2 starts on two different dates. Treatment plan: ');
  await expect(notice.getByRole('button', { name: /^Move cycle 2 in the plan to/ })).toBeVisible();
  await expect(left.getByRole('link', { name: /^Blood count before cycle 2: / })).toBeVisible();
  await expectAccessible(page);

  await notice.getByRole('link', { name: /^Open Temozolomide 140 to move cycle 2/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Temozolomide 140' })).toBeVisible();
  await expect(notice).toBeFocused();
  await notice.getByRole('button', { name: /^Move cycle 2 of Temozolomide 140 to/ }).click();
  await screen.confirm('Delay by 7 days').click();
  await expect(notice).toHaveCount(0);

  // It stands in place of the buttons, so that a second press delays nothing.
  const delay = page.getByRole('button', { name: 'Delay cycle 2 by a week' });
  await expect(page.getByText(/^Done\. Cycle 2 now starts on/)).toBeFocused();
  await expect(delay).toHaveCount(0);
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await delay.click();
  await expect(
    screen.dialog.getByText(/^This does not move the plan for Chemotherapy/),
  ).toBeVisible();
  await screen.confirm('Delay by a week').click();
  await expect(left).toBeVisible();
  await notice.getByRole('link', { name: /^Open Chemotherapy.* to move cycle 2/ }).click();
  await notice.getByRole('button', { name: /^Move cycle 2 in the plan to/ }).click();
  await screen.confirm('Reschedule plan').click();
  await expect(notice).toHaveCount(0);
});

test('§6 §8 two devices and one treatment: both versions, deleted and restored, and not found for another patient', async ({
  page,
  product,
  otherBrowser,
}) => {
  await product.signIn(page);
  const treatment = await putTreatment(page);
  await openTreatment(page, treatment);
  const screen = treatmentPage(page);
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(screen.heading('Edit Radiotherapy')).toBeFocused();
  await page.getByLabel('Team or clinician (optional)').fill('Dr. Mine');
  await editElsewhere(page, treatment, { practitioner: 'Dr. Other' });
  await page.getByRole('link', { name: 'Back to the treatment' }).click();
  await expect(screen.dialog).toContainText('Leave and finish later?');
  await screen.confirm('Stay here').click();
  await screen.button('Save changes').click();
  await expect(page.getByRole('heading', { name: 'This treatment has changed' })).toBeFocused();
  await expect(page.getByRole('table')).toContainText('Dr. Other');
  await expectAccessible(page);
  await screen.button('Keep mine').click();
  await expect(screen.heading('Radiotherapy')).toBeVisible();
  await expect(page.getByText('Dr. Mine', { exact: true })).toBeVisible();

  // With the keys alone: hold it, then delete it and bring it back.
  await page.getByRole('heading', { level: 1 }).focus();
  const more = page.getByRole('button', { name: /^More actions for / });
  await tabTo(page, more);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(screen.dialog).toContainText('Put this treatment on hold?');
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await screen.confirm('Put on hold').press('Enter');
  await expect(page.getByText('On hold', { exact: true })).toBeVisible();
  await screen.more('Delete');
  await screen.confirm('Delete treatment').click();
  await expect(page.getByText('“Radiotherapy” was deleted.')).toBeVisible();
  await screen.undo.click();
  await expect(page.getByRole('link', { name: 'Radiotherapy' })).toBeVisible();

  const another = await otherBrowser();
  await product.signIn(another);
  await another.goto(hrefOf('treatment', { id: treatment.id }));
  await expect(
    another.getByRole('heading', { level: 1, name: 'We cannot find this treatment' }),
  ).toBeVisible();
});

test('§2.1 the day of a cycle follows the zone of the patient, and is named after midnight', async ({
  page,
  product,
}) => {
  await product.signIn(page);
  const there = await liveAt(page, 1);
  const treatment = await putTreatment(page, {
    title: 'Temozolomide',
    type: 'chemotherapy',
    start: addDays(there, -3),
    cycle_length: 28,
    cycles_planned: 6,
    cycle_days: [1, 2, 3, 4, 5],
    fractions_planned: null,
    sessions: [],
  });
  await openTreatment(page, treatment);
  await expect(page.getByText(`Cycle 1: ${formatWeekday(there)} is day 4 of 28`)).toBeVisible();
});
