import { hrefOf } from '@caretrail/contract/access/routes';
import { addDays } from '@caretrail/contract/time/days';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { eventPage, putEvent } from '../pages/event-pages.ts';
import { putTreatment, today } from '../pages/treatment-pages.ts';

test.use({ isAwake: true });

const count = (start: string, value: number, unit: string) => ({
  event_type: 'Results',
  title: 'Blood count',
  start: `${start}T08:15`,
  results: [{ name: 'Platelets', value, unit, low: 150, high: 400 }],
});

test('§3 results over time: one curve of several spellings beside the limit of the own letter, as a table, from an event and from the timeline', async ({
  page,
  product,
}) => {
  await product.signIn(page);
  await putTreatment(page, {
    start: '2026-03-01',
    lab_gate: [{ test: 'Platelets', min: 100, unit: '×10⁹/L', source: 'Page 2' }],
  });
  await putEvent(page, count('2026-03-02', 198, '×10⁹/L'));
  await putEvent(page, count('2026-03-30', 84_000, '/µL'));
  const last = await putEvent(page, count('2026-04-27', 112, 'G/L'));

  await eventPage(page).open(last);
  await page.getByRole('link', { name: 'See these results over time' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Results over time' })).toBeFocused();
  const card = page.getByRole('region', { name: 'Platelets (G/L)' });
  await expect(card.getByText('lowest 84 G/L, highest 198 G/L')).toBeVisible();
  await expect(card.getByText('Your limit: at least 100 G/L')).toBeVisible();
  await expect(card.getByRole('row', { name: '30 March 2026' })).toContainText(
    '84 G/L (entered as 84000 /µL)',
  );
  await expect(card.getByRole('row', { name: '30 March 2026' })).toContainText('Below the limit');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Back to the event' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blood count' })).toBeVisible();
  await page.goto(hrefOf('timelines'));
  await page.getByRole('link', { name: 'Results over time' }).click();
  await expect(card).toBeVisible();
});

test('§2.5 the journey as one picture: zoomed and moved by buttons and keys, a day is read, and all of it is a table', async ({
  page,
  product,
}) => {
  await product.signIn(page);
  const day = today();
  const seizure = await putEvent(page, {
    event_type: 'Important Data',
    title: 'Seizure at night',
    start: `${addDays(day, -3)}T03:30`,
    symptoms: ['Seizure'],
  });
  await putEvent(page, count(addDays(day, -40), 198, '×10⁹/L'));
  await putEvent(page, count(addDays(day, -12), 84, 'G/L'));
  await putTreatment(page, {
    type: 'chemotherapy',
    title: 'Temozolomide',
    start: addDays(day, -60),
    cycle_length: 28,
    cycles_planned: 3,
    cycle_days: [1],
    fractions_planned: null,
    sessions: [],
    lab_gate: [{ test: 'Platelets', min: 100, unit: '×10⁹/L' }],
  });
  await page.goto(hrefOf('timelines'));
  await page.getByRole('link', { name: 'Your journey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your journey' })).toBeFocused();
  await expect(page.getByText('It never says what caused what.')).toBeVisible();
  for (const lane of ['Seizures', 'Platelets, G/L', 'Cycles', 'Results'])
    await expect(page.getByRole('heading', { level: 3, name: lane })).toBeVisible();
  await expectAccessible(page);

  const cursor = page.getByRole('slider', { name: /^Day/ });
  const shown = page.getByRole('heading', { level: 2 }).first();
  await test.step('keys and buttons change what is in sight', async () => {
    const before = await shown.textContent();
    await page.getByRole('button', { name: '2 weeks' }).click();
    await expect(shown).not.toHaveText(before ?? '');
    await expect(page).toHaveURL(/journey=\d{4}-\d{2}-\d{2}\.14/);
    await cursor.focus();
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft');
    await expect(cursor).toHaveAttribute('aria-valuetext', /Seizure at night/);
  });

  await test.step('Enter reads the day, with a way to its events', async () => {
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Day before' }).click();
    await expect(dialog.getByText('Temozolomide: cycle 3')).toBeVisible();
    await dialog.getByRole('button', { name: 'Day after' }).click();
    await expectAccessible(page);
    await dialog.getByRole('link', { name: 'Seizure at night' }).click();
    await expect(eventPage(page).heading(seizure.title)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\.14/);
  });

  await test.step('the same days as a table', async () => {
    await page.getByText('Show as a table').click();
    await expect(page.getByRole('row', { name: /Seizure at night/ })).toBeVisible();
  });
});
