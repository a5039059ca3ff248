/**
 * Formats a calendar day ('YYYY-MM-DD'), which has no time zone. Creating a formatter takes milliseconds and no screen
 * needs all of them, so each is created on first use.
 */
export function dayFormat(options: Intl.DateTimeFormatOptions): (day: string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (day) => {
    format ??= new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
    // Engines differ on the comma after the weekday.
    return format.format(Date.parse(`${day}T00:00:00Z`)).replace(',', '');
  };
}

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
