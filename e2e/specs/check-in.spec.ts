import { hrefOf } from '@caretrail/contract/access/routes';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { inHistory } from '../in-history.ts';
import { eventsOf } from '../pages/event-pages.ts';
import { settingsPage } from '../pages/settings-page.ts';
import { todayPage } from '../pages/today-page.ts';

const answer = (page: Page, question: string, word: string) =>
  page.getByRole('group', { name: question }).getByRole('button', { name: word, exact: true });

const open = 'Check-in: how is your day?';

test('a check-in is offered once it is switched on, saved with a tap each, corrected, deleted and undone; an own symptom takes two taps', async ({
  page,
  product,
}) => {
  await product.signIn(page);
  const today = todayPage(page);
  const save = page.getByRole('button', { name: 'Save check-in' });

  await test.step('off until it is switched on in the profile', async () => {
    await page.goto(hrefOf('dashboard'));
    await expect(today.region).toBeVisible();
    await expect(today.item(open)).toHaveCount(0);
    await settingsPage(page).open('comfort', 'Text size and colours');
    await page.getByRole('checkbox', { name: 'Offer a check-in every day' }).check();
    await page.getByRole('button', { name: 'Headache', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('one tap for each answer, and one button', async () => {
    await page.goto(hrefOf('dashboard'));
    await today.item(open).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Check-in' })).toBeFocused();
    await save.click();
    await expect(page.getByText('Select at least one answer.')).toBeVisible();
    await answer(page, 'How did you sleep?', 'Poor').click();
    await answer(page, 'Headache', 'Moderate').click();
    await expectAccessible(page);
    expect(await inHistory(page)).not.toContain('eadache');
    await save.click();
    await expect(today.item('Check-in saved')).toBeVisible();
  });

  await test.step('the same day it is corrected, by keyboard alone', async () => {
    await today.item('Check-in saved').getByRole('link').press('Enter');
    await expect(answer(page, 'How did you sleep?', 'Poor')).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await answer(page, 'How did you sleep?', 'Good').press('Enter');
    await answer(page, 'How is your mood?', 'Very good').press('Space');
    await save.press('Enter');
    await expect(today.item('Check-in saved')).toBeVisible();
    expect(await eventsOf(page)).toMatchObject([
      {
        symptoms: ['Headache'],
        check_in: {
          sleep: 'good',
          energy: null,
          mood: 'very_good',
          symptoms: [{ name: 'Headache', severity: 5 }],
        },
      },
    ]);
  });

  await test.step('it is an event like any other: its page, its correction, its undo', async () => {
    const [{ id } = { id: '' }] = await eventsOf(page);
    await page.goto(`${hrefOf('timelines')}?event=${id}`);
    await expect(page.getByText('Headache: moderate (5 out of 10)')).toBeVisible();
    await page.getByRole('link', { name: 'Edit' }).click();
    await answer(page, 'Headache', 'None').click();
    await save.click();
    await expect(page.getByText('Headache: none (0 out of 10)')).toBeVisible();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete event' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await eventsOf(page)).length).toBe(1);
  });

  await test.step('an own symptom takes two taps; what else is known is saved tap by tap', async () => {
    await page.goto(hrefOf('dashboard'));
    await today.capture.click();
    await today.sheet.getByRole('button', { name: 'Record Headache now' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Left', exact: true }).click();
    await page.getByRole('button', { name: 'About an hour' }).click();
    await expect(page.getByText('Your answers are saved.')).toBeVisible();
    await expectAccessible(page);
    const recorded = (await eventsOf(page)).filter(({ check_in }) => check_in === null);
    expect(recorded).toMatchObject([
      { title: 'Headache', symptoms: ['Headache'], body_side: 'left', lasted: 'hour' },
    ]);
    // Loaded again it records nothing more.
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Record a symptom' })).toBeVisible();
    expect(await eventsOf(page)).toHaveLength(2);
  });
});
