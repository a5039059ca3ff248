import { msFromIso } from '../dates.ts';
import type { DoseLogEntry, DosePostponement, DoseState } from './doses.ts';
import { isAnswer } from './is-answered.ts';
import type { Occurrence } from './occurrence.ts';
import type { ScheduleVersion } from './schedule.ts';

const minute = 60 * 1000;

type Patience = Pick<ScheduleVersion, 'grace_min' | 'miss_after_min'>;

type Postponed = { readonly postponed_ms?: number | null };

/** When a dose is due: at its planned time, or when it was postponed to. */
export const dueAt = (dose: Pick<Occurrence, 'at_ms'> & Postponed): number =>
  dose.postponed_ms ?? dose.at_ms;

/**
 * The time a dose is postponed to, by its newest postponement and the entry that counts. Recording the dose ends that; undoing
 * the record restores only what was still to come by then.
 */
export function postponedMs(
  newest: Pick<DosePostponement, 'until'> | undefined,
  entry: Pick<DoseLogEntry, 'status' | 'at'> | undefined,
): number | null {
  const untilMs = msFromIso(newest?.until ?? '');
  if (untilMs === null || entry === undefined) return untilMs;
  return !isAnswer(entry) && (msFromIso(entry.at) ?? 0) < untilMs ? untilMs : null;
}

/**
 * Late and missed are computed from the clock and never stored: a dose logged afterwards is simply taken. A postponed dose
 * is upcoming until then, and due, late and missed count from there.
 */
export function doseStateAt(
  dose: Pick<Occurrence, 'at_ms' | 'is_held'> & Postponed & { readonly is_asked?: boolean },
  log: Pick<DoseLogEntry, 'status'> | null,
  { grace_min, miss_after_min }: Patience,
  nowMs: number,
): DoseState {
  if (isAnswer(log)) return log.status;
  if (dose.is_held) return 'held';
  if (dose.is_asked === false) return 'unasked';
  const sinceMin = (nowMs - dueAt(dose)) / minute;
  if (sinceMin < 0) return 'upcoming';
  if (sinceMin < grace_min) return 'due';
  return sinceMin < Math.max(grace_min, miss_after_min) ? 'late' : 'missed';
}
