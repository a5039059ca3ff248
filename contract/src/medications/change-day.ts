import { msFromIso } from '../dates.ts';
import { instantOnDay } from '../time/day-clocks.ts';
import { dayNumberOf, minutesOfClock } from '../time/day-number.ts';
import { addDays } from '../time/days.ts';
import { localAt } from '../time/zoned.ts';
import type { Course, CourseDose, CourseVersion, DatedState } from './course.ts';
import { expand, sinceDay } from './expand.ts';
import { inForceOn } from './in-force.ts';
import { isAnswered } from './is-answered.ts';
import type { Occurrence } from './occurrence.ts';

/** The doses of a day on which a plan was changed. */

const minute = 60 * 1000;

/** The instant of a change that was made during the day from which it counts; null: it was made before. */
function madeDuring(
  { home_tz, day_starts_at }: CourseVersion,
  changedAt: string | undefined,
  date: string,
): number | null {
  const ms = msFromIso(changedAt ?? '');
  if (ms === null) return null;
  const starts = minutesOfClock(day_starts_at);
  const number = dayNumberOf(date);
  const isSameDay =
    instantOnDay(home_tz, number, starts) <= ms && ms < instantOnDay(home_tz, number + 1, starts);
  return isSameDay ? ms : null;
}

export const overAt = (
  { at_ms }: Occurrence,
  { grace_min, miss_after_min }: CourseVersion,
): number => at_ms + Math.max(grace_min, miss_after_min) * minute;

/** The states that resume a medicine. */
const resumesOf = (states: readonly DatedState[]): DatedState[] =>
  states.filter(
    ({ state }, index) => state === 'active' && (states[index - 1]?.state ?? 'active') !== 'active',
  );

/** As they stood before the first day was corrected. */
const uncorrected = (
  versions: readonly CourseVersion[],
  earlier: readonly CourseVersion[],
): CourseVersion[] => {
  const ids = new Set(versions.map(({ corrects }) => corrects));
  return earlier.map((each) => (ids.has(each.id) ? { ...each, is_replaced: false } : each));
};

/**
 * A corrected first day adds no missed doses: one that was over by then is asked for only if the plan asked for a dose
 * at that time before.
 */
function newlyOver(
  course: Pick<Course, 'versions' | 'states'>,
  version: CourseVersion,
  doses: readonly Occurrence[],
  zone: string,
): ReadonlySet<Occurrence> {
  const madeMs = msFromIso(version.changed_at ?? '') ?? 0;
  const over = doses.filter((dose) => overAt(dose, version) <= madeMs);
  const days = over.map(({ local_date }) => local_date).toSorted();
  const [from, to] = [days[0], days.at(-1)];
  const before = course.versions.find(({ id }) => id === version.corrects);
  if (from === undefined || to === undefined || before === undefined) return new Set(over);
  const asked = new Set(
    withoutPast(course, before, expand(before, from, to, zone), zone).map(
      ({ local_date, local_date_time }) => `${local_date} ${local_date_time}`,
    ),
  );
  const kept = new Set(
    expand(version, from, to, zone)
      .filter(({ local_date, local_date_time }) => asked.has(`${local_date} ${local_date_time}`))
      .map(({ local_date, slot_id }) => `${local_date} ${slot_id}`),
  );
  return new Set(over.filter(({ local_date, slot_id }) => !kept.has(`${local_date} ${slot_id}`)));
}

const overWhenMade = (version: CourseVersion, doses: readonly Occurrence[]): Occurrence[] => {
  const madeMs = msFromIso(version.changed_at ?? '');
  return madeMs === null ? [] : doses.filter((dose) => overAt(dose, version) <= madeMs);
};

/** The plan as it was entered, with no other before it. */
const isEntered = ({ versions }: Pick<Course, 'versions'>, version: CourseVersion): boolean =>
  (version.corrects ?? null) === null && versions.indexOf(version) <= 0;

/** The version whose place another takes from its day on; undefined: there was no plan on that day. */
function versionBefore(
  { versions }: Pick<Course, 'versions'>,
  version: CourseVersion,
): { readonly before: CourseVersion; readonly earlier: readonly CourseVersion[] } | undefined {
  const earlier = uncorrected(versions, versions.slice(0, versions.indexOf(version)));
  const before = inForceOn(earlier, version.effective_from);
  return before === undefined || before.effective_from > version.effective_from
    ? undefined
    : { before, earlier };
}

/**
 * A plan entered at 20:00 asks for no dose at 08:00: on the day of its change a version asks for no dose that was over
 * by then, unless it replaces one that was planned before. The same when a medicine is resumed.
 */
export function withoutPast(
  course: Pick<Course, 'versions' | 'states'>,
  version: CourseVersion,
  doses: readonly Occurrence[],
  zone: string,
): readonly Occurrence[] {
  const { states } = course;
  const day = version.effective_from;
  const onDay = doses.filter(({ local_date }) => local_date === day);
  const madeMs = onDay.length === 0 ? null : madeDuring(version, version.changed_at, day);
  const isOver = (dose: Occurrence, ms: number | null, date: string): boolean =>
    ms !== null && dose.local_date === date && overAt(dose, version) <= ms;
  const takesPlace = (): boolean => {
    const found = versionBefore(course, version);
    if (found === undefined) return false;
    const { before, earlier } = found;
    const asked = expand(before, day, day, zone);
    return withoutPast({ versions: earlier, states }, before, asked, zone).length === onDay.length;
  };
  const isCorrection = (version.corrects ?? null) !== null;
  const added = isCorrection ? newlyOver(course, version, doses, zone) : new Set();
  const isNewDay =
    !isCorrection && onDay.some((dose) => isOver(dose, madeMs, day)) && !takesPlace();
  const resumes = resumesOf(states).flatMap(({ changed_at, effective_from }) => {
    const ms = madeDuring(version, changed_at, effective_from);
    return ms === null ? [] : [{ ms, date: effective_from }];
  });
  if (!isNewDay && added.size === 0 && resumes.length === 0) return doses;
  return doses.filter(
    (dose) =>
      !added.has(dose) &&
      !(isNewDay && isOver(dose, madeMs, day)) &&
      !resumes.some(({ ms, date }) => isOver(dose, ms, date)),
  );
}

