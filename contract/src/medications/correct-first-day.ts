import { msFromIso } from '../dates.ts';
import { minutesOfClock } from '../time/day-number.ts';
import { limits } from '../limits.ts';
import { addDays, daysBetween } from '../time/days.ts';
import { dateAt } from '../time/zoned.ts';
import { courseDoses } from './course.ts';
import { dayStartsAt } from './dose-day.ts';
import { dosesADay } from './doses-a-day.ts';
import type { DoseLogEntry } from './doses.ts';
import { firstDayErrors as errors, formatDay } from './first-day-errors.ts';
import { firstDayOfVersion, moveFirstDay } from './move-first-day.ts';
import {
  newVersion,
  type Plan,
  type PlanMoment,
  type PlanResult,
  type PlanVersion,
  refused,
  withVersions,
} from './plan-versions.ts';
import { isHourlySlot } from './slots.ts';

const field = 'start_date';
const minute = 60 * 1000;
/** How far ahead coming doses are compared, and how far back those from before the medicine was entered. */
const daysAhead = 366;

type Window = { readonly from: string; readonly to: string };

const standing = ({ versions }: Plan): PlanVersion[] =>
  versions.filter(({ is_replaced }) => !is_replaced);

/** The version that counts first. */
function firstVersion(plan: Plan): PlanVersion | undefined {
  return standing(plan).toSorted((one, other) =>
    one.effective_from < other.effective_from
      ? -1
      : one.effective_from === other.effective_from
        ? 0
        : 1,
  )[0];
}

/** The first day of a medicine. `plan` holds every version. */
export function firstDayOf(plan: Plan): string | null {
  const first = firstVersion(plan);
  return first === undefined ? null : firstDayOfVersion(first);
}

/** The day to which a recorded dose belongs. */
const dayOfEntry = ({ local_date, at, time_zone }: DoseLogEntry): string =>
  local_date ?? dateAt((msFromIso(at) ?? 0) - minutesOfClock(dayStartsAt) * minute, time_zone);

const recorded = (log: readonly DoseLogEntry[]): DoseLogEntry[] =>
  log.filter(({ status }) => status !== 'cleared');

/** Planned days, whatever was recorded on them. */
const plannedDays = (plan: Plan, days: readonly string[], zone: string): ReadonlySet<string> => {
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) return new Set();
  return new Set(courseDoses(plan, { from, to, zone }, []).map(({ local_date }) => local_date));
};

/** Recorded doses that a corrected plan would contradict: what was recorded comes before what was planned. */
function refusedByRecords(
  before: Plan,
  after: Plan,
  log: readonly DoseLogEntry[],
  to: string,
  zone: string,
): string | null {
  const own = recorded(log);
  const early = own
    .map(dayOfEntry)
    .filter((day) => day < to)
    .toSorted();
  const [first] = early;
  if (first !== undefined)
    return errors.recordedBefore({ count: early.length, first: formatDay(first) });
  const days = own
    .filter(({ slot_id }) => slot_id !== null)
    .map(dayOfEntry)
    .toSorted();
  const [was, will] = [plannedDays(before, days, zone), plannedDays(after, days, zone)];
  const apart = days.filter((day) => was.has(day) && !will.has(day));
  return apart[0] === undefined
    ? null
    : errors.recordedApart({ count: apart.length, first: formatDay(apart[0]) });
}

/** Hours that count from the first dose, or from the last one taken, would come at other times. */
function losesHours({ phases }: PlanVersion, log: readonly DoseLogEntry[], days: number): boolean {
  const isRecorded = recorded(log).some(({ slot_id }) => slot_id !== null && isHourlySlot(slot_id));
  return (
    isRecorded &&
    phases.some(
      ({ pattern }) =>
        pattern.kind === 'every_hours' &&
        (pattern.from === 'taken' || (days * 24) % pattern.h !== 0),
    )
  );
}

/**
 * The days on which a corrected first day can change something: from the earlier one on. Of the time before a version
 * counts the last year is enough to tell.
 */
