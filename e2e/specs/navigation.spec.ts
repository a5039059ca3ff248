import { type MenuEntry, menuOf, menuTexts } from '@caretrail/contract/access/menu';
import { hrefOf } from '@caretrail/contract/access/routes';
import { limits } from '@caretrail/contract/limits';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectFits, test } from '../fixtures.ts';
import { appMenu } from '../pages/app-menu.ts';
import { tabTo } from '../tab-to.ts';

const { blockBelowPx, drawerBelowPx } = limits.layout;
const treatment = hrefOf('treatment', { id: '0190a0a0-0000-7000-8000-000000000000' });
const support = 'help@caretrail.example';

/** The entries of a role, and what every role has below them. */
const wordsOf = (entries: readonly MenuEntry[]): string[] => [
  ...entries.map(({ label }) => label),
  menuTexts.sendFeedback,
  'Text size and colours',
];

const scrollTop = (page: Page): Promise<number> => page.evaluate(() => scrollY);
const widthOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.width ?? 0;

/** As the app stores it: also a name that the sign-in of a test cannot give. */
const nameUser = (page: Page, names: Record<string, string | null>): Promise<void> =>
  page.evaluate((given) => {
    const user = JSON.parse(localStorage.getItem('user_data') ?? '{}') as object;
    localStorage.setItem('user_data', JSON.stringify({ ...user, ...given }));
  }, names);

test.describe('§2.4 the menu', () => {
  test('has its entries in their order, and each leads to its page', async ({ page, product }) => {
    await product.signIn(page);
    await page.goto(hrefOf('settings'));
    const menu = appMenu(page);
    await menu.show();
    await expect(menu.nav.getByRole('listitem')).toHaveText(wordsOf(menuOf.patient), {
      useInnerText: true,
    });
    for (const entry of menuOf.patient) {
      if (entry.kind === 'logout') continue;
      await menu.show();
      await menu.link(entry.label).click();
      await expect(page).toHaveURL(hrefOf(entry.route));
      await expect(page.locator('main h1')).toBeFocused();
      await expect(menu.drawer).toBeHidden();
    }
  });

  test('of an administrator has its own entries', async ({ page, product }) => {
    await product.signIn(page, { user_type: 'administrator' });
    await page.goto(hrefOf('adminPanel'));
    const menu = appMenu(page);
    await menu.show();
    await expect(menu.nav.getByRole('listitem')).toHaveText(wordsOf(menuOf.administrator), {
      useInnerText: true,
    });
  });

  test('shows where one is: Treatments also on any path starting with /treatment/', async ({
    page,
    product,
  }) => {
    await product.signIn(page);
    for (const [path, label] of [
      [hrefOf('treatments'), 'Treatments'],
      [treatment, 'Treatments'],
      [hrefOf('settings'), 'Profile'],
    ] as const) {
      await page.goto(path);
      const menu = appMenu(page);
      await menu.show();
      await expect(menu.nav.locator('[aria-current=page]')).toHaveText([label]);
    }
  });

  for (const [names, shown] of [
    [{ first_name: 'Ada', last_name: 'Berg', user_name: 'ada.b' }, 'Ada Berg'],
    [{ first_name: 'Ada', last_name: null, user_name: 'ada.b' }, 'ada.b'],
    [{ first_name: null, last_name: null, user_name: null }, 'User'],
  ] as const) {
    test(`shows the display name “${shown}”`, async ({ page, product }) => {
      await product.signIn(page);
      await nameUser(page, names);
      await page.goto(hrefOf('dashboard'));
      await appMenu(page).show();
      await expect(appMenu(page).nav.getByText(shown, { exact: true })).toBeVisible();
    });
  }

  test('has a link that opens a mail to the support address', async ({ page, product }) => {
    await product.signIn(page);
    await page.goto(hrefOf('dashboard'));
    const menu = appMenu(page);
    await menu.show();
    await expect(menu.link(menuTexts.sendFeedback)).toHaveAttribute('href', `mailto:${support}`);
  });
});

