import { msOfDay } from '@caretrail/contract/time/days';
import type { Days, Lane, Stretch } from './window.ts';

/** One mark on the line: a single event, or several that are too close to draw separately. */
export type Mark<T> = { readonly at: number; readonly items: readonly T[] };

/**
 * Merges items that are closer than `apart` to the first item of a mark. `sorted` is in ascending order. A mark has the
 * position of its first item, so single events are placed exactly and marks never overlap.
 */
export function gather<T extends { readonly at: number }>(
  sorted: readonly T[],
  apart: number,
): Mark<T>[] {
  const marks: { at: number; items: T[] }[] = [];
  for (const item of sorted) {
    const last = marks.at(-1);
    if (last && item.at - last.at < apart) last.items.push(item);
    else marks.push({ at: item.at, items: [item] });
  }
  return marks;
}

/** Positions are shares of the width: 0 is the start of the visible days, 1 their end. */
export type Bar<E> = {
  readonly stretch: Stretch<E>;
  readonly at: number;
  readonly width: number;
  readonly row: number;
};

/** The today line: its position, and the start and end of today in milliseconds. */
export type TodayLine = { readonly at: number; readonly begin: number; readonly end: number };

type Placed<E> = { readonly stretch: Stretch<E>; readonly at: number };

export type LaidOut<E> = {
  readonly bars: readonly Bar<E>[];
  readonly barRows: number;
  readonly marks: readonly Mark<Placed<E>>[];
};

/** Further overlapping bars are merged like marks. */
const mostRows = 3;

const within = (share: number): number => Math.min(1, Math.max(0, share));

/** Moves past and future events off the today line, where they would look like today's. */
function besideToday<E>(
  points: readonly Placed<E>[],
  { at: line, begin, end }: TodayLine,
  apart: number,
): Placed<E>[] {
  const isToday = ({ stretch }: Placed<E>): boolean => stretch.from < end && stretch.to >= begin;
  const gap = points.some(isToday) ? apart : apart / 2;
  return points.map((point) => {
    if (isToday(point)) return { ...point, at: within(line) };
    const { stretch, at } = point;
    return stretch.from >= end
      ? { stretch, at: within(Math.max(at, line + gap)) }
      : { stretch, at: within(Math.min(at, line - gap)) };
  });
}

/** Positions of the bars and marks of a lane; `apart` is the width of one mark. */
export function layOut<E>(
  { stretches }: Lane<E>,
  { from, to }: Days,
  apart: number,
  today: TodayLine | null = null,
): LaidOut<E> {
  const [begin, end] = [msOfDay(from), msOfDay(to)];
  const share = (ms: number): number => (ms - begin) / (end - begin);
  const rowEnds: number[] = [];
  const bars: Bar<E>[] = [];
  const points: Placed<E>[] = [];
  for (const stretch of stretches) {
    const isOut =
      stretch.from >= end || stretch.to < begin || (stretch.to === begin && stretch.isLong);
    if (isOut) continue;
    const at = within(share(stretch.from));
    const width = within(share(stretch.to)) - at;
    const free = rowEnds.findIndex((rowEnd) => rowEnd <= at);
    const row = free === -1 ? rowEnds.length : free;
    if (stretch.isLong && width >= apart && row < mostRows) {
      rowEnds[row] = at + width;
      bars.push({ stretch, at, width, row });
    } else {
      points.push({ stretch, at });
    }
  }
  const placed = today === null ? points : besideToday(points, today, apart);
  const marks = gather(
    placed.toSorted((one, other) => one.at - other.at),
    // Tolerates rounding: marks that were moved by exactly one width are not merged.
    apart * 0.999,
  );
  return { bars, barRows: rowEnds.length, marks };
}
