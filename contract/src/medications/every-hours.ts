import { instantOnDay } from '../time/day-clocks.ts';
import { dayNumberOf, minutesOfClock } from '../time/day-number.ts';
import { localAt } from '../time/zoned.ts';
import { addDays } from '../time/days.ts';
import type { Occurrence, TakenAt } from './occurrence.ts';
import type { PhaseSpan } from './phase-spans.ts';
import type { Pattern } from './patterns.ts';
import { slotMinutes } from './slot-minutes.ts';

type EveryHours = Extract<Pattern, { kind: 'every_hours' }>;

const hour = 60 * 60 * 1000;
/** A dose of tomorrow can be recorded today, even if the patient travels in between. */
const earliestMs = 3 * 24 * hour;
/** A year of hourly doses, and some. */
const mostFound = 10_000;

type Window = { readonly first: number; readonly last: number };
type Clock = { readonly homeZone: string; readonly zone: string; readonly dayStartsAt: string };

/** The day of an instant: before the day starts it is still the one before. */
function doseDay(ms: number, { homeZone, dayStartsAt }: Clock): string {
  const local = localAt(ms, homeZone);
  const isNight = minutesOfClock(local.slice(11)) < minutesOfClock(dayStartsAt);
  return isNight ? addDays(local.slice(0, 10), -1) : local.slice(0, 10);
}

/** The position in the chain of doses: the number of the next one, and when it is due. */
type Link = { readonly count: number; readonly at: number };

/** The numbers of the doses of a phase that were taken, lowest first. */
function takenCounts(seq: number, taken: TakenAt): number[] {
  const before = `p${seq}h`;
  return [...taken.keys()]
    .filter((id) => id.startsWith(before))
    .map((id) => Number(id.slice(before.length)))
    .toSorted((one, other) => one - other);
}

/** Skips past the requested window: years of hourly doses are not counted one by one. */
function skipTo({ count, at }: Link, begin: number, step: number, nextTaken: number): Link {
  if (at >= begin) return { count, at };
  const skipped = Math.min(Math.ceil((begin - at) / step), Math.max(0, nextTaken - count));
  return { count: count + skipped, at: at + skipped * step };
}

/**
 * The chain from `begin` to `end`. Hours that count from the last dose taken start at the last one that was taken well
 * before: what was before that decides nothing.
 */
export function* hourlyChain(
  { h, from }: EveryHours,
  { seq, first }: { readonly seq: number; readonly first: number },
  { begin, end }: { readonly begin: number; readonly end: number },
  taken: TakenAt,
): Generator<Link> {
  const step = h * hour;
  const when = (count: number): number | undefined => taken.get(`p${seq}h${count}`);
  const counts = from === 'taken' ? takenCounts(seq, taken) : [];
  const last = counts.findLast((count) => (when(count) ?? begin) < begin - 2 * step - earliestMs);
  let link: Link =
    last === undefined
      ? { count: 1, at: first }
      : { count: last + 1, at: (when(last) ?? 0) + step };
  let place = last === undefined ? 0 : counts.indexOf(last) + 1;
  for (let found = 0; link.at < end && found < mostFound;) {
    const nextTaken = counts[place] ?? Infinity;
    link = skipTo(link, begin, step, nextTaken);
    if (link.at >= end) return;
    if (link.at >= begin) {
      yield link;
      found += 1;
    }
    const isTaken = link.count === nextTaken;
    if (isTaken) place += 1;
    const since = (isTaken ? when(link.count) : undefined) ?? link.at;
    link = { count: link.count + 1, at: since + step };
  }
}

/** The instants between which the doses of some days lie, and that of the first dose. */
export function hoursOf(
  { phase, first, last }: PhaseSpan,
  window: Window,
  { homeZone, dayStartsAt }: Pick<Clock, 'homeZone' | 'dayStartsAt'>,
): { readonly first: number; readonly begin: number; readonly end: number } | null {
  const [slot] = phase.slots;
  if (slot === undefined) return null;
  const starts = minutesOfClock(dayStartsAt);
  return {
    first: instantOnDay(homeZone, first, slotMinutes(slot, dayStartsAt)),
    begin: instantOnDay(homeZone, window.first, starts),
    end: instantOnDay(homeZone, Math.min(last, window.last) + 1, starts),
  };
}

/** Real hours, one after the other, regardless of clock changes. The days are those of home, so that a journey renames nothing. */
export function everyHours(
  pattern: EveryHours,
  span: PhaseSpan,
  window: Window,
  clock: Clock,
  taken: TakenAt,
): Occurrence[] {
  const { phase, last } = span;
  const [slot] = phase.slots;
  const hours = hoursOf(span, window, clock);
  if (slot === undefined || hours === null) return [];
  const found: Occurrence[] = [];
  const chain = hourlyChain(pattern, { seq: phase.seq, first: hours.first }, hours, taken);
  for (const { count, at } of chain) {
    const local_date = doseDay(at, clock);
    const day = dayNumberOf(local_date);
    if (day < window.first || day > last) continue;
    found.push({
      slot_id: `p${phase.seq}h${count}`,
      local_date,
      local_date_time: localAt(at, clock.zone),
      time_zone: clock.zone,
      at_ms: at,
      phase: phase.seq,
      parts: slot.parts,
      note: slot.note ?? '',
      is_held: false,
    });
  }
  return found;
}