/**
 * Of the doses that are not asked for, those that were planned all the same: by the plan as it was entered, or by the
 * one before a change. They are listed as not recorded.
 */
export function plannedUnasked(
  course: Pick<Course, 'versions' | 'states'>,
  version: CourseVersion,
  doses: readonly Occurrence[],
  asked: ReadonlySet<Occurrence>,
  zone: string,
): ReadonlySet<Occurrence> {
  const unasked = doses.filter((dose) => !asked.has(dose));
  if (unasked.length === 0 || (version.corrects ?? null) !== null) return new Set(unasked);
  if (isEntered(course, version)) return new Set(overWhenMade(version, unasked));
  const day = version.effective_from;
  const found = versionBefore(course, version);
  if (found === undefined) return new Set();
  const { before, earlier } = found;
  const old = { versions: earlier, states: course.states };
  const all = expand(before, day, day, zone);
  const askedBefore = new Set(withoutPast(old, before, all, zone));
  const listed = plannedUnasked(old, before, all, askedBefore, zone);
  const theirs = all.filter((dose) => askedBefore.has(dose) || listed.has(dose));
  const times = new Set(theirs.map(({ local_date_time }) => local_date_time));
  const ofDay = doses.filter(({ local_date }) => local_date === day);
  return new Set(
    overWhenMade(version, unasked).filter(
      ({ local_date, local_date_time }) =>
        local_date === day && (theirs.length === ofDay.length || times.has(local_date_time)),
    ),
  );
}

/**
 * The dose of a day that one of another version is: the same slot, else the new one in its place. `own`: those of the
 * day, in their order. Where the numbers differ there is none for sure, and `isOpen` names which may take it.
 */
export function counterpartOf(
  own: readonly CourseDose[],
  { version, slot_id, local_date }: Pick<CourseDose, 'version' | 'slot_id' | 'local_date'>,
  zone: string,
  isOpen: (dose: CourseDose) => boolean,
): CourseDose | undefined {
  const same = own.find((dose) => dose.slot_id === slot_id);
  if (same !== undefined) return same;
  const theirs = expand(sinceDay(version, local_date), local_date, local_date, zone).map(
    (dose) => dose.slot_id,
  );
  const gone = theirs.filter((id) => own.every((dose) => dose.slot_id !== id));
  const fresh = own.filter((dose) => !theirs.includes(dose.slot_id));
  return gone.length === fresh.length ? fresh[gone.indexOf(slot_id)] : fresh.find(isOpen);
}

/**
 * Doses already logged under another version of the same day, each with that record: a dose of the same slot, else the
 * new one that replaced it, else the first new one that is open. A patient who changed the times after breakfast does
 * not get the morning's dose a second time.
 */
export function answeredBy(
  asked: readonly CourseDose[],
  apart: readonly CourseDose[],
  zone: string,
): ReadonlyMap<CourseDose, CourseDose> {
  const answered = new Map<CourseDose, CourseDose>();
  for (const [day, logged] of Map.groupBy(apart, ({ local_date }) => local_date)) {
    const own = asked
      .filter(({ local_date }) => local_date === day)
      .toSorted((one, other) => one.at_ms - other.at_ms);
    const isOpen = (dose: CourseDose): boolean => !isAnswered(dose) && !answered.has(dose);
    const isSame = ({ slot_id }: CourseDose): boolean =>
      own.some((dose) => dose.slot_id === slot_id);
    // Those that are certain come first.
    for (const dose of [...logged.filter(isSame), ...logged.filter((each) => !isSame(each))]) {
      const found = counterpartOf(own, dose, zone, isOpen);
      if (found !== undefined && (isSame(dose) || isOpen(found))) answered.set(found, dose);
    }
  }
  return answered;
}

/**
 * Where the last dose of a version and the first of the next would coincide: a minute before it, and before that again
 * where there is another dose.
 */
export function besideNext(
  next: CourseVersion | undefined,
  doses: readonly Occurrence[],
  zone: string,
): readonly Occurrence[] {
  const last = next === undefined ? null : addDays(next.effective_from, -2);
  const isNear = ({ local_date }: Occurrence): boolean => last !== null && local_date >= last;
  if (next === undefined || !doses.some(isNear)) return doses;
  const { effective_from } = next;
  const taken = new Set(
    expand(next, effective_from, addDays(effective_from, 1), zone).map(({ at_ms }) => at_ms),
  );
  const moved = new Map<Occurrence, Occurrence>();
  for (const dose of doses.filter(isNear).toSorted((one, other) => other.at_ms - one.at_ms)) {
    let { at_ms } = dose;
    while (taken.has(at_ms)) at_ms -= minute;
    taken.add(at_ms);
    if (at_ms !== dose.at_ms)
      moved.set(dose, { ...dose, at_ms, local_date_time: localAt(at_ms, dose.time_zone) });
  }
  return doses.map((dose) => moved.get(dose) ?? dose);
}
