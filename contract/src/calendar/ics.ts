import { isoFromMs } from '../dates.ts';
import { addDays } from '../time/days.ts';

/** Writes calendars as files (RFC 5545, RFC 7986). Times are in UTC, so that no file needs the rules of a zone. */

/** Whole days, both included, or from one instant to another. */
export type EntryTime =
  | { readonly first: string; readonly last: string }
  | { readonly fromMs: number; readonly toMs: number };

export type CalendarEntry = {
  /** Names it for good, so that a moved visit moves and is not added again. */
  readonly uid: string;
  readonly sequence: number;
  /** When what is said here last changed. */
  readonly changedMs: number;
  readonly time: EntryTime;
  readonly summary: string;
  /** Empty: nothing is said. */
  readonly location: string;
  readonly description: string;
};

/** RFC 5545 3.1: without the line break. */
const mostOctets = 75;

const octetsOf = (codePoint: number): number =>
  codePoint < 0x80 ? 1 : codePoint < 0x8_00 ? 2 : codePoint < 0x1_00_00 ? 3 : 4;

/** Between characters, never inside of one. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character.codePointAt(0) ?? 0);
    if (octets + size > mostOctets) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}

const lineBreak = /\r\n?|[\n\u0085\u2028\u2029]/;

/** RFC 5545 3.3.11. Nothing in a text can end its line; half of a character stands for no character. */
const escaped = (text: string): string =>
  text
    .split(lineBreak)
    .map((line) =>
      line
        .replaceAll(/\p{Cs}/gu, '\uFFFD')
        .replaceAll(/\p{Cc}/gu, ' ')
        .replaceAll(/[\\;,]/g, String.raw`\$&`),
    )
    .join(String.raw`\n`);

const compact = (text: string): string => text.replaceAll(/[-:]/g, '');
const inUtc = (ms: number): string => `${compact(isoFromMs(ms).slice(0, 19))}Z`;

/** The end of whole days is the day after. */
const timeLines = (time: EntryTime): string[] =>
  'first' in time
    ? [
        `DTSTART;VALUE=DATE:${compact(time.first)}`,
        `DTEND;VALUE=DATE:${compact(addDays(time.last, 1))}`,
      ]
    : [`DTSTART:${inUtc(time.fromMs)}`, `DTEND:${inUtc(time.toMs)}`];

const textLine = (name: string, text: string): string[] =>
  text === '' ? [] : [`${name}:${escaped(text)}`];

/** DTSTAMP is that of the last change (RFC 5545 3.8.7.2): the same visits make the same file. */
const entryLines = (entry: CalendarEntry): string[] => [
  'BEGIN:VEVENT',
  `UID:${entry.uid}`,
  `DTSTAMP:${inUtc(entry.changedMs)}`,
  `LAST-MODIFIED:${inUtc(entry.changedMs)}`,
  `SEQUENCE:${entry.sequence}`,
  ...timeLines(entry.time),
  ...textLine('SUMMARY', entry.summary),
  ...textLine('LOCATION', entry.location),
  ...textLine('DESCRIPTION', entry.description),
  'CLASS:PRIVATE',
  'END:VEVENT',
];

/** RFC 5545 3.6: a calendar has at least one component. */
const nothingElse = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** Of a calendar that is read again and again: its name, and how long it stays fresh, as RFC 5545 writes it. */
export type Subscription = { readonly name: string; readonly refresh: string };

const subscriptionLines = ({ name, refresh }: Subscription): string[] => [
  ...textLine('NAME', name),
  ...textLine('X-WR-CALNAME', name),
  `REFRESH-INTERVAL;VALUE=DURATION:${refresh}`,
  `X-PUBLISHED-TTL:${refresh}`,
];

/** A calendar; without a subscription it is a file to add once. Who reads it learns nothing of where it is from. */
export const writeCalendar = (
  entries: readonly CalendarEntry[],
  subscription: Subscription | null,
): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//calendar//EN',
    'CALSCALE:GREGORIAN',
    ...(subscription === null ? [] : subscriptionLines(subscription)),
    ...(entries.length === 0 ? nothingElse : entries.flatMap(entryLines)),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
