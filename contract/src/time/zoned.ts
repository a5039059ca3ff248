import { clockText, dateOfDayNumber } from './day-number.ts';
import { offsetAt } from './zone-offset.ts';

/** A plan is a date and a time on the clock of a zone; these turn it into an instant and back. */

const minute = 60 * 1000;
const day = 24 * 60 * minute;

const asIfUtc = (local: string): number => Date.parse(`${local}:00Z`);
function textOf(shiftedMs: number): string {
  const number = Math.floor(shiftedMs / day);
  const minutes = Math.floor((shiftedMs - number * day) / minute);
  return `${dateOfDayNumber(number)}T${clockText(minutes)}`;
}

/** The clock of a zone at an instant: 'YYYY-MM-DDTHH:mm'. */
export const localAt = (ms: number, zone: string): string => textOf(ms + offsetAt(zone, ms));

/** The day of a zone's calendar at an instant: 'YYYY-MM-DD'. */
export const dateAt = (ms: number, zone: string): string => localAt(ms, zone).slice(0, 10);

/** The first instant after a gap: the minute in which the clocks jumped over `local`. */
function endOfGap(zone: string, early: number, late: number): number {
  let [before, after] = [Math.floor(early / minute), Math.ceil(late / minute)];
  const offset = offsetAt(zone, before * minute);
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetAt(zone, middle * minute) === offset) before = middle;
    else after = middle;
  }
  return after * minute;
}

/**
 * The instant of a local date and time. A time that the clocks skip is the first that exists after
 * it; one that comes twice is the first of the two.
 */
export function instantOf(local: string, zone: string): number {
  const shown = asIfUtc(local);
  const before = offsetAt(zone, shown - day);
  const after = offsetAt(zone, shown + day);
  const first = shown - Math.max(before, after);
  const last = shown - Math.min(before, after);
  if (first + offsetAt(zone, first) === shown) return first;
  if (last + offsetAt(zone, last) === shown) return last;
  return endOfGap(zone, first, last);
}

/** An instant as it is stored and sent: '2026-03-05T08:00:00.000Z'. */
export const isoOf = (ms: number): string => new Date(ms).toISOString();

/** From one instant to a later one, as they are stored and sent. */
export const msFrom = (earlier: string, later: string): number =>
  Date.parse(later) - Date.parse(earlier);
