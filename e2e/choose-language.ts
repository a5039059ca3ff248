import { languageCookie } from '@caretrail/contract/i18n/language-cookie';
import type { BrowserContext } from '@playwright/test';

/** As if it had been chosen in this browser before. */
export const chooseLanguage = (
  context: BrowserContext,
  baseURL: string | undefined,
  tag: string,
): Promise<void> =>
  context.addCookies([{ name: languageCookie.name, value: tag, url: baseURL ?? '' }]);
