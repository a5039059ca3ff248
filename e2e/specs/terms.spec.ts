import { hrefOf } from '@caretrail/contract/access/routes';
import { termsEndpoints } from '@caretrail/contract/terms/endpoints';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { goInApp } from '../go-in-app.ts';
import { termsPage } from '../pages/terms-page.ts';

const undecided = { terms_version: null, preboarding_completed: false };
const path = `**${termsEndpoints.read.path}`;

test.describe('§2.1 /terms', () => {
  test('are public: summary, version, full text, a link back and no decision', async ({ page }) => {
    const screen = termsPage(page);
    await test.step('a text that cannot be loaded says so and is retried', async () => {
      await page.route(path, (route) => route.abort());
      await screen.open();
      await expect(page.getByRole('alert')).toContainText('could not be reached');
      await page.unroute(path);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: 'In short' })).toBeVisible();
    });
    await expect(screen.heading).toBeVisible();
    await expect(page.getByText(/^Version of \d+ \w+ (?!2020)\d{4}$/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'In short' }).getByRole('listitem')).toHaveCount(
      5,
    );
    await expect(page.getByRole('heading', { name: 'Your health data' })).toBeVisible();
    await expect(page.getByText('In short:')).toHaveCount(0);
    await expect(screen.accept).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await expect(page).toHaveURL(hrefOf('login'));
  });

  test('§4.1 a newer version, a missing tick, then by keyboard alone: accepting leads on to preboarding', async ({
    page,
    product,
  }) => {
    await product.signIn(page, undecided);
    const screen = termsPage(page);
    await test.step('a version published in the meantime is shown and must be accepted', async () => {
      await page.route(
        path,
        async (route) => {
          const answer = await route.fetch();
          const json = { ...(await answer.json()), version: '2020-01-01', published: '2020-01-01' };
          await route.fulfill({ response: answer, json });
        },
        { times: 1 },
      );
      await page.goto('/');
      await expect(page).toHaveURL(hrefOf('terms'));
      await expect(page.getByText('Version of 1 January 2020')).toBeVisible();
      await expect(screen.research).not.toBeChecked();
      await test.step('the full text is one tap away, in its place', async () => {
        const liability = page.getByRole('heading', { name: 'What we are liable for' });
        await expect(liability).toBeHidden();
        await screen.fullText.click();
        await expect(liability).toBeVisible();
        await expectAccessible(page);
        await screen.fullText.click();
        await expect(liability).toBeHidden();
      });
      await screen.acceptAll();
      await expect(page.getByRole('alert')).toContainText('newer version');
      await expect(page.getByText(/^Version of \d+ \w+ (?!2020)\d{4}$/)).toBeVisible();
      await expect(screen.accepted).not.toBeChecked();
    });
    await test.step('a missing tick is reported beside it and gets the focus; the optional one is not required', async () => {
      await screen.accept.click();
      await expect(screen.accepted).toBeFocused();
      await expect(screen.accepted).toHaveAccessibleDescription(
        /Accept the terms of service to continue/,
      );
      await expect(page.getByText('Accept the terms of service to continue')).toBeVisible();
      await screen.accepted.check();
      await expect(page.getByText('Accept the terms of service to continue')).toBeHidden();
      await screen.accept.click();
      await expect(screen.healthData).toBeFocused();
      await expect(screen.healthData).toHaveAccessibleDescription(/use of your health data/);
      await expectAccessible(page);
      await expect(page).toHaveURL(hrefOf('terms'));
      await screen.accepted.uncheck();
    });
    await test.step('by keyboard alone; it is stored and stays so', async () => {
      await screen.fullText.focus();
      for (const box of [screen.accepted, screen.healthData]) {
        await page.keyboard.press('Tab');
        await expect(box).toBeFocused();
        await page.keyboard.press('Space');
      }
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(screen.accept).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(hrefOf('preboarding'));
      expect(await page.evaluate(() => localStorage.getItem('terms_accepted'))).toBe('true');
      await page.reload();
      await expect(page).toHaveURL(hrefOf('preboarding'));
    });
  });

  test('§4.1 a user whose preboarding is done continues to the dashboard', async ({
    page,
    product,
  }) => {
    await product.signIn(page, { terms_version: '2020-01-01' });
    await page.goto(hrefOf('dashboard'));
    await expect(page).toHaveURL(hrefOf('terms'));
    await termsPage(page).acceptAll();
    await expect(page).toHaveURL(hrefOf('dashboard'));
  });

  test('declining explains itself, then signs out and leaves nothing on the device', async ({
    page,
    product,
  }) => {
    await product.signIn(page, undecided);
    const screen = termsPage(page);
    await screen.open();
    await screen.decline.click();
    await expect(screen.declining).toContainText('We do not store any of your health data.');
    await expect(screen.declining.getByRole('link')).toHaveText('support@caretrail.example');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(screen.declining).toBeHidden();
    await expect(screen.decline).toBeFocused();
    await screen.decline.click();
    await page.getByRole('button', { name: 'Decline and sign out' }).click();
    await expect(page).toHaveURL(hrefOf('login'));
    await expect(page.getByRole('status').filter({ hasText: 'declined' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await goInApp(page, hrefOf('dashboard'));
    await expect(page).toHaveURL(hrefOf('login'));
  });
});
