import { addDays, daysBetween } from '../time/days.ts';
import { dateOfDayNumber } from '../time/day-number.ts';
import { overlappingCycle } from './cycle-days.ts';
import { firstDayErrors as errors, formatDay } from './first-day-errors.ts';
import type { Pattern } from './patterns.ts';
import { phaseSpans } from './phase-spans.ts';
import type { PlanVersion } from './plan-versions.ts';
import type { Phase } from './schedule.ts';

/** The first day of one version of a plan. */
export function firstDayOfVersion({ flat, phases, effective_from }: PlanVersion): string {
  const start = phases[0]?.start;
  if (flat) return flat.start_date;
  return start !== undefined && 'date' in start ? start.date : effective_from;
}

/** A cycle that was given its own day keeps it: that day was decided later. */
const movedPattern = (pattern: Pattern, days: number): Pattern =>
  'anchor' in pattern ? { ...pattern, anchor: addDays(pattern.anchor, days) } : pattern;

/** All that is counted from the first day; what has a day of its own keeps it, and so does what follows it. */
function movedPhases(phases: readonly Phase[], from: string, to: string): Phase[] {
  const days = daysBetween(from, to);
  let isCounted = true;
  return phases.map((phase, index) => {
    const { start, length, pattern } = phase;
    if (index > 0 && 'date' in start) isCounted = false;
    const moved = isCounted ? { ...phase, pattern: movedPattern(pattern, days) } : phase;
    if ('until' in length) isCounted = false;
    return index === 0 ? { ...moved, start: { date: to } } : moved;
  });
}

/** Why the phases cannot be counted from a day; null: they can. */
function refusedPhases(phases: readonly Phase[], first: string): string | null {
  const spans = phaseSpans(phases);
  for (const [index, span] of spans.entries()) {
    const { pattern, length } = span.phase;
    if (span.last < span.first) {
      const next = spans[index + 1];
      return 'until' in length && length.until < first
        ? errors.ended({ day: formatDay(length.until) })
        : errors.nextStep({ day: formatDay(dateOfDayNumber(next?.first ?? span.last)) });
    }
    if (pattern.kind !== 'cycle') continue;
    const dayOf = ({ cycle, start_date }: { cycle: number; start_date: string }) => ({
      cycle,
      day: formatDay(start_date),
    });
    const early = pattern.shifts.find(({ start_date }) => start_date < first);
    if (early !== undefined) return errors.cycleBefore(dayOf(early));
    const overlapping = overlappingCycle(pattern);
    const moved = pattern.shifts.find(({ cycle }) => cycle === overlapping);
    if (moved !== undefined) return errors.movedCycle(dayOf(moved));
  }
  return null;
}

type Moved = Pick<PlanVersion, 'phases' | 'flat'>;

/** A version whose days are counted from another first day, or why they cannot be. */
export function moveFirstDay(
  version: PlanVersion,
  to: string,
):
  | { readonly ok: true; readonly moved: Moved }
  | { readonly ok: false; readonly sentence: string } {
  const { flat = null, phases } = version;
  const end = flat?.end_date ?? null;
  if (end !== null && end < to)
    return { ok: false, sentence: errors.ended({ day: formatDay(end) }) };
  const moved = movedPhases(phases, firstDayOfVersion(version), to);
  const sentence = refusedPhases(moved, to);
  if (sentence !== null) return { ok: false, sentence };
  return { ok: true, moved: { phases: moved, flat: flat && { ...flat, start_date: to } } };
}
