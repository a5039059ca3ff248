import { hrefOf } from '@caretrail/contract/access/routes';
import { providerPerson } from '@caretrail/server/testing/browser-server';
import { codeIn, expect, expectAccessible, expectFits, test } from '../fixtures.ts';
import { signInPage } from '../pages/sign-in-page.ts';
import { verifyPage } from '../pages/verify-page.ts';

test.describe('§1 §2.1 sign-in through the identity provider', () => {
  test('comes back through /oauth/callback to our own second step, and then to the dashboard', async ({
    page,
    product,
  }) => {
    await signInPage(page).open();
    await page.getByRole('link', { name: 'Sign in with your organisation' }).click();
    await expect(page).toHaveURL(hrefOf('verify'));
    await expect(verifyPage(page).sent).toBeVisible();
    const mail = await product.newestMail(providerPerson.email, /code/);
    await verifyPage(page).code.fill(codeIn(mail));
    await verifyPage(page).submit.click();
    await expect(page).toHaveURL(hrefOf('dashboard'));
  });

  test('a return that nobody asked for says so, and leads back to the sign-in', async ({
    page,
  }) => {
    await page.goto(`${hrefOf('oauthCallback')}?code=made-up&state=made-up`);
    await expect(page.getByRole('link', { name: /sign in/i })).toBeVisible();
    await expect(page).toHaveURL(hrefOf('oauthCallback'));
    await expectAccessible(page);
    await expectFits(page);
  });
});
