import { dayNumberOf } from '../time/day-number.ts';
import type { PatternDay } from './pattern-days.ts';
import type { Pattern } from './patterns.ts';

export type CyclePattern = Extract<Pattern, { kind: 'cycle' }>;

export type Cycle = {
  /** From 1. */
  readonly number: number;
  /** Day numbers, both included. A held cycle has no last day: its start is not known. */
  readonly first: number;
  readonly last: number;
  readonly isHeld: boolean;
};

/**
 * The cycles that begin by `last`, each as long as the next lets it be: a shift moves its cycle and all later ones. A
 * held cycle waits for the go-ahead, and no cycle after it has a date. Those over before `from` may be left out.
 */
export function cyclesUntil(pattern: CyclePattern, last: number, from = -Infinity): Cycle[] {
  const shifts = new Map(pattern.shifts.map((each) => [each.cycle, dayNumberOf(each.start_date)]));
  const shifted = [...shifts.keys()].toSorted((a, b) => a - b);
  const held = Math.min(...pattern.held);
  const end = Math.min(pattern.cycles ?? Infinity, held);
  const cycles: Cycle[] = [];
  let first = dayNumberOf(pattern.anchor);
  for (let number = 1; number <= end; number += 1) {
    first = shifts.get(number) ?? first;
    if (first > last) break;
    while ((shifted[0] ?? Infinity) <= number) shifted.shift();
    // Skip whole runs of unshifted cycles at once: a plan may be centuries old.
    const over = Math.min(
      Math.floor((from - first) / pattern.length),
      Math.min((shifted[0] ?? Infinity) - 1, end) - number,
    );
    if (over > 0) {
      number += over;
      first += over * pattern.length;
    }
    const isHeld = number === held;
    const next = shifts.get(number + 1) ?? first + pattern.length;
    const isLast = number === pattern.cycles;
    const lastDay = isLast ? first + pattern.length - 1 : next - 1;
    cycles.push({ number, first, last: isHeld ? Infinity : lastDay, isHeld });
    first += pattern.length;
  }
  return cycles;
}

/** §3: 'five days of 28'. Days that a later cycle has taken over belong to it. */
export function cycleDays(pattern: CyclePattern, first: number, last: number): PatternDay[] {
  const onDays = pattern.on_days.toSorted((a, b) => a - b);
  return cyclesUntil(pattern, last, first).flatMap(({ number, first: start, last: end, isHeld }) =>
    onDays
      .map((onDay) => ({ day: start + onDay - 1, isHeld, cycle: number, dayOfCycle: onDay }))
      .filter(({ day }) => day <= end && day >= first && day <= last),
  );
}

/** "Cycle 3, day 4" at a day; null before the first and after the last. */
export function cycleAt(pattern: CyclePattern, date: string): (Cycle & { day: number }) | null {
  const day = dayNumberOf(date);
  const cycle = cyclesUntil(pattern, day, day).at(-1);
  return cycle === undefined || day > cycle.last ? null : { ...cycle, day: day - cycle.first + 1 };
}

/** The first day of a cycle, as a day number, whether it is held or not; null where the plan has no such cycle. */
export function startOfCycle(pattern: CyclePattern, number: number): number | null {
  const { anchor, length, cycles, shifts } = pattern;
  if (number < 1 || number > (cycles ?? Infinity)) return null;
  // Counted from the last cycle before it that was moved: a plan may have thousands.
  const since = shifts
    .filter(({ cycle }) => cycle <= number)
    .reduce((last, each) => (each.cycle > last.cycle ? each : last), {
      cycle: 1,
      start_date: shifts.find(({ cycle }) => cycle === 1)?.start_date ?? anchor,
    });
  return dayNumberOf(since.start_date) + (number - since.cycle) * length;
}

/** The last day on which a cycle that starts on `first` has a dose. */
export const lastDoseDay = ({ on_days }: Pick<CyclePattern, 'on_days'>, first: number): number =>
  first + Math.max(...on_days) - 1;

/** The first cycle that was moved to a day on which the cycle before it still has doses; null: none. */
export function overlappingCycle(pattern: CyclePattern): number | null {
  const { anchor, length, cycles, shifts } = pattern;
  let since = { cycle: 1, first: dayNumberOf(anchor) };
  for (const { cycle, start_date } of shifts.toSorted((one, other) => one.cycle - other.cycle)) {
    if (cycle > (cycles ?? Infinity)) return null;
    const first = dayNumberOf(start_date);
    const before = since.first + (cycle - 1 - since.cycle) * length;
    if (cycle > 1 && first <= lastDoseDay(pattern, before)) return cycle;
    since = { cycle, first };
  }
  return null;
}
