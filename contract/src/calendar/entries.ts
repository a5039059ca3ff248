import { msFromIso } from '../dates.ts';
import { messages } from '../i18n/messages.ts';
import { limits } from '../limits.ts';
import { addressInOneLine, type Addressed } from '../locations/address.ts';
import { addDays, msOfDay } from '../time/days.ts';
import { isVisit } from '../timelines/event-types.ts';
import { firstDayOf, lastDayOf, type Placed, spanOf, unsaidMinutes } from '../timelines/placing.ts';
import type { TimelineEvent } from '../timelines/schema.ts';
import type { Treatment } from '../treatments/schema.ts';
import { isWrittenDown, sessionsBetween } from '../treatments/session-visits.ts';
import { type CalendarEntry, type EntryTime, writeCalendar } from './ics.ts';
import type { CalendarMode } from './schema.ts';

/** What a person reads in the calendar, also where it is to say nothing. */
const texts = messages('calendar/entries', {
  name: 'Appointments',
  appointment: 'Appointment',
});

export type CalendarVisit = Pick<
  TimelineEvent,
  | 'id'
  | 'event_type'
  | 'title'
  | 'start'
  | 'end'
  | 'time_zone'
  | 'all_day'
  | 'status'
  | 'location_id'
  | 'location_name'
  | 'treatment_id'
  | 'preparation'
  | 'version'
  | 'updated_at'
>;
export type CalendarPlace = Addressed & {
  readonly id: string;
  readonly name: string;
  readonly updated_at: string;
};

/** What a calendar is made from; it may hold more than the calendar shows. */
export type CalendarRecord = {
  readonly visits: readonly CalendarVisit[];
  readonly treatments: readonly Treatment[];
  readonly places: readonly CalendarPlace[];
};

/** What is shown, and since when. */
export type CalendarShown = { readonly mode: CalendarMode; readonly changedAt: string };
export type CalendarDay = { readonly today: string; readonly zone: string };

/** The days that a calendar covers, both included. */
export const calendarDays = (today: string): { readonly from: string; readonly to: string } => ({
  from: addDays(today, -limits.calendar.daysBack),
  to: addDays(today, limits.calendar.daysAhead),
});

/** Calendars write a year in four digits. */
const lastDay = '9999-12-30';
const lastMs = msOfDay(lastDay);

function timeOf(visit: Placed): EntryTime {
  if (visit.all_day) {
    const last = lastDayOf(visit);
    return { first: firstDayOf(visit), last: last < lastDay ? last : lastDay };
  }
  const { fromMs, toMs } = spanOf(visit);
  const endMs = toMs > fromMs ? toMs : fromMs + unsaidMinutes * 60_000;
  return { fromMs, toMs: Math.min(endMs, lastMs) };
}

/** One that was called off, missed or deleted is not in a calendar any more. */
const takesPlace = ({ event_type, status }: CalendarVisit): boolean =>
  isVisit(event_type) && (status === 'planned' || status === 'done');

/** A visit or a session, before anything is left out of it. */
type Entry = Pick<CalendarVisit, 'id' | 'title' | 'location_id' | 'version' | 'updated_at'> &
  Placed & { readonly location_name: string; readonly preparation: string };

function entryOf(
  entry: Entry,
  place: CalendarPlace | undefined,
  { mode, changedAt }: CalendarShown,
): CalendarEntry {
  const isDiscreet = mode === 'discreet';
  const address = place === undefined ? '' : addressInOneLine(place);
  const stamps = [entry.updated_at, changedAt, ...(place && !isDiscreet ? [place.updated_at] : [])];
  return {
    uid: entry.id,
    sequence: entry.version - 1,
    changedMs: Math.max(...stamps.map((stamp) => msFromIso(stamp) ?? 0)),
    time: timeOf(entry),
    summary: isDiscreet ? texts.appointment : entry.title,
    location: isDiscreet
      ? ''
      : [place?.name ?? entry.location_name, address].filter((part) => part !== '').join(', '),
    description: mode === 'preparation' ? entry.preparation : '',
  };
}

/** The sessions that the patient has not added as visits too. A session is as new as its treatment. */
function sessionsOf(
  { treatments }: CalendarRecord,
  visits: readonly CalendarVisit[],
  days: { readonly from: string; readonly to: string; readonly zone: string },
): Entry[] {
  const ofTreatments = visits.filter(({ treatment_id }) => treatment_id !== null);
  const stamps = new Map(treatments.map((treatment) => [treatment.id, treatment]));
  return sessionsBetween(treatments, days)
    .filter((session) => !isWrittenDown(session, ofTreatments))
    .map((session) => ({
      ...session,
      location_name: '',
      preparation: '',
      version: stamps.get(session.treatment_id)?.version ?? 1,
      updated_at: stamps.get(session.treatment_id)?.updated_at ?? '',
    }));
}

const startOf = (time: EntryTime): number => ('first' in time ? msOfDay(time.first) : time.fromMs);

/** The visits and sessions of some days around today, the first to begin first. Never doses, the diary or results. */
export function calendarEntries(
  record: CalendarRecord,
  shown: CalendarShown,
  { today, zone }: CalendarDay,
): CalendarEntry[] {
  const { from, to } = calendarDays(today);
  const visits = record.visits.filter(
    (visit) => takesPlace(visit) && lastDayOf(visit) >= from && firstDayOf(visit) <= to,
  );
  const places = new Map(record.places.map((place) => [place.id, place]));
  return [...visits, ...sessionsOf(record, visits, { from, to, zone })]
    .map((entry) => entryOf(entry, places.get(entry.location_id ?? ''), shown))
    .toSorted((one, other) =>
      startOf(one.time) === startOf(other.time)
        ? one.uid.localeCompare(other.uid)
        : startOf(one.time) - startOf(other.time),
    )
    .slice(0, limits.calendar.entries);
}

/** How often an app may ask again. */
const refresh = 'PT1H';

/** The calendar that an app reads from its address. */
export const writeFeed = (record: CalendarRecord, shown: CalendarShown, day: CalendarDay): string =>
  writeCalendar(calendarEntries(record, shown, day), { name: texts.name, refresh });

/** One visit as a file, to be added once. */
export const writeVisit = (
  visit: CalendarVisit,
  place: CalendarPlace | undefined,
  mode: CalendarMode,
): string => writeCalendar([entryOf(visit, place, { mode, changedAt: visit.updated_at })], null);
