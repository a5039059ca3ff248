import { dayClocksOf, instantOnDay } from '../time/day-clocks.ts';
import { clockText, dateOfDayNumber, dayNumberOf } from '../time/day-number.ts';
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
type Timing = (dayNumber: number, slot: SlotClock, slots: readonly SlotClock[]) => Timed;
type SlotClock = { readonly slot: Slot; readonly minutes: number; readonly clock: string };

/**
 * A time that the clocks skip becomes the first one after the gap. Where the medicine has another dose then, it comes a
 * minute before that: two doses never coincide.
 */
function afterGap(
  zone: string,
  number: number,
  slot: SlotClock,
  slots: readonly SlotClock[],
): Timed {
  const instants = slots.map(({ minutes, clock }) => {
    const at_ms = instantOnDay(zone, number, minutes % minutesOfDay);
    return { at_ms, clock, isSkipped: !localAt(at_ms, zone).endsWith(clock) };
  });
  const at = instantOnDay(zone, number, slot.minutes % minutesOfDay);
  const own = instants.find(({ clock }) => clock === slot.clock);
  const before =
    own?.isSkipped === true
      ? instants.filter((each) => each.at_ms === at && (!each.isSkipped || each.clock > slot.clock))
          .length
      : 0;
  const at_ms = at - before * minute;
  return { at_ms, local_date_time: localAt(at_ms, zone) };
}

/** A slot on a clock: one after midnight is on the following day. */
function onClock(zone: string): Timing {
  const clocks = dayClocksOf(zone);
  return (dayNumber, each, slots) => {
    const { minutes, clock } = each;
    const number = minutes < minutesOfDay ? dayNumber : dayNumber + 1;
    const offset = clocks(number);
    // On the days of a clock change a time may be skipped: the clock shows the one that it became.
    if (offset === null) return afterGap(zone, number, each, slots);
    return {
      at_ms: dayNumber * day + minutes * minute - offset,
      local_date_time: `${dateOfDayNumber(number)}T${clock}`,
    };
  };
}

function timingOf({ tz_mode, home_tz }: Schedule, firstDay: number, zone: string): Timing {
  if (tz_mode === 'wall_clock' || (tz_mode === 'home' && home_tz === zone)) return onClock(zone);
  const atHome = onClock(home_tz);
  return (dayNumber, each, slots) => {
    const at_ms =
      tz_mode === 'home'
        ? atHome(dayNumber, each, slots).at_ms
        : // Elapsed: multiples of 24 real hours after the first day, regardless of clock changes.
          atHome(firstDay, each, slots).at_ms + (dayNumber - firstDay) * day;
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
    const slots = clocks.get(slotsAt(phase, asked)) ?? [];
    for (const each of slots) {
      const { at_ms, local_date_time } = timing(number, each, slots);
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

/** A version as it plans a day, also one before it counts: since the first day of the medicine. */
export const sinceDay = <V extends Schedule>(version: V, day: string): V =>
  day < version.effective_from ? { ...version, effective_from: day } : version;

/**
 * The planned doses of a version of a schedule on the days from `from` to `to`, both included, as they appear on the
 * clock of `zone`. Pure, and the only implementation: screens, reminders, stock and calendar all use it.
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
  return phaseSpans(version.phases)
    .filter(({ first, last }) => first <= window.last && last >= window.first)
    .flatMap((span) => {
      const { pattern } = span.phase;
      if (pattern.kind !== 'every_hours') return phaseDoses(version, span, window, zone);
      const clock = { homeZone: version.home_tz, zone, dayStartsAt: version.day_starts_at };
      return everyHours(pattern, span, window, clock, taken);
    })
    .toSorted((one, other) => one.at_ms - other.at_ms);
}
