import { isSameValue } from '../http/same-value.ts';
import { limits } from '../limits.ts';
import { addDays, daysBetween } from '../time/days.ts';
import { comingCycles } from './coming-cycles.ts';
import { courseDoses } from './course.ts';
import { changePlan } from './plan.ts';
import type { CycleChange } from './plan-change.ts';
import type { Plan, PlanMoment } from './plan-versions.ts';

/** A go-ahead on the days that the cycle has; one that has begun goes on with the day of today. */
function goAheadAsPlanned(plan: Plan, cycle: number, today: string): CycleChange | null {
  const found = comingCycles(plan, today).find((each) => each.cycle === cycle);
  if (found === undefined) return null;
  const begun = daysBetween(found.first, today);
  return begun <= 0
    ? { kind: 'go_ahead', cycle, first_day: found.first }
    : { kind: 'go_ahead', cycle, first_day: today, from_day: begun + 1 };
}

/** Every dose that is to come, in the order of the clock. */
const dosesToCome = (plan: Plan, { nowMs, today, zone }: PlanMoment): unknown[] =>
  courseDoses(plan, { from: today, to: addDays(today, limits.medications.forecastDays), zone }, [])
    .filter(({ at_ms }) => at_ms >= nowMs)
    .toSorted((one, other) => one.at_ms - other.at_ms)
    .map(({ at_ms, parts, is_held }) => [at_ms, parts, is_held]);

/**
 * What undoes the hold of a cycle on the same day, by the plan from before it. Null: it would not bring back every dose
 * of that plan, so no Undo is offered.
 */
export function undoHold(before: Plan, cycle: number, moment: PlanMoment): CycleChange | null {
  const undo = goAheadAsPlanned(before, cycle, moment.today);
  if (undo === null) return null;
  const held = changePlan(before, [], { kind: 'hold', cycle }, moment);
  const after = held.ok ? changePlan(held.plan, [], undo, moment) : held;
  return after.ok && isSameValue(dosesToCome(after.plan, moment), dosesToCome(before, moment))
    ? undo
    : null;
}
