import { hrefOf } from '@caretrail/contract/access/routes';
import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { consentValidMs } from '@caretrail/contract/cookie-consent/rules';
import { footerTexts } from '@caretrail/contract/cookie-consent/texts';
import { operationsEndpoints } from '@caretrail/contract/operations/endpoints';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { goInApp } from '../go-in-app.ts';
import { isOnTop } from '../is-on-top.ts';
import { cookiePanel } from '../pages/cookie-panel.ts';
import { signInPage } from '../pages/sign-in-page.ts';
import { tabTo } from '../tab-to.ts';

const phone = { width: 390, height: 844 };

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (box === null) throw new Error(`${String(element)} is not on the screen.`);
  return box;
};

const keysStored = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).toSorted());

/** As another tab that has cleared the browser's storage: the choice is due again. */
async function forgetChoice(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage'));
  });
  await expect(cookiePanel(page).banner).toBeVisible();
}

async function expectBanner(page: Page): Promise<void> {
  const { banner } = cookiePanel(page);
  await expect(banner.getByRole('heading')).toHaveText('We value your privacy');
  await expect(banner.getByRole('button')).toHaveText([
    'Accept All Cookies',
    'Decline Non-Essential',
    'Manage Preferences',
  ]);
}

/** Essential always active, analytics with its two buttons, three links, at most 600 px. */
async function expectPreferences(page: Page): Promise<void> {
  const panel = cookiePanel(page);
  await expect(panel.preferencesHeading).toBeVisible();
  await expect(panel.preferences.getByRole('heading', { level: 3 })).toHaveText([
    'Essential cookies',
    'Analytics & performance cookies',
  ]);
  await expect(panel.preferences.getByText('Always active')).toBeVisible();
  await expect(panel.preferences.getByRole('button')).toHaveText([
    'Back',
    'Allow All Cookies',
    'Decline Non-Essential',
  ]);
  const links = panel.preferences.getByRole('link');
  await expect(links).toHaveText([/^Privacy policy/, /^Cookie policy/, /^Terms of service/]);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  expect((await boxOf(panel.preferences)).width).toBe(600);
}

