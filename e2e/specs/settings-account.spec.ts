import { hrefOf } from '@caretrail/contract/access/routes';
import { errors } from '@caretrail/contract/texts/errors';
import { liftResetLimits } from '@caretrail/server/testing/browser-shortcuts';
import { appCode, wrongFor } from '@caretrail/server/testing/second-factor';
import { makeStale } from '@caretrail/server/testing/make-stale';
import {
  codeIn,
  expect,
  expectAccessible,
  expectAccessibleHere,
  linkIn,
  test,
} from '../fixtures.ts';
import { goInApp } from '../go-in-app.ts';
import { settingsPage } from '../pages/settings-page.ts';
import { signInPage } from '../pages/sign-in-page.ts';

const password = 'marigold-tram-otter-42';
test.describe('§3 my account', () => {
  test('a new password asks for the old one and the second step, and signs the other device out', async ({
    page,
    product,
    server,
    otherBrowser,
  }) => {
    const account = await product.signIn(page);
    const other = await otherBrowser();
    await product.signInAgain(other, account);
    await other.goto(hrefOf('dashboard'));
    await makeStale(server, account.id);
    const screen = settingsPage(page);
    await screen.open('security', 'Security');
    await expect(page.getByText('This device')).toHaveCount(1);
    const change = page.getByRole('button', { name: 'Change password' });
    await change.click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(change).toBeFocused();
    await change.click();
    await page.getByLabel('Current password').fill('not my password');
    await page.getByLabel('New password').fill('lantern-river-cobalt-7');
    const save = page.getByRole('button', { name: 'Save new password' });
    await save.click();
    await expect(screen.confirm).toBeVisible();
    // Cancelling shows no error.
    await page.keyboard.press('Escape');
    await expect(save).toBeFocused();
    await expect(page.getByText('To do this, confirm')).toHaveCount(0);
    await save.click();
    await expect(screen.confirm).toBeVisible();
    await expectAccessible(page, ['light', 'dark'], 'dialog[open]');
    const code = codeIn(await product.newestMail(account.email, /security code/));
    await screen.confirm.getByLabel('6-digit code').fill(code);
    await screen.confirm.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Incorrect password. Try again.')).toBeVisible();
    await page.getByLabel('Current password').fill(password);
    await save.click();
    await expect(page.getByText('Your password has been changed.')).toBeVisible();
    await expect(page).toHaveURL(/section=security/);
    await product.newestMail(account.email, /password was changed/);

    await other.reload();
    await expect(other).toHaveURL(hrefOf('login'));
    await signInPage(other).signIn(account.email, password);
    await expect(other.getByRole('alert')).toContainText('Incorrect email or password.');
    await signInPage(other).signIn(account.email, 'lantern-river-cobalt-7');
    await expect(other).toHaveURL(hrefOf('verify'));
    await page.reload();
    await expect(page.getByText('Wrong password entered')).toBeVisible();
  });

  test('another email address, by a code sent there; the old mailbox can undo it, signed out', async ({
    page,
    product,
    server,
    otherBrowser,
  }) => {
    const account = await product.signIn(page);
    await liftResetLimits(server);
    const email = `moved-${account.email}`;
    const screen = settingsPage(page);
    await screen.open('you', 'You');
    await page.getByRole('link', { name: 'Change it under Security' }).click();
    await expect(page.getByRole('heading', { name: 'Email address' })).toBeFocused();
    await test.step('by keyboard alone: requested, cancelled, requested again', async () => {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByLabel('New email address')).toBeFocused();
      await page.getByRole('button', { name: 'Cancel' }).press('Enter');
      await expect(page.getByRole('button', { name: 'Change email address' })).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.type('half');
      await page.keyboard.press('Enter');
      await expect(
        page.getByText('Enter an email address, for example name@example.org'),
      ).toBeVisible();
      await page.getByLabel('New email address').fill(email);
      await page.keyboard.press('Enter');
      await expect(page.getByText('Enter your password.')).toBeVisible();
      await expect(page.getByLabel('Your password')).toBeFocused();
      await page.keyboard.type(password);
      await page.keyboard.press('Enter');
    });
    await test.step('the code from the new mailbox, and the second step again where it was long ago', async () => {
      await expect(page.getByText(`We sent a 6-digit code to ${email}`)).toBeVisible();
      const code = codeIn(await product.newestMail(email, /new email address/));
      await page.getByLabel('6-digit code').fill(wrongFor(code));
      await page.getByRole('button', { name: 'Change email address' }).click();
      await expect(page.getByText(errors.wrong_code.text)).toBeVisible();
      await expectAccessibleHere(page);
      await page.getByLabel('6-digit code').fill(code);
      await makeStale(server, account.id);
      await page.getByRole('button', { name: 'Change email address' }).click();
      await expect(screen.confirm).toBeVisible();
      const mine = codeIn(await product.newestMail(account.email, /security code/));
      await screen.confirm.getByLabel('6-digit code').fill(mine);
      await screen.confirm.getByRole('button', { name: 'Confirm' }).click();
      await expect(page.getByText('Your email address has been changed.')).toBeVisible();
      await expect(page.getByText(email, { exact: true })).toBeVisible();
    });
    await test.step('the link in the old mailbox ends this session and leads to a new password', async () => {
      const elsewhere = await otherBrowser();
      await elsewhere.goto(linkIn(await product.newestMail(account.email, /address was changed/)));
      await expect(elsewhere).toHaveURL(hrefOf('passwordVerify'));
      await expect(
        elsewhere.getByRole('heading', { name: 'Restore your old email address' }),
      ).toBeVisible();
      await expect(elsewhere.getByText('app that is not yours, contact us: ')).toBeVisible();
      await expectAccessible(elsewhere);
      await elsewhere.getByRole('button', { name: 'Restore my old address' }).click();
      await expect(elsewhere).toHaveURL(hrefOf('setNewPassword'));
      await expect(elsewhere.getByText(account.email)).toBeVisible();
      await elsewhere.getByLabel('New password').fill('lantern-river-cobalt-7');
      await elsewhere.getByRole('button', { name: 'Save password' }).click();
      await elsewhere.getByRole('link', { name: 'Sign in' }).click();
      await signInPage(elsewhere).signIn(account.email, 'lantern-river-cobalt-7');
      await expect(elsewhere).toHaveURL(hrefOf('verify'));
      await page.reload();
      await expect(page).toHaveURL(hrefOf('login'));
    });
  });

  test('the second step becomes an app and goes back; a device is signed out', async ({
    page,
    product,
    otherBrowser,
  }) => {
    const account = await product.signIn(page);
    const other = await otherBrowser();
    await product.signInAgain(other, account);
    const screen = settingsPage(page);
    await screen.open('security', 'Security');
    await page.getByRole('button', { name: /^Sign out/ }).click();
    await expect(page.getByText('The device is signed out.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Sign out/ })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Your devices' })).toBeFocused();

    const useApp = page.getByRole('button', { name: 'Use an authenticator app instead' });
    await useApp.click();
    await page.getByRole('button', { name: 'Cancel set-up' }).click();
    await expect(useApp).toBeFocused();
    await expect(useApp).toBeInViewport();
    await useApp.click();
    const key = page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
    await expectAccessible(page);
    const secret = (await key.innerText()).replaceAll(' ', '');
    const now = { clock: { now: () => new Date() } };
    await page.getByLabel('Code from the app').fill(await appCode(now, secret));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused();
    await page.getByRole('checkbox', { name: 'I have saved the codes' }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible();
    await page.getByRole('button', { name: 'Get new recovery codes' }).click();
    await expect(page.getByText('Your old recovery codes no longer work.')).toBeVisible();
    await page.getByRole('checkbox', { name: 'I have saved the codes' }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Use a code by email instead' }).click();
    await page.getByRole('button', { name: 'Use email' }).click();
    await expect(page.getByText('From now on, we will email you a code')).toBeVisible();
    await expect(page.getByText('A code that we send to your email address.')).toBeVisible();
  });

  test('a requested account deletion shows on every screen, and can be cancelled', async ({
    page,
    product,
  }) => {
    const account = await product.signIn(page);
    const screen = settingsPage(page);
    await screen.open('data', 'Data');
    await page.getByRole('button', { name: 'Delete my account…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expectAccessible(page);
    await dialog.getByLabel('Your password').fill('not it');
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(dialog.getByText('Incorrect password.')).toBeVisible();
    await dialog.getByLabel('Your password').fill(password);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(dialog).toHaveCount(0);
    await product.newestMail(account.email, /will be deleted/);
    await goInApp(page, hrefOf('timelines'));
    const notice = page.getByRole('region', { name: 'Keep my account' });
    await expect(notice).toContainText('will be deleted on');
    await expectAccessible(page);
    await notice.getByRole('button', { name: 'Keep my account' }).click();
    await expect(page.getByText('Your account will not be deleted.')).toBeVisible();
    await expect(notice).toHaveCount(0);
    await product.newestMail(account.email, /will not be deleted/);
  });

  test('optional consents can be changed, and the log describes it', async ({ page, product }) => {
    await product.signIn(page);
    const screen = settingsPage(page);
    await screen.open('privacy', 'Privacy');
    await page.getByRole('checkbox', { name: 'You can contact me about research' }).check();
    await expect(page.getByText('Your choice is saved.')).toBeVisible();
    await page.reload();
    await expect(
      page.getByRole('checkbox', { name: 'You can contact me about research' }),
    ).toBeChecked();
    await expect(page.getByText(/^Agreed on \d+ \w+ \d{4}/)).toBeVisible();
    await expect(
      page.getByRole('list', { name: 'Account activity' }).getByText('Consent choice changed'),
    ).toBeVisible();
  });
});
