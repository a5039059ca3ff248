import { addDays, daysBetween } from '../time/days.ts';
import { type Cycled, cyclesOf } from './cycles.ts';
import type { MedicineCycles } from './medicine-cycles.ts';
import { isOver } from './progress.ts';
import type { Treatment } from './schema.ts';

type Planned = Cycled & Pick<Treatment, 'status'>;

/** A cycle that starts on one day in the plan of a treatment and on another in a linked medicine. */
export type Disagreement = {
  readonly cycle: number;
  /** The first day in the plan. */
  readonly planned: string;
  /** The first day in the medicine; null: on hold there. */
  readonly medicine: string | null;
  /** By how many the plan would move to agree with the medicine; null where that is on hold. */
  readonly days: number | null;
};

/** A medicine may be planned for the day before or after each cycle. Further apart, one of the two was moved. */
const mostDaysApart = 1;

/** The same numbers mean the same cycles: as many of them, or the same first day. */
const isSameSeries = (plan: Planned, medicine: MedicineCycles, first: string): boolean =>
  plan.cycle_length === medicine.length &&
  (plan.cycles_planned === medicine.cycles || first === medicine.first);

/** Since the first cycle, where both have begun. */
const daysApart = (first: string, medicine: MedicineCycles, today: string): number => {
  const days = daysBetween(first, medicine.first);
  const haveBegun = first <= today && medicine.first <= today;
  return haveBegun && Math.abs(days) <= mostDaysApart ? days : 0;
};

/**
 * The next cycle on whose first day plan and medicine differ; null: they agree, or cannot be compared. It compares days
 * and moves nothing: only the clinic knows which of the two is right.
 */
export function disagreementOf(
  plan: Planned,
  medicine: MedicineCycles,
  today: string,
): Disagreement | null {
  if (isOver(plan.status)) return null;
  const cycles = cyclesOf(plan, today);
  const first = plan.cycle_anchors.find(({ cycle }) => cycle === 1)?.start_date ?? plan.start;
  if (first === null || !isSameSeries(plan, medicine, first)) return null;
  const apart = daysApart(first, medicine, today);
  for (const { cycle, first: day, is_held } of medicine.coming) {
    const planned = cycles.find(({ number }) => number === cycle)?.first;
    if (planned === undefined) continue;
    // Both wait.
    if (is_held && plan.status === 'on-hold') continue;
    if (is_held) return { cycle, planned, medicine: null, days: null };
    const days = daysBetween(planned, day) - apart;
    if (days !== 0) return { cycle, planned, medicine: day, days };
  }
  return null;
}

/** How a plan would be moved. */
export type PlanMove = { readonly days: number; readonly from: string };

/** The move of the plan to the day of the medicine; null: the cycle has begun in the plan, or would have begun. */
export function planMove({ planned, days }: Disagreement, today: string): PlanMove | null {
  if (days === null) return null;
  const day = addDays(planned, days);
  return planned < today || day < today ? null : { days, from: day < planned ? day : planned };
}

/**
 * By how many days the medicine would be delayed to the day of the plan; null: its cycle has begun, is on hold, or is later
 * than the plan already.
 */
export const medicineDelay = ({ medicine, days }: Disagreement, today: string): number | null =>
  medicine === null || days === null || days >= 0 || medicine < today ? null : -days;
