import { hrefOf } from '@caretrail/contract/access/routes';
import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { errors } from '@caretrail/contract/texts/errors';
import { liftResetLimits, expireMailedLinks } from '@caretrail/server/testing/browser-shortcuts';
import { invitePerson } from '@caretrail/server/testing/invite-person';
import { mailsTo } from '@caretrail/server/testing/outbox';
import { wrongFor } from '@caretrail/server/testing/second-factor';
import { codeIn, expect, expectAccessible, linkIn, test } from '../fixtures.ts';
import {
  forgottenPage,
  linkErrorPage,
  newPasswordPage,
  resetCodePage,
} from '../pages/password-pages.ts';
import { signInPage } from '../pages/sign-in-page.ts';
import { tabTo } from '../tab-to.ts';

const subject = /Reset your Caretrail password/;
const newPassword = 'lantern-quartz-9-violin';

test.beforeEach(async ({ server }) => {
  await liftResetLimits(server);
});

test('§2.1 a forgotten password, from the request to the sign-in with the new one', async ({
  page,
  product,
  otherBrowser,
}) => {
  test.slow();
  const elsewhere = await otherBrowser();
  const account = await product.signIn(elsewhere);
  await elsewhere.goto(hrefOf('dashboard'));
  await expect(elsewhere).toHaveURL(hrefOf('dashboard'));

  const forgotten = forgottenPage(page);
  await forgotten.open();
  await expect(forgotten.heading).toBeVisible();
  await forgotten.email.fill(account.email);
  await forgotten.submit.click();
  await expect(forgotten.answer).toBeFocused();
  await expectAccessible(page);
  await forgotten.enterCode.click();
  await expect(resetCodePage(page).email).toHaveValue(account.email);

  const mail = await product.newestMail(account.email, subject);
  const reset = resetCodePage(page);
  await reset.openLink(linkIn(mail));
  await expect(reset.filledIn).toBeVisible();
  await expect(page).toHaveURL(hrefOf('passwordVerify'));
  await expect(page.getByText(account.email)).toBeVisible();
  await test.step('§3 the address of the link is kept: it need not be typed again for another code', async () => {
    await page.getByRole('link', { name: 'Ask for a new code' }).click();
    await expect(forgotten.email).toHaveValue(account.email);
    await page.goBack();
    await expect(reset.filledIn).toBeVisible();
  });
  await reset.submit.click();

  const choose = newPasswordPage(page);
  await expect(page).toHaveURL(hrefOf('setNewPassword'));
  await expect(choose.heading).toBeFocused();
  await expect(choose.password).toHaveAttribute('autocomplete', 'new-password');
  await choose.password.fill('short');
  await expect(page.getByText('Enter 7 more characters.').first()).toBeVisible();
  await choose.password.fill('qwertyuiop12345');
  await choose.submit.click();
  await expect(page.getByText(errors.weak_password.text)).toBeVisible();
  await expect(choose.password).toBeFocused();
  await expectAccessible(page);
  await choose.show.click();
  await expect(choose.password).toHaveAttribute('type', 'text');
  await choose.password.fill(newPassword);
  await choose.submit.click();
  await expect(choose.saved).toBeFocused();
  await expectAccessible(page);
  expect((await product.newestMail(account.email, /password was changed/)).subject).toBeTruthy();

  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(hrefOf('login'));
  await elsewhere.context().close();

  await choose.signIn.click();
  await test.step('§3 and no longer once the password is saved', async () => {
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(forgotten.email).toHaveValue('');
    await page.goBack();
  });
  await signInPage(page).signIn(account.email, newPassword);
  await expect(page).toHaveURL(hrefOf('verify'));
});

test('§2.1 /set-new-password without a code leads to one; /forgot-password and /password-verify by keyboard alone', async ({
  page,
  product,
  server,
}) => {
  const forgotten = forgottenPage(page);
  const choose = newPasswordPage(page);
  await test.step('/set-new-password without a code explains and leads to one', async () => {
    await choose.open();
    await expect(choose.password).toBeHidden();
    await choose.ask.click();
    await expect(page).toHaveURL(hrefOf('forgotPassword'));
  });
  await test.step('/forgot-password says the same for an address without an account', async () => {
    const unknown = 'without-account@example.org';
    await forgotten.ask(unknown);
    await expect(forgotten.answer).toContainText(unknown);
    expect(await mailsTo(server, unknown)).toEqual([]);
  });
  await test.step('with the code typed: a wrong one can be corrected, by keyboard alone', async () => {
    const { email } = await product.newAccount();
    // The address that was asked for stands there still.
    await forgotten.again.click();
    await forgotten.email.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await expect(forgotten.answer).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(forgotten.enterCode).toBeFocused();
    await page.keyboard.press('Enter');
    const reset = resetCodePage(page);
    await expect(reset.email).toHaveValue(email);
    const code = codeIn(await product.newestMail(email, subject));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(reset.code).toBeFocused();
    await page.keyboard.type(wrongFor(code));
    await page.keyboard.press('Enter');
    await expect(reset.refusal).toBeFocused();
    await expect(reset.refusal).toContainText(errors.wrong_code.text);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(reset.code).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await expect(choose.heading).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type(newPassword);
    await page.keyboard.press('Enter');
    await expect(choose.saved).toBeFocused();
  });
});

