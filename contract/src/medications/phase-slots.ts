import type { PatternDay } from './pattern-days.ts';
import type { DoseStep, Phase } from './schedule.ts';
import type { Slot } from './slots.ts';

type Dosed = Pick<Phase, 'slots' | 'dose_steps'>;
type CycleDay = Pick<PatternDay, 'cycle' | 'dayOfCycle'>;

/** Whether a step counts from this day of this cycle, or from an earlier one. */
export const isReached = (step: Pick<DoseStep, 'cycle' | 'day'>, at: CycleDay): boolean =>
  step.cycle < (at.cycle ?? 0) || (step.cycle === at.cycle && step.day <= (at.dayOfCycle ?? 0));

/** What is taken on a day of a phase: in cycles, the newest dose step that has been reached. */
export function slotsAt({ slots, dose_steps = [] }: Dosed, at: CycleDay): readonly Slot[] {
  if (dose_steps.length === 0) return slots;
  return dose_steps.findLast((step) => isReached(step, at))?.slots ?? slots;
}

/** Every set of slots that a phase ever has. */
export const slotSetsOf = ({ slots, dose_steps = [] }: Dosed): readonly (readonly Slot[])[] => [
  slots,
  ...dose_steps.map((step) => step.slots),
];
