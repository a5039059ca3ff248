import type { DoseLogEntry, DoseState } from './doses.ts';
import type { Occurrence } from './occurrence.ts';
import type { ScheduleVersion } from './schedule.ts';

const minute = 60 * 1000;

type Patience = Pick<ScheduleVersion, 'grace_min' | 'miss_after_min'>;

/** Late and missed are read off the clock and never stored: a dose logged afterwards is simply taken. */
export function doseStateAt(
  dose: Pick<Occurrence, 'at_ms' | 'is_held'> & { readonly is_asked?: boolean },
  log: Pick<DoseLogEntry, 'status'> | null,
  { grace_min, miss_after_min }: Patience,
  nowMs: number,
): DoseState {
  if (log !== null && log.status !== 'cleared') return log.status;
  if (dose.is_held) return 'held';
  if (dose.is_asked === false) return 'unasked';
  const sinceMin = (nowMs - dose.at_ms) / minute;
  if (sinceMin < 0) return 'upcoming';
  if (sinceMin < grace_min) return 'due';
  return sinceMin < Math.max(grace_min, miss_after_min) ? 'late' : 'missed';
}
