import fc from 'fast-check';
import { msFromIso } from '../../dates.ts';
import { addDays } from '../../time/days.ts';
import { writeFeed, type CalendarVisit } from '../entries.ts';
import { anyCalendar, type AnyCalendar, mark } from './any-calendar.ts';
import { formFault, readCalendar, type ReadEntry } from './read-calendar.ts';

/** Compares feeds, as another implementation of RFC 5545 reads them, with the rows they were made from. */

type Expected = Pick<ReadEntry, 'uid' | 'summary' | 'location' | 'description' | 'sequence'> & {
  readonly zone: string;
  readonly start: string;
  readonly end: string | null;
  readonly allDay: boolean;
};

const visitTypes = ['Appointment', 'Consultations', 'Scan', 'Tests', 'Treatment', 'Rehab'];
const readable = (text: string): string =>
  text
    .toWellFormed()
    .split(/\r\n|[\r\n\u0085\u2028\u2029]/)
    .map((line) => line.replaceAll(/\p{Cc}/gu, ' '))
    .join('\n');

const lastDay = ({ start, end, all_day }: Pick<CalendarVisit, 'start' | 'end' | 'all_day'>) => {
  const day = start.slice(0, 10);
  if (end === null || end <= start) return day;
  return !all_day && end.endsWith('T00:00') ? addDays(end.slice(0, 10), -1) : end.slice(0, 10);
};

/** In plain steps, without the functions that write the feed. */
function expectedOf({ record, shown: { mode }, day: { today, zone } }: AnyCalendar): Expected[] {
  const [from, to] = [addDays(today, -30), addDays(today, 731)];
  const placeOf = (id: string | null, name: string): string => {
    const place = record.places.find((each) => each.id === id);
    if (place === undefined) return name;
    const { address_lines, city, postcode, region, country } = place;
    const lines = [place.name, ...address_lines, `${city} ${postcode}`.trim(), region, country];
    return lines.filter((line) => line !== '').join(', ');
  };
  const said = (title: string, place: string, preparation: string) => ({
    summary: mode === 'discreet' ? 'Appointment' : readable(title),
    location: mode === 'discreet' ? '' : readable(place),
    description: mode === 'preparation' ? readable(preparation) : '',
  });
  const visits = record.visits.filter(
    (visit) =>
      visitTypes.includes(visit.event_type) &&
      ['planned', 'done'].includes(visit.status) &&
      lastDay(visit) >= from &&
      visit.start.slice(0, 10) <= to,
  );
  const sessions = record.treatments
    .filter(({ status }) => status === 'active' || status === 'planned')
    .flatMap((treatment) => treatment.sessions.map((session) => ({ treatment, session })))
    .filter(
      ({ treatment: { type, location_id }, session }) =>
        type !== 'tumour_treating_fields' &&
        (['surgery', 'radiotherapy', 'rehab'].includes(type) ||
          location_id !== null ||
          session.time !== null),
    )
    .filter(({ session: { status, date } }) => status !== 'missed' && date >= from && date <= to)
    .filter(
      ({ treatment, session }) =>
        !visits.some(
          ({ treatment_id, event_type, start }) =>
            treatment_id === treatment.id &&
            ['Appointment', 'Treatment', 'Rehab'].includes(event_type) &&
            start.startsWith(session.date),
        ),
    );
  return [
    ...visits.map((visit) => ({
      ...said(visit.title, placeOf(visit.location_id, visit.location_name), visit.preparation),
      uid: visit.id,
      sequence: visit.version - 1,
      zone: visit.time_zone,
      start: visit.start,
      end: visit.all_day ? lastDay(visit) : visit.end,
      allDay: visit.all_day,
    })),
    ...sessions.map(({ treatment, session }) => ({
      ...said(treatment.title, placeOf(treatment.location_id, ''), ''),
      uid: session.id,
      sequence: treatment.version - 1,
      zone,
      start: `${session.date}T${session.time ?? '00:00'}`,
      end: session.time === null ? session.date : null,
      allDay: session.time === null,
    })),
  ];
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function shownIn(ms: number, zone: string): string {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(zone, clock);
  return clock.format(ms).replace(' ', 'T');
}

const hour = 3_600_000;

/** The clock of the zone shows the time then, and not before; where clocks jump over it, it is just after. */
function isFirstAt(ms: number, local: string, zone: string): boolean {
  const shown = shownIn(ms, zone);
  if (shown !== local) return shown > local && shownIn(ms - 60_000, zone) < local;
  return shownIn(ms - hour, zone) !== local && shownIn(ms - hour / 2, zone) !== local;
}

function timeFault(read: ReadEntry, row: Expected): string | null {
  if (row.allDay) {
    const end = addDays(row.end ?? row.start.slice(0, 10), 1);
    return read.start === row.start.slice(0, 10) && read.end === end ? null : 'days';
  }
  const [start, end] = [msFromIso(read.start) ?? 0, msFromIso(read.end) ?? 0];
  if (!isFirstAt(start, row.start, row.zone)) return 'start';
  // Without an end, or where clocks swallow it, it lasts an hour.
  if (row.end !== null && isFirstAt(end, row.end, row.zone) && end > start) return null;
  const isSaid = row.end !== null && row.end > row.start && shownIn(start, row.zone) < row.end;
  return end - start === hour && !isSaid ? null : 'end';
}

const same = ['summary', 'location', 'description', 'sequence'] as const;

function difference(each: AnyCalendar): string | null {
  const text = writeFeed(each.record, each.shown, each.day);
  const fault = formFault(text);
  if (fault !== null) return fault;
  const isTelling = each.shown.mode === 'discreet' && text.replaceAll('\r\n ', '').includes(mark);
  if (isTelling) return 'a discreet feed has a text of the record';
  const { entries } = readCalendar(text);
  const rows = new Map(expectedOf(each).map((row) => [row.uid, row]));
  if (entries.length !== rows.size) return `${entries.length} entries of ${rows.size} rows`;
  for (const read of entries) {
    const row = rows.get(read.uid);
    if (row === undefined) return `no row for ${read.uid}`;
    const wrong = same.find((name) => read[name] !== row[name]) ?? timeFault(read, row);
    if (wrong !== null && wrong !== undefined)
      return `${wrong}: read ${JSON.stringify(read)}, row ${JSON.stringify(row)}`;
  }
  return writeFeed(each.record, each.shown, each.day) === text ? null : 'not the same twice';
}

/** How many of so many random feeds differ: the first of them, in its shortest form, as text. */
export function tryFeeds(count: number, seed: number): { readonly fault: string | null } {
  const property = fc.property(anyCalendar, (each) => {
    const found = difference(each);
    if (found !== null) throw new Error(found);
  });
  const result = fc.check(property, { numRuns: count, seed });
  if (!result.failed) return { fault: null };
  const cause = result.errorInstance instanceof Error ? result.errorInstance.message : '';
  return {
    fault: `seed ${seed}: ${cause}\n${JSON.stringify(result.counterexample).slice(0, 4000)}`,
  };
}
