import { dateOf, type DayNow } from '@caretrail/contract/medications/dose-day';
import { doseWithTotal } from '@caretrail/contract/medications/dose-total';
import { type DoseLogEntry, type DoseOccurrence } from '@caretrail/contract/medications/doses';
import { formatHoursAndMinutes } from '@caretrail/contract/medications/format-duration';
import type { DosePart } from '@caretrail/contract/medications/slots';
import { datePart, daysBetween } from '@caretrail/contract/time/days';
import { dateAt, localAt } from '@caretrail/contract/time/zoned';
import { isWaiting } from '../../../data/dose-entry.ts';
import { dayIn, weekdayName } from '../../../lib/format-day.ts';
import { noBreak } from '../../../lib/no-break.ts';
import { placeOfZone } from '@caretrail/contract/time/whose-clock';
import { reasonLabels } from './skip-reason-texts.ts';
import { isPutOff } from './dose-place.ts';
import { entryTexts, momentTexts, todayTexts } from './texts.ts';

const minute = 60_000;

/** Within this distance the weekday alone is unambiguous. */
const nearDays = 3;

/** 'Friday 4 December'; after midnight a near day by its weekday alone. */
export const nameOfDay = (day: string, today: DayNow): string =>
  typeof today !== 'string' && Math.abs(daysBetween(today.night, day)) <= nearDays
    ? weekdayName(day)
    : noBreak(dayIn(day, dateOf(today)));

function nearToday(day: string, today: DayNow): MomentValues['when'] {
  if (typeof today !== 'string') return 'day';
  const by = daysBetween(today, day);
  return by === 0 ? 'today' : by === 1 ? 'tomorrow' : by === -1 ? 'yesterday' : 'day';
}

/** '2026-03-05T09:30' → '09:30'. */
export const clockOf = (local: string): string => local.slice(11);

/** The values of the messages about a moment. */
export type MomentValues = {
  readonly when: 'today' | 'tomorrow' | 'yesterday' | 'day';
  readonly day: string;
  readonly time: string;
};

/** A clock time as it stands in sentences; with the place if it is not the patient's. */
export const clockWords = (clock: string, place: string | null = null): string =>
  place === null ? momentTexts.clock({ time: clock }) : momentTexts.placed({ time: clock, place });

const momentValues = (local: string, today: DayNow, place: string | null = null): MomentValues => ({
  when: nearToday(datePart(local), today),
  day: nameOfDay(datePart(local), today),
  time: clockWords(clockOf(local), place),
});

/** 'Next: today at 20:00', 'Next: Sunday 31 January 2027 at 21:00'; after midnight 'Next: Monday at 21:00'. */
export const formatNext = (
  local: string,
  today: DayNow,
  format: (values: MomentValues) => string = momentTexts.next,
): string => format(momentValues(local, today));

/**
 * Planned and recorded times keep the zone they were planned or recorded in. If the patient's own zone now has another
 * time, the place is named: 'Berlin'.
 */
export const placeAside = (at: string | number, ofZone: string, zone: string): string | null => {
  const ms = new Date(at).getTime();
  return localAt(ms, ofZone) === localAt(ms, zone) ? null : placeOfZone(ofZone);
};

/** A moment in `ofZone`, for a message; `zone` is the patient's own. */
export const momentOf = (
  at: string | number,
  today: DayNow,
  zone: string,
  ofZone = zone,
): MomentValues =>
  momentValues(localAt(new Date(at).getTime(), ofZone), today, placeAside(at, ofZone, zone));

/** 'Today at 20:00' */
export const momentAt = (...when: Parameters<typeof momentOf>): string =>
  momentTexts.first(momentOf(...when));

type Planned = Pick<DoseOccurrence, 'at' | 'local_date_time' | 'time_zone'>;

/** '21:00', '21:00 (Berlin time)' */
export const plannedClock = ({ at, local_date_time, time_zone }: Planned, zone: string): string =>
  clockWords(clockOf(local_date_time), placeAside(at, time_zone, zone));

function isOnSameDay({ at }: Planned, until: string, zone: string): boolean {
  const [planned, local] = [at, until].map((each) => dateAt(Date.parse(each), zone));
  return planned === local;
}

