import { hrefOf } from '@caretrail/contract/access/routes';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { inHistory } from '../in-history.ts';
import { eventsOf } from '../pages/event-pages.ts';
import { todayPage } from '../pages/today-page.ts';

const clock = (page: Page) => ({
  timer: page.getByRole('timer'),
  stop: page.getByRole('button', { name: 'It is over' }),
  answer: (name: string, question?: string) =>
    (question === undefined ? page : page.getByRole('group', { name: question })).getByRole(
      'button',
      { name, exact: true },
    ),
});

const seizures = async (page: Page) => (await eventsOf(page)).map(({ seizure }) => seizure);

test('a seizure is timed with two presses, also over a reload, and what is known is saved tap by tap', async ({
  page,
  product,
}) => {
  await page.clock.install();
  await product.signIn(page);
  await page.goto(hrefOf('dashboard'));
  const { timer, stop, answer } = clock(page);

  await todayPage(page).add('Record a seizure');
  await expect(timer).toHaveText(/^0:\d\d$/);
  expect(await inHistory(page)).not.toContain('eizure');
  await expectAccessible(page);
  await page.clock.fastForward(95_000);
  await page.reload();
  // At least so long: the clock goes on while a busy machine checks and loads the page.
  await expect(timer).toHaveText(/^(1:[3-5]|[2-9]:)\d/);

  await test.step('it runs on while another screen is open, which says so', async () => {
    await page.goto(hrefOf('dashboard'));
    await page.getByRole('link', { name: 'Go to the clock' }).click();
    await expect(timer).toHaveText(/^(1:[3-5]|[2-9]:)\d/);
  });

  await test.step('after five minutes it says to call for help', async () => {
    await page.clock.fastForward(240_000);
    await expect(page.getByText('5 minutes have passed')).toBeVisible();
  });

  await stop.click();
  await expect(page.getByText(/It lasted \d+ minutes( \d+ seconds?)?\.$/)).toBeVisible();
  await answer('Staring, not responding').click();
  await answer('Not aware').click();
  await answer('Too little sleep').click();
  await answer('No', 'Did you take rescue medicine?').click();
  await expect(page.getByText('Your answers are saved.')).toBeVisible();
  await expectAccessible(page);
  expect(await seizures(page)).toMatchObject([
    {
      kind: 'absence',
      awareness: 'unaware',
      triggers: ['poor_sleep'],
      rescue_medicine: false,
      injured: null,
    },
  ]);

  await page.getByRole('link', { name: 'Done' }).click();
  const [stored] = await seizures(page);
  expect(stored?.seconds).toBeGreaterThanOrEqual(95 + 240);
  await expect(page.getByText(/^Lasted \d+ minutes/)).toBeVisible();
  await expect(page.getByText('Before it: Too little sleep')).toBeVisible();

  await test.step('it can be completed later, and is timed no second time by going back', async () => {
    await page.getByRole('link', { name: 'Edit' }).click();
    await answer('Yes', 'Were you injured?').click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Injured', { exact: true })).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Start the clock' })).toBeVisible();
    expect(await seizures(page)).toHaveLength(1);
  });
});

test('without a connection the time is kept and saved when it is back; a forgotten clock asks how long it was', async ({
  page,
  context,
  product,
}) => {
  await page.clock.install();
  await product.signIn(page);
  await page.goto(hrefOf('dashboard'));
  const { timer, stop } = clock(page);
  await todayPage(page).add('Record a seizure');
  await expect(timer).toBeVisible();
  await context.setOffline(true);
  await page.clock.fastForward(20_000);
  await stop.click();
  await expect(page.getByText(/^The time is kept on this device for a day/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect.poll(() => seizures(page)).toMatchObject([{ kind: null }]);
  expect((await seizures(page))[0]?.seconds).toBeGreaterThanOrEqual(20);

  await todayPage(page).open();
  await todayPage(page).add('Record a seizure');
  await expect(timer).toBeVisible();
  await page.clock.fastForward(61 * 60_000);
  await expect(page.getByText('The clock stopped after 60 minutes')).toBeVisible();
  await page.getByLabel('Minutes', { exact: true }).fill('3');
  await page.getByRole('button', { name: 'Save seizure' }).click();
  await expect(page.getByText('It lasted 3 minutes.')).toBeVisible();
  await expect.poll(async () => (await seizures(page)).map((each) => each?.seconds)).toContain(180);
});
