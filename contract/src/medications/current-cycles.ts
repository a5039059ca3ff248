import { isSameValue } from '../http/same-value.ts';
import type { CyclePattern } from './cycle-days.ts';
import { inForceOn, inOrder } from './in-force.ts';
import type { Plan, PlanVersion } from './plan-versions.ts';
import type { Phase } from './schedule.ts';

const cyclesOf = ({ phases: [first] }: PlanVersion): CyclePattern | null =>
  first?.pattern.kind === 'cycle' ? first.pattern : null;

/**
 * Phases that were sent with the cycles in force, unchanged: decisions already made about these are kept, also where they
 * count only from tomorrow, after a flight west.
 */
export function withCurrentCycles(
  { versions }: Plan,
  sent: readonly Phase[],
  days: readonly string[],
): Phase[] {
  const [first, ...rest] = sent;
  if (first?.pattern.kind !== 'cycle') return [...sent];
  const { pattern } = first;
  const inForce = days.flatMap((day) => inForceOn(versions, day) ?? []);
  if (!inForce.some((version) => isSameValue(cyclesOf(version), pattern))) return [...sent];
  const current = inOrder(versions)
    .map(cyclesOf)
    .findLast(
      (known) =>
        known?.anchor === pattern.anchor &&
        known.length === pattern.length &&
        known.cycles === pattern.cycles,
    );
  const { shifts, held } = current ?? pattern;
  return [{ ...first, pattern: { ...pattern, shifts, held } }, ...rest];
}

/**
 * Phases from a client that may have read any version: cycles of an earlier version become the current ones,
 * so that an edit cannot undo a delay or a hold that its author has not seen. `versions`: every version of the medicine.
 */
export function asDecidedSince(
  { versions }: Pick<Plan, 'versions'>,
  sent: readonly Phase[],
  today: string,
): Phase[] {
  const [first, ...rest] = sent;
  const now = inForceOn(versions, today);
  const current = now && cyclesOf(now);
  if (first?.pattern.kind !== 'cycle' || !now || !current) return [...sent];
  const { pattern } = first;
  const isSeries = current.length === pattern.length && current.cycles === pattern.cycles;
  const isKnown = versions.some((version) => isSameValue(cyclesOf(version), pattern));
  if (!isSeries || !isKnown) return [...sent];
  const { anchor, shifts, held } = current;
  const start = now.phases[0]?.start ?? first.start;
  return [{ ...first, start, pattern: { ...pattern, anchor, shifts, held } }, ...rest];
}
