import { addDays } from '../time/days.ts';
import { dateAt } from '../time/zoned.ts';
import type { CourseVersion } from './course.ts';
import { doseKey } from './dose-key.ts';
import { expand } from './expand.ts';
import type { Occurrence } from './occurrence.ts';

/** The patient left the zone `from` at this instant. */
export type ZoneMove = { readonly at_ms: number; readonly from: string };

const minute = 60 * 1000;
const day = 24 * 60 * minute;
/** How far from a move its doses are looked at: no two zones are further apart. */
const nearDays = 2;

type Spans = readonly {
  readonly version: CourseVersion;
  readonly from: string;
  readonly to: string;
}[];
type SpansBetween = (days: { readonly from: string; readonly to: string }) => Spans;
type Due = { readonly key: string; readonly dose: Occurrence; at_ms: number };

/** The minute at which the clock of wherever the patient was first reached the time of a dose. */
function firstDue(
  version: CourseVersion,
  dose: Occurrence,
  moves: readonly ZoneMove[],
  zone: string,
): number {
  if (version.tz_mode !== 'wall_clock') return dose.at_ms;
  const atIn = (name: string): number =>
    expand(version, dose.local_date, dose.local_date, name).find(
      ({ slot_id }) => slot_id === dose.slot_id,
    )?.at_ms ?? dose.at_ms;
  const starts = [-Infinity, ...moves.map(({ at_ms }) => Math.floor(at_ms / minute) * minute)];
  const zones = [...moves.map(({ from }) => from), zone];
  for (const [index, name] of zones.entries()) {
    const at_ms = Math.max(starts[index] ?? -Infinity, atIn(name));
    if (at_ms < (starts[index + 1] ?? Infinity)) return at_ms;
  }
  return dose.at_ms;
}

/** Two doses that a move made due at once keep their distance, as far as the next one lets them. */
function keepApart(due: readonly Due[]): void {
  for (let index = 0; index + 1 < due.length; index += 1) {
    const same = due.filter(({ at_ms }) => at_ms === due[index]?.at_ms);
    const [first] = same;
    if (first === undefined || same.length < 2) continue;
    const next = due[index + same.length]?.at_ms ?? Infinity;
    const most = (next - first.at_ms) / same.length;
    same.forEach((each, place) => {
      const gap = Math.min(each.dose.at_ms - first.dose.at_ms, place * most);
      each.at_ms = first.at_ms + Math.floor(gap / minute) * minute;
    });
    index += same.length - 1;
  }
}

/**
 * A dose on the clock of wherever the patient is comes due once: when that clock first reaches its time. Whoever flies
 * east before the evening's dose has it due on arrival, and not missed. Answers when each dose around the moves is due.
 */
export function dueAcrossMoves(
  spansBetween: SpansBetween,
  moves: readonly ZoneMove[],
  zone: string,
): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { at_ms } of moves) {
    const near = {
      from: addDays(dateAt(at_ms, zone), -nearDays),
      to: addDays(dateAt(at_ms, zone), nearDays),
    };
    const due = spansBetween(near)
      .flatMap(({ version, from, to }) =>
        expand(version, from, to, zone).map((dose): Due => ({
          key: doseKey(version.id, dose),
          dose,
          at_ms: firstDue(version, dose, moves, zone),
        })),
      )
      .toSorted((one, other) => one.at_ms - other.at_ms || one.dose.at_ms - other.dose.at_ms);
    keepApart(due);
    for (const each of due)
      if (Math.abs(each.dose.at_ms - at_ms) < nearDays * day && !found.has(each.key))
        found.set(each.key, each.at_ms);
  }
  return found;
}
