import { hrefOf } from '@caretrail/contract/access/routes';
import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { consentValidMs } from '@caretrail/contract/cookie-consent/rules';
import { footerTexts } from '@caretrail/contract/cookie-consent/texts';
import { limits } from '@caretrail/contract/limits';
import { operationsEndpoints } from '@caretrail/contract/operations/endpoints';
import type { Locator, Page } from '@playwright/test';
import { storageWith } from '../cookie-choice.ts';
import { expect, expectAccessible, expectFits, test } from '../fixtures.ts';
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

test.describe('§2.8 §4.5 before a choice', () => {
  test.use({ cookieChoice: null });

  test('the banner has its heading and three buttons, on public screens and in the app', async ({
    page,
    product,
  }) => {
    const panel = cookiePanel(page);
    const expectBanner = async (): Promise<void> => {
      await expect(panel.banner.getByRole('heading')).toHaveText('We value your privacy');
      await expect(panel.banner.getByRole('button')).toHaveText([
        'Accept All Cookies',
        'Decline Non-Essential',
        'Manage Preferences',
      ]);
    };
    await page.goto(hrefOf('login'));
    await expectBanner();
    await page.goto(hrefOf('terms'));
    await expectBanner();
    await product.signIn(page);
    await page.goto(hrefOf('dashboard'));
    await expectBanner();
  });

  test('nothing is stored until somebody chooses', async ({ page, context }) => {
    await page.goto(hrefOf('login'));
    await expect(cookiePanel(page).banner).toBeVisible();
    expect(await keysStored(page)).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    await cookiePanel(page).accept.click();
    expect(await keysStored(page)).toEqual([
      storageKeys.cookieConsent,
      storageKeys.cookieConsentDate,
    ]);
    expect(await context.cookies()).toEqual([]);
  });

  for (const [name, choice] of [
    ['Accept All Cookies', 'accepted'],
    ['Decline Non-Essential', 'declined'],
  ] as const) {
    test(`§3 ${name} closes the banner for good and stores '${choice}' and the moment`, async ({
      page,
    }) => {
      const panel = cookiePanel(page);
      await page.goto(hrefOf('login'));
      await panel.banner.getByRole('button', { name, exact: true }).click();
      await expect(panel.banner).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      const stored = await panel.stored();
      expect(stored.choice).toBe(choice);
      expect(stored.date).toBe(new Date(stored.date ?? '').toISOString());
      expect(Math.abs(Date.now() - Date.parse(stored.date ?? ''))).toBeLessThan(60_000);
      await page.reload();
      await expect(signInPage(page).email).toBeVisible();
      await expect(panel.banner).toBeHidden();
    });
  }

  test('a choice in one tab closes the banner in the other', async ({ page, context }) => {
    await page.goto(hrefOf('login'));
    const other = await context.newPage();
    await other.goto(hrefOf('login'));
    await expect(cookiePanel(other).banner).toBeVisible();
    await cookiePanel(page).decline.click();
    await expect(cookiePanel(other).banner).toBeHidden();
  });

  test('preferences by keyboard: Back returns to the banner, Allow All Cookies closes it', async ({
    page,
  }) => {
    const panel = cookiePanel(page);
    await page.goto(hrefOf('login'));
    await expect(panel.banner).toBeVisible();
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
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await expect.poll(async () => (await panel.stored()).choice).toBe('accepted');
  });

  test('preferences: essential always active, analytics with its two buttons, three links, at most 600 px', async ({
    page,
  }) => {
    const panel = cookiePanel(page);
    await page.goto(hrefOf('login'));
    await panel.manage.click();
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
    expect((await boxOf(panel.preferences)).width).toBe(limits.layout.cookiePanelMaxPx);
    await panel.declineAnalytics.click();
    await expect(panel.preferences).toBeHidden();
    await expect.poll(async () => (await panel.stored()).choice).toBe('declined');
  });

  test('on a phone the sign-in can be used beside the banner', async ({ page, product }) => {
    await page.setViewportSize(phone);
    const { email, password } = await product.newAccount();
    const panel = cookiePanel(page);
    await page.goto(hrefOf('login'));
    const { height } = await boxOf(panel.banner);
    expect(height).toBeLessThan(phone.height * 0.45);
    await signInPage(page).signIn(email, password);
    await expect(page).toHaveURL(hrefOf('verify'));
    await expect(panel.banner).toBeVisible();
  });

  for (const size of [phone, { width: 320, height: 640 }, { width: 1280, height: 700 }]) {
    test(`§2.8 the focus is never hidden under the banner at ${size.width} x ${size.height}`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await page.goto(hrefOf('login'));
      const { banner, openFromFooter } = cookiePanel(page);
      await expect(banner).toBeVisible();
      let stops = 0;
      for (; stops < 40; stops += 1) {
        await page.keyboard.press('Tab');
        const seen = await page.evaluate(() => {
          const element = document.activeElement;
          const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
          const found = document.elementFromPoint(left + width / 2, top + height / 2);
          return found !== null && (element?.contains(found) ?? false);
        });
        expect(seen).toBe(true);
        if (await openFromFooter.evaluate((element) => element === document.activeElement)) break;
      }
      expect(stops).toBeLessThan(40);
    });
  }

  test('§2.8 axe finds nothing with the banner open, which fits 320 px', async ({ page }) => {
    await page.goto(hrefOf('login'));
    await expect(cookiePanel(page).banner).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
  });

  test('§2.8 axe finds nothing with the preferences open, which fit 320 px', async ({ page }) => {
    const panel = cookiePanel(page);
    await page.goto(hrefOf('login'));
    await panel.manage.click();
    await expect(panel.preferencesHeading).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
  });

  test('§2.8 axe finds nothing with the banner over a screen of the app', async ({
    page,
    product,
  }) => {
    await product.signIn(page);
    await page.goto(hrefOf('settings'));
    await expect(cookiePanel(page).banner).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('§4.5 a choice older than 13 months of 30.44 days', () => {
  const given = new Date('2026-01-05T10:00:00.000Z');
  test.use({
    cookieChoice: null,
    storageState: async ({ baseURL }, use) => {
      await use(storageWith(baseURL ?? '', 'accepted', given));
    },
  });

  test('is asked for again, and not a millisecond earlier', async ({ page }) => {
    const { banner } = cookiePanel(page);
    const last = given.getTime() + consentValidMs;
    expect(consentValidMs / 86_400_000).toBeCloseTo(395.72, 5);
    await page.clock.setFixedTime(last);
    await page.goto(hrefOf('login'));
    await expect(signInPage(page).email).toBeVisible();
    await expect(banner).toBeHidden();
    await page.clock.setFixedTime(last + 1);
    await page.reload();
    await expect(banner).toBeVisible();
  });
});

test.describe('§4.5 a choice can be changed later', () => {
  test('from the foot of a public page; Back changes nothing', async ({ page }) => {
    const panel = cookiePanel(page);
    await page.goto(hrefOf('login'));
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
  });

  test('from Profile, which says what holds', async ({ page, product }) => {
    await product.signIn(page);
    const panel = cookiePanel(page);
    await page.goto(`${hrefOf('settings')}?section=privacy`);
    await expect(page.getByText('You have allowed essential cookies only')).toBeVisible();
    await panel.openFromProfile.click();
    await panel.allowAnalytics.click();
    await expect(page.getByText('You have allowed all cookies')).toBeVisible();
    await expect(panel.openFromProfile).toBeFocused();
    await expect(panel.footer).toHaveCount(1);
    await panel.openFromFooter.click();
    await expect(panel.preferences).toBeVisible();
  });

  test('a panel that cannot be loaded says so and leaves the page alone', async ({ page }) => {
    await page.route('**/assets/panel-*.js', (route) => route.abort());
    await page.goto(hrefOf('login'));
    await signInPage(page).email.fill('somebody@example.org');
    await cookiePanel(page).openFromFooter.click();
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await expect(signInPage(page).email).toHaveValue('somebody@example.org');
  });
});

test.describe('§2.8 the three policies', () => {
  const { privacyPolicy, cookiePolicy, termsOfService } = footerTexts;

  test('are the operator’s where there are some', async ({ page }) => {
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
  });

  test('open in a new tab that knows nothing of this one', async ({ page, context }) => {
    await page.goto(hrefOf('login'));
    const opened = context.waitForEvent('page');
    await cookiePanel(page).footer.getByRole('link', { name: cookiePolicy }).click();
    const tab = await opened;
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(cookiePolicy);
    expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  });

  for (const [address, heading] of [
    ['/privacy.html', privacyPolicy],
    ['/cookies.html', cookiePolicy],
  ] as const) {
    test(`${address} passes axe in both themes and fits 320 px`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page).toHaveTitle(`${heading} · Caretrail`);
      await expectAccessible(page);
      await expectFits(page);
    });
  }

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('ours can be read and say what is kept', async ({ page }) => {
      await page.goto('/cookies.html');
      await expect(page.getByText('Caretrail has no analytics today')).toBeVisible();
      await page.getByRole('link', { name: 'privacy policy' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(privacyPolicy);
    });
  });
});
