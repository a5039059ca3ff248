import { dateOfDayNumber, dayNumberOf } from '../time/day-number.ts';
import { type CourseVersion, inForceBetween } from './course.ts';
import { type CyclePattern, cyclesUntil, lastDoseDay } from './cycle-days.ts';
import { phaseSpans } from './phase-spans.ts';

/** As much of a plan as its cycles need. */
type Versions = {
  readonly versions: readonly Pick<CourseVersion, 'phases' | 'effective_from' | 'is_replaced'>[];
};

/** The versions of a plan that count from a day on. */
export const fromDayOn = <V extends { readonly effective_from: string }>(
  { versions }: { readonly versions: readonly V[] },
  today: string,
) => inForceBetween(versions, { from: today, to: '9999-12-31' });

export type ComingCycle = {
  readonly cycle: number;
  /** As days of the calendar. */
  readonly first: string;
  readonly lastDose: string;
  readonly isHeld: boolean;
};

/** The cycles that still have a dose or wait, in the whole plan, up to the last relevant day of each series. */
function cyclesAhead(
  plan: Versions,
  today: string,
  lastDayOf: (pattern: CyclePattern) => number,
): ComingCycle[] {
  const day = dayNumberOf(today);
  const found = fromDayOn(plan, today).flatMap(({ version, to }) => {
    const until = dayNumberOf(to);
    return phaseSpans(version.phases).flatMap(({ phase: { pattern }, last }) => {
      if (pattern.kind !== 'cycle') return [];
      return cyclesUntil(pattern, Math.min(until, last, lastDayOf(pattern)), day)
        .filter(({ first, isHeld }) => isHeld || lastDoseDay(pattern, first) >= day)
        .map(({ number, first, isHeld }) => ({
          cycle: number,
          first: dateOfDayNumber(first),
          lastDose: dateOfDayNumber(lastDoseDay(pattern, first)),
          isHeld,
        }));
    });
  });
  // A later version of the same series knows the same cycles.
  return found.filter(
    ({ cycle }, index) => found.findIndex((each) => each.cycle === cycle) === index,
  );
}

/** Far enough for this many cycles, however late the last of them was moved. */
const dayAfter =
  (today: string, most: number) =>
  ({ anchor, shifts, length }: CyclePattern): number =>
    Math.max(...[today, anchor, ...shifts.map(({ start_date }) => start_date)].map(dayNumberOf)) +
    length * (most + 1);

/** The next cycles; three of them at most. */
export const comingCycles = (plan: Versions, today: string, most = 3): ComingCycle[] =>
  cyclesAhead(plan, today, dayAfter(today, most)).slice(0, most);

/** All that begin by a day. */
export const cyclesBegunBy = (plan: Versions, today: string, last: string): ComingCycle[] =>
  cyclesAhead(plan, today, () => dayNumberOf(last));

/** Whether the cycles go on without a last one. */
export const isOpenSeries = (plan: Versions, today: string): boolean =>
  fromDayOn(plan, today).some(({ version }) =>
    phaseSpans(version.phases).some(
      ({ phase: { pattern }, last }) =>
        pattern.kind === 'cycle' && pattern.cycles === null && last === Infinity,
    ),
  );

export type ChangedCycle = ComingCycle & {
  /** The first day that it had before; null: it was on hold, or waited behind one that was. */
  readonly was: string | null;
};

/** Of a series that has no last one. */
const mostOfOpen = 12;

const cyclesWithDays = (plan: Versions, today: string): ComingCycle[] => {
  const cycles = isOpenSeries(plan, today)
    ? comingCycles(plan, today, mostOfOpen)
    : cyclesAhead(plan, today, () => Infinity);
  return cycles.filter(({ isHeld }) => !isHeld);
};

/** What a change does to the first days of cycles: exactly those that get a different one, or their first. */
export function changedCycles(before: Versions, after: Versions, today: string): ChangedCycle[] {
  const days = new Map(cyclesWithDays(before, today).map(({ cycle, first }) => [cycle, first]));
  return cyclesWithDays(after, today)
    .filter(({ cycle, first }) => days.get(cycle) !== first)
    .map((each) => ({ ...each, was: days.get(each.cycle) ?? null }));
}
