import { type MenuEntry, menuOf, menuTexts } from '@caretrail/contract/access/menu';
import { hrefOf } from '@caretrail/contract/access/routes';
import { limits } from '@caretrail/contract/limits';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectFits, test } from '../fixtures.ts';
import { goInApp } from '../go-in-app.ts';
import { appMenu } from '../pages/app-menu.ts';
import { tabTo } from '../tab-to.ts';

/** §2.3 §9, typed again: the product has it in its style sheet. */
const blockBelowPx = 800;
const { drawerBelowPx } = limits.layout;
const treatment = hrefOf('treatment', { id: '0190a0a0-0000-7000-8000-000000000000' });
/** Of a plain start; an operator gives their own. */
const support = 'support@caretrail.example';

/** The entries of a role, and what every role has below them. */
const wordsOf = (entries: readonly MenuEntry[]): string[] => [
  ...entries.map(({ label }) => label),
  menuTexts.sendFeedback,
  'Text size and colours',
];

const scrollTop = (page: Page): Promise<number> => page.evaluate(() => scrollY);
const widthOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.width ?? 0;

const expectEntries = async (page: Page, entries: readonly MenuEntry[]): Promise<void> => {
  const menu = appMenu(page);
  await menu.show();
  await expect(menu.nav.getByRole('listitem')).toHaveText(wordsOf(entries), { useInnerText: true });
};

const tip = (page: Page, word: string): Locator =>
  page.locator('[data-tip-shown]', { hasText: word });

/** Collapsed, the sidebar shows the word of an icon on hover and on focus, until Escape. */
async function expectWordsOfIcons(page: Page): Promise<void> {
  const { link } = appMenu(page);
  await link('Medication').hover();
  await expect(tip(page, 'Medication')).toBeVisible();
  // It may be pointed at without vanishing, and covers no icon.
  await tip(page, 'Medication').hover();
  await expect(tip(page, 'Medication')).toBeVisible();
  await page.mouse.move(900, 500);
  await expect(tip(page, 'Medication')).toBeHidden();
  await link('Timelines').focus();
  await expect(tip(page, 'Timelines')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip(page, 'Timelines')).toBeHidden();
}

/** With the drawer open neither Tab nor the wheel gets at the page behind it. */
async function expectFocusInDrawer(page: Page): Promise<void> {
  const place = async () => ({
    top: await scrollTop(page),
    box: await page.locator('main').boundingBox(),
  });
  const before = await place();
  await page.mouse.move(368, 200);
  await page.mouse.wheel(0, 300);
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    // The window itself may have it between the last and the first.
    const isInside = await appMenu(page).drawer.evaluate(
      (element) =>
        element.contains(document.activeElement) || document.activeElement === document.body,
    );
    expect(isInside).toBe(true);
  }
  expect(await place()).toEqual(before);
}

test.describe('§2.4 the menu', () => {
  test(
    'has the entries of a role in their order, each leading to its page, the active entry, the display name, and a mail to support',
    { tag: '@phone' },
    async ({ page, product }) => {
      await product.signIn(page, { first_name: 'Ada', last_name: 'Berg' });
      await page.goto(hrefOf('settings'));
      const menu = appMenu(page);
      await expectEntries(page, menuOf.patient);
      for (const entry of menuOf.patient) {
        if (entry.kind === 'logout') continue;
        await expect(menu.link(entry.label)).toHaveAttribute('href', hrefOf(entry.route));
      }
      await menu.link('Locations').click();
      await expect(page).toHaveURL(hrefOf('locations'));
      await expect(menu.drawer).toBeHidden();

      await test.step('marks the current page: Treatments also on any path starting with /treatment/', async () => {
        for (const [path, label] of [
          [hrefOf('treatments'), 'Treatments'],
          [hrefOf('settings'), 'Profile'],
          [treatment, 'Treatments'],
        ] as const) {
          await goInApp(page, path);
          await menu.show();
          await expect(menu.nav.locator('[aria-current=page]')).toHaveText([label]);
        }
      });

      await expect(menu.link(menuTexts.sendFeedback)).toHaveAttribute('href', `mailto:${support}`);
      await expect(menu.nav.getByText('Ada Berg', { exact: true })).toBeVisible();

      await test.step('has other entries for an administrator', async () => {
        await product.signIn(page, { user_type: 'administrator' });
        await page.goto(hrefOf('adminPanel'));
        await expectEntries(page, menuOf.administrator);
      });
    },
  );
});

