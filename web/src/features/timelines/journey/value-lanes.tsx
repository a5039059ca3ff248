import { formatExact } from '@caretrail/contract/i18n/format-exact';
import type { Sight } from '@caretrail/contract/journey/columns';
import type { SteppedMedicine } from '@caretrail/contract/journey/marks';
import type { ResultSeries } from '@caretrail/contract/results/series';
import { LimitBands } from '../plot/limit-bands.tsx';
import { dotsPath, linePath } from '../plot/plot-path.ts';
import { Drawing, Edge, Lane } from './lane.tsx';
import { curveOf, stepsOf } from './lane-paths.ts';
import { journeyTexts as texts } from './texts.ts';

/** A taper: the planned amount of each day. */
export function StepLane({
  medicine,
  sight,
}: {
  readonly medicine: SteppedMedicine;
  readonly sight: Sight;
}) {
  const { name, unit, runs } = medicine;
  const { area, edge, most } = stepsOf(runs, sight);
  return (
    <Lane
      name={name}
      note={texts.notes.stepped({ unit })}
      border="border-type-medication"
      height={5}
    >
      <Drawing>
        <path d={area} className="fill-type-medication opacity-25" />
        <path d={edge} strokeWidth="2.5" className="stroke-type-medication" />
      </Drawing>
      <Edge at={0.2}>{texts.upTo({ amount: formatExact(most), unit })}</Edge>
    </Lane>
  );
}

/** One test beside its limits. */
export function CurveLane({
  series,
  sight,
}: {
  readonly series: ResultSeries;
  readonly sight: Sight;
}) {
  const { scale, points, limits } = curveOf(series, sight);
  const { name, unit } = series;
  const outside = points.filter(({ isOutside }) => isOutside);
  return (
    <Lane
      name={unit === '' ? name : texts.curve({ name, unit })}
      note={series.limits.length > 0 ? texts.notes.limit : undefined}
      border="border-type-results"
      height={6.5}
    >
      <Drawing>
        <LimitBands bands={limits} />
        <path
          d={linePath(points)}
          strokeWidth="2.5"
          strokeLinejoin="round"
          className="stroke-type-results"
        />
        <g strokeLinecap="round">
          <path d={dotsPath(points)} strokeWidth="9" className="stroke-type-results" />
          <path d={dotsPath(outside)} strokeWidth="5" className="stroke-paper" />
        </g>
      </Drawing>
      {limits.map(({ y, value }, index) => (
        <Edge key={index} at={y}>
          {formatExact(value)}
        </Edge>
      ))}
      {series.limits.length === 0 && (
        <>
          <Edge at={0.2}>{formatExact(scale.to)}</Edge>
          <Edge at={1}>{formatExact(scale.from)}</Edge>
        </>
      )}
    </Lane>
  );
}
