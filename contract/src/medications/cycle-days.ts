import { dateOfDayNumber, dayNumberOf } from '../time/day-number.ts';
import type { PatternDay } from './pattern-days.ts';
import type { Pattern } from './patterns.ts';

export type CyclePattern = Extract<Pattern, { kind: 'cycle' }>;

export type Cycle = {
  /** From 1. */
  readonly number: number;
  /** Day numbers, both included. */
  readonly first: number;
  readonly last: number;
  readonly isHeld: boolean;
};

/**
 * The cycles that begin by `last`, each as long as the next lets it be: a shift moves its cycle and all later ones. Those
 * over before `from` may be left out.
 */
export function cyclesUntil(pattern: CyclePattern, last: number, from = -Infinity): Cycle[] {
  const shifts = new Map(pattern.shifts.map((each) => [each.cycle, dayNumberOf(each.start_date)]));
  const shifted = [...shifts.keys()].toSorted((a, b) => a - b);
  const held = new Set(pattern.held);
  const cycles: Cycle[] = [];
  let first = dayNumberOf(pattern.anchor);
  for (let number = 1; number <= (pattern.cycles ?? Infinity); number += 1) {
    first = shifts.get(number) ?? first;
    if (first > last) break;
    while ((shifted[0] ?? Infinity) <= number) shifted.shift();
    // Centuries of cycles are stepped over at once, up to the last before one that was shifted.
    const over = Math.min(
      Math.floor((from - first) / pattern.length),
      Math.min((shifted[0] ?? Infinity) - 1, pattern.cycles ?? Infinity) - number,
    );
    if (over > 0) {
      number += over;
      first += over * pattern.length;
    }
    const next = shifts.get(number + 1) ?? first + pattern.length;
    const isLast = number === pattern.cycles;
    cycles.push({
      number,
      first,
      last: isLast ? first + pattern.length - 1 : next - 1,
      isHeld: held.has(number),
    });
    first += pattern.length;
  }
  return cycles;
}

/** §3: 'five days of 28'. Days that a later cycle has taken over belong to it. */
export function cycleDays(pattern: CyclePattern, first: number, last: number): PatternDay[] {
  const onDays = [...new Set(pattern.on_days)].toSorted((a, b) => a - b);
  return cyclesUntil(pattern, last, first).flatMap((cycle) =>
    onDays
      .map((onDay) => ({ day: cycle.first + onDay - 1, isHeld: cycle.isHeld }))
      .filter(({ day }) => day <= cycle.last && day >= first && day <= last),
  );
}

/** "Cycle 3, day 4" at a day; null before the first and after the last. */
export function cycleAt(pattern: CyclePattern, date: string): (Cycle & { day: number }) | null {
  const day = dayNumberOf(date);
  const cycle = cyclesUntil(pattern, day, day).at(-1);
  return cycle === undefined || day > cycle.last ? null : { ...cycle, day: day - cycle.first + 1 };
}

/** "Delay this cycle by a week": it and all later ones; what was shifted later moves along. */
export function delayCycle(pattern: CyclePattern, number: number, days: number): CyclePattern {
  const starts = cyclesUntil(
    { ...pattern, cycles: Math.max(number, pattern.cycles ?? 0) },
    Infinity,
  );
  const start = starts[number - 1];
  if (start === undefined) return pattern;
  const moved = pattern.shifts
    .filter(({ cycle }) => cycle > number)
    .map(({ cycle, start_date }) => ({
      cycle,
      start_date: dateOfDayNumber(dayNumberOf(start_date) + days),
    }));
  return {
    ...pattern,
    shifts: [
      ...pattern.shifts.filter(({ cycle }) => cycle < number),
      { cycle: number, start_date: dateOfDayNumber(start.first + days) },
      ...moved,
    ],
  };
}

/** Waits for the go-ahead, or has it. */
export const holdCycle = (
  pattern: CyclePattern,
  number: number,
  isHeld: boolean,
): CyclePattern => ({
  ...pattern,
  held: [...pattern.held.filter((each) => each !== number), ...(isHeld ? [number] : [])].toSorted(
    (a, b) => a - b,
  ),
});
