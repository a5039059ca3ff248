import { menuTexts } from '@caretrail/contract/access/menu';
import { hrefOf } from '@caretrail/contract/access/routes';
import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectFits, test } from '../fixtures.ts';
import { appMenu } from '../pages/app-menu.ts';
import { signInPage } from '../pages/sign-in-page.ts';
import { tabTo } from '../tab-to.ts';

const light = { paper: 'rgb(250, 246, 238)', bar: '#faf6ee' };
const dark = { paper: 'rgb(27, 26, 24)', bar: '#1b1a18' };

function comfortDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Text size and colours' });
  return {
    dialog,
    size: (name: RegExp) =>
      dialog.getByRole('radiogroup', { name: 'Text size' }).getByRole('radio', { name }),
    colours: (name: string) =>
      dialog.getByRole('radiogroup', { name: 'Colours' }).getByRole('radio', { name }),
    done: dialog.getByRole('button', { name: 'Done' }),
    open: async () => {
      await appMenu(page).show();
      await appMenu(page).button('Text size and colours').click();
      await expect(dialog).toBeVisible();
    },
  };
}

async function expectLook(page: Page, { paper, bar }: typeof light, fontSize: string) {
  const root = page.locator('html');
  await expect(root).toHaveCSS('background-color', paper);
  await expect(root).toHaveCSS('font-size', fontSize);
  // What the browser takes for its own bar: the first that applies.
  const colour = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
          ({ media }) => matchMedia(media).matches,
        )?.content,
    );
  await expect.poll(colour).toBe(bar);
}

/** Axe-clean, and it fits with the largest text at 320 px. */
async function expectDialogFits(page: Page): Promise<void> {
  const comfort = comfortDialog(page);
  await comfort.open();
  await expectAccessible(page);
  await comfort.size(/150%/).check();
  await expectFits(page);
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(comfort.dialog).toBeInViewport({ ratio: 1 });
  // What closes it is in sight, however long the rest is.
  await expect(comfort.done).toBeInViewport({ ratio: 1 });
  await comfort.done.click();
  await expect(comfort.dialog).toBeHidden();
  if (before) await page.setViewportSize(before);
}

test.use({ isAwake: true });

test.describe('text size and colours', () => {
  test('follow the device until the user chooses, with the mouse or by keyboard alone; a choice applies immediately and stays', async ({
    page,
    product,
  }) => {
    await product.signIn(page);
    await page.goto(hrefOf('dashboard'));
    await expectLook(page, light, '18px');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectLook(page, dark, '18px');
    await page.emulateMedia({ colorScheme: 'light' });
    const comfort = comfortDialog(page);
    const button = appMenu(page).button('Text size and colours');

    await test.step('by keyboard alone; Escape closes and keeps the choice', async () => {
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(comfort.size(/100%/)).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(comfort.size(/110%/)).toBeChecked();
      await tabTo(page, comfort.colours('Same as this device'));
      await page.keyboard.press('ArrowUp');
      await expect(comfort.colours('Dark')).toBeChecked();
      await expectLook(page, dark, '19.8px');
      await page.keyboard.press('Escape');
      await expect(comfort.dialog).toBeHidden();
      await expect(button).toBeFocused();
      await expectLook(page, dark, '19.8px');
      await comfort.open();
      await comfort.size(/100%/).check();
      await comfort.colours('Same as this device').check();
      await comfort.done.click();
      await expectLook(page, light, '18px');
    });

    await comfort.open();
    await expect(comfort.size(/100%/)).toBeFocused();
    await expect(comfort.colours('Same as this device')).toBeChecked();
    await comfort.colours('Dark').check();
    await expectLook(page, dark, '18px');
    await comfort.size(/150%/).check();
    await expectLook(page, dark, '27px');
    await comfort.done.click();
    await expect(comfort.dialog).toBeHidden();
    await expect(button).toBeFocused();

    await page.reload();
    await expectLook(page, dark, '27px');
    await comfort.open();
    await expect(comfort.size(/150%/)).toBeChecked();
    await comfort.colours('Light').check();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectLook(page, light, '27px');
  });

  test.describe('what is new under the finger rests', () => {
    test.use({ isAwake: false });

    test(
      'a second tap at the same place changes nothing, and the size pressed stays under the finger',
      { tag: '@phone' },
      async ({ page, product }) => {
        await product.signIn(page);
        for (const open of [
          () => page.goto(`${hrefOf('settings')}?section=comfort`),
          async () => {
            await page.goto(hrefOf('dashboard'));
            await comfortDialog(page).open();
          },
        ]) {
          await open();
          const sizes = page.getByRole('radiogroup', { name: 'Text size' }).getByRole('radio');
          const [small, large] = [sizes.first(), sizes.last()];
          await small.tap();
          await large.scrollIntoViewIfNeeded();
          // New dialogs ignore taps too.
          await large.tap({ trial: true });
          const box = await large.boundingBox();
          const at = [(box?.x ?? 0) + 12, (box?.y ?? 0) + 12] as const;
          await page.touchscreen.tap(...at);
          await page.touchscreen.tap(...at);
          await expect(large).toBeChecked();
          await expectLook(page, light, '27px');
        }
        await expect(
          comfortDialog(page).dialog.getByRole('checkbox', { name: 'Show fewer things' }),
        ).not.toBeChecked();
        await comfortDialog(page).done.tap();
        await expect(comfortDialog(page).dialog).toBeHidden();
        await expect(appMenu(page).drawer).toBeHidden();
      },
    );
  });

  test('belong to a user: they apply in the other tab, survive the logout, apply before the app loads, and another user has their own', async ({
    page,
    product,
    context,
  }) => {
    const ada = await product.signIn(page, { first_name: 'Wilhelmina', last_name: 'Quist' });
    await page.goto(hrefOf('dashboard'));
    const comfort = comfortDialog(page);

    await test.step('chosen in one tab show in the other', async () => {
      const other = await context.newPage();
      await other.goto(hrefOf('settings'));
      await expect(appMenu(other).nav).toBeVisible();
      await comfort.open();
      await comfort.colours('Dark').check();
      await expectLook(other, dark, '18px');
      await other.close();
    });

    await comfort.size(/125%/).check();
    await comfort.done.click();
    await appMenu(page).button(menuTexts.logout).click();
    const question = page.getByRole('dialog', { name: menuTexts.logoutQuestion });
    await question.getByRole('button', { name: menuTexts.logout }).click();
    await expect(signInPage(page).email).toBeVisible();
    await expectLook(page, dark, '22.5px');
    const kept = await page.evaluate((key) => localStorage.getItem(key), storageKeys.comfort);
    expect(kept).toContain(ada.id);
    expect(kept).not.toMatch(/Wilhelmina|Quist|@/);

    await product.signIn(page);
    await page.goto(hrefOf('dashboard'));
    await expect(appMenu(page).nav).toBeVisible();
    await expectLook(page, light, '18px');
    await expectDialogFits(page);

    await product.signInAgain(page, ada);
    await page.goto(hrefOf('dashboard'));
    await expectLook(page, dark, '22.5px');

    await test.step('apply before the app loads, also when it fails to load, which is reported', async () => {
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.reload();
      await expect(page.getByRole('status')).toContainText('could not be loaded');
      await expectLook(page, dark, '22.5px');
    });
  });
});
