import { dayNumberOf, instantOnDay, minutesOfClock } from '../time/day-number.ts';
import { localAt } from '../time/zoned.ts';
import { addDays } from '../time/days.ts';
import type { Occurrence, TakenAt } from './occurrence.ts';
import type { PhaseSpan } from './phase-spans.ts';
import type { Pattern } from './patterns.ts';
import { slotMinutes } from './slot-minutes.ts';

type EveryHours = Extract<Pattern, { kind: 'every_hours' }>;

const hour = 60 * 60 * 1000;
/** A year of hourly doses, and some. */
const mostSteps = 10_000;

type Window = { readonly first: number; readonly last: number };
type Clock = { readonly homeZone: string; readonly zone: string; readonly dayStartsAt: string };

/** The day of an instant: before the day starts it is still the one before. */
function doseDay(ms: number, { homeZone, dayStartsAt }: Clock): string {
  const local = localAt(ms, homeZone);
  const isNight = minutesOfClock(local.slice(11)) < minutesOfClock(dayStartsAt);
  return isNight ? addDays(local.slice(0, 10), -1) : local.slice(0, 10);
}

/** Real hours, one after the other, whatever the clocks do. The days are those of home, so that a journey renames nothing. */
export function everyHours(
  pattern: EveryHours,
  { phase, first, last }: PhaseSpan,
  window: Window,
  clock: Clock,
  taken: TakenAt,
): Occurrence[] {
  const [slot] = phase.slots;
  if (slot === undefined) return [];
  const { homeZone, zone, dayStartsAt } = clock;
  const starts = minutesOfClock(dayStartsAt);
  const end = instantOnDay(homeZone, Math.min(last, window.last) + 1, starts);
  const begin = instantOnDay(homeZone, Math.max(first, window.first), starts);
  const step = pattern.h * hour;
  let at = instantOnDay(homeZone, first, slotMinutes(slot, dayStartsAt));
  let count = 1;
  if (pattern.from === 'scheduled' && at < begin) {
    const skipped = Math.ceil((begin - at) / step);
    at += skipped * step;
    count += skipped;
  }
  const found: Occurrence[] = [];
  for (let steps = 0; at < end && steps < mostSteps; steps += 1, count += 1) {
    const id = `p${phase.seq}h${count}`;
    const local_date = doseDay(at, clock);
    const day = dayNumberOf(local_date);
    if (day >= window.first && day <= last) {
      found.push({
        slot_id: id,
        local_date,
        local_date_time: localAt(at, zone),
        time_zone: zone,
        at_ms: at,
        phase: phase.seq,
        parts: slot.parts,
        note: slot.note ?? '',
        is_held: false,
      });
    }
    at = (pattern.from === 'taken' ? (taken.get(id) ?? at) : at) + step;
  }
  return found;
}