/** From the first Tab stop to the foot of the page nothing covers the focused element. */
async function expectFocusSeen(page: Page): Promise<void> {
  const { openFromFooter } = cookiePanel(page);
  let stops = 0;
  for (; stops < 40; stops += 1) {
    const seen = await page.evaluate(() => {
      const element = document.activeElement;
      const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      return found !== null && (element?.contains(found) ?? false);
    });
    expect(seen).toBe(true);
    if (await openFromFooter.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  expect(stops).toBeLessThan(40);
}

test.describe('§2.8 §4.5 before a choice', () => {
  test.use({ cookieChoice: null });

  test('§3 nothing is stored until the visitor chooses; a choice closes the banner for good and stores what and when, in the other tab too', async ({
    page,
    context,
  }) => {
    const panel = cookiePanel(page);
    await page.goto(hrefOf('login'));
    for (const [name, choice] of [
      ['Accept All Cookies', 'accepted'],
      ['Decline Non-Essential', 'declined'],
    ] as const) {
      await expect(panel.banner).toBeVisible();
      // The banner may come before the page behind it.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await keysStored(page)).toEqual([]);
      expect(await context.cookies()).toEqual([]);
      await panel.banner.getByRole('button', { name, exact: true }).click();
      await expect(panel.banner).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await keysStored(page)).toEqual([
        storageKeys.cookieConsent,
        storageKeys.cookieConsentDate,
      ]);
      expect(await context.cookies()).toEqual([]);
      const stored = await panel.stored();
      expect(stored.choice).toBe(choice);
      expect(stored.date).toBe(new Date(stored.date ?? '').toISOString());
      expect(Math.abs(Date.now() - Date.parse(stored.date ?? ''))).toBeLessThan(60_000);
      await page.reload();
      await expect(signInPage(page).email).toBeVisible();
      await expect(panel.banner).toBeHidden();
      await forgetChoice(page);
    }

    await test.step('a choice in one tab closes the banner in the other', async () => {
      const other = await context.newPage();
      await other.goto(hrefOf('login'));
      await expect(cookiePanel(other).banner).toBeVisible();
      await panel.decline.click();
      await expect(cookiePanel(other).banner).toBeHidden();
    });
  });

  test('the banner and the preferences have their parts, pass axe and fit 320 px, on public screens', async ({
    page,
  }) => {
    const panel = cookiePanel(page);
    await page.goto(hrefOf('terms'));
    await expect(page).toHaveTitle(/^Terms/);
    await expectBanner(page);
    await goInApp(page, hrefOf('login'));
    await expect(signInPage(page).email).toBeVisible();
    await expectBanner(page);
    await expectAccessible(page);

    await panel.manage.click();
    await expectPreferences(page);
    await expectAccessible(page);
    await panel.declineAnalytics.click();
    await expect(panel.preferences).toBeHidden();
    await expect.poll(async () => (await panel.stored()).choice).toBe('declined');
  });

  test('the banner shows in the app too, passes axe there, and the choice can be changed from Profile, which shows the current one', async ({
    page,
    product,
  }) => {
    const panel = cookiePanel(page);
    await product.signIn(page);
    await page.goto(hrefOf('dashboard'));
    await expectBanner(page);
    await goInApp(page, `${hrefOf('settings')}?section=privacy`);
    await expect(panel.openFromProfile).toBeVisible();
    await expect(panel.banner).toBeVisible();
    await expectAccessible(page);

    await panel.decline.click();
    await expect(page.getByText('You have allowed essential cookies only')).toBeVisible();
    await panel.openFromProfile.click();
    await panel.allowAnalytics.click();
    await expect(page.getByText('You have allowed all cookies')).toBeVisible();
    await expect(panel.openFromProfile).toBeFocused();
    await expect(panel.footer).toHaveCount(1);
    await panel.openFromFooter.click();
    await expect(panel.preferences).toBeVisible();
  });

  test('by keyboard: the focus is never hidden under the banner; Back returns from the preferences to it, Allow All Cookies closes them', async ({
    page,
  }) => {
    const panel = cookiePanel(page);
    const first = page.getByRole('link', { name: 'Skip to content' });
    await page.goto(hrefOf('login'));
    await expect(panel.banner).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    for (const size of [phone, { width: 320, height: 640 }, { width: 1280, height: 700 }]) {
      await page.setViewportSize(size);
      await first.focus();
      await expectFocusSeen(page);
    }

    await first.focus();
    await tabTo(page, panel.manage);
    await page.keyboard.press('Enter');
    await expect(panel.preferencesHeading).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(panel.back).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel.manage).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel.preferencesHeading).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel.manage).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel.preferencesHeading).toBeFocused();
    await tabTo(page, panel.allowAnalytics);
    await page.keyboard.press('Enter');
    await expect(panel.preferences).toBeHidden();
    // Where Tab came from.
    await expect(first).toBeFocused();
    await expect.poll(async () => (await panel.stored()).choice).toBe('accepted');
  });

  test('on a phone “Forgot your password?” is not covered by the banner, on a laptop no control of the sign-in', async ({
    page,
  }) => {
    const { banner } = cookiePanel(page);
    const link = page.getByRole('link', { name: 'Forgot your password?' });
    const isAbove = async (): Promise<boolean> => {
      const { y, height } = await boxOf(link);
      return y + height <= (await boxOf(banner)).y;
    };
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto(hrefOf('login'));
    await expect(banner).toBeVisible();
    await expect(signInPage(page).email).toBeVisible();
    for (const control of await page.locator('main').locator('a, button, input').all())
      if (await control.isVisible()) expect(await isOnTop(control)).toBe(true);

    // The lowest and the highest phone of each width.
    for (const [width, height] of [
      [320, 568],
      [320, 844],
      [390, 667],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.reload();
      await expect(banner).toBeVisible();
      await expect(link).toBeAttached();
      // On a tall screen as the page opens; on a low one after scrolling as far as the page goes.
      if (height === 844) expect(await isAbove()).toBe(true);
      await link.evaluate((element) => element.scrollIntoView({ block: 'end' }));
      await expect.poll(isAbove).toBe(true);
      expect(await isOnTop(link)).toBe(true);
    }
  });

  test(
    'on a phone the sign-in can be used beside the banner',
    { tag: '@phone' },
    async ({ page, product }) => {
      const { email, password } = await product.newAccount();
      const panel = cookiePanel(page);
      await page.goto(hrefOf('login'));
      const { height } = await boxOf(panel.banner);
      expect(height).toBeLessThan(phone.height * 0.45);
      await signInPage(page).signIn(email, password);
      await expect(page).toHaveURL(hrefOf('verify'));
      await expect(panel.banner).toBeVisible();
    },
  );
});

