import { hrefOf } from '@caretrail/contract/access/routes';
import { appCode } from '@caretrail/server/testing/second-factor';
import { expect, test } from '../fixtures.ts';
import { goInApp } from '../go-in-app.ts';
import { mfaPage } from '../pages/mfa-page.ts';
import { forgottenPage, linkErrorPage } from '../pages/password-pages.ts';
import { tabTo } from '../tab-to.ts';

test('§2.1 by keyboard alone, where no other spec does it: a new code, back to the sign-in, /mfa', async ({
  page,
  product,
  server,
}) => {
  await test.step('/forgot-password-error: on to a new code', async () => {
    await page.goto(hrefOf('forgotPasswordError'));
    await expect(linkErrorPage(page).heading).toBeVisible();
    await tabTo(page, linkErrorPage(page).askAgain);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(hrefOf('forgotPassword'));
  });

  await test.step('/forgot-password: from the address to the code', async () => {
    const screen = forgottenPage(page);
    await expect(screen.heading).toBeFocused();
    await tabTo(page, screen.email);
    await page.keyboard.type('no-account@example.org');
    await page.keyboard.press('Enter');
    await expect(screen.answer).toBeFocused();
    await tabTo(page, screen.enterCode);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(hrefOf('passwordVerify'));
  });

  await test.step('/oauth/callback: back to the sign-in', async () => {
    await goInApp(page, hrefOf('oauthCallback'));
    const back = page.getByRole('link', { name: 'Back to sign in' });
    await expect(back).toBeVisible();
    await tabTo(page, back);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(hrefOf('login'));
  });

  await test.step('/mfa: an app is set up and the recovery codes are kept', async () => {
    await product.signIn(page, { aal: 1, is_primary_email: false });
    const screen = mfaPage(page);
    await screen.open();
    await expect(screen.begin).toBeVisible();
    await tabTo(page, screen.begin);
    await page.keyboard.press('Enter');
    const secret = await screen.secret();
    await tabTo(page, screen.code);
    await page.keyboard.type(await appCode(server.deps, secret));
    await page.keyboard.press('Enter');
    await expect(screen.recoveryHeading).toBeFocused();
    await tabTo(page, screen.kept);
    await page.keyboard.press('Space');
    await tabTo(page, screen.goOn);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(hrefOf('dashboard'));
  });
});
