import { dayFormat } from '@caretrail/contract/i18n/format';

/** '2026-11-01' → '1 November 2026': a calendar day, which has no time zone. */
export const longDate = dayFormat({ day: 'numeric', month: 'long', year: 'numeric' });

const longMonth = dayFormat({ month: 'long', year: 'numeric' });

/** Partial dates: '2025' → '2025', '2025-03' → 'March 2025', otherwise as `longDate`. */
export function longPartialDate(date: string): string {
  if (date.length === 4) return date;
  return date.length === 7 ? longMonth(`${date}-01`) : longDate(date);
}

/** Today, on the clock of this device. */
export function todayHere(now: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
