import { addDays } from '@caretrail/contract/time/days';
import { toasts } from '@caretrail/contract/texts/toasts';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { eventForm, eventPage, eventsOf, expectToast, putEvent } from '../pages/event-pages.ts';

test.use({ isAwake: true });

const daysOf = async (page: Page): Promise<string[]> =>
  (await eventsOf(page)).map(({ start }) => start.slice(0, 10)).toSorted();

/** On 5, 12 and 19 March of next year. */
const threeTimes = {
  event_type: 'Tests',
  title: 'Blood test',
  repeat: { frequency: { kind: 'day', every: 7 }, ends: { kind: 'times', times: 3 } },
};

test('§3 an event that repeats: said in words with its next days, and one event for each', async ({
  page,
  product,
}) => {
  await product.signIn(page);
  const form = eventForm(page);
  await form.open();
  await form.fill('Blood test', 'Test');
  await page.getByLabel('Repeats').selectOption('Daily');
  await page.getByLabel('Repeat every (days)').fill('7');
  await form.save.click();
  await expect(page.getByText('Enter how many there are in total.').first()).toBeVisible();
  await page.getByLabel('How many in total').fill('3');
  await expect(page.getByText('Every 7 days, 3 times. 3 events: ')).toBeVisible();
  await expectAccessible(page);
  await form.save.click();
  await expectToast(page, toasts.eventCreated);
  await expect(page.getByText('Every 7 days, 3 times')).toBeVisible();
  const [first = '', ...later] = await daysOf(page);
  expect(later).toEqual([addDays(first, 7), addDays(first, 14)]);
});

test('an event that repeats: a change of this one and later ones, then all are deleted, and all come back', async ({
  page,
  product,
}) => {
  await product.signIn(page);
  const first = await putEvent(page, threeTimes);
  const [, second] = (await eventsOf(page)).toReversed();
  const [form, screen] = [eventForm(page), eventPage(page)];
  await form.edit(second?.id ?? '');
  await form.title.fill('Blood count');
  await page.getByRole('radio', { name: 'This one and all later ones' }).check();
  await form.save.click();
  await expectToast(page, toasts.eventEdited);
  const titles = async () => (await eventsOf(page)).toReversed().map(({ title }) => title);
  expect(await titles()).toEqual(['Blood test', 'Blood count', 'Blood count']);

  await screen.open(first);
  await screen.remove.click();
  await page.getByRole('radio', { name: 'All of them, past ones too (3)' }).check();
  await expectAccessible(page);
  await screen.confirmRemove.click();
  await expectToast(page, toasts.eventDeleted);
  expect(await titles()).toEqual([]);
  await expect(page.getByText(': “Blood test” with all its repeats')).toBeVisible();
  await screen.undo.click();
  await expect.poll(titles).toEqual(['Blood test', 'Blood count', 'Blood count']);
});
