import { addDays, dayOfMs, daysBetween, msOfDay } from '@caretrail/contract/time/days';
import type { Lane } from './stretch.ts';

/** From the widest look to the closest. */
const zooms = ['all', 'year', 'quarter', 'month'] as const;
export type Zoom = (typeof zooms)[number];

export const zoomWords: Readonly<Record<Zoom, string>> = {
  all: 'All',
  year: '1 year',
  quarter: '3 months',
  month: '1 month',
};

const daysShown: Readonly<Record<Exclude<Zoom, 'all'>, number>> = {
  year: 365,
  quarter: 92,
  month: 31,
};

/** Days, the last one not included. */
export type Days = { readonly from: string; readonly to: string };

const leastDays = daysShown.month;

/** All that is to be drawn, today included, with a little air at both ends. */
export function extentOf(lanes: readonly Lane<unknown>[], today: string): Days {
  let [from, to] = [msOfDay(today), msOfDay(addDays(today, 1))];
  for (const { stretches } of lanes) {
    for (const stretch of stretches) {
      if (stretch.from < from) from = stretch.from;
      if (stretch.to > to) to = stretch.to;
    }
  }
  const [first, last] = [dayOfMs(from), addDays(dayOfMs(to), 1)];
  const air = Math.max(1, Math.round(daysBetween(first, last) / 50));
  const missing = Math.max(0, leastDays - daysBetween(first, last) - 2 * air);
  const end = addDays(last, air + missing);
  // Room beside the line of today for what comes.
  const ahead = addDays(today, Math.round(daysBetween(first, end) / 10));
  return { from: addDays(first, -air), to: end > ahead ? end : ahead };
}

/** All of it, and what is closer than all of it: with two months of events there is no year to look at. */
export const zoomsFor = ({ from, to }: Days): Zoom[] =>
  zooms.filter((zoom) => zoom === 'all' || daysShown[zoom] < daysBetween(from, to));

/** What is in sight: a stretch of days around one of them. */
export function daysInSight(zoom: Zoom, around: string, extent: Days): Days {
  if (zoom === 'all') return extent;
  const count = daysShown[zoom];
  const from = addDays(around, -Math.floor(count / 2));
  return { from, to: addDays(from, count) };
}

/** Half of what is in sight, so that something known stays. */
export const stepDays = ({ from, to }: Days): number => Math.ceil(daysBetween(from, to) / 2);
