import { readFile } from 'node:fs/promises';
import { hrefOf } from '@caretrail/contract/access/routes';
import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { limits } from '@caretrail/contract/limits';
import { errors } from '@caretrail/contract/texts/errors';
import { ageEmailCodes } from '@caretrail/server/testing/browser-shortcuts';
import { mailsTo } from '@caretrail/server/testing/outbox';
import { appCode, wrongFor } from '@caretrail/server/testing/second-factor';
import { codeIn, expect, expectAccessible, expectAccessibleHere, test } from '../fixtures.ts';
import { goInApp } from '../go-in-app.ts';
import { mfaPage } from '../pages/mfa-page.ts';
import { signInPage } from '../pages/sign-in-page.ts';
import { verifyPage } from '../pages/verify-page.ts';
import { tabTo } from '../tab-to.ts';

const subject = /security code/;

test.describe('§2.1 §2.2 /verify', () => {
  test('§4.1 a returning patient signs in, through an invisible proof of work, with the code from the e-mail', async ({
    page,
    product,
  }) => {
    const account = await product.newAccount();
    await test.step('/login asks for a proof of work after the first failures', async () => {
      const login = signInPage(page);
      await login.open();
      for (let failures = 0; failures < 3; failures += 1) {
        const answered = page.waitForResponse(/login_api_gateway/);
        await login.signIn(account.email, 'not the password');
        await answered;
        // A press is ignored until the form has shown its previous response.
        await expect(login.refusal).toBeFocused();
      }
      await expect(login.refusal).toContainText(errors.wrong_credentials.text);
      const challenged = page.waitForResponse(/captcha\/challenge/);
      await login.signIn(account.email, account.password);
      expect((await challenged).status()).toBe(200);
      await expect(page).toHaveURL(hrefOf('verify'));
    });
    const screen = verifyPage(page);
    await expect(screen.code).toBeFocused();
    await expect(screen.sent).toContainText('•••••');
    await expect(screen.sent).not.toContainText(account.email);
    await expect(screen.sent).toContainText('works for 10 minutes');
    await expect(page.getByText('It appears in the terminal')).toBeVisible();
    await expect(screen.useApp).toBeHidden();

    const code = codeIn(await product.newestMail(account.email, subject));
    await screen.code.fill(code);
    await screen.submit.click();
    await expect(page).toHaveURL(hrefOf('dashboard'));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), storageKeys.mfaVerified))
      .toBe('true');
    await goInApp(page, hrefOf('verify'));
    await expect(page).toHaveURL(hrefOf('dashboard'));
  });

  test('§6 an administrator without e-mail codes is sent to the app set-up; with them, to the user management', async ({
    page,
    product,
  }) => {
    const { email } = await product.signIn(page, {
      user_type: 'administrator',
      aal: 1,
      is_primary_email: false,
    });
    const detail = 'Use your authenticator app or a recovery code.';
    const sending = '**/api/mfa/email/send*/**';
    await page.route(sending, (route) =>
      route.fulfill({ status: 403, json: { code: 'forbidden', detail, request_id: 'r' } }),
    );
    const screen = verifyPage(page);
    await screen.open();
    await expect(screen.refusal).toContainText(detail);
    await expect(screen.code).toBeHidden();
    await screen.useApp.click();
    await expect(mfaPage(page).begin).toBeVisible();

    await page.unroute(sending);
    await mfaPage(page).useEmail.click();
    await screen.code.fill(codeIn(await product.newestMail(email, subject)));
    await screen.submit.click();
    await expect(page).toHaveURL(hrefOf('adminPanel'));
  });

  test('a reloaded page requests no second code, which would invalidate the first; by keyboard alone', async ({
    page,
    product,
    server,
  }) => {
    const { email } = await product.signIn(page, { aal: 1 });
    const screen = verifyPage(page);
    await screen.open();
    const code = codeIn(await product.newestMail(email, subject));
    await expect(screen.sent).toBeVisible();
    await ageEmailCodes(server, email, limits.auth.emailCodeResendMs / 1000);
    await page.reload();
    await expect(screen.sent).toBeVisible();
    await test.step('nothing is sent while typing', async () => {
      let calls = 0;
      page.on('request', (call) => (calls += call.url().includes('/mfa/email/verify') ? 1 : 0));
      await tabTo(page, screen.code);
      await page.keyboard.type(code);
      expect(calls).toBe(0);
    });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(hrefOf('dashboard'));
    await expect.poll(() => mailsTo(server, email)).toHaveLength(1);
  });

  test('a new code can be requested after a minute, and only the newest works', async ({
    page,
    product,
    server,
  }) => {
    await page.clock.install();
    const { email } = await product.signIn(page, { aal: 1 });
    const screen = verifyPage(page);
    await screen.open();
    const first = codeIn(await product.newestMail(email, subject));
    await expect(screen.wait).toBeVisible();
    await expect(screen.resend).toHaveAttribute('aria-disabled', 'true');
    await ageEmailCodes(server, email, limits.auth.emailCodeResendMs / 1000);
    await page.clock.fastForward(limits.auth.emailCodeResendMs + 1000);
    await expect(screen.wait).toBeHidden();
    await screen.resend.click();
    await expect(screen.renewed).toBeVisible();
    await expect.poll(async () => (await mailsTo(server, email)).length).toBe(2);
    const second = codeIn(await product.newestMail(email, subject));
    if (first !== second) {
      await screen.code.fill(first);
      await screen.code.press('Enter');
      await expect(screen.refusal).toContainText(errors.wrong_code.text);
    }
    await screen.code.fill(second);
    await screen.code.press('Enter');
    await expect(page).toHaveURL(hrefOf('dashboard'));
  });
});

