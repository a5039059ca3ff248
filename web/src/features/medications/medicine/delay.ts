import {
  cycleAt,
  type CyclePattern,
  cyclesUntil,
  delayCycle,
  holdCycle,
} from '@caretrail/contract/medications/cycle-days';
import type { MedicationEdit } from '@caretrail/contract/medications/medication-body';
import type { ScheduleVersion } from '@caretrail/contract/medications/schedule';
import type { Medication } from '@caretrail/contract/medications/schema';
import { dateOfDayNumber } from '@caretrail/contract/time/day-number';
import { cycleOf } from '../words/cycle-words.ts';

export const delayDays = 7;

/** The cycle that can still be delayed or held: one that waits or begins today, else the next. null when none is left. */
export function cycleToChange(pattern: CyclePattern, today: string): number | null {
  const now = cycleAt(pattern, today);
  if (now === null) return startOfCycle(pattern, 1) > today ? 1 : null;
  if (now.isHeld || now.day === 1) return now.number;
  return now.number === pattern.cycles ? null : now.number + 1;
}

/** The first day of a cycle. */
function startOfCycle(pattern: CyclePattern, number: number): string {
  const cycles = cyclesUntil({ ...pattern, cycles: number }, Infinity);
  return dateOfDayNumber(cycles.find((each) => each.number === number)?.first ?? 0);
}

export type CycleStart = { readonly cycle: number; readonly day: string };

/** The new first days of a cycle and of those after it, three of them at most. */
export function startsFrom(pattern: CyclePattern, number: number): CycleStart[] {
  const last = Math.min(number + 2, pattern.cycles ?? Infinity);
  return Array.from({ length: Math.max(0, last - number + 1) }, (_, index) => ({
    cycle: number + index,
    day: startOfCycle(pattern, number + index),
  }));
}

/** Other medicines whose cycle begins on the same day: what goes with the chemotherapy. */
export const sameDays = (
  medicines: readonly Medication[],
  medicine: Medication,
  number: number,
  today: string,
): Medication[] => {
  const own = cycleOf(medicine, today);
  if (own === null) return [];
  const start = startOfCycle(own, number);
  return medicines.filter((other) => {
    const pattern =
      other.id === medicine.id || other.state !== 'active' ? null : cycleOf(other, today);
    if (pattern === null || (pattern.cycles !== null && pattern.cycles < number)) return false;
    return pattern.length === own.length && startOfCycle(pattern, number) === start;
  });
};

const change = (
  schedule: ScheduleVersion,
  to: (pattern: CyclePattern) => CyclePattern,
  { today, reason }: { readonly today: string; readonly reason: string },
): MedicationEdit => {
  const { phases, tz_mode, home_tz, day_starts_at, grace_min, miss_after_min } = schedule;
  return {
    schedule: {
      tz_mode,
      home_tz,
      day_starts_at,
      grace_min,
      miss_after_min,
      effective_from: today,
      reason,
      phases: phases.map((phase) =>
        phase.pattern.kind === 'cycle' ? { ...phase, pattern: to(phase.pattern) } : phase,
      ),
    },
  };
};

type Why = { readonly today: string; readonly reason: string };

export const delayed = (schedule: ScheduleVersion, number: number, why: Why): MedicationEdit =>
  change(schedule, (pattern) => delayCycle(pattern, number, delayDays), why);

export const held = (
  schedule: ScheduleVersion,
  number: number,
  isHeld: boolean,
  why: Why,
): MedicationEdit => change(schedule, (pattern) => holdCycle(pattern, number, isHeld), why);
