import { isCalendarDate } from '../../dates.ts';

/** A date in a line of text. */
export type FoundDate = {
  /** 'YYYY-MM-DD' */
  readonly day: string;
  /** What stands before it in its line, in lower case. */
  readonly before: string;
};

/** English and German, by their first three letters; a German keyboard without umlauts writes 'Maerz'. */
const months: readonly (readonly string[])[] = [
  ['jan', 'jän'],
  ['feb'],
  ['mar', 'mär', 'mae'],
  ['apr'],
  ['may', 'mai'],
  ['jun'],
  ['jul'],
  ['aug'],
  ['sep'],
  ['oct', 'okt'],
  ['nov'],
  ['dec', 'dez'],
];

const monthNames =
  'jan(?:uar|uary)?|jän(?:ner)?|feb(?:ruar|ruary)?|mar(?:ch)?|märz?|maerz|apr(?:il)?|may|mai|june?|juni|july?|juli|' +
  'aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?';

const monthNumber = (name: string): number =>
  months.findIndex((starts) => starts.includes(name.slice(0, 3))) + 1;

const twoDigits = (part: string | number): string => String(part).padStart(2, '0');

const dayOf = (year: string, month: string | number, day: string): string | null => {
  const text = `${year}-${twoDigits(month)}-${twoDigits(day)}`;
  return isCalendarDate(text) ? text : null;
};

type Form = {
  readonly form: RegExp;
  readonly read: (parts: readonly string[]) => string | null;
};

/** Of '3/4/2026' no one knows which is the month: it counts only where one of the two cannot be. */
const bySlashes = ([one = '', two = '', year = '']: readonly string[]): string | null => {
  if (Number(one) > 12) return dayOf(year, two, one);
  if (Number(two) > 12) return dayOf(year, one, two);
  return one === two ? dayOf(year, one, two) : null;
};

const forms: readonly Form[] = [
  {
    form: /(?<![\d-])(\d{4})-(\d{2})-(\d{2})(?![\d-])/g,
    read: ([year = '', month = '', day = '']) => dayOf(year, month, day),
  },
  {
    form: /(?<![\d.])(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})(?!\d)/g,
    read: ([day = '', month = '', year = '']) => dayOf(year, month, day),
  },
  { form: /(?<![\d/])(\d{1,2})\/(\d{1,2})\/(\d{4})(?![\d/])/g, read: bySlashes },
  {
    form: new RegExp(
      `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th|\\.)? (${monthNames})\\.?,? (\\d{4})(?!\\d)`,
      'g',
    ),
    read: ([day = '', month = '', year = '']) => dayOf(year, monthNumber(month), day),
  },
  {
    form: new RegExp(
      `(?<!\\p{L})(${monthNames})\\.? (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})(?!\\d)`,
      'gu',
    ),
    read: ([month = '', day = '', year = '']) => dayOf(year, monthNumber(month), day),
  },
];

/** Every date of a line that can be read in one way only. */
export function findDates(line: string): FoundDate[] {
  const lower = line.toLowerCase();
  return forms.flatMap(({ form, read }) =>
    [...lower.matchAll(form)].flatMap((match) => {
      const day = read(match.slice(1));
      return day === null ? [] : [{ day, before: lower.slice(0, match.index) }];
    }),
  );
}
