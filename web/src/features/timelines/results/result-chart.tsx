import { addDays, daysBetween } from '@caretrail/contract/time/days';
import { formatExact } from '@caretrail/contract/i18n/format-exact';
import { placeOfPoint, type ResultSeries } from '@caretrail/contract/results/series';
import { type ValueScale, valueScale } from '@caretrail/contract/results/value-scale';
import { useMemo } from 'react';
import { useSize } from '../../../lib/use-size.ts';
import { axisTicks } from '../line/axis.ts';
import type { Days } from '../line/window.ts';
import { LimitBands } from '../plot/limit-bands.tsx';
import { dotsPath, linePath, plotSize } from '../plot/plot-path.ts';

const labelRem = 4.5;
const leastDays = 28;

/** From the first result to the last, with room at both ends. */
function daysOf({ points }: ResultSeries): Days {
  const [first, last] = [points[0]?.date ?? '', points.at(-1)?.date ?? ''];
  const length = daysBetween(first, last);
  const room = Math.max(Math.ceil(length / 25), Math.ceil((leastDays - length) / 2));
  return { from: addDays(first, -room), to: addDays(last, room + 1) };
}

type Band = {
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly isUpper: boolean;
};

/** The limits within the drawn days, each with its side. */
function bandsOf(
  { limits }: ResultSeries,
  { from, to }: Days,
  shareOf: (day: string) => number,
): Band[] {
  return limits
    .filter((limit) => (limit.from ?? from) < to && (limit.to ?? to) >= from)
    .flatMap((limit) => {
      const begin = limit.from === null ? 0 : Math.max(0, shareOf(limit.from));
      const end = limit.to === null ? 1 : Math.min(1, shareOf(addDays(limit.to, 1)));
      return [
        { at: limit.min, isUpper: false },
        { at: limit.max, isUpper: true },
      ].flatMap(({ at, isUpper }) => (at === null ? [] : [{ from: begin, to: end, at, isUpper }]));
    });
}

const heightOf = ({ from, to }: ValueScale, value: number): number =>
  1 - (value - from) / (to - from);
const percent = (share: number): string => `${share * 100}%`;

/** One test as a curve. What lies outside a limit is shaded, and has open dots; no colour says good or bad. */
export function ResultChart({
  series,
  marked,
}: {
  readonly series: ResultSeries;
  readonly marked: string | null;
}) {
  const [place, size] = useSize<HTMLDivElement>();
  const drawn = useMemo(() => {
    const days = daysOf(series);
    const length = daysBetween(days.from, days.to);
    const shareOf = (day: string): number => daysBetween(days.from, day) / length;
    const bands = bandsOf(series, days, shareOf);
    const figures = series.points.flatMap((point) =>
      point.at === null ? [] : [{ ...point, at: point.at }],
    );
    const scale = valueScale([...figures.map(({ at }) => at), ...bands.map(({ at }) => at)]);
    const dots = figures.map((point) => {
      const position = placeOfPoint(point, series.limits);
      return {
        x: shareOf(point.date) + 0.5 / length,
        y: heightOf(scale, point.at),
        isOutside: position === 'below' || position === 'above',
        isMarked: point.event_id === marked,
      };
    });
    return { days, bands, scale, dots };
  }, [series, marked]);
  const { days, bands, scale, dots } = drawn;
  const ticks = axisTicks(days, size === null ? 2 : Math.floor(size.width / (labelRem * size.rem)));
  const outside = dots.filter(({ isOutside }) => isOutside);
  return (
    <div
      aria-hidden="true"
      className="flex gap-2 pt-2 text-small text-ink-soft print:break-inside-avoid"
    >
      <div className="relative mb-8 w-12 shrink-0">
        {scale.ticks.map((value) => (
          <span
            key={value}
            className="absolute end-0 -translate-y-1/2 leading-none"
            style={{ top: percent(heightOf(scale, value)) }}
          >
            {formatExact(value)}
          </span>
        ))}
      </div>
      <div className="min-w-0 flex-1">
        <div ref={place} className="relative h-44">
          <svg
            viewBox={`0 0 ${plotSize} ${plotSize}`}
            preserveAspectRatio="none"
            className="absolute inset-0 size-full overflow-visible fill-none rtl:-scale-x-100 [&_*]:[vector-effect:non-scaling-stroke]"
          >
            <LimitBands bands={bands.map((band) => ({ ...band, y: heightOf(scale, band.at) }))} />
            {scale.ticks.map((value) => (
              <path
                key={value}
                d={linePath([
                  { x: 0, y: heightOf(scale, value) },
                  { x: 1, y: heightOf(scale, value) },
                ])}
                className="stroke-rule"
              />
            ))}
            <path
              d={linePath(dots)}
              strokeWidth="2.5"
              strokeLinejoin="round"
              className="stroke-type-results"
            />
            <g strokeLinecap="round">
              <path
                d={dotsPath(dots.filter(({ isMarked }) => isMarked))}
                strokeWidth="22"
                className="stroke-action-tint"
              />
              <path d={dotsPath(dots)} strokeWidth="11" className="stroke-type-results" />
              <path d={dotsPath(outside)} strokeWidth="6" className="stroke-sheet" />
            </g>
          </svg>
        </div>
        <div className="relative h-8 overflow-clip">
          {ticks.map(({ day, at, label }) => (
            <span
              key={day}
              className="absolute top-1 -translate-x-1/2 whitespace-nowrap rtl:translate-x-1/2"
              style={{ insetInlineStart: percent(at) }}
            >
              {label}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
