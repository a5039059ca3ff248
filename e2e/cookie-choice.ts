import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import type { ConsentChoice } from '@caretrail/contract/cookie-consent/rules';

/** What a browser holds in which the cookie banner was answered (§3); without a choice, nothing. */
export const storageWith = (
  origin: string,
  choice: ConsentChoice | null,
  at: Date = new Date(),
) => ({
  cookies: [],
  origins:
    choice === null
      ? []
      : [
          {
            origin,
            localStorage: [
              { name: storageKeys.cookieConsent, value: choice },
              { name: storageKeys.cookieConsentDate, value: at.toISOString() },
            ],
          },
        ],
});
