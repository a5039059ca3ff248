import { hrefOf } from '@caretrail/contract/access/routes';
import { invitePerson } from '@caretrail/server/testing/invite-person';
import { codeIn, expect, linkIn, test } from '../fixtures.ts';
import { newPasswordPage, resetCodePage } from '../pages/password-pages.ts';
import { preboardingPage } from '../pages/preboarding-page.ts';
import { signInPage } from '../pages/sign-in-page.ts';
import { termsPage } from '../pages/terms-page.ts';
import { verifyPage } from '../pages/verify-page.ts';

const password = 'lantern-otter-violin-88';

test(
  '§2.1 §4.1 a new patient comes from the invitation mail to the dashboard',
  { tag: '@phone' },
  async ({ page, product, server }) => {
    test.slow();
    const { email } = await invitePerson(server);
    const invitation = await product.newestMail(email, /invited/);

    await resetCodePage(page).openLink(linkIn(invitation));
    await resetCodePage(page).submit.click();
    await newPasswordPage(page).password.fill(password);
    await newPasswordPage(page).submit.click();
    await newPasswordPage(page).signIn.click();

    await signInPage(page).signIn(email, password);
    await expect(page).toHaveURL(hrefOf('verify'));
    const mail = await product.newestMail(email, /code/);
    await verifyPage(page).code.fill(codeIn(mail));
    await verifyPage(page).submit.click();

    await expect(page).toHaveURL(hrefOf('terms'));
    await termsPage(page).acceptAll();

    await expect(page).toHaveURL(hrefOf('preboarding'));
    const preboarding = preboardingPage(page);
    await preboarding.fillYou();
    await preboarding.next.click();
    await preboarding.expectStep(2);
    await page.getByRole('radio', { name: 'Glioblastoma' }).check();
    for (const step of [3, 4, 5, 6]) {
      await preboarding.next.click();
      await preboarding.expectStep(step);
    }
    await preboarding.check.click();
    await preboarding.finish.click();

    await expect(page).toHaveURL(hrefOf('dashboard'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  },
);

test('§2.2 an administrator signs in with the e-mail code of the demo and lands on the user list', async ({
  page,
  product,
}) => {
  const account = await product.newAccount({ user_type: 'administrator' });
  await signInPage(page).open();
  await signInPage(page).signIn(account.email, account.password);
  const mail = await product.newestMail(account.email, /code/);
  await verifyPage(page).code.fill(codeIn(mail));
  await verifyPage(page).submit.click();
  await expect(page).toHaveURL(hrefOf('adminPanel'));
});
