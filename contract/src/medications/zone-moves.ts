import type { CourseVersion } from './course.ts';
import { expand } from './expand.ts';
import type { Occurrence } from './occurrence.ts';

/** The patient left the zone `from` at this instant. */
export type ZoneMove = { readonly at_ms: number; readonly from: string };

const day = 24 * 60 * 60 * 1000;

/**
 * A dose on the clock of wherever the patient is comes due once: at the first moment at which that clock has reached its
 * time. Whoever flies east before the evening's dose has it due on arrival, and not missed.
 */
export function dueAcrossMoves(
  version: CourseVersion,
  dose: Occurrence,
  moves: readonly ZoneMove[],
): Occurrence {
  const near = moves.some(({ at_ms }) => Math.abs(at_ms - dose.at_ms) < 2 * day);
  if (!near || version.tz_mode !== 'wall_clock') return dose;
  const atIn = (zone: string): number =>
    expand(version, dose.local_date, dose.local_date, zone).find(
      ({ slot_id }) => slot_id === dose.slot_id,
    )?.at_ms ?? dose.at_ms;
  const starts = [-Infinity, ...moves.map(({ at_ms }) => at_ms)];
  const zones = [...moves.map(({ from }) => from), dose.time_zone];
  for (const [index, zone] of zones.entries()) {
    const at_ms = Math.max(starts[index] ?? -Infinity, atIn(zone));
    if (at_ms < (starts[index + 1] ?? Infinity))
      return at_ms === dose.at_ms ? dose : { ...dose, at_ms };
  }
  return dose;
}
