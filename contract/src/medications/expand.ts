import {
  clockText,
  dateOfDayNumber,
  dayNumberOf,
  dayClocksOf,
  instantOnDay,
} from '../time/day-number.ts';
import { localAt } from '../time/zoned.ts';
import { everyHours } from './every-hours.ts';
import type { Occurrence, TakenAt } from './occurrence.ts';
import { patternDays } from './pattern-days.ts';
import { slotsAt, slotSetsOf } from './phase-slots.ts';
import { type PhaseSpan, phaseSpans } from './phase-spans.ts';
import type { ScheduleVersion } from './schedule.ts';
import { slotMinutes } from './slot-minutes.ts';
import type { Slot } from './slots.ts';

export type Schedule = Pick<
  ScheduleVersion,
  'phases' | 'tz_mode' | 'home_tz' | 'day_starts_at' | 'effective_from'
>;

const minute = 60 * 1000;
const day = 24 * 60 * minute;
const minutesOfDay = 24 * 60;
const nothingTaken: TakenAt = new Map();

type Window = { readonly first: number; readonly last: number };

type Timed = { readonly at_ms: number; readonly local_date_time: string };
type Timing = (dayNumber: number, slot: SlotClock) => Timed;
type SlotClock = { readonly slot: Slot; readonly minutes: number; readonly clock: string };

/** A slot on a clock: one after midnight stands on the day that follows. */
function onClock(zone: string): Timing {
  const clocks = dayClocksOf(zone);
  return (dayNumber, { minutes, clock }) => {
    const number = minutes < minutesOfDay ? dayNumber : dayNumber + 1;
    const offset = clocks(number);
    if (offset !== null) {
      return {
        at_ms: dayNumber * day + minutes * minute - offset,
        local_date_time: `${dateOfDayNumber(number)}T${clock}`,
      };
    }
    // On the days of a clock change a time may be skipped: the clock shows the one that it became.
    const at_ms = instantOnDay(zone, dayNumber, minutes);
    return { at_ms, local_date_time: localAt(at_ms, zone) };
  };
}

function timingOf({ tz_mode, home_tz }: Schedule, firstDay: number, zone: string): Timing {
  if (tz_mode === 'wall_clock' || (tz_mode === 'home' && home_tz === zone)) return onClock(zone);
  const atHome = (dayNumber: number, minutes: number): number =>
    tz_mode === 'home'
      ? instantOnDay(home_tz, dayNumber, minutes)
      : // Elapsed: so many times 24 real hours after the first day, whatever the clocks do.
        instantOnDay(home_tz, firstDay, minutes) + (dayNumber - firstDay) * day;
  return (dayNumber, { minutes }) => {
    const at_ms = atHome(dayNumber, minutes);
    return { at_ms, local_date_time: localAt(at_ms, zone) };
  };
}

const onClocks = (slots: readonly Slot[], dayStartsAt: string): SlotClock[] =>
  slots
    .map((slot) => {
      const minutes = slotMinutes(slot, dayStartsAt);
      return { slot, minutes, clock: clockText(minutes % minutesOfDay) };
    })
    .toSorted((one, other) => one.minutes - other.minutes);

function phaseDoses(
  version: Schedule,
  span: PhaseSpan,
  window: Window,
  zone: string,
): Occurrence[] {
  const { phase } = span;
  const timing = timingOf(version, span.first, zone);
  const clocks = new Map(
    slotSetsOf(phase).map((slots) => [slots, onClocks(slots, version.day_starts_at)]),
  );
  const found: Occurrence[] = [];
  const first = Math.max(span.first, window.first);
  const last = Math.min(span.last, window.last);
  for (const asked of patternDays(phase.pattern, first, last)) {
    const { day: number, isHeld } = asked;
    const local_date = dateOfDayNumber(number);
    for (const each of clocks.get(slotsAt(phase, asked)) ?? []) {
      const { at_ms, local_date_time } = timing(number, each);
      found.push({
        slot_id: each.slot.id,
        local_date,
        local_date_time,
        time_zone: zone,
        at_ms,
        phase: phase.seq,
        parts: each.slot.parts,
        note: each.slot.note ?? '',
        is_held: isHeld,
      });
    }
  }
  return found;
}

/**
 * Where the clocks skip an hour, a time of the gap and the first time after it fall on the same minute: the earlier one
 * comes a minute before, so that two doses never stand as one.
 */
function apart(doses: Occurrence[]): Occurrence[] {
  for (let index = doses.length - 2; index >= 0; index -= 1) {
    const [dose, next] = [doses[index], doses[index + 1]];
    if (!dose || !next || dose.at_ms < next.at_ms) continue;
    const at_ms = next.at_ms - minute;
    doses[index] = { ...dose, at_ms, local_date_time: localAt(at_ms, dose.time_zone) };
  }
  return doses;
}

/**
 * The doses that a version of a schedule asks for on the days from `from` to `to`, both included, as
 * they stand on the clock of `zone`. Pure, and the only place that knows: screens, reminders, stock
 * and calendar all ask it.
 */
export function expand(
  version: Schedule,
  from: string,
  to: string,
  zone: string,
  taken: TakenAt = nothingTaken,
): Occurrence[] {
  const window = {
    first: Math.max(dayNumberOf(from), dayNumberOf(version.effective_from)),
    last: dayNumberOf(to),
  };
  const doses = phaseSpans(version.phases)
    .filter(({ first, last }) => first <= window.last && last >= window.first)
    .flatMap((span) => {
      const { pattern } = span.phase;
      if (pattern.kind !== 'every_hours') return phaseDoses(version, span, window, zone);
      const clock = { homeZone: version.home_tz, zone, dayStartsAt: version.day_starts_at };
      return everyHours(pattern, span, window, clock, taken);
    })
    .toSorted((one, other) => one.at_ms - other.at_ms);
  return apart(doses);
}
