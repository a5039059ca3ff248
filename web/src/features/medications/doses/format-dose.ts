import { isAfterMidnight } from '@caretrail/contract/medications/dose-day';
import { doseWithTotal } from '@caretrail/contract/medications/dose-total';
import {
  type DoseLogEntry,
  type DoseOccurrence,
  skipReasonLabels,
} from '@caretrail/contract/medications/doses';
import { formatHoursAndMinutes } from '@caretrail/contract/medications/format-duration';
import type { DosePart } from '@caretrail/contract/medications/slots';
import { datePart, daysBetween } from '@caretrail/contract/time/days';
import { dateAt, localAt } from '@caretrail/contract/time/zoned';
import { dayWithoutYear, nearDay, weekdayName } from '../../../lib/format-day.ts';
import { placeOfZone } from '../../../lib/time-zones.ts';
import { isPutOff } from './dose-place.ts';
import { entryTexts, todayTexts } from './texts.ts';

const minute = 60_000;

/**
 * The calendar day of the user. Between midnight and 03:00 the doses are still those of the day before and “today” is
 * ambiguous, so days are then named by weekday.
 */
export type DayNow = string | { readonly night: string };

export function dayNow(nowMs: number, zone: string): DayNow {
  const date = dateAt(nowMs, zone);
  return isAfterMidnight(nowMs, zone) ? { night: date } : date;
}

/** Within this distance the weekday alone is unambiguous. */
const nearDays = 3;

function formatDay(day: string, today: DayNow): string {
  if (typeof today === 'string') return nearDay(day, today) ?? dayWithoutYear(day);
  const isNear = Math.abs(daysBetween(today.night, day)) <= nearDays;
  return isNear ? weekdayName(day) : dayWithoutYear(day);
}

/** '2026-03-05T09:30' → '09:30'. */
export const clockOf = (local: string): string => local.slice(11);

/** 'Today at 20:00', 'Friday 4 December at 21:00'; after midnight 'Monday at 21:00'. */
export const formatMoment = (local: string, today: DayNow): string =>
  `${formatDay(datePart(local), today)} at ${clockOf(local)}`;

/**
 * Planned and recorded times keep the zone they were planned or recorded in. If the patient's own zone now has another
 * time, the place is named: 'Berlin time'.
 */
export const formatPlace = (at: string, ofZone: string, zone: string): string =>
  localAt(Date.parse(at), ofZone) === localAt(Date.parse(at), zone)
    ? ''
    : `${placeOfZone(ofZone)} time`;

/** The same as a suffix of a time: ' (Berlin time)'. */
export function placeAside(at: string, ofZone: string, zone: string): string {
  const place = formatPlace(at, ofZone, zone);
  return place === '' ? '' : ` (${place})`;
}

/** A moment in `ofZone`; `zone` is the patient's own. */
export const momentAt = (at: string, today: DayNow, zone: string, ofZone = zone): string =>
  formatMoment(localAt(Date.parse(at), ofZone), today) + placeAside(at, ofZone, zone);

const inSentence = (moment: string): string =>
  moment.replace(/^(Today|Tomorrow|Yesterday)/, (near) => near.toLowerCase());

/** 'today at 20:00', for use within a sentence; a weekday keeps its capital. */
export const momentWithin = (
  at: string | number,
  today: DayNow,
  zone: string,
  ofZone = zone,
): string => inSentence(momentAt(new Date(at).toISOString(), today, zone, ofZone));

/** 'at 20:00' for today, otherwise like `momentWithin`. */
export const momentShort = (...when: Parameters<typeof momentWithin>): string =>
  momentWithin(...when).replace(/^today /, '');

type Planned = Pick<DoseOccurrence, 'at' | 'local_date_time' | 'time_zone'>;

/** '21:00', '21:00 (Berlin time)' */
export const plannedClock = ({ at, local_date_time, time_zone }: Planned, zone: string): string =>
  clockOf(local_date_time) + placeAside(at, time_zone, zone);

/** '09:15' in the patient's zone; with the weekday if it is on another day than planned. */
export function formatUntil({ at }: Planned, until: string, zone: string): string {
  const [planned, local] = [at, until].map((each) => localAt(Date.parse(each), zone));
  if (planned === undefined || local === undefined) return '';
  const isSameDay = datePart(planned) === datePart(local);
  return isSameDay ? clockOf(local) : `${weekdayName(datePart(local))} at ${clockOf(local)}`;
}

/** '09:00', the planned time of a postponed dose; with the weekday if it is on another day. */
export function plannedBefore(dose: Planned, until: string, zone: string): string {
  const clock = plannedClock(dose, zone);
  const isSameDay = formatUntil(dose, until, zone).length === 'HH:mm'.length;
  return isSameDay ? clock : `${weekdayName(datePart(dose.local_date_time))} at ${clock}`;
}

/** When a dose is due; its new time if it was put off. */
export const dueMoment = (dose: DoseOccurrence, today: DayNow, zone: string): string =>
  isPutOff(dose)
    ? momentAt(dose.postponed_until, today, zone)
    : formatMoment(dose.local_date_time, today) + placeAside(dose.at, dose.time_zone, zone);

/** The same within a sentence: '21:00' for today, 'tomorrow at 01:00', after midnight 'Monday at 21:00'. */
export const dueWithin = (...due: Parameters<typeof dueMoment>): string =>
  inSentence(dueMoment(...due)).replace(/^today at /, '');

/** A log entry: 'Taken today at 08:21', 'Skipped: I felt sick'. */
export const formatEntry = (
  { status, at, time_zone, reason }: Pick<DoseLogEntry, 'status' | 'at' | 'time_zone' | 'reason'>,
  today: DayNow,
  zone: string,
): string =>
  status === 'taken'
    ? entryTexts.taken(momentWithin(at, today, zone, time_zone))
    : todayTexts.skipped(reason && skipReasonLabels[reason]);

/** An entry recorded a moment ago: 'Taken at 08:21', or 'Taken yesterday at 23:50' if on another day than planned. */
export function formatKeptEntry(
  log: Pick<DoseLogEntry, 'status' | 'at' | 'time_zone' | 'reason'>,
  plannedDay: string,
  today: DayNow,
  zone: string,
): string {
  if (log.status !== 'taken') return todayTexts.skipped(null);
  const local = localAt(Date.parse(log.at), log.time_zone);
  return datePart(local) === plannedDay
    ? todayTexts.takenAtClock(clockOf(local) + placeAside(log.at, log.time_zone, zone))
    : formatEntry(log, today, zone);
}

/** '3 hours 20 minutes ago'. */
export function formatSince(sinceMs: number): string {
  const minutes = Math.floor(sinceMs / minute);
  return minutes < 1 ? 'just now' : `${formatHoursAndMinutes(minutes)} ago`;
}

/** The amount to take: the parts if known, otherwise the dose as written. */
export const formatAmount = (parts: readonly DosePart[], dosage: string): string =>
  parts.length === 0 ? dosage : doseWithTotal(parts);
