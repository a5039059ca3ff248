import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { cookieTexts, footerTexts } from '@caretrail/contract/cookie-consent/texts';
import type { Locator, Page } from '@playwright/test';

const button = (within: Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });

/** §2.8: the banner and the preferences, which stand in the same place. */
export function cookiePanel(page: Page) {
  const banner = page.getByRole('region', { name: cookieTexts.heading });
  const preferences = page.getByRole('region', { name: cookieTexts.preferencesHeading });
  const footer = page.getByRole('contentinfo');
  return {
    banner,
    accept: button(banner, cookieTexts.acceptAll),
    decline: button(banner, cookieTexts.declineNonEssential),
    manage: button(banner, cookieTexts.managePreferences),
    preferences,
    preferencesHeading: preferences.getByRole('heading', { level: 2 }),
    back: button(preferences, cookieTexts.back),
    allowAnalytics: button(preferences, cookieTexts.analytics.allow),
    declineAnalytics: button(preferences, cookieTexts.analytics.decline),
    footer,
    openFromFooter: button(footer, footerTexts.cookiePreferences),
    openFromProfile: button(page.getByRole('main'), footerTexts.cookiePreferences),
    /** What is stored of the choice. */
    stored: () =>
      page.evaluate(
        ([choice, date]) => ({
          choice: localStorage.getItem(choice),
          date: localStorage.getItem(date),
        }),
        [storageKeys.cookieConsent, storageKeys.cookieConsentDate] as const,
      ),
  };
}