export function correctedDays(before: Plan, after: Plan, today: string): Window {
  const firsts = [firstDayOf(before) ?? today, firstDayOf(after) ?? today];
  const counts = after.versions.map(({ effective_from }) => effective_from);
  const [since = today, first = today] = [counts.toSorted()[0], firsts.toSorted()[0]];
  const earliest = addDays(since, -daysAhead);
  return { from: first > earliest ? first : earliest, to: addDays(today, daysAhead) };
}

/** They are counted one by one, so that the person is told about each. */
function hasTooMany(before: Plan, after: Plan, log: readonly DoseLogEntry[], today: string) {
  const { from, to } = correctedDays(before, after, today);
  const aDay = Math.max(...[before, after].map(({ versions }) => dosesADay(versions, from)));
  const most = limits.medications.dosesAtOnce;
  return log.length > most || daysBetween(from, to) * aDay > most;
}

/** Not before the day on which the medicine was entered, as if the right day had been entered then. */
function countsFrom(plan: Plan, { effective_from }: PlanVersion, to: string): string {
  const [made] = plan.versions;
  const enteredMs = msFromIso(made?.changed_at ?? '');
  const entered = made && enteredMs !== null ? dateAt(enteredMs, made.home_tz) : effective_from;
  const possible = to > entered ? to : entered;
  return possible < effective_from ? possible : effective_from;
}

/**
 * The first day of a medicine was entered wrongly: its plan becomes what it would be if the right one had been entered.
 * `plan` holds every version, `log` all entries that count. Everything counted from that day moves with it; versions
 * that were given a first day of their own keep it. What is recorded stays, and what contradicts it is refused.
 */
export function correctFirstDay(
  plan: Plan,
  log: readonly DoseLogEntry[],
  { first_day: to }: { readonly first_day: string },
  moment: PlanMoment,
): PlanResult {
  const first = firstVersion(plan);
  if (first === undefined) return withVersions(plan, [], []);
  const from = firstDayOfVersion(first);
  if (from === to) return withVersions(plan, [], []);
  const state = plan.states.at(-1);
  const isOver = state?.state === 'stopped' || state?.state === 'completed';
  if (isOver && state.effective_from < to)
    return refused(field, errors.over({ day: formatDay(state.effective_from) }));

  const isWaiting = standing(plan).some(({ phases }) =>
    phases.some(({ pattern }) => pattern.kind === 'cycle' && pattern.held.length > 0),
  );
  const added: PlanVersion[] = [];
  const replaced: string[] = [];
  const days = new Set<string>();
  for (const version of standing(plan)) {
    const isCounted = firstDayOfVersion(version) === from;
    if (!isCounted && firstDayOfVersion(version) < to)
      return refused(field, errors.changed({ day: formatDay(firstDayOfVersion(version)) }));
    // The order in which versions were made decides between two of the same day, and what waits for a go-ahead.
    const isAfterMoved = days.has(version.effective_from) || (isWaiting && added.length > 0);
    if (!isCounted && !isAfterMoved) continue;
    if (losesHours(version, log, isCounted ? daysBetween(from, to) : 0))
      return refused(field, errors.recordedHours);
    const result = isCounted ? moveFirstDay(version, to) : null;
    if (result?.ok === false) return refused(field, result.sentence);
    const { phases, flat = null } = result?.moved ?? version;
    const { effective_from, reason = '', id: corrects } = version;
    const since = version === first ? countsFrom(plan, version, to) : effective_from;
    added.push(
      newVersion(version, { phases, flat, reason, effective_from: since, corrects }, moment),
    );
    replaced.push(version.id);
    days.add(effective_from);
  }
  const result = withVersions(plan, added, replaced);
  if (!result.ok) return result;
  if (hasTooMany(plan, result.plan, log, moment.today)) return refused(field, errors.tooMany);
  const sentence = refusedByRecords(plan, result.plan, log, to, moment.zone);
  return sentence === null ? result : refused(field, sentence);
}
