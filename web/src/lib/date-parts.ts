import { isCalendarDate } from '@caretrail/contract/dates';

/** A date as it is typed: three short texts. */
export type DateParts = { readonly day: string; readonly month: string; readonly year: string };

export const noDate: DateParts = { day: '', month: '', year: '' };

const withoutZero = (text: string): string => text.replace(/^0/, '');

/** '1971-03-05' → 5, 3, 1971. */
export function partsOf(date: string | undefined): DateParts {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date ?? '') ?? [];
  return { day: withoutZero(day), month: withoutZero(month), year };
}

export const isBlank = ({ day, month, year }: DateParts): boolean =>
  `${day}${month}${year}`.trim() === '';

/** 'YYYY-MM-DD', or undefined when the parts are not a day that exists. */
export function dateOf({ day, month, year }: DateParts): string | undefined {
  const two = (text: string): string => text.trim().padStart(2, '0');
  const date = `${year.trim()}-${two(month)}-${two(day)}`;
  return isCalendarDate(date) ? date : undefined;
}
