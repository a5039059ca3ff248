import { hrefOf } from '@caretrail/contract/access/routes';
import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { providerPerson } from '@caretrail/server/testing/browser-server';
import { codeIn, expect, expectAccessible, test } from '../fixtures.ts';
import { verifyPage } from '../pages/verify-page.ts';

test('§1 §2.1 sign-in through the identity provider returns to our own second step; an unsolicited callback says so', async ({
  page,
  product,
}) => {
  await test.step('an unsolicited callback leads back to the sign-in', async () => {
    await page.goto(`${hrefOf('oauthCallback')}?code=made-up&state=made-up`);
    const back = page.getByRole('link', { name: /sign in/i });
    await expect(back).toBeVisible();
    await expect(page).toHaveURL(hrefOf('oauthCallback'));
    await expectAccessible(page);
    await back.click();
    await expect(page).toHaveURL(hrefOf('login'));
  });
  await test.step('§3 a callback of another sign-in is refused, and the stored state is removed', async () => {
    await page.evaluate((key) => localStorage.setItem(key, 'ours'), storageKeys.token);
    await page.goto(`${hrefOf('oauthCallback')}?code=made-up&state=theirs.made-up`);
    await expect(page.getByText('did not work')).toBeVisible();
    expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.token)).toBeNull();
    await page.getByRole('link', { name: /sign in/i }).click();
  });
  await test.step('through /oauth/callback to the second step, and then to the dashboard', async () => {
    const asked = page.waitForRequest(`**${authEndpoints.startProvider.path}*`);
    await page.getByRole('link', { name: 'Sign in with your organisation' }).click();
    // §3 token: the browser's half of the one-time state, gone after /oauth/callback.
    expect(new URL((await asked).url()).searchParams.get('state')).toMatch(/^[\da-f]{32}$/);
    await expect(page).toHaveURL(hrefOf('verify'));
    expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.token)).toBeNull();
    await expect(verifyPage(page).sent).toBeVisible();
    const mail = await product.newestMail(providerPerson.email, /code/);
    await verifyPage(page).code.fill(codeIn(mail));
    await verifyPage(page).submit.click();
    await expect(page).toHaveURL(hrefOf('dashboard'));
  });
});
