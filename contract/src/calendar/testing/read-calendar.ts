import ICAL from 'ical.js';

/** A calendar file as another implementation of RFC 5545 reads it. */
export type ReadEntry = {
  readonly uid: string;
  /** A day, or an instant as ISO. */
  readonly start: string;
  /** Of whole days the day after the last. */
  readonly end: string;
  readonly summary: string;
  readonly location: string;
  readonly description: string;
  readonly sequence: number;
  readonly stamp: string;
  /** The names of all its lines. */
  readonly names: readonly string[];
};

/** Of half a character there are none. */
const octetsIn = (line: string): number =>
  encodeURIComponent(line.toWellFormed()).replaceAll(/%../g, 'x').length;

/** What the text breaks of the form itself; null: nothing. Readers are lenient about some of it. */
export function formFault(text: string): string | null {
  const lines = text.split('\r\n');
  if (lines.pop() !== '') return 'the last line has no end';
  if (lines.some((line) => /[\r\n]/.test(line))) return 'half a line break';
  if (lines.some((line) => octetsIn(line) > 75)) return 'a line of over 75 octets';
  if (lines.some((line) => !line.isWellFormed())) return 'a line that ends inside of a character';
  return null;
}

const textOf = (event: ICAL.Component, name: string): string =>
  String(event.getFirstPropertyValue(name) ?? '');

function momentOf(event: ICAL.Component, name: string): string {
  const time = event.getFirstPropertyValue(name);
  if (!(time instanceof ICAL.Time)) throw new Error(`${name} is no time`);
  if (time.isDate) return time.toString();
  if (time.zone !== ICAL.Timezone.utcTimezone) throw new Error(`${name} is not in UTC`);
  return time.toJSDate().toISOString();
}

export function readCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const entries = calendar.getAllSubcomponents('vevent').map((event): ReadEntry => ({
    uid: textOf(event, 'uid'),
    start: momentOf(event, 'dtstart'),
    end: momentOf(event, 'dtend'),
    summary: textOf(event, 'summary'),
    location: textOf(event, 'location'),
    description: textOf(event, 'description'),
    sequence: Number(event.getFirstPropertyValue('sequence')),
    stamp: momentOf(event, 'dtstamp'),
    names: event.getAllProperties().map(({ name }) => name),
  }));
  return {
    entries,
    /** The lines before the first entry. */
    head: Object.fromEntries(
      calendar.getAllProperties().map(({ name, jCal }) => [name, String(jCal[3])]),
    ),
    parts: calendar.getAllSubcomponents().map(({ name }) => name),
  };
}
