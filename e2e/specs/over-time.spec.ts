import { hrefOf } from '@caretrail/contract/access/routes';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { eventPage, putEvent } from '../pages/event-pages.ts';
import { putTreatment } from '../pages/treatment-pages.ts';

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
