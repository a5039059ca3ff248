import type { TimelineEvent } from '../timelines/schema.ts';
import type { DatedResult } from '../treatments/against-limits.ts';
import type { Treatment } from '../treatments/schema.ts';
import { testNameOf } from './test-names.ts';
import { powerBetween, quantityOf, timesPowerOfTen } from './unit.ts';

/** A result as it was written, and where it is drawn. */
export type ResultPoint = DatedResult & {
  /** In the unit of its series; null: it is a word. */
  readonly at: number | null;
};

/** A limit from the person's own letter, in the unit of the series; it holds for the days of its treatment. */
export type SeriesLimit = {
  readonly treatment_id: string;
  readonly treatment: string;
  readonly source: string;
  readonly min: number | null;
  readonly max: number | null;
  /** Null: open. */
  readonly from: string | null;
  readonly to: string | null;
};

/** All results of one test that can be drawn in one unit. */
export type ResultSeries = {
  /** Tells it from the others, and stays the same while results are added. */
  readonly key: string;
  /** As the newest result is written. */
  readonly name: string;
  readonly unit: string;
  /** The oldest first. */
  readonly points: readonly ResultPoint[];
  readonly limits: readonly SeriesLimit[];
};

export type Limiting = Pick<Treatment, 'id' | 'title' | 'start' | 'end' | 'lab_gate'>;

/**
 * Two names of a test are one series where their units say that they are the same quantity: a figure without a unit
 * stays with its own name. A word has no unit: it belongs to the figures of its test where these are of one kind.
 */
function keysOf(results: readonly DatedResult[]): ReadonlyMap<DatedResult, string> {
  const figures = new Map<string, Set<string>>();
  const names = new Map(results.map((result) => [result, testNameOf(result.name)]));
  const testOf = (result: DatedResult): string => names.get(result)?.test ?? '';
  const own = (result: DatedResult): string => {
    const name = result.unit.trim() === '' ? names.get(result)?.own : testOf(result);
    return `${name} in ${quantityOf(result.unit)}`;
  };
  for (const result of results) {
    if (typeof result.value !== 'number') continue;
    const test = testOf(result);
    figures.set(test, (figures.get(test) ?? new Set()).add(own(result)));
  }
  const keyOf = (result: DatedResult): string => {
    if (typeof result.value === 'number' || result.unit.trim() !== '') return own(result);
    const [only, ...more] = figures.get(testOf(result)) ?? [];
    return only !== undefined && more.length === 0 ? only : own(result);
  };
  return new Map(results.map((result) => [result, keyOf(result)]));
}

/**
 * By how many powers of ten a limit is moved; null: it is not one of this series. Without a unit it counts for the unit of
 * the result, where that has the same name.
 */
function limitIn(
  { name, unit }: Pick<ResultSeries, 'name' | 'unit'>,
  gate: Limiting['lab_gate'][number],
): number | null {
  const [asked, named] = [testNameOf(gate.test), testNameOf(name)];
  if (gate.unit === '' || unit === '') return asked.own === named.own ? 0 : null;
  return asked.test === named.test ? powerBetween(gate.unit, unit) : null;
}

function limitsOf(
  series: Pick<ResultSeries, 'name' | 'unit'>,
  treatments: readonly Limiting[],
): SeriesLimit[] {
  return treatments.flatMap(({ id, title, start, end, lab_gate }) =>
    lab_gate.flatMap((gate) => {
      const power = limitIn(series, gate);
      if (power === null) return [];
      const moved = (value: number | null): number | null =>
        value === null ? null : timesPowerOfTen(value, power);
      return {
        treatment_id: id,
        treatment: title,
        source: gate.source,
        min: moved(gate.min),
        max: moved(gate.max),
        from: start,
        to: end,
      };
    }),
  );
}

const byDay = (one: DatedResult, other: DatedResult): number => one.date.localeCompare(other.date);

function seriesOf(
  key: string,
  results: readonly DatedResult[],
  treatments: readonly Limiting[],
): ResultSeries {
  const sorted = results.toSorted(byDay);
  const newest = sorted.at(-1);
  // A word may stand last, and has no unit.
  const unit =
    sorted.findLast(({ value }) => typeof value === 'number')?.unit ?? newest?.unit ?? '';
  const name = newest?.name.trim() ?? '';
  const points = sorted.map((result): ResultPoint => {
    const power = typeof result.value === 'number' ? (powerBetween(result.unit, unit) ?? 0) : 0;
    return {
      ...result,
      at: typeof result.value === 'number' ? timesPowerOfTen(result.value, power) : null,
    };
  });
  return { key, name, unit, points, limits: limitsOf({ name, unit }, treatments) };
}

/**
 * Results of the same test as series: those with a limit first, in the order of the letter, then those with the most
 * results. Two units that cannot be converted for certain are two series, and so are two names that are not known to
 * mean the same.
 */
export function resultSeries(
  results: readonly DatedResult[],
  treatments: readonly Limiting[],
): ResultSeries[] {
  const keys = keysOf(results);
  const groups = Map.groupBy(results, (result) => keys.get(result) ?? '');
  const limited = treatments.flatMap(({ lab_gate }) =>
    lab_gate.map(({ test }) => testNameOf(test).test),
  );
  const rank = ({ name, limits }: ResultSeries): number =>
    limits.length > 0 ? limited.indexOf(testNameOf(name).test) : Infinity;
  return [...groups]
    .map(([key, own]) => seriesOf(key, own, treatments))
    .toSorted(
      (one, other) =>
        (rank(one) === rank(other) ? 0 : rank(one) - rank(other)) ||
        other.points.length - one.points.length ||
        one.name.localeCompare(other.name),
    );
}

/** The results of events, each on the first day of its event. */
export const datedResults = (
  events: readonly Pick<TimelineEvent, 'id' | 'start' | 'results'>[],
): DatedResult[] =>
  events.flatMap(({ id, start, results }) =>
    results.map((result) => ({ ...result, event_id: id, date: start.slice(0, 10) })),
  );

export type PointPlace = 'below' | 'within' | 'above';

/** Relative to the limits that hold on its day; null: none does, or it is a word. It says no more. */
export function placeOfPoint(
  { at, date }: Pick<ResultPoint, 'at' | 'date'>,
  limits: readonly SeriesLimit[],
): PointPlace | null {
  const holding = limits.filter(({ from, to }) => holdsOn(date, from, to));
  if (at === null || holding.length === 0) return null;
  if (holding.some(({ min }) => min !== null && at < min)) return 'below';
  return holding.some(({ max }) => max !== null && at > max) ? 'above' : 'within';
}

const holdsOn = (day: string, from: string | null, to: string | null): boolean =>
  (from === null || day >= from) && (to === null || day <= to);