test('§4.5 a choice can be changed later from the foot of a public page; Back changes nothing; one older than 13 months of 30.44 days is asked for again', async ({
  page,
}) => {
  const panel = cookiePanel(page);

  await test.step('a panel that cannot be loaded says so and leaves the page usable', async () => {
    await page.route('**/assets/panel-*.js', (route) => route.abort());
    await page.goto(hrefOf('login'));
    await signInPage(page).email.fill('someone@example.org');
    await panel.openFromFooter.click();
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await expect(signInPage(page).email).toHaveValue('someone@example.org');
    await page.unroute('**/assets/panel-*.js');
    await page.reload();
  });

  await panel.openFromFooter.click();
  await expect(panel.preferencesHeading).toBeFocused();
  await panel.back.click();
  await expect(panel.preferences).toBeHidden();
  await expect(panel.banner).toBeHidden();
  await expect(panel.openFromFooter).toBeFocused();
  await expect.poll(async () => (await panel.stored()).choice).toBe('declined');
  await panel.openFromFooter.click();
  await panel.allowAnalytics.click();
  await expect(panel.openFromFooter).toBeFocused();
  await expect.poll(async () => (await panel.stored()).choice).toBe('accepted');

  await test.step('it is valid until the last millisecond of its 13 months', async () => {
    const last = Date.parse((await panel.stored()).date ?? '') + consentValidMs;
    expect(consentValidMs / 86_400_000).toBeCloseTo(395.72, 5);
    await page.clock.setFixedTime(last);
    await page.reload();
    await expect(signInPage(page).email).toBeVisible();
    await expect(panel.banner).toBeHidden();
    await page.clock.setFixedTime(last + 1);
    await page.reload();
    await expect(panel.banner).toBeVisible();
  });
});

test.describe('§2.8 the three policies', () => {
  const { privacyPolicy, cookiePolicy, termsOfService } = footerTexts;

  test('are the operator’s if configured; ours open in a new tab without opener, pass axe in both themes and fit 320 px', async ({
    page,
    context,
  }) => {
    await page.route(`**${operationsEndpoints.settings.path}`, async (route) => {
      const answer = await route.fetch();
      const settings = (await answer.json()) as object;
      await route.fulfill({
        response: answer,
        json: { ...settings, privacy_url: 'https://clinic.example/privacy' },
      });
    });
    await page.goto(hrefOf('login'));
    const { footer } = cookiePanel(page);
    const link = (name: string): Locator => footer.getByRole('link', { name });
    await expect(link(privacyPolicy)).toHaveAttribute('href', 'https://clinic.example/privacy');
    await expect(link(cookiePolicy)).toHaveAttribute('href', '/cookies.html');
    await expect(link(termsOfService)).toHaveAttribute('href', hrefOf('terms'));

    const opened = context.waitForEvent('page');
    await link(cookiePolicy).click();
    const tab = await opened;
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(cookiePolicy);
    expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
    await expect(tab).toHaveURL('/cookies.html');
    await expect(tab).toHaveTitle(`${cookiePolicy} · Caretrail`);
    await expectAccessible(tab);

    await tab.goto('/privacy.html');
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(privacyPolicy);
    await expect(tab).toHaveTitle(`${privacyPolicy} · Caretrail`);
    await expectAccessible(tab);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('ours can be read and say what is stored', async ({ page }) => {
      await page.goto('/cookies.html');
      await expect(page.getByText('None. If we add analytics in future')).toBeVisible();
      await page.getByRole('link', { name: 'privacy policy' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(privacyPolicy);
      await expect(page.getByText('Caretrail Demo is the data controller.')).toBeVisible();
      await expect(page.getByText('This is a demo.')).toBeVisible();
      expect(await page.content()).not.toContain('{{');
    });
  });
});
