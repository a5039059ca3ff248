import {
  type Column,
  type DoseColumn,
  firstFrom,
  type Sight,
} from '@caretrail/contract/journey/columns';
import { dayNumberOf } from '@caretrail/contract/time/day-number';
import type { AmountRun } from '@caretrail/contract/journey/schema';
import {
  placeOfPoint,
  type ResultSeries,
  type SeriesLimit,
} from '@caretrail/contract/results/series';
import { type ValueScale, valueScale } from '@caretrail/contract/results/value-scale';
import { type PlotPoint, plotSize } from '../plot/plot-path.ts';
import { shareOf } from './sight.ts';

/** Strengths are from 0 to 10; also the weakest is seen. */
const heightOfStrength = (strength: number): number => 0.2 + (strength / 10) * 0.7;
/** A mark of unknown strength: open, in the middle. */
const unknownHeight = 0.5;

const middleOf = ({ at }: Pick<Column, 'at'>, columns: number): number => (at + 0.5) / columns;

export type Stems = {
  readonly stems: string;
  readonly known: PlotPoint[];
  readonly unknown: PlotPoint[];
};

/** A stem with a head for each column: as high as its strength, open where that is not known. */
export function stemsOf(found: readonly Column[], columns: number): Stems {
  const known: PlotPoint[] = [];
  const unknown: PlotPoint[] = [];
  let stems = '';
  for (const column of found) {
    const x = middleOf(column, columns);
    const y = 1 - (column.strength === null ? unknownHeight : heightOfStrength(column.strength));
    stems += `M${(x * plotSize).toFixed(1)} ${plotSize}V${(y * plotSize).toFixed(1)}`;
    (column.strength === null ? unknown : known).push({ x, y });
  }
  return { stems, known, unknown };
}

/** Marks without a strength, on the middle of their lane. */
export const dotsIn = (found: readonly Column[], columns: number): PlotPoint[] =>
  found.map((column) => ({ x: middleOf(column, columns), y: 0.5 }));

export type Bars = { readonly taken: string; readonly missed: string; readonly planned: string };

const bar = (x: number, width: number, top: number, bottom: number): string =>
  bottom - top < 0.001
    ? ''
    : `M${(x * plotSize).toFixed(1)} ${(top * plotSize).toFixed(1)}h${(width * plotSize).toFixed(1)}V${(bottom * plotSize).toFixed(1)}h-${(width * plotSize).toFixed(1)}z`;

/** The line between what was taken, above it, and what was not. */
export const doseLine = 0.68;

/** Taken and planned grow up, missed and skipped hang down: shapes say it, not only colours. */
export function barsOf(
  found: readonly DoseColumn[],
  columns: number,
  /** The most doses that one column may have. */
  most: number,
): Bars {
  const bars = { taken: '', missed: '', planned: '' };
  const width = 0.8 / columns;
  for (const { at, taken, missed, planned } of found) {
    const x = (at + 0.1) / columns;
    const up = (doseLine - 0.02) / most;
    const top = doseLine - taken * up;
    bars.taken += bar(x, width, top, doseLine);
    bars.planned += bar(x, width, top - planned * up, top);
    // At least as high as can be seen.
    const down = missed === 0 ? 0 : Math.max(0.08, (missed / most) * (1 - doseLine));
    bars.missed += bar(x, width, doseLine + 0.03, Math.min(1, doseLine + 0.03 + down));
  }
  return bars;
}

export type Steps = { readonly area: string; readonly edge: string; readonly most: number };

/** The planned amount of each day, as steps. */
export function stepsOf(runs: readonly AmountRun[], sight: Sight): Steps {
  const most = Math.max(0, ...runs.map(({ amount }) => amount));
  let [area, edge] = ['', ''];
  let end: number | null = null;
  for (const { from, days, amount } of runs) {
    const first = dayNumberOf(from);
    if (first > sight.from + sight.days || first + days < sight.from) continue;
    const [x, last] = [first, first + days].map((day) =>
      (shareOf(day, sight) * plotSize).toFixed(1),
    );
    const y = ((1 - (amount / (most || 1)) * 0.92) * plotSize).toFixed(1);
    area += `M${x} ${plotSize}V${y}H${last}V${plotSize}z`;
    // The edge goes on where the next step follows at once.
    edge += end === first ? `V${y}H${last}` : `M${x} ${plotSize}V${y}H${last}`;
    end = first + days;
  }
  return { area, edge, most };
}

export type Curve = {
  readonly scale: ValueScale;
  readonly points: readonly (PlotPoint & { readonly isOutside: boolean })[];
  readonly limits: readonly {
    readonly from: number;
    readonly to: number;
    readonly y: number;
    readonly isUpper: boolean;
    readonly value: number;
  }[];
};

const heightOf = ({ from, to }: ValueScale, value: number): number =>
  0.94 - ((value - from) / (to - from)) * 0.88;

const endsOf = ({ from, to }: SeriesLimit, sight: Sight) => ({
  from: from === null ? 0 : Math.min(1, Math.max(0, shareOf(dayNumberOf(from), sight))),
  to: to === null ? 1 : Math.min(1, Math.max(0, shareOf(dayNumberOf(to) + 1, sight))),
});

/** The scale is that of all results, so that it stays while the picture moves. */
export function curveOf({ points, limits }: ResultSeries, sight: Sight): Curve {
  const figures = points.flatMap((point) =>
    point.at === null ? [] : [{ ...point, at: point.at }],
  );
  const edges = limits.flatMap((limit) =>
    [
      { value: limit.min, isUpper: false },
      { value: limit.max, isUpper: true },
    ].flatMap(({ value, isUpper }) => (value === null ? [] : [{ limit, value, isUpper }])),
  );
  const scale = valueScale([...figures.map(({ at }) => at), ...edges.map(({ value }) => value)]);
  const days = figures.map((point) => ({ ...point, day: dayNumberOf(point.date) }));
  // One on each side: the line goes on beyond the picture.
  const first = Math.max(0, firstFrom(days, sight.from) - 1);
  const last = firstFrom(days, sight.from + sight.days) + 1;
  return {
    scale,
    points: days.slice(first, last).map((point) => {
      const place = placeOfPoint(point, limits);
      return {
        x: shareOf(point.day + 0.5, sight),
        y: heightOf(scale, point.at),
        isOutside: place === 'below' || place === 'above',
      };
    }),
    limits: edges
      .map(({ limit, value, isUpper }) => ({
        ...endsOf(limit, sight),
        y: heightOf(scale, value),
        isUpper,
        value,
      }))
      .filter(({ from, to }) => to > from),
  };
}
