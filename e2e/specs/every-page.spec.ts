import { type RouteName, routes } from '@caretrail/contract/access/routes';
import { productName } from '@caretrail/contract/texts/product';
import type { Page } from '@playwright/test';
import { expectNoSideways } from '../expect-fits.ts';
import { expect, expectAxeClean, expectNoOverlap, test } from '../fixtures.ts';
import { goInApp } from '../go-in-app.ts';
import { tooSmall } from '../measure-page.ts';
import { drawn, narrowest, phone } from '../on-phone.ts';
import { ownPagesOf, pathOf, visitors } from '../visitors.ts';

const isInApp = (name: RouteName): boolean => typeof routes[name].access !== 'string';

/** As playwright.config.ts has it. */
const desktop = { width: 1280, height: 800 };

const controls = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** What every page has, for every visitor. */
async function expectFrame(page: Page, name: RouteName): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(`${routes[name].title} · ${productName}`);
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    await expect(page.getByRole(landmark)).toHaveCount(1);
  }
  // Closed on a narrow screen, and then out of the tree.
  await expect(page.locator('nav[aria-label=Main]').first()).toBeAttached({
    attached: isInApp(name),
  });
  await expect(page.locator(controls).first()).toHaveText('Skip to content');
}

/** As narrow as a phone. What only its frame has is seen on the first page; axe at 320 px: languages.spec.ts. */
async function expectPhone(page: Page, name: RouteName, isFirst: boolean): Promise<void> {
  await page.setViewportSize(phone.viewport);
  await drawn(page);
  await expectFrame(page, name);
  expect(await tooSmall(page)).toEqual([]);
  if (isFirst) await expectAxeClean(page);
}

/** A window of 1280 pixels at 200 % zoom is 640 wide. Colours do not change with it. */
const zoomed = { width: 640, height: 400 };

async function expectZoomed(page: Page): Promise<void> {
  await page.setViewportSize(zoomed);
  await drawn(page);
  await expectNoSideways(page, zoomed.width);
  await expectNoOverlap(page);
}

/** On the narrowest phone with the standard text and with the largest of ours. */
async function expectHoldsNarrow(page: Page): Promise<void> {
  await page.setViewportSize(narrowest);
  for (const size of ['100', '150']) {
    await setTextSize(page, size);
    await drawn(page);
    await expectNoSideways(page, narrowest.width);
  }
  await setTextSize(page, '100');
}

const setTextSize = (page: Page, size: string): Promise<void> =>
  page.evaluate((value) => {
    document.documentElement.dataset['textSize'] = value;
  }, size);

for (const visitor of visitors) {
  const names = ownPagesOf(visitor);
  const list = names.map(pathOf).join(' ');

  test(`§2.1 axe-clean, legible and whole for ${visitor.who}: ${list}`, async ({
    page,
    product,
  }) => {
    if (visitor.account) await product.signIn(page, visitor.account);
    for (const name of names) {
      await test.step(pathOf(name), async () => {
        await (name === names[0] ? page.goto(pathOf(name)) : goInApp(page, pathOf(name)));
        await expect(page).toHaveURL(pathOf(name));
        await expectFrame(page, name);
        expect(await tooSmall(page)).toEqual([]);
        await expectAxeClean(page);
        // Narrower with each step: every change of the size draws the page once more.
        await expectZoomed(page);
        await expectPhone(page, name, name === names[0]);
        await expectHoldsNarrow(page);
        await page.setViewportSize(desktop);
      });
    }
  });
}