test.describe('§2.4 §4.6 the sidebar', () => {
  test('collapses to icons that keep their names, and is remembered', async ({ page, product }) => {
    await product.signIn(page);
    await page.goto(hrefOf('dashboard'));
    const { nav, collapse, expand, link } = appMenu(page);
    const sidebar = page.getByRole('banner');
    // 1rem is 18 px.
    await expect.poll(() => widthOf(sidebar)).toBe(16 * 18);
    await expect(collapse).toHaveAttribute('aria-expanded', 'true');
    await collapse.click();
    await expect(expand).toBeFocused();
    await expect(expand).toHaveAttribute('aria-expanded', 'false');
    await expect.poll(() => widthOf(sidebar)).toBe(4 * 18);
    for (const { label } of menuOf.patient) {
      const entry = nav
        .getByRole('link', { name: label })
        .or(nav.getByRole('button', { name: label }));
      await expect(entry.locator('svg')).toBeVisible();
      await expect(entry.getByText(label, { exact: true })).toHaveClass('sr-only');
    }
    await expectAccessible(page);
    await page.reload();
    await expect(expand).toBeVisible();
    await link('Articles').click();
    await expect(page).toHaveURL(hrefOf('articles'));
    await expand.click();
    await expect.poll(() => widthOf(sidebar)).toBe(16 * 18);
    await page.reload();
    await expect(collapse).toBeVisible();
  });

  test('collapsed shows the word of an icon on hover and on focus, until Escape', async ({
    page,
    product,
  }) => {
    await product.signIn(page);
    await page.goto(hrefOf('dashboard'));
    const { collapse, link } = appMenu(page);
    const tip = (word: string) => page.locator('[data-tip-shown]', { hasText: word });
    await link('Medication').hover();
    await expect(tip('Medication')).toBeHidden();
    await collapse.click();
    await link('Medication').hover();
    await expect(tip('Medication')).toBeVisible();
    // It may be pointed at without vanishing, and covers no icon.
    await tip('Medication').hover();
    await expect(tip('Medication')).toBeVisible();
    await page.mouse.move(900, 500);
    await expect(tip('Medication')).toBeHidden();
    await link('Timelines').focus();
    await expect(tip('Timelines')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tip('Timelines')).toBeHidden();
  });

  test('works by keyboard alone', async ({ page, product }) => {
    await product.signIn(page);
    await page.goto(hrefOf('dashboard'));
    const { collapse, expand, link } = appMenu(page);
    await expect(collapse).toBeVisible();
    await tabTo(page, link('Locations'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(hrefOf('locations'));
    // The new screen takes the focus when it is there.
    await expect(page.getByRole('heading', { level: 1, name: 'Locations' })).toBeFocused();
    await collapse.focus();
    await page.keyboard.press('Enter');
    await expect(expand).toBeFocused();
    await page.keyboard.press('Space');
    await expect(collapse).toBeFocused();
  });
});

test.describe('§2.4 §4.6 the menu on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('is a drawer that the backdrop, a link, Escape and its button close', async ({
    page,
    product,
  }) => {
    await product.signIn(page);
    await page.goto(hrefOf('dashboard'));
    const { nav, open, drawer, close, link } = appMenu(page);
    await expect(nav).toBeHidden();
    await expect(open).toHaveAttribute('aria-expanded', 'false');

    await open.click();
    await expect(drawer).toBeVisible();
    await expect(open).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.click(368, 400);
    await expect(drawer).toBeHidden();
    await expect(open).toBeFocused();

    await open.click();
    await link('Treatments').click();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(hrefOf('treatments'));
    await expect(page.locator('main h1')).toBeFocused();

    // The page that is open already: nothing to load, and still it closes.
    await open.click();
    await link('Treatments').click();
    await expect(drawer).toBeHidden();

    await open.click();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(open).toBeFocused();

    await open.click();
    await close.click();
    await expect(drawer).toBeHidden();
    await expect(open).toBeFocused();
  });

  test('keeps the focus inside, and the page behind where it is', async ({ page, product }) => {
    await product.signIn(page);
    await page.setViewportSize({ width: 390, height: 400 });
    await page.goto(hrefOf('settings'));
    const { open, drawer } = appMenu(page);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await open.focus();
    await page.keyboard.press('Enter');
    await expect(drawer).toBeVisible();
    const before = { top: await scrollTop(page), box: await page.locator('main').boundingBox() };
    await page.mouse.move(368, 200);
    await page.mouse.wheel(0, 300);
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab');
      // The window itself may have it between the last and the first.
      const isInside = await drawer.evaluate(
        (element) =>
          element.contains(document.activeElement) || document.activeElement === document.body,
      );
      expect(isInside).toBe(true);
    }
    expect({ top: await scrollTop(page), box: await page.locator('main').boundingBox() }).toEqual(
      before,
    );
  });

  test('asks before a logout, also when the screen is turned meanwhile', async ({
    page,
    product,
  }) => {
    await product.signIn(page);
    await page.goto(hrefOf('dashboard'));
    const menu = appMenu(page);
    const question = page.getByRole('dialog', { name: menuTexts.logoutQuestion });
    await menu.show();
    await menu.button(menuTexts.logout).click();
    await question.getByRole('button', { name: menuTexts.cancel }).click();
    await expect(menu.drawer).toBeVisible();
    await expect(menu.button(menuTexts.logout)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toBeVisible();
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(menu.drawer).toBeHidden();
    await question.getByRole('button', { name: menuTexts.logout }).click();
    await expect(page).toHaveURL(hrefOf('login'));
  });

  test('is axe-clean when open, and fits at 320 px', async ({ page, product }) => {
    await product.signIn(page);
    await page.goto(hrefOf('dashboard'));
    await appMenu(page).open.click();
    await expect(appMenu(page).drawer).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
  });

  test('is the sidebar from the md breakpoint up; a drawer that is open makes room', async ({
    page,
    product,
  }) => {
    await product.signIn(page);
    await page.setViewportSize({ width: drawerBelowPx - 1, height: 900 });
    await page.goto(hrefOf('dashboard'));
    const { open, drawer, collapse, link } = appMenu(page);
    await open.click();
    await expect(drawer).toBeVisible();
    await expect(collapse).toBeHidden();
    await page.setViewportSize({ width: drawerBelowPx, height: 900 });
    await expect(drawer).toBeHidden();
    await expect(open).toBeHidden();
    await expect(collapse).toBeVisible();
    await link('Articles').click();
    await expect(page).toHaveURL(hrefOf('articles'));
  });
});

