import { msFromIso } from '../dates.ts';
import { limits } from '../limits.ts';

export const consentChoices = ['accepted', 'declined'] as const;
export type ConsentChoice = (typeof consentChoices)[number];

/** The two stored values, as they were found. */
export type StoredConsent = { readonly choice: string | null; readonly date: string | null };

const dayMs = 24 * 60 * 60 * 1000;
const { months, daysPerMonth } = limits.cookieConsent;

/** Rounded, because 13 × 30.44 is not exact in floating point. */
export const consentValidMs = Math.round(months * daysPerMonth * dayMs);

/** §4.5: the choice that holds at `nowMs`; null when there is none, it is unreadable, or it is older than 13 months. */
export function consentAt(stored: StoredConsent, nowMs: number): ConsentChoice | null {
  const choice = consentChoices.find((each) => each === stored.choice);
  const givenMs = msFromIso(stored.date ?? '');
  if (choice === undefined || givenMs === null) return null;
  const ageMs = nowMs - givenMs;
  // A clock may be corrected by hours. A choice from further ahead was never made, and would stay valid for ever.
  return ageMs >= -dayMs && ageMs <= consentValidMs ? choice : null;
}

/** §4.5 */
export const isBannerShown = (stored: StoredConsent, nowMs: number): boolean =>
  consentAt(stored, nowMs) === null;
