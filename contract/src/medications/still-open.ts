import { msFromIso } from '../dates.ts';
import { dateOfDayNumber, dayNumberOf } from '../time/day-number.ts';
import { addDays } from '../time/days.ts';
import { type Course, type CourseDose, courseDoses, takenOn } from './course.ts';
import { doseStateAt } from './dose-state.ts';
import type { DoseLogEntry } from './doses.ts';
import { patternDays } from './pattern-days.ts';
import type { Pattern } from './patterns.ts';
import { daysOfRepeatOn } from './repeat-on.ts';
import type { ZoneMove } from './zone-moves.ts';

/** A dose that comes so rarely, in days, is missed for long when it leaves the list with its day. */
const rareDays = 7;
/** However rare, a dose that was not recorded for so many days is no longer named. */
const mostDaysOpen = 92;
/** Longer than a year: the next dose of a medicine taken every twelve months. */
const lookAhead = 400;

/** Never two doses within a week: once a week, every three months, one day of a cycle. */
function isRare(pattern: Pattern): boolean {
  switch (pattern.kind) {
    case 'weekdays':
      return daysOfRepeatOn(pattern.repeat_on).length === 1;
    case 'every_n_days':
      return pattern.n >= rareDays;
    case 'monthly':
      return true;
    case 'cycle': {
      const days = pattern.on_days.toSorted((a, b) => a - b);
      const [first = 1] = days;
      return [...days.slice(1), first + pattern.length].every(
        (next, index) => next - (days[index] ?? next) >= rareDays,
      );
    }
    case 'daily':
    case 'every_hours':
    case 'as_needed':
      return false;
  }
}

/** Whether any dose of a medicine can stay open beyond its day. */
export const isRarelyTaken = ({ versions }: Pick<Course, 'versions'>): boolean =>
  versions.some(({ phases }) => phases.some(({ pattern }) => isRare(pattern)));

/** Half of the time until the next dose of the same pattern; null: it is taken more often than once a week. */
function lastDayOpen({ version, phase, local_date }: CourseDose): string | null {
  const pattern = version.phases.find(({ seq }) => seq === phase)?.pattern;
  if (pattern === undefined || !isRare(pattern)) return null;
  const day = dayNumberOf(local_date);
  const next = patternDays(pattern, day + 1, day + lookAhead).find(({ isHeld }) => !isHeld);
  const half = Math.floor(((next?.day ?? day + lookAhead) - day) / 2);
  return dateOfDayNumber(day + Math.min(half, mostDaysOpen));
}

type Now = {
  /** The day that doses belong to now. */
  readonly day: string;
  readonly nowMs: number;
  readonly zone: string;
  readonly moves?: readonly ZoneMove[];
};

/** The days whose doses and entries decide it. */
export const stillOpenWindow = (day: string): { readonly from: string; readonly to: string } => ({
  from: addDays(day, -mostDaysOpen),
  // A dose that was recorded early belongs to a day that is still to come.
  to: addDays(day, rareDays),
});

/**
 * Doses of earlier days of a rarely taken medicine, neither taken nor skipped, that are not too late yet. None from the
 * day of the next dose on, and none once anything of the medicine was taken after it: doses of two days are never open
 * together.
 */
export function stillOpenDoses(
  course: Course & { readonly log: readonly DoseLogEntry[] },
  { day, nowMs, zone, moves = [] }: Now,
): CourseDose[] {
  if (!isRarelyTaken(course) || !takenOn(course.states)(day)) return [];
  const { log } = course;
  const { from } = stillOpenWindow(day);
  const doses = courseDoses(course, { from, to: day, zone, moves }, log);
  const isFollowed = (dose: CourseDose): boolean =>
    doses.some((other) => other.local_date > dose.local_date && !other.is_held) ||
    log.some(({ status, at }) => status === 'taken' && (msFromIso(at) ?? 0) > dose.at_ms);
  return doses.filter((dose) => {
    const last = lastDayOpen(dose);
    return (
      dose.local_date < day &&
      last !== null &&
      day <= last &&
      doseStateAt(dose, dose.log, dose.version, nowMs) === 'missed' &&
      !isFollowed(dose)
    );
  });
}
