import { dateOfDayNumber, dayNumberOf } from '../time/day-number.ts';
import { inForceBetween } from './course.ts';
import { cyclesUntil, lastDoseDay } from './cycle-days.ts';
import type { Plan } from './plan-versions.ts';

/** The versions of a plan that count from a day on. */
export const fromDayOn = ({ versions }: Plan, today: string) =>
  inForceBetween(versions, { from: today, to: '9999-12-31' });

export type ComingCycle = {
  readonly cycle: number;
  /** As days of the calendar. */
  readonly first: string;
  readonly lastDose: string;
  readonly isHeld: boolean;
};

/** The cycles that still ask for a dose or wait, as the whole plan has them; three of them at most. */
export function comingCycles(plan: Plan, today: string, most = 3): ComingCycle[] {
  const day = dayNumberOf(today);
  const found = fromDayOn(plan, today).flatMap(({ version, to }) => {
    const until = dayNumberOf(to);
    return version.phases.flatMap(({ pattern }) => {
      if (pattern.kind !== 'cycle') return [];
      const ahead = Math.max(day, dayNumberOf(pattern.anchor)) + pattern.length * (most + 1);
      return cyclesUntil(pattern, Math.min(until, ahead), day)
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
  return found
    .filter(({ cycle }, index) => found.findIndex((each) => each.cycle === cycle) === index)
    .slice(0, most);
}
