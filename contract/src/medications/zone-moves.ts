import { localAt } from '../time/zoned.ts';
import type { CourseVersion } from './course.ts';
import { expand } from './expand.ts';
import type { Occurrence } from './occurrence.ts';
import { isHourlySlot } from './slots.ts';

/** The patient left the zone `from` at this instant. */
export type ZoneMove = { readonly at_ms: number; readonly from: string };

/** No two clocks are further apart. */
const farthest = 2 * 24 * 60 * 60 * 1000;

type InZone = (zone: string, dose: Occurrence) => Occurrence | undefined;

/** The same doses on the clocks of other zones, each of which is looked at once. */
function onOtherClocks(version: CourseVersion, doses: readonly Occurrence[]): InZone {
  const days = doses.map(({ local_date }) => local_date).toSorted();
  const [from = '', to = from] = [days[0], days.at(-1)];
  const keyOf = ({ slot_id, local_date }: Occurrence): string => `${local_date} ${slot_id}`;
  const known = new Map<string, Map<string, Occurrence>>();
  return (zone, dose) => {
    const found =
      known.get(zone) ??
      new Map(expand(version, from, to, zone).map((other) => [keyOf(other), other]));
    known.set(zone, found);
    return found.get(keyOf(dose));
  };
}

/** Where and when a dose comes due: on the clock that was the patient's then. */
function dueOnce(dose: Occurrence, moves: readonly ZoneMove[], inZone: InZone): Occurrence {
  const starts = [-Infinity, ...moves.map(({ at_ms }) => at_ms)];
  const zones = [...moves.map(({ from }) => from), dose.time_zone];
  for (const [index, zone] of zones.entries()) {
    const there = zone === dose.time_zone ? dose : inZone(zone, dose);
    const arrived = starts[index] ?? -Infinity;
    if (there === undefined || Math.max(arrived, there.at_ms) >= (starts[index + 1] ?? Infinity))
      continue;
    if (there.at_ms >= arrived) return there;
    return { ...there, at_ms: arrived, local_date_time: localAt(arrived, zone) };
  }
  return dose;
}

/**
 * A dose on the clock of wherever the patient is comes due once: at the first moment at which that clock has reached its
 * time. Whoever flies east before the evening's dose has it due on arrival, and not missed; what was due before stays on
 * the clock of then.
 */
export function dueAcrossMoves(
  version: CourseVersion,
  doses: readonly Occurrence[],
  moves: readonly ZoneMove[],
): readonly Occurrence[] {
  const lastMove = moves.at(-1)?.at_ms ?? -Infinity;
  // Hours are counted in real hours: they are the same everywhere.
  const isTouched = ({ at_ms, slot_id }: Occurrence): boolean =>
    at_ms < lastMove + farthest && !isHourlySlot(slot_id);
  const touched = version.tz_mode === 'wall_clock' ? doses.filter(isTouched) : [];
  if (touched.length === 0) return doses;
  const inZone = onOtherClocks(version, touched);
  return doses.map((dose) => (isTouched(dose) ? dueOnce(dose, moves, inZone) : dose));
}