/** '09:15' in the patient's zone; with the weekday if it is on another day than planned. */
export function formatUntil(dose: Planned, until: string, zone: string): string {
  const local = localAt(Date.parse(until), zone);
  const time = clockWords(clockOf(local));
  return isOnSameDay(dose, until, zone)
    ? time
    : momentTexts.weekday({ day: weekdayName(datePart(local)), time });
}

/** '09:00', the planned time of a postponed dose; with the weekday if it is on another day. */
export function plannedBefore(dose: Planned, until: string, zone: string): string {
  const time = plannedClock(dose, zone);
  return isOnSameDay(dose, until, zone)
    ? time
    : momentTexts.weekday({ day: weekdayName(datePart(dose.local_date_time)), time });
}

/** When a dose is due, for a message; its new time if it was put off. */
export const dueValues = (dose: DoseOccurrence, today: DayNow, zone: string): MomentValues =>
  isPutOff(dose)
    ? momentOf(dose.postponed_until, today, zone)
    : momentValues(dose.local_date_time, today, placeAside(dose.at, dose.time_zone, zone));

type Entry = Pick<DoseLogEntry, 'status' | 'at' | 'time_zone' | 'reason'> & {
  readonly id?: string;
};

/** 'Not sent yet: Taken at 08:21' of an entry that is on this device alone. */
const asSent = ({ id = '' }: Entry, what: string): string =>
  isWaiting({ id }) ? entryTexts.notSent({ what }) : what;

const formatAnyEntry = (entry: Entry, today: DayNow, zone: string): string =>
  entry.status === 'taken'
    ? entryTexts.taken(momentOf(entry.at, today, zone, entry.time_zone))
    : formatSkipped(entry.reason);

/** A log entry: 'Taken today at 08:21', 'Skipped: I felt sick'. */
export const formatEntry = (entry: Entry, today: DayNow, zone: string): string =>
  asSent(entry, formatAnyEntry(entry, today, zone));

/** Longer than a call takes, on a bad connection too. */
const arrivedLateMs = 10 * minute;

/** Both times of a record that arrived after its plan was changed; null: there is nothing to say. */
export function formatEarlierPlan(
  { log, is_of_earlier_plan }: Pick<DoseOccurrence, 'log' | 'is_of_earlier_plan'>,
  today: DayNow,
  zone: string,
): string | null {
  const { at, logged_at } = log ?? {};
  if (is_of_earlier_plan !== true || at === undefined || logged_at === undefined) return null;
  if (Date.parse(logged_at) - Date.parse(at) < arrivedLateMs) return null;
  return entryTexts.ofEarlierPlan(momentOf(logged_at, today, zone));
}

const formatSkipped = (reason: DoseLogEntry['reason']): string =>
  reason === null ? todayTexts.skipped : todayTexts.skippedBecause({ why: reasonLabels[reason] });

type KeptEntry = [log: Entry, plannedDay: string, today: DayNow, zone: string];

/** An entry recorded a moment ago: 'Taken at 08:21', or 'Taken yesterday at 23:50' if on another day than planned. */
export function formatAnswer(...[log, plannedDay, today, zone]: KeptEntry): string {
  if (log.status !== 'taken') return todayTexts.skipped;
  const local = localAt(Date.parse(log.at), log.time_zone);
  if (datePart(local) !== plannedDay) return formatAnyEntry(log, today, zone);
  const time = clockWords(clockOf(local), placeAside(log.at, log.time_zone, zone));
  return todayTexts.takenAtClock({ time });
}

/** The same, with whether it is sent. */
export const formatKeptEntry = (...entry: KeptEntry): string =>
  asSent(entry[0], formatAnswer(...entry));

/** '3 hours 20 minutes ago'. */
export function formatSince(sinceMs: number): string {
  const minutes = Math.floor(sinceMs / minute);
  return minutes < 1
    ? momentTexts.justNow
    : momentTexts.ago({ duration: formatHoursAndMinutes(minutes) });
}

/** The amount to take: the parts if known, otherwise the dose as written. */
export const formatExact = (parts: readonly DosePart[], dosage: string): string =>
  noBreak(parts.length === 0 ? dosage : doseWithTotal(parts));
