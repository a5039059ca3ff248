import * as z from 'zod/mini';
import { comingCycles, fromDayOn } from '../medications/coming-cycles.ts';
import { startOfCycle } from '../medications/cycle-days.ts';
import { dateOfDayNumber } from '../time/day-number.ts';

const whole = z.nullable(z.int());

/** The cycles of a linked medicine, as much of them as the plan of its treatment is compared with. */
export const medicineCycles = z.object({
  length: z.int(),
  /** `null`: without a last one. */
  cycles: whole,
  /** The first day of cycle 1. */
  first: z.string(),
  /** Those that still have a dose or wait for the go-ahead, the next one first. */
  coming: z.array(z.object({ cycle: z.int(), first: z.string(), is_held: z.boolean() })),
});
export type MedicineCycles = z.infer<typeof medicineCycles>;

const mostComing = 12;

/** Null: it is not taken in cycles, or none is left. */
export function medicineCyclesOf(
  plan: Parameters<typeof comingCycles>[0],
  today: string,
): MedicineCycles | null {
  const coming = comingCycles(plan, today, mostComing);
  const pattern = fromDayOn(plan, today)
    .flatMap(({ version }) => version.phases.map((phase) => phase.pattern))
    .find((each) => each.kind === 'cycle');
  const first = pattern && startOfCycle(pattern, 1);
  if (!pattern || first === null || first === undefined || coming.length === 0) return null;
  return {
    length: pattern.length,
    cycles: pattern.cycles,
    first: dateOfDayNumber(first),
    coming: coming.map(({ cycle, first: day, isHeld }) => ({ cycle, first: day, is_held: isHeld })),
  };
}
