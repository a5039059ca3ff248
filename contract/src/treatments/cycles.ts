import { cycleAt, cyclesUntil, type CyclePattern } from '../medications/cycle-days.ts';
import { dateOfDayNumber, dayNumberOf } from '../time/day-number.ts';
import type { Treatment } from './schema.ts';

export type Cycled = Pick<
  Treatment,
  'start' | 'cycle_length' | 'cycles_planned' | 'cycle_days' | 'cycle_anchors'
>;

/** The plan in cycles, as the medication engine uses it; null for a treatment without. */
export const cyclePatternOf = (treatment: Cycled): CyclePattern | null => {
  const { start, cycle_length, cycles_planned, cycle_days, cycle_anchors } = treatment;
  if (start === null || cycle_length === null) return null;
  return {
    kind: 'cycle',
    length: cycle_length,
    on_days: [...cycle_days],
    anchor: start,
    cycles: cycles_planned,
    shifts: cycle_anchors.map((each) => ({ ...each })),
    held: [],
  };
};

export type TreatmentCycle = {
  /** From 1. */
  readonly number: number;
  /** Both included. */
  readonly first: string;
  readonly last: string;
  readonly length: number;
};

/** An open plan has no last cycle, and may have begun long ago: this many around today are enough. */
const inSight = { behind: 24, ahead: 3 } as const;

function spanOf(
  { cycles, anchor, length }: CyclePattern,
  today: string,
): readonly [number, number] {
  if (cycles !== null) return [Infinity, -Infinity];
  const day = dayNumberOf(today);
  const until = Math.max(day, dayNumberOf(anchor)) + inSight.ahead * length;
  return [until, day - inSight.behind * length];
}

function cyclesIn(pattern: CyclePattern, last: number, from: number): TreatmentCycle[] {
  return (
    cyclesUntil(pattern, last, from)
      // Two first days in the wrong order leave nothing of the cycle between them.
      .filter((cycle) => cycle.last >= cycle.first)
      .map((cycle) => ({
        number: cycle.number,
        first: dateOfDayNumber(cycle.first),
        last: dateOfDayNumber(cycle.last),
        length: cycle.last - cycle.first + 1,
      }))
  );
}

/** The cycles of a plan, the first to the last; of an open plan those around today. */
export function cyclesOf(treatment: Cycled, today: string): TreatmentCycle[] {
  const pattern = cyclePatternOf(treatment);
  return pattern === null ? [] : cyclesIn(pattern, ...spanOf(pattern, today));
}

/** Those of which a day lies between two days, as far as the treatment goes on: a cycle ends with it. */
export function cyclesBetween(
  treatment: Cycled & Pick<Treatment, 'end'>,
  { from, to }: { readonly from: string; readonly to: string },
): TreatmentCycle[] {
  const pattern = cyclePatternOf(treatment);
  const end = treatment.end !== null && treatment.end < to ? treatment.end : to;
  if (pattern === null || end < from) return [];
  return cyclesIn(pattern, dayNumberOf(end), dayNumberOf(from))
    .filter(({ last }) => last >= from)
    .map((cycle) =>
      treatment.end !== null && cycle.last > treatment.end
        ? {
            ...cycle,
            last: treatment.end,
            length: dayNumberOf(treatment.end) - dayNumberOf(cycle.first) + 1,
          }
        : cycle,
    );
}

/** 'Cycle 3, day 4 of 28'; null before the first and after the last. */
export function cycleOn(
  treatment: Cycled,
  today: string,
): (TreatmentCycle & { readonly day: number }) | null {
  const pattern = cyclePatternOf(treatment);
  const found = pattern && cycleAt(pattern, today);
  if (!found) return null;
  return {
    number: found.number,
    first: dateOfDayNumber(found.first),
    last: dateOfDayNumber(found.last),
    length: found.last - found.first + 1,
    day: found.day,
  };
}

/** Something is given on this day of the cycle. */
export const isCycleDay = ({ cycle_days }: Pick<Cycled, 'cycle_days'>, day: number): boolean =>
  cycle_days.includes(day);
