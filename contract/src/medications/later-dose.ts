import { isSameValue } from '../http/same-value.ts';
import { cycleAt, type CyclePattern } from './cycle-days.ts';
import { isReached, slotsAt, slotSetsOf } from './phase-slots.ts';
import type { DoseStep, NewSchedule, Phase, ScheduleVersion } from './schedule.ts';
import type { Slot } from './slots.ts';

type Manner = Pick<
  ScheduleVersion,
  'phases' | 'tz_mode' | 'day_starts_at' | 'grace_min' | 'miss_after_min'
>;
type CycleDay = { readonly cycle: number; readonly day: number };

const mannerOf = ({ tz_mode, day_starts_at, grace_min, miss_after_min }: Manner): unknown => [
  tz_mode,
  day_starts_at,
  grace_min,
  miss_after_min,
];

/** The first day of a cycle from a date on that has a dose; null: the plan has none. */
export function cycleDayFrom(pattern: CyclePattern, date: string): CycleDay | null {
  if (date <= pattern.anchor) return { cycle: 1, day: 1 };
  const found = cycleAt(pattern, date);
  if (found === null) return null;
  if (found.isHeld) return { cycle: found.number, day: 1 };
  if (found.day <= Math.max(...pattern.on_days)) return { cycle: found.number, day: found.day };
  return found.number === pattern.cycles ? null : { cycle: found.number + 1, day: 1 };
}

/** A slot id names a dose within its whole schedule. */
function withOwnIds(slots: readonly Slot[], { cycle, day }: CycleDay, used: Set<string>): Slot[] {
  return slots.map((slot) => {
    let id = slot.id;
    for (let count = 1; used.has(id); count += 1)
      id = `c${cycle}${day > 1 ? `d${day}` : ''}${count > 1 ? `-${count}` : ''}-${slot.id}`.slice(
        0,
        40,
      );
    used.add(id);
    return { ...slot, id };
  });
}

/**
 * The phases of a plan in cycles with another dose from a later day on, as a dose step of the cycle of that day; none
 * where no cycle is left by then; null where more than the dose and its times differ, and the change counts from its date.
 */
export function withDoseFromCycle(
  now: Manner,
  sent: Omit<NewSchedule, 'effective_from' | 'home_tz' | 'reason'>,
  date: string,
): Phase[] | null {
  const [before, after] = [now.phases[0], sent.phases[0]];
  if (!before || !after || now.phases.length > 1 || sent.phases.length > 1) return null;
  const { pattern } = before;
  if (pattern.kind !== 'cycle' || !isSameValue(pattern, after.pattern)) return null;
  if (!isSameValue(mannerOf(now), mannerOf(sent)) || !isSameValue(before.length, after.length))
    return null;
  const at = cycleDayFrom(pattern, date);
  if (at === null) return [];
  if (at.cycle === 1 && at.day === 1) return [...sent.phases];
  const place = { cycle: at.cycle, dayOfCycle: at.day };
  const kept = (before.dose_steps ?? []).filter(
    (step) => isReached(step, place) && !(step.cycle === at.cycle && step.day === at.day),
  );
  const later = (after.dose_steps ?? []).filter((step) => !isReached(step, place));
  const used = new Set(
    slotSetsOf({ slots: before.slots, dose_steps: kept })
      .flat()
      .map(({ id }) => id),
  );
  const steps: DoseStep[] = [{ ...at, slots: [...slotsAt(after, place)] }, ...later].map(
    (step) => ({
      ...step,
      slots: withOwnIds(step.slots, step, used),
    }),
  );
  return [{ ...before, dose_steps: [...kept, ...steps] }];
}
