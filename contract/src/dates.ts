import { currentLocale } from './i18n/current-language.ts';
import { messages } from './i18n/messages.ts';
import { zoneNamed } from './time/zone-names.ts';

/** Formats of dates; time/ computes with them. No function here or there reads the clock: "now" is an argument in milliseconds. */

const timeOfDay = '(?:[01]\\d|2[0-3]):[0-5]\\d';
const calendarDateForm = /^\d{4}-\d{2}-\d{2}$/;
const dayOfEveryMonth = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/;
const localTimeForm = new RegExp(`^${timeOfDay}$`);
const instantForm = new RegExp(
  `^(\\d{4}-\\d{2}-\\d{2})T(${timeOfDay})(?::([0-5]\\d)(?:\\.(\\d{1,9}))?)?(Z|[+-]${timeOfDay})$`,
);

export const isoFromMs = (ms: number): string => new Date(ms).toISOString();

/** 'YYYY-MM-DD' and a day that exists. PostgreSQL has no year 0. */
export function isCalendarDate(text: string): boolean {
  if (!calendarDateForm.test(text) || text.startsWith('0000')) return false;
  // A log of years is read by this: most days need no calendar.
  if (dayOfEveryMonth.test(text)) return true;
  const ms = Date.parse(`${text}T00:00:00Z`);
  // Engines turn 31 February into a day of March, or refuse it: only a date that comes back unchanged exists.
  return !Number.isNaN(ms) && isoFromMs(ms).startsWith(text);
}

/** 'YYYY', 'YYYY-MM' or 'YYYY-MM-DD': as much of a date as is known. */
export const isPartialDate = (text: string): boolean =>
  isCalendarDate(text) || isCalendarDate(`${text}-01`) || isCalendarDate(`${text}-01-01`);

/** 'HH:mm', 00:00 to 23:59. */
export const isLocalTime = (text: string): boolean => localTimeForm.test(text);

/** 'YYYY-MM-DDTHH:mm': what a person plans, without a zone. */
export const isLocalDateTime = (text: string): boolean =>
  text[10] === 'T' && isCalendarDate(text.slice(0, 10)) && isLocalTime(text.slice(11));

/** An IANA name. Bare offsets such as '+01:00' know no summer time and are refused. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+\-/]{0,63}$/.test(name)) return false;
  try {
    // Throws for an unknown name.
    zoneNamed(name);
    return true;
  } catch {
    return false;
  }
}

/** Milliseconds of an ISO instant with its offset; null for anything else, a local date and time included. */
export function msFromIso(text: string): number | null {
  const [, date = '', time = '', seconds = '00', fraction = '', offset = ''] =
    instantForm.exec(text) ?? [];
  if (!isCalendarDate(date)) return null;
  // Engines differ on more than three decimals (PostgreSQL sends six).
  const ms = Date.parse(
    `${date}T${time}:${seconds}.${fraction.padEnd(3, '0').slice(0, 3)}${offset}`,
  );
  return Number.isNaN(ms) ? null : ms;
}

const formatters = new Map<string, Intl.DateTimeFormat>();
/** A reader has one zone. */
const mostFormatters = 50;

function formatterOf(locale: string, timeZone: string): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone}`;
  const made =
    formatters.get(key) ??
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone });
  if (formatters.size >= mostFormatters) formatters.clear();
  formatters.set(key, made);
  return made;
}

/** The specification names the English of two dates; another language has one way to write both. */
const localeFor = (english: string): string =>
  currentLocale() === 'en-GB' ? english : currentLocale();

/** A date without a zone is a day of the calendar and never shifts; only an instant is put into `timeZone`. */
function formatDay(text: string, english: string, timeZone: string): string | null {
  const locale = localeFor(english);
  if (isCalendarDate(text) || isLocalDateTime(text)) {
    return formatterOf(locale, 'UTC').format(Date.parse(`${text.slice(0, 10)}T00:00:00Z`));
  }
  const ms = msFromIso(text);
  return ms === null ? null : formatterOf(locale, timeZone).format(ms);
}

/** §2.6: '5 Mar 2024' (en-GB writes 'Sept'). Missing or unparsable: empty, because a card shows no error. */
export const articleDate = (published: string | null | undefined): string =>
  formatDay(published ?? '', 'en-GB', 'UTC') ?? '';

/** §2.7 */
export const usDateTexts = messages('dates/us-date', {
  missing: 'N/A',
  unparsable: 'Invalid Date',
});

/** §2.7: 'Mar 5, 2024'. `timeZone` matters to instants only (the reader's, for a last login). */
export function usDate(value: string | null | undefined, timeZone = 'UTC'): string {
  if (!value) return usDateTexts.missing;
  return formatDay(value, 'en-US', timeZone) ?? usDateTexts.unparsable;
}