test.describe('§2.1 §2.2 /mfa', () => {
  test(
    'on a phone the key is passed to the app by a link, because a phone cannot scan its own screen',
    { tag: '@phone' },
    async ({ page, product }) => {
      await product.signIn(page, { aal: 1, is_primary_email: false });
      const screen = mfaPage(page);
      await screen.open();
      await screen.begin.click();
      await expect(screen.picture).toBeVisible();
      await expect(screen.samePhone).toHaveAttribute('href', /^otpauth:\/\/totp\//);
      await expectAccessible(page);
    },
  );

  test('an app is set up and used, then a recovery code', async ({ page, product, server }) => {
    test.slow();
    const account = await product.newAccount({ is_primary_email: false });
    const screen = mfaPage(page);
    const signIn = async (): Promise<void> => {
      await signInPage(page).open();
      await signInPage(page).signIn(account.email, account.password);
      await expect(page).toHaveURL(hrefOf('mfa'));
    };
    const signOut = async (): Promise<void> => {
      await page.evaluate(() => {
        localStorage.clear();
      });
    };

    await signIn();
    await expect(screen.heading).toBeFocused();
    await expect(screen.useEmail).toBeVisible();
    // By keyboard alone, until the recovery codes are saved.
    await tabTo(page, screen.begin);
    await page.keyboard.press('Enter');
    await expect(screen.picture).toBeVisible();
    await expect(screen.samePhone).toBeHidden();
    await expectAccessible(page);

    const secret = await screen.secret();
    const shown = await appCode(server.deps, secret);
    await tabTo(page, screen.code);
    await page.keyboard.type(wrongFor(shown));
    await page.keyboard.press('Enter');
    await expect(screen.refusal).toBeFocused();
    await expect(screen.refusal).toContainText(errors.wrong_code.text);
    await tabTo(page, screen.code);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(shown);
    await page.keyboard.press('Enter');

    await expect(screen.recoveryHeading).toBeFocused();
    await expectAccessible(page);
    const codes = await screen.recoveryCodes.allInnerTexts();
    expect(new Set(codes).size).toBe(limits.auth.recoveryCodes);
    const saving = page.waitForEvent('download');
    await screen.save.click();
    const file = await readFile(await (await saving).path(), 'utf8');
    expect(codes.filter((code) => file.includes(code))).toEqual(codes);

    await screen.goOn.click();
    await expect(page.getByText('Save your codes, then select this box.')).toBeVisible();
    await expect(screen.kept).toBeFocused();
    await expect(page).toHaveURL(hrefOf('mfa'));
    await page.keyboard.press('Space');
    await tabTo(page, screen.goOn);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(hrefOf('dashboard'));
    expect(
      (await product.newestMail(account.email, /authenticator app was set up/)).subject,
    ).toBeTruthy();

    await signOut();
    await signIn();
    await expect(screen.useEmail).toBeHidden();
    await expectAccessibleHere(page);
    await screen.code.fill(await appCode(server.deps, secret, 30));
    await screen.code.press('Enter');
    await expect(page).toHaveURL(hrefOf('dashboard'));

    await signOut();
    await signIn();
    await goInApp(page, hrefOf('verify'));
    await expect(verifyPage(page).refusal).toContainText('Use your authenticator app');
    await expect(verifyPage(page).code).toBeHidden();
    await verifyPage(page).useApp.click();
    await screen.useRecovery.click();
    await expectAccessible(page);
    await screen.recoveryCode.fill((codes[3] ?? '').toUpperCase().replaceAll('-', ' '));
    await screen.submit.click();
    await expect(page).toHaveURL(hrefOf('dashboard'));

    await signOut();
    await signIn();
    await screen.useRecovery.click();
    await screen.recoveryCode.fill(codes[3] ?? '');
    await screen.submit.click();
    await expect(screen.refusal).toContainText(errors.wrong_code.text);
  });

  test('a user without an app can get a code by e-mail instead, and paste it as formatted in the mail', async ({
    page,
    product,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { email } = await product.signIn(page, { aal: 1, is_primary_email: false });
    await mfaPage(page).open();
    await mfaPage(page).useEmail.click();
    await expect(page).toHaveURL(hrefOf('verify'));
    const code = codeIn(await product.newestMail(email, subject));
    await page.evaluate(
      (text) => navigator.clipboard.writeText(text),
      `${code.slice(0, 3)} ${code.slice(3)}`,
    );
    await verifyPage(page).code.focus();
    await page.keyboard.press('ControlOrMeta+V');
    await expect(page).toHaveURL(hrefOf('dashboard'));
  });

  test('a user whose second step is e-mail is sent to it; wrong codes are explained, and after the last attempt a new one is needed', async ({
    page,
    product,
  }) => {
    const { email } = await product.signIn(page, { aal: 1 });
    await mfaPage(page).open();
    const screen = verifyPage(page);
    await test.step('without a connection it says so, and a press tries again', async () => {
      await page.route('**/api/mfa/email/send*/**', (route) => route.abort());
      await page.getByRole('link', { name: 'Email me a code' }).click();
      await expect(page).toHaveURL(hrefOf('verify'));
      await expect(screen.refusal).toContainText('could not be reached');
      await page.unroute('**/api/mfa/email/send*/**');
      await screen.resend.click();
      await expect(screen.renewed).toBeVisible();
      await expect(screen.refusal).toBeHidden();
    });
    const code = codeIn(await product.newestMail(email, subject));
    await screen.submit.click();
    await expect(page.getByText('Enter the 6-digit code.')).toBeVisible();
    await expect(screen.code).toBeFocused();
    for (let tries = 0; tries < limits.auth.emailCodeTries; tries += 1) {
      await screen.code.fill(wrongFor(code));
      const answered = page.waitForResponse(/mfa\/email\/verify/);
      await screen.code.press('Enter');
      expect((await answered).status()).toBe(errors.wrong_code.status);
      await expect(screen.refusal).toBeFocused();
    }
    await expect(screen.refusal).toContainText(errors.wrong_code.text);
    await expectAccessible(page);
    await screen.code.fill(code);
    await screen.code.press('Enter');
    await expect(screen.refusal).toContainText(errors.expired_code.text);
    await expect(page).toHaveURL(hrefOf('verify'));
  });
});

test('§2.1 §2.2 D5 a signed-out visitor sees a message on /oauth/callback, /verify and /mfa, and a link to the sign-in', async ({
  page,
}) => {
  const back = page.getByRole('link', { name: 'Back to sign in' });
  await test.step('a refusal of the server is shown, and nothing of it stays in the address', async () => {
    const sent = page.waitForRequest(/oauth\/callback_api_gateway/);
    await page.goto(`${hrefOf('oauthCallback')}?code=c&state=s&iss=https%3A%2F%2Fid.example`);
    expect((await sent).postDataJSON()).toEqual({
      code: 'c',
      state: 's',
      iss: 'https://id.example',
    });
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page).toHaveURL(hrefOf('oauthCallback'));
    await tabTo(page, back);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(hrefOf('login'));
    // The address changes first: the screen that is still in sight would stay for the same one.
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
  await test.step('a sign-in that the user cancelled is explained, and leads back', async () => {
    await goInApp(page, `${hrefOf('oauthCallback')}?error=access_denied&state=s`);
    await expect(page.getByRole('alert')).toContainText('You did not finish signing in');
    await expect(page).toHaveURL(hrefOf('oauthCallback'));
    await expectAccessible(page);
    await back.click();
    await expect(page).toHaveURL(hrefOf('login'));
  });
  for (const [route, screen] of [
    ['verify', verifyPage(page)],
    ['mfa', mfaPage(page)],
  ] as const) {
    await test.step(`/${route} says so and leads to the sign-in`, async () => {
      await goInApp(page, hrefOf(route));
      await expect(page.getByText('You are not signed in.')).toBeVisible();
      await expect(page).toHaveURL(hrefOf(route));
      await screen.signIn.click();
      await expect(page).toHaveURL(hrefOf('login'));
    });
  }
});
