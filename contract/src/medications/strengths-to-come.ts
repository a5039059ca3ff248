import { dateOfDayNumber, dayNumberOf } from '../time/day-number.ts';
import { inForceBetween } from './course.ts';
import { startOfCycle } from './cycle-days.ts';
import { cycleDayFrom } from './later-dose.ts';
import { isReached, slotsAt } from './phase-slots.ts';
import { phaseSpans } from './phase-spans.ts';
import type { Phase } from './schedule.ts';
import type { Slot } from './slots.ts';
import { uniqueStrengths } from './strength.ts';

const lastDay = '9999-12-31';

/** The doses of a phase between two day numbers; in cycles the dose that comes next, then each later one. */
function slotsToCome(phase: Phase, first: number, last: number): readonly Slot[] {
  const { pattern, slots, dose_steps = [] } = phase;
  if (pattern.kind !== 'cycle') return slots;
  const next = cycleDayFrom(pattern, dateOfDayNumber(first));
  if (next === null) return [];
  const at = { cycle: next.cycle, dayOfCycle: next.day };
  const later = dose_steps.filter(
    (step) =>
      !isReached(step, at) &&
      (startOfCycle(pattern, step.cycle) ?? Infinity) + step.day - 1 <= last,
  );
  return [...slotsAt(phase, at), ...later.flatMap((step) => step.slots)];
}

type Version = { readonly effective_from: string; readonly phases: readonly Phase[] };

/** The strengths of all doses from a day on, those that are taken first in front. `versions` in the order in which they were made. */
export function strengthsToCome(versions: readonly Version[], from: string): string[] {
  const slots = inForceBetween(versions, { from, to: lastDay }).flatMap(({ version, to }) => {
    const begin = from > version.effective_from ? from : version.effective_from;
    const [first, last] = [dayNumberOf(begin), dayNumberOf(to)];
    return phaseSpans(version.phases)
      .filter((span) => span.first <= last && span.last >= first)
      .flatMap(({ phase, ...span }) =>
        slotsToCome(phase, Math.max(first, span.first), Math.min(last, span.last)),
      );
  });
  const parts = slots.flatMap((slot) => slot.parts);
  return uniqueStrengths(parts.map(({ strength }) => strength)).filter(Boolean);
}
