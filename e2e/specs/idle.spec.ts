import { hrefOf } from '@caretrail/contract/access/routes';
import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';

const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' });
const minutes = (count: number): number => count * 60_000;
const tokenOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('access_token'));

/** Every background call has been answered: moving the clock would make an open one time out. */
async function openDashboard(page: Page): Promise<void> {
  await page.goto(hrefOf('dashboard'));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('patientID'))).not.toBeNull();
  await expect(page.getByRole('link', { name: 'Add a medicine' })).toBeVisible();
}

test.beforeEach(({ page }) => page.clock.install());

test.describe('§4.1 never a silent time-out', () => {
  test('two minutes before the end it asks, and staying extends the session; Sign out ends it immediately', async ({
    page,
    product,
  }) => {
    await product.signIn(page);
    await openDashboard(page);
    const focused = page.getByRole('link', { name: 'Skip to content' });
    await focused.focus();
    await page.clock.fastForward(minutes(57));
    await expect(warning(page)).toHaveCount(0);
    await page.clock.fastForward(minutes(1.2));
    await expect(warning(page)).toContainText('in 2 minutes');
    await expect(page).toHaveTitle('Are you still there? · Caretrail');
    await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
    await expectAccessible(page);
    const before = await tokenOf(page);
    await page.keyboard.press('Enter');
    await expect(warning(page)).toHaveCount(0);
    await expect(focused).toBeFocused();
    await expect.poll(() => tokenOf(page)).not.toBe(before);
    await expect(page).toHaveTitle('Dashboard · Caretrail');
    await page.clock.fastForward(minutes(50));
    await expect(warning(page)).toHaveCount(0);

    await page.clock.fastForward(minutes(9));
    await warning(page).getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(hrefOf('login'));
    await expect(page.getByText('We signed you out')).toHaveCount(0);
  });

  test('activity in one tab counts for the other; after the time-out /login says why', async ({
    page,
    product,
    context,
    server,
  }) => {
    const { id } = await product.signIn(page);
    await openDashboard(page);
    const other = await context.newPage();
    await openDashboard(other);
    // The clock of both.
    await page.clock.fastForward(minutes(59));
    await expect(warning(page)).toBeVisible();
    await expect(warning(other)).toBeVisible();
    await other.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(warning(other)).toHaveCount(0);
    await expect(warning(page)).toHaveCount(0);
    await other.close();

    await page.clock.fastForward(minutes(59));
    await expect(warning(page)).toContainText('in 1 minute');
    await server.deps.db.execute(
      `UPDATE sessions SET idle_expires_at = now() - interval '1 second' WHERE user_id = $1`,
      [id],
    );
    await page.clock.fastForward(minutes(1.2));
    await expect(page).toHaveURL(hrefOf('login'));
    await expect(
      page.getByText('We signed you out because you had not done anything'),
    ).toBeVisible();
    await expectAccessible(page);
  });

  test('a user who keeps reading without a call to the server is not asked; the session also ends offline; an administrator is asked after thirteen minutes', async ({
    page,
    product,
  }) => {
    await product.signIn(page);
    await openDashboard(page);
    // Read before the clock moves: the dashboard loads itself again, and may renew the token before the key does.
    const before = await tokenOf(page);
    await page.clock.fastForward(minutes(40));
    // Someone who reads presses more than one key.
    const tokenAfterKey = async () => {
      await page.keyboard.press('Tab');
      return tokenOf(page);
    };
    await expect.poll(tokenAfterKey).not.toBe(before);
    await page.clock.fastForward(minutes(40));
    await expect(warning(page)).toHaveCount(0);

    await page.clock.fastForward(minutes(19));
    await page.route(`**${authEndpoints.refresh.path}`, (route) => route.abort());
    await page.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(warning(page)).toContainText('could not be reached');
    await page.clock.fastForward(minutes(1.2));
    await expect(page).toHaveURL(hrefOf('login'));
    await expect(
      page.getByText('We signed you out because you had not done anything'),
    ).toBeVisible();

    await product.signIn(page, { user_type: 'administrator' });
    // For the server none of these minutes have passed.
    await page.clock.setSystemTime(Date.now());
    await page.goto(hrefOf('adminPanel'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.fastForward(minutes(13.2));
    await expect(warning(page)).toBeVisible();
  });
});
