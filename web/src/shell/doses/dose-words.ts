import { doseWithTotal } from '@caretrail/contract/medications/dose-total';
import { type DoseLogEntry, skipReasonLabels } from '@caretrail/contract/medications/doses';
import { durationWords } from '@caretrail/contract/medications/schedule-words';
import type { DosePart } from '@caretrail/contract/medications/slots';
import { datePart } from '@caretrail/contract/time/days';
import { localAt } from '@caretrail/contract/time/zoned';
import { dayWithoutYear, nearDay } from '../../lib/day-words.ts';
import { entryTexts, todayTexts } from './texts.ts';

const minute = 60_000;

/** '2026-03-05T09:30' → '09:30', as the schedule is said. */
export const clockOf = (local: string): string => local.slice(11);

/** 'Today at 20:00', 'Friday 4 December at 21:00'. */
export function momentWords(local: string, today: string): string {
  const day = datePart(local);
  return `${nearDay(day, today) ?? dayWithoutYear(day)} at ${clockOf(local)}`;
}

/** When something was done, on the reader's clock. */
export const momentAt = (at: string, today: string, zone: string): string =>
  momentWords(localAt(Date.parse(at), zone), today);

/** 'today at 20:00', within a sentence; a weekday keeps its capital. */
export const momentWithin = (at: string | number, today: string, zone: string): string =>
  momentWords(localAt(new Date(at).getTime(), zone), today).replace(
    /^(Today|Tomorrow|Yesterday)/,
    (near) => near.toLowerCase(),
  );

/** What stands in the log about a dose: 'Taken today at 08:21', 'Skipped: I felt sick'. */
export const notedWords = (
  { status, at, reason }: Pick<DoseLogEntry, 'status' | 'at' | 'reason'>,
  today: string,
  zone: string,
): string =>
  status === 'taken'
    ? entryTexts.taken(momentWithin(at, today, zone))
    : todayTexts.skipped(reason && skipReasonLabels[reason]);

/** In the row of a dose that was recorded a moment ago: 'Taken at 08:21', on another day 'Taken yesterday at 23:50'. */
export function keptWords(
  { status, at }: Pick<DoseLogEntry, 'status' | 'at'>,
  plannedDay: string,
  today: string,
  zone: string,
): string {
  if (status !== 'taken') return todayTexts.skipped(null);
  const local = localAt(Date.parse(at), zone);
  return datePart(local) === plannedDay
    ? todayTexts.takenAtClock(clockOf(local))
    : entryTexts.taken(momentWithin(at, today, zone));
}

/** '3 hours 20 minutes ago'. */
export function sinceWords(sinceMs: number): string {
  const minutes = Math.floor(sinceMs / minute);
  return minutes < 1 ? 'just now' : `${durationWords(minutes)} ago`;
}

/** What to take: the parts where they are known, else the dose as it was written. */
export const amountWords = (parts: readonly DosePart[], dosage: string): string =>
  parts.length === 0 ? dosage : doseWithTotal(parts);
