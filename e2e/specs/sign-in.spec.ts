import { hrefOf } from '@caretrail/contract/access/routes';
import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { clientErrors } from '@caretrail/contract/texts/client-errors';
import { errors } from '@caretrail/contract/texts/errors';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { signInPage } from '../pages/sign-in-page.ts';

test.describe('§2.1 /login', () => {
  test('§8 shows the form, says what is missing or went wrong, and a demo account fills it in', async ({
    page,
    product,
  }) => {
    const account = await product.newAccount();
    const screen = signInPage(page);
    await screen.open();
    await expect(screen.heading).toBeVisible();
    await expect(page).toHaveTitle('Sign in · Caretrail');
    await expect(page.getByText('This is a demo, running on this computer only')).toBeVisible();
    await test.step('an empty form says what is missing and goes to the field', async () => {
      await screen.submit.click();
      await expect(page.getByText('Enter your password.')).toBeVisible();
      await expect(screen.email).toBeFocused();
    });
    await test.step('no response shows the default text', async () => {
      await page.route('**/api/stytch/**', (route) => route.abort());
      await screen.signIn('someone@example.org', 'whatever it is');
      await expect(screen.refusal).toContainText(clientErrors.login);
      await page.unroute('**/api/stytch/**');
    });
    await test.step('a wrong password shows what the server says, and keeps the address', async () => {
      await screen.signIn(account.email, 'not the password');
      await expect(screen.refusal).toContainText(errors.wrong_credentials.text);
      await expect(screen.email).toHaveValue(account.email);
      await expect(page).toHaveURL(hrefOf('login'));
      await expectAccessible(page);
    });
    await test.step('a demo account fills the form in', async () => {
      await page.getByRole('button', { name: /patient@demo/ }).click();
      await expect(screen.email).toHaveValue('patient@demo.caretrail.example');
      await screen.submit.click();
      await expect(page).toHaveURL(hrefOf('verify'));
    });
  });

  test('§4.1 a right password, by keyboard alone, leads to the second step and stores tokens and user', async ({
    page,
    product,
  }) => {
    const account = await product.newAccount();
    const screen = signInPage(page);
    await screen.open();
    await screen.email.focus();
    await page.keyboard.type(account.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(account.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(hrefOf('verify'));
    const stored = await page.evaluate(
      (keys) => keys.map((key) => localStorage.getItem(key) !== null),
      [
        storageKeys.accessToken,
        storageKeys.refreshToken,
        storageKeys.userData,
        storageKeys.mfaVerified,
      ],
    );
    expect(stored).toEqual([true, true, true, false]);
  });
});
