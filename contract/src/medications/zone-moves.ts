import { addDays } from '../time/days.ts';
import { dateAt, localAt } from '../time/zoned.ts';
import type { CourseVersion } from './course.ts';
import { doseKey } from './dose-key.ts';
import { expand } from './expand.ts';
import type { Occurrence } from './occurrence.ts';
import { isHourlySlot } from './slots.ts';

/** The patient left the zone `from` at this instant. */
export type ZoneMove = { readonly at_ms: number; readonly from: string };

const minute = 60 * 1000;
/** No two clocks are further apart. */
const farthestDays = 2;
const farthest = farthestDays * 24 * 60 * minute;

/** The minute of each move: a dose has a minute, too. */
const arrivalOf = ({ at_ms }: ZoneMove): number => Math.floor(at_ms / minute) * minute;

/** Due because its time was over where the patient arrived. */
export const isDueOnArrival = ({ at_ms }: Occurrence, moves: readonly ZoneMove[]): boolean =>
  moves.some((move) => arrivalOf(move) === at_ms);

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

/** Where and when a dose comes due: on the patient's clock at that time. A dose recorded before does not come due later. */
function dueOnce(
  dose: Occurrence,
  allMoves: readonly ZoneMove[],
  inZone: InZone,
  recordedMs: number | null,
): Occurrence {
  const moves = allMoves.filter(({ at_ms }) => recordedMs === null || at_ms <= recordedMs);
  const starts = [-Infinity, ...moves.map(arrivalOf)];
  const zones = [...moves.map(({ from }) => from), allMoves[moves.length]?.from ?? dose.time_zone];
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
 * A dose on the patient's current clock comes due once: at the first moment at which that clock has reached its
 * time. A dose of the evening is due on arrival for someone who flew east before it, and not missed; what was due before stays on
 * the earlier clock.
 */
export function dueAcrossMoves(
  version: CourseVersion,
  doses: readonly Occurrence[],
  moves: readonly ZoneMove[],
  /** When a dose was taken or skipped; null: it is open. */
  recordedMs: (dose: Occurrence) => number | null = () => null,
): readonly Occurrence[] {
  const lastMove = moves.at(-1)?.at_ms ?? -Infinity;
  // Hours are counted in real hours: they are the same everywhere.
  const isTouched = ({ at_ms, slot_id }: Occurrence): boolean =>
    at_ms < lastMove + farthest && !isHourlySlot(slot_id);
  const touched = version.tz_mode === 'wall_clock' ? doses.filter(isTouched) : [];
  if (touched.length === 0) return doses;
  const inZone = onOtherClocks(version, touched);
  return doses.map((dose) =>
    isTouched(dose) ? dueOnce(dose, moves, inZone, recordedMs(dose)) : dose,
  );
}

type Span = { readonly version: CourseVersion; readonly from: string; readonly to: string };
type SpansBetween = (days: { readonly from: string; readonly to: string }) => readonly Span[];
type Due = { readonly key: string; readonly planned: number; readonly at_ms: number };

/** So many doses from one moment on: as far apart as they were planned, as long as the next one lets them. */
function apartFrom(at: number, same: readonly Due[], next: number): [string, number][] {
  const room = (next - at) / same.length;
  const [first] = same;
  return same.map(({ key, planned }, place) => {
    // Without a next one there is room without end.
    const gap = place === 0 ? 0 : Math.min(planned - (first?.planned ?? planned), place * room);
    return [key, at + Math.floor(gap / minute) * minute];
  });
}

/**
 * Doses of one medicine that an arrival made due at the same time, and when each of them is due instead: no one is asked to take
 * two at the same moment. By the names of the doses.
 */
export function spacedArrivals(
  spansBetween: SpansBetween,
  moves: readonly ZoneMove[],
  zone: string,
): ReadonlyMap<string, number> {
  return new Map(
    moves.map(arrivalOf).flatMap((arrival) => {
      const date = dateAt(arrival, zone);
      const near = { from: addDays(date, -farthestDays), to: addDays(date, farthestDays) };
      const due = spansBetween(near)
        .flatMap(({ version, from, to }) => {
          const doses = expand(version, from, to, zone);
          return dueAcrossMoves(version, doses, moves).map((dose, index): Due => ({
            key: doseKey(version.id, dose),
            planned: doses[index]?.at_ms ?? dose.at_ms,
            at_ms: dose.at_ms,
          }));
        })
        .toSorted((one, other) => one.planned - other.planned);
      const same = due.filter(({ at_ms }) => at_ms === arrival);
      if (same.length < 2) return [];
      const later = due.map(({ at_ms }) => at_ms).filter((at_ms) => at_ms > arrival);
      return apartFrom(arrival, same, Math.min(...later));
    }),
  );
}