test('§2.1 /forgot-password-error distinguishes a link that was cut off, was used, has expired', async ({
  page,
  product,
  server,
}) => {
  const reset = resetCodePage(page);
  const failed = linkErrorPage(page);
  const mailedLink = async (email: string): Promise<string> => {
    await forgottenPage(page).ask(email);
    return linkIn(await product.newestMail(email, subject));
  };
  await test.step('a link that a mail program cut off', async () => {
    await reset.openLink(`${hrefOf('passwordVerify')}#email=ada%40example.org&code=12`);
    await expect(page).toHaveURL(hrefOf('forgotPasswordError'));
    await expect(page.getByText('Part of this link is missing.')).toBeVisible();
    await test.step('/forgot-password-error by keyboard alone: on to a new code', async () => {
      await tabTo(page, failed.askAgain);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(hrefOf('forgotPassword'));
    });
  });
  await test.step('a link that was used', async () => {
    const { email } = await product.newAccount();
    const link = await mailedLink(email);
    await reset.openLink(link);
    await reset.submit.click();
    await expect(page).toHaveURL(hrefOf('setNewPassword'));
    await reset.openLink(link);
    await reset.submit.click();
    await expect(page).toHaveURL(hrefOf('forgotPasswordError'));
    await expect(failed.heading).toBeFocused();
    await expect(page.getByText('This link has already been used.')).toBeVisible();
    await failed.askAgain.click();
    await expect(page).toHaveURL(hrefOf('forgotPassword'));
  });
  await test.step('a link that has expired', async () => {
    const { email } = await product.newAccount();
    const link = await mailedLink(email);
    await expireMailedLinks(server, email);
    await reset.openLink(link);
    await reset.submit.click();
    await expect(page).toHaveURL(hrefOf('forgotPasswordError'));
    await expect(page.getByText('has expired or has been replaced')).toBeVisible();
  });
});

test('an invited person chooses the first password, and is signed in with it', async ({
  page,
  product,
  server,
}) => {
  const { email } = await invitePerson(server);
  const link = linkIn(await product.newestMail(email, /invited/));
  const reset = resetCodePage(page);
  const choose = newPasswordPage(page);
  const saveWith = async (password: string): Promise<void> => {
    await choose.password.fill(password);
    await choose.submit.click();
  };
  await test.step('a link with a wrong code says so once the password is saved', async () => {
    await reset.openLink(
      link.replace(/code=(.)/, (_, first) => `code=${first === 'A' ? 'B' : 'A'}`),
    );
    await saveWith(newPassword);
    await expect(page).toHaveURL(hrefOf('forgotPasswordError'));
    await expect(page.getByText('Ask the person who invited you')).toBeVisible();
  });
  await test.step('the link leads to the password, and its code is in no address', async () => {
    await reset.openLink(link);
    await expect(page).toHaveURL(hrefOf('setNewPassword'));
    await expect(page.getByText(email)).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('a refused password can be corrected, also after a reload', async () => {
    await saveWith(email);
    await expect(choose.password).toBeFocused();
    await page.reload();
    await expect(page.getByText(email)).toBeVisible();
  });
  await saveWith(newPassword);
  await expect(page).toHaveURL(hrefOf('verify'));
  await test.step('a sign-in that fails leaves a link to it', async () => {
    const another = await invitePerson(server);
    const mail = await product.newestMail(another.email, /invited/);
    const signIn = `**${authEndpoints.login.path}`;
    await page.route(signIn, (route) => route.abort());
    await reset.openLink(linkIn(mail));
    await saveWith(newPassword);
    await choose.saved.waitFor();
    await page.unroute(signIn);
    await choose.signIn.click();
    await signInPage(page).signIn(another.email, newPassword);
    await expect(page).toHaveURL(hrefOf('verify'));
  });
});
