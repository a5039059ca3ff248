import { menuOf } from '@caretrail/contract/access/menu';
import { hrefOf, routeNames, routes, type RouteName } from '@caretrail/contract/access/routes';
import type { Role } from '@caretrail/contract/access/session';
import { expect, expectAccessible, expectFits, test } from '../fixtures.ts';

const params = {
  id: '0190a0a0-0000-7000-8000-000000000000',
  userId: '0190a0a0-0000-7000-8000-000000000000',
};

const screensOf = (role: Role): RouteName[] =>
  routeNames.filter((name) => {
    const { access } = routes[name];
    return Array.isArray(access) && access.includes(role);
  });

for (const role of ['patient', 'administrator'] as const) {
  for (const name of screensOf(role)) {
    test(`§2.1 ${hrefOf(name, params)} opens for the ${role}, axe-clean in both themes, at 320 px`, async ({
      page,
      product,
    }) => {
      await product.signIn(page, { user_type: role });
      await page.goto(hrefOf(name, params));
      await expect(page).toHaveURL(hrefOf(name, params));
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(/ · Caretrail$/);
      await expectAccessible(page);
      await expectFits(page);
    });
  }
}

test('§2.1 §2.3 redirects of the guard replace the history entry', async ({ page, product }) => {
  await page.goto(hrefOf('terms'));
  await page.goto(hrefOf('dashboard'));
  await expect(page).toHaveURL(hrefOf('login'));
  await page.goBack();
  await expect(page).toHaveURL(hrefOf('terms'));
  await product.signIn(page);
  await page.goto('/no/such/page');
  await expect(page).toHaveURL(hrefOf('dashboard'));
});

test('§2.2 D1 an administrator without the second factor goes to it, and nowhere in circles', async ({
  page,
  product,
}) => {
  await product.signIn(page, { user_type: 'administrator', aal: 1 });
  await page.goto(hrefOf('adminPanel'));
  await expect(page).toHaveURL(hrefOf('verify'));
});

test('§6 what the browser stores opens no data: a forged flag meets the server', async ({
  page,
  product,
}) => {
  await product.signIn(page, { aal: 1 });
  await page.evaluate(() => {
    localStorage.setItem('mfa_verified', 'true');
  });
  const refused = page.waitForResponse((answer) => answer.url().includes('/api/patients/me'));
  await page.goto(hrefOf('dashboard'));
  expect((await refused).status()).toBe(403);
});

test('§2.4 the menu has its entries in their order and leads to them', async ({
  page,
  product,
  isMobile,
}) => {
  await product.signIn(page);
  await page.goto(hrefOf('dashboard'));
  if (isMobile) await page.getByRole('button', { name: /menu/i }).click();
  const labels = menuOf.patient.map(({ label }) => label);
  const nav = page.getByRole('navigation').first();
  await expect(nav).toBeVisible();
  const text = await nav.innerText();
  const places = labels.slice(0, -1).map((label) => text.indexOf(label));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
  await nav.getByRole('link', { name: 'Timelines' }).click();
  await expect(page).toHaveURL(hrefOf('timelines'));
});
