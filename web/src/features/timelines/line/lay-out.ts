import { msOfDay } from '@caretrail/contract/time/days';
import type { Days, Lane, Stretch } from './window.ts';

/** One mark on the line: a single event, or so many that stand too close to be told apart. */
export type Mark<T> = { readonly at: number; readonly items: readonly T[] };

/**
 * Gathers what stands closer than `apart` to the first of a mark. `sorted` goes from the earliest on.
 * A mark stands where its first one does, so a single event is exactly in its place and no two
 * marks touch.
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

/** Places are shares of the width: 0 is where the days in sight begin, 1 where they end. */
export type Bar<E> = {
  readonly stretch: Stretch<E>;
  readonly at: number;
  readonly width: number;
  readonly row: number;
};

/** The line of today: its place, and the milliseconds between which an event is one of today. */
export type TodayLine = { readonly at: number; readonly begin: number; readonly end: number };

type Placed<E> = { readonly stretch: Stretch<E>; readonly at: number };

export type LaidOut<E> = {
  readonly bars: readonly Bar<E>[];
  readonly barRows: number;
  readonly marks: readonly Mark<Placed<E>>[];
};

/** More bars than this above each other are gathered like marks. */
const mostRows = 3;

const within = (share: number): number => Math.min(1, Math.max(0, share));

/** What is over or comes stands beside the line of today, never on it: there it would look like today. */
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

/** Where the bars and marks of a lane stand; `apart` is the room that one mark needs. */
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
    // What was moved by exactly one mark must not be gathered for a rounding.
    apart * 0.999,
  );
  return { bars, barRows: rowEnds.length, marks };
}
