import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import {
  consentAt,
  type ConsentChoice,
  isBannerShown,
  type StoredConsent,
} from '@caretrail/contract/cookie-consent/rules';
import { isoFromMs } from '@caretrail/contract/dates';
import { readStored, writeStored } from './browser-storage.ts';

const stored = (): StoredConsent => ({
  choice: readStored(storageKeys.cookieConsent),
  date: readStored(storageKeys.cookieConsentDate),
});

/** §4.5: no choice yet, or one older than 13 months. */
export const isChoiceDue = (nowMs: number): boolean => isBannerShown(stored(), nowMs);

export const cookieChoiceAt = (nowMs: number): ConsentChoice | null => consentAt(stored(), nowMs);

/** §3: the choice and its date. */
export function writeCookieChoice(choice: ConsentChoice, nowMs: number): void {
  writeStored(storageKeys.cookieConsent, choice);
  writeStored(storageKeys.cookieConsentDate, isoFromMs(nowMs));
}