test.describe('§2.3 §9 the layout', () => {
  test(`is full-height flex, and block at widths of ${blockBelowPx}px or less`, async ({
    page,
    product,
  }) => {
    await product.signIn(page);
    await page.goto(hrefOf('dashboard'));
    const layout = page.locator('div:has(> div > main)');
    for (const [width, display] of [
      [1280, 'flex'],
      [blockBelowPx + 1, 'flex'],
      [blockBelowPx, 'block'],
      [drawerBelowPx, 'block'],
      [390, 'block'],
    ] as const) {
      await page.setViewportSize({ width, height: 700 });
      await expect(layout).toHaveCSS('display', display);
      const box = await layout.boundingBox();
      expect(box?.y).toBe(0);
      expect(box?.height).toBeGreaterThanOrEqual(700);
    }
  });

  test('keeps the sidebar beside the page where it is block', async ({ page, product }) => {
    await product.signIn(page);
    await page.setViewportSize({ width: blockBelowPx - 10, height: 900 });
    await page.goto(hrefOf('dashboard'));
    const sidebar = await page.getByRole('banner').boundingBox();
    const main = await page.getByRole('main').boundingBox();
    expect(sidebar).toMatchObject({ x: 0, y: 0, height: 900 });
    expect(main?.x).toBeGreaterThanOrEqual(sidebar?.width ?? Number.NaN);
    expect(main?.y).toBe(0);
    await expectFits(page, blockBelowPx - 10);
  });
});

test.describe('§2.1 from page to page', () => {
  test('the skip link comes first and leads past everything', async ({ page, product }) => {
    await product.signIn(page);
    await page.goto(hrefOf('dashboard'));
    await expect(page.locator('main h1')).toBeVisible();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL(hrefOf('dashboard'));
  });

  test('a new page begins at its top; Back and Forward go where it was left, after a reload too', async ({
    page,
    product,
  }) => {
    await product.signIn(page);
    // Short, so that every page is longer than the window.
    await page.setViewportSize({ width: 1280, height: 240 });
    await page.goto(hrefOf('settings'));
    const { link } = appMenu(page);
    const goDown = async (): Promise<number> => {
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await page.evaluate(() => scrollTo(0, 80));
      await expect.poll(() => scrollTop(page)).toBeGreaterThan(40);
      return scrollTop(page);
    };
    const settings = await goDown();
    await link('Articles').click();
    await expect(page).toHaveTitle(/^Articles/);
    await expect.poll(() => scrollTop(page)).toBe(0);
    const articles = await goDown();

    await page.goBack();
    await expect(page).toHaveTitle(/^Profile/);
    await expect.poll(() => scrollTop(page)).toBe(settings);
    await page.goForward();
    await expect(page).toHaveTitle(/^Articles/);
    await expect.poll(() => scrollTop(page)).toBe(articles);
    // The files of the page before are not there any more: they come while it waits.
    await page.reload();
    await expect.poll(() => scrollTop(page)).toBe(articles);
    await page.goBack();
    await expect.poll(() => scrollTop(page)).toBe(settings);
  });
});
