import { hrefOf } from '@caretrail/contract/access/routes';
import { remindersEndpoints } from '@caretrail/contract/reminders/endpoints';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { goInApp } from '../go-in-app.ts';
import { anyOf, eventsOf, putEvent } from '../pages/event-pages.ts';
import { putMedicine } from '../pages/medication-pages.ts';

const buttonOf = (page: Page) => page.getByRole('button', { name: 'Reminders', exact: true });
const panelOf = (page: Page) => page.getByRole('region', { name: 'Reminders' });

async function failAndTryAgain(page: Page): Promise<void> {
  const path = anyOf(remindersEndpoints.read.path);
  const json = { code: 'unexpected', detail: 'Something went wrong.', request_id: '1' };
  await page.route(path, (route) => route.fulfill({ status: 500, json }));
  await buttonOf(page).click();
  const panel = panelOf(page);
  await expect(panel.getByRole('alert')).toHaveText('Something went wrong.');
  await expectAccessible(page);
  await page.unroute(path);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByText('Reminders are off.')).toBeVisible();
  await page.route(path, (route) => route.fulfill({ status: 500, json }));
  await panel.getByRole('checkbox', { name: 'Before events' }).check();
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByRole('alert')).toBeFocused();
  await expect(panel.getByRole('checkbox', { name: 'Before events' })).toBeChecked();
  await page.unroute(path);
}

async function saveByKeyboard(page: Page, email: string): Promise<void> {
  const [button, panel] = [buttonOf(page), panelOf(page)];
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Reminders are off.')).toBeVisible();
  await expect(panel.getByText(`Emails go to ${email}.`)).toBeVisible();

  await panel.getByRole('checkbox', { name: 'When a dose is due' }).focus();
  await page.keyboard.press('Space');
  await expect(panel.getByText('All medicines')).toBeVisible();
  await panel.getByRole('checkbox', { name: 'Before events' }).focus();
  await page.keyboard.press('Space');
  await panel.getByRole('spinbutton', { name: /hour, From/ }).focus();
  await page.keyboard.type('0310');
  await panel.getByRole('button', { name: 'Save' }).focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Enter both times, or neither.')).toBeVisible();
  await expect(panel.getByRole('spinbutton', { name: /hour, Until/ })).toBeFocused();
  await page.keyboard.type('0315');
  await panel.getByRole('button', { name: 'Save' }).focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Your reminders are saved.')).toBeVisible();
  await expect(panel.getByText(/^(Today|Tomorrow) at \d\d:\d\d: Levetiracetam/)).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(button).toBeFocused();
}

async function readAndChange(page: Page): Promise<void> {
  const panel = panelOf(page);
  await goInApp(page, hrefOf('timelines'));
  await expect(page.getByRole('heading', { level: 1, name: 'Timeline & Events' })).toBeVisible();
  await buttonOf(page).click();
  await expect(panel.getByRole('checkbox', { name: 'When a dose is due' })).toBeChecked();
  await panel.getByText('All medicines').click();
  await panel.getByRole('checkbox', { name: 'Levetiracetam' }).uncheck();
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('Nothing is due in the next few days.')).toBeVisible();
  await expect(panel.getByText('0 of 1 medicines')).toBeVisible();
}

async function chooseMailWords(page: Page): Promise<void> {
  const panel = panelOf(page);
  const words = panel.getByRole('radiogroup', { name: 'What the email says' });
  const [discreet, named] = [
    words.getByRole('radio', { name: 'Only that something is due' }),
    words.getByRole('radio', { name: 'Names and amounts' }),
  ];
  await expect(discreet).toBeChecked();
  await expect(discreet).toHaveAccessibleDescription(
    'Example: “One of your medicines is due at 20:00.”',
  );
  await expect(named).toHaveAccessibleDescription(
    'Example: “20:00 · Example medicine · 1 × 10 mg”',
  );
  await discreet.focus();
  await page.keyboard.press('ArrowDown');
  await expect(named).toBeChecked();
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('Your reminders are saved.')).toBeVisible();
  await page.reload();
  await buttonOf(page).click();
  await expect(named).toBeChecked();
}

async function chooseTimesOf(page: Page, { id }: { id: string }): Promise<void> {
  await goInApp(page, `${hrefOf('timelines')}?event=${id}&edit=`);
  const times = page.getByRole('group', { name: 'Reminders', exact: true });
  await expect(times.getByRole('checkbox', { name: '2 hours before' })).toBeChecked();
  await times.getByRole('checkbox', { name: 'The evening before' }).check();
  await times.getByRole('checkbox', { name: '1 week before' }).check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: /before$/ })).toHaveText([
    '2 hours before',
    'The evening before',
    '1 week before',
  ]);
  await expect.poll(async () => (await eventsOf(page))[0]?.reminders).toEqual([120, 930, 10_080]);
}

test('§2.5 the button Reminders opens what is sent and when; an event has times of its own', async ({
  page,
  product,
}) => {
  const { email } = await product.signIn(page);
  await putMedicine(page);
  // One that the form does not offer stays.
  const event = await putEvent(page, { reminders: [120] });
  await page.goto(hrefOf('medication'));
  await test.step('says when they cannot be loaded or saved, and retries', () =>
    failAndTryAgain(page));
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toHaveCount(0);
  await test.step('opens what is sent and when, and saves it, by keyboard alone', () =>
    saveByKeyboard(page, email));
  await test.step('the saved settings show on the other screen too', () => readAndChange(page));
  await test.step('mails name medicines and amounts, or nothing, with an example of each', () =>
    chooseMailWords(page));
  await test.step('an event has times of its own, which its page shows', () =>
    chooseTimesOf(page, event));
});