test.describe('§2.4 §4.6 the sidebar', () => {
  test('works by keyboard alone, collapses to icons that keep and show their names, and is remembered', async ({
    page,
    product,
  }) => {
    await product.signIn(page);
    await page.goto(hrefOf('dashboard'));
    const { nav, collapse, expand, link } = appMenu(page);
    const sidebar = page.getByRole('banner');

    await test.step('works by keyboard alone', async () => {
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

    await test.step('collapses to icons that keep their names', async () => {
      // 1rem is 18 px.
      await expect.poll(() => widthOf(sidebar)).toBe(16 * 18);
      await expect(collapse).toHaveAttribute('aria-expanded', 'true');
      await link('Medication').hover();
      await expect(tip(page, 'Medication')).toBeHidden();
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
    });

    await expectWordsOfIcons(page);
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
});

test.describe('§2.4 §4.6 the menu on a narrow screen', { tag: '@phone' }, () => {
  test('is a drawer that the backdrop, a link, Escape and its button close, and that keeps the focus inside', async ({
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
    // It ignores taps for a moment after it opened.
    await expect(drawer).not.toHaveAttribute('data-resting');
    await page.mouse.click(20, 400);
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

    await test.step('keeps the focus inside, and the page behind where it is', async () => {
      await goInApp(page, hrefOf('settings'));
      await expect(page.locator('main h1')).toBeFocused();
      await page.setViewportSize({ width: 390, height: 400 });
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await open.focus();
      await page.keyboard.press('Enter');
      await expect(drawer).toBeVisible();
      await expectFocusInDrawer(page);
    });
  });

  test('is axe-clean when open, fits at 320 px, is the sidebar from the md breakpoint up, and asks before a logout', async ({
    page,
    product,
  }) => {
    await product.signIn(page);
    await page.setViewportSize({ width: drawerBelowPx - 1, height: 900 });
    await page.goto(hrefOf('dashboard'));
    const menu = appMenu(page);
    const { open, drawer, collapse, link } = menu;

    await test.step('from the md breakpoint up a drawer that is open makes room', async () => {
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

    await test.step('asks before a logout, also when the screen is rotated at the same time', async () => {
      await link('Dashboard').click();
      await expect(page).toHaveURL(hrefOf('dashboard'));
      await page.setViewportSize({ width: 390, height: 844 });
      await open.click();
      await expect(drawer).toBeVisible();
      await expectAccessible(page);
      const question = page.getByRole('dialog', { name: menuTexts.logoutQuestion });
      await menu.button(menuTexts.logout).click();
      await question.getByRole('button', { name: menuTexts.cancel }).click();
      await expect(drawer).toBeVisible();
      await expect(menu.button(menuTexts.logout)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(question).toBeVisible();
      await page.setViewportSize({ width: 844, height: 390 });
      await expect(drawer).toBeHidden();
      await question.getByRole('button', { name: menuTexts.logout }).click();
      await expect(page).toHaveURL(hrefOf('login'));
    });
  });
});

test.describe('§2.1 §2.3 §9 the layout', () => {
  test(`is full-height flex, and block at widths of ${blockBelowPx}px or less; a skip link leads past it`, async ({
    page,
    product,
  }) => {
    await product.signIn(page);
    await page.goto(hrefOf('dashboard'));

    await test.step('the skip link comes first and leads past everything', async () => {
      await expect(page.locator('main h1')).toBeVisible();
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to content' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await expect(page).toHaveURL(hrefOf('dashboard'));
      // Back to the end of the menu, which stays where it is: so does a page that could scroll.
      await page.setViewportSize({ width: 1280, height: 640 });
      await page.keyboard.press('Shift+Tab');
      await expect(appMenu(page).collapse).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });

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

    await test.step('keeps the sidebar beside the page where it is block', async () => {
      await page.setViewportSize({ width: blockBelowPx - 10, height: 900 });
      const banner = page.getByRole('banner');
      await expect.poll(() => banner.boundingBox()).toMatchObject({ x: 0, y: 0, height: 900 });
      const main = await page.getByRole('main').boundingBox();
      expect(main?.x).toBeGreaterThanOrEqual(await widthOf(banner));
      expect(main?.y).toBe(0);
      await expectFits(page, blockBelowPx - 10);
    });
  });

  test('a new page begins at its top; Back and Forward restore the scroll position, after a reload too', async ({
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
      // The page hears of it with the next frame, as it does when a person scrolls.
      await page.evaluate(async () => {
        scrollTo(0, 80);
        await new Promise((heard) => requestAnimationFrame(() => requestAnimationFrame(heard)));
      });
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
