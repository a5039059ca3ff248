import { isCalendarDate, isPartialDate } from '@caretrail/contract/dates';

/** A date as typed: three short texts. */
export type DateParts = { readonly day: string; readonly month: string; readonly year: string };

export const noDate: DateParts = { day: '', month: '', year: '' };

/** Whether no digit can follow: '31' and '4' for a day, '12' and '2' for a month. */
export const isFullPart = (part: keyof DateParts, text: string): boolean =>
  (part === 'day' && /^(?:\d\d|[4-9])$/.test(text)) ||
  (part === 'month' && /^(?:\d\d|[2-9])$/.test(text)) ||
  (part === 'year' && /^\d{4}$/.test(text));

const withoutZero = (text: string): string => text.replace(/^0/, '');

/** '1971-03-05' → 5, 3, 1971; '1971-03' → no day. */
export function partsOf(date: string | undefined): DateParts {
  const [, year = '', month = '', day = ''] =
    /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/.exec(date ?? '') ?? [];
  return { day: withoutZero(day), month: withoutZero(month), year };
}

export const isBlank = ({ day, month, year }: DateParts): boolean =>
  `${day}${month}${year}`.trim() === '';

const joined = (...texts: readonly string[]): string =>
  texts.map((text) => text.trim().padStart(2, '0')).join('-');

/** 'YYYY-MM-DD', or undefined when the parts are not a day that exists. */
export function dateOf({ day, month, year }: DateParts): string | undefined {
  const date = joined(year, month, day);
  return isCalendarDate(date) ? date : undefined;
}

/** As `dateOf`; without the day 'YYYY-MM', without the month too 'YYYY'. */
export function partialDateOf(parts: DateParts): string | undefined {
  const { day, month, year } = parts;
  if (day.trim() !== '') return dateOf(parts);
  const date = month.trim() === '' ? year.trim() : joined(year, month);
  return isPartialDate(date) ? date : undefined;
}
