import { dosesInColumns, inColumns, type Sight } from '@caretrail/contract/journey/columns';
import type { DayMark, JourneyMarks, SteppedMedicine } from '@caretrail/contract/journey/marks';
import { formatExact } from '@caretrail/contract/i18n/format-exact';
import type { ResultSeries } from '@caretrail/contract/results/series';
import { memo, type ReactNode, useMemo } from 'react';
import { dotsPath, linePath, plotSize } from '../plot/plot-path.ts';
import { barsOf, curveOf, doseLine, dotsIn, stemsOf, stepsOf } from './lane-paths.ts';
import { shareOf } from './sight.ts';
import { journeyTexts as texts } from './texts.ts';

/** The days in sight, and how many columns the width has. */
export type Frame = { readonly sight: Sight; readonly columns: number };

type LaneProps = {
  readonly name: string;
  readonly note?: string | undefined;
  /** The class of its colour. */
  readonly border: string;
  /** In rem; a small picture has lower rows. */
  readonly height: number;
  readonly children: ReactNode;
};

/** A row of the picture: its name before it, or above it on narrow screens. */
function Lane({ name, note, border, height, children }: LaneProps) {
  return (
    <li className="border-b border-rule py-1.5 @min-[36rem]:grid @min-[36rem]:grid-cols-[var(--label)_minmax(0,1fr)] @min-[36rem]:items-center">
      <div className="relative w-fit max-w-full bg-paper py-0.5 pe-2 text-small @min-[36rem]:bg-transparent">
        <h3 className={`border-s-6 ps-2 font-semibold wrap-anywhere ${border}`}>{name}</h3>
        {note !== undefined && <p className="ps-3.5 text-ink-soft [.is-small_&]:hidden">{note}</p>}
      </div>
      <div className="relative mx-(--air)" style={{ blockSize: `calc(${height}rem * var(--row))` }}>
        {children}
      </div>
    </li>
  );
}

const Drawing = ({ children }: { readonly children: ReactNode }) => (
  <svg
    aria-hidden="true"
    viewBox={`0 0 ${plotSize} ${plotSize}`}
    preserveAspectRatio="none"
    className="absolute inset-0 size-full overflow-hidden fill-none rtl:-scale-x-100 [&_*]:[vector-effect:non-scaling-stroke]"
  >
    {children}
  </svg>
);

type StemLaneProps = Frame & {
  readonly name: string;
  readonly note: string;
  readonly marks: readonly DayMark[];
  readonly look: 'seizures' | 'symptoms';
};

const stemLooks = {
  seizures: { border: 'border-type-treatment', stroke: 'stroke-type-treatment' },
  symptoms: { border: 'border-type-important', stroke: 'stroke-type-important' },
} as const;

function StemLane({ name, note, marks, look, sight, columns }: StemLaneProps) {
  const { stems, known, unknown } = stemsOf(inColumns(marks, sight, columns), columns);
  const { border, stroke } = stemLooks[look];
  return (
    <Lane name={name} note={note} border={border} height={4.5}>
      <Drawing>
        <path d={stems} strokeWidth="2" className={stroke} />
        <g strokeLinecap="round">
          <path d={dotsPath([...known, ...unknown])} strokeWidth="9" className={stroke} />
          <path d={dotsPath(unknown)} strokeWidth="5" className="stroke-paper" />
        </g>
      </Drawing>
    </Lane>
  );
}

const dotBorders = {
  changes: ['border-type-medication', 'stroke-type-medication'],
  sessions: ['border-type-treatment', 'stroke-type-treatment'],
  scans: ['border-type-scan', 'stroke-type-scan'],
  visits: ['border-type-appointment', 'stroke-type-appointment'],
  results: ['border-type-results', 'stroke-type-results'],
} as const;
export type DotKind = keyof typeof dotBorders;

function DotLane({
  kind,
  marks,
  sight,
  columns,
}: Frame & { readonly kind: DotKind; readonly marks: readonly DayMark[] }) {
  const [border, stroke] = dotBorders[kind];
  return (
    <Lane name={texts.lanes[kind]} border={border} height={1.75}>
      <Drawing>
        <path
          d={dotsPath(dotsIn(inColumns(marks, sight, columns), columns))}
          strokeWidth="10"
          strokeLinecap="round"
          className={stroke}
        />
      </Drawing>
    </Lane>
  );
}

const Edge = ({ at, children }: { readonly at: number; readonly children: ReactNode }) => (
  <span
    aria-hidden="true"
    className="absolute end-0 rounded-small bg-paper/80 px-1 text-small leading-none text-ink-soft"
    style={{ top: `calc(${at * 100}% - 1.3em)` }}
  >
    {children}
  </span>
);

function StepLane({
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

function CurveLane({ series, sight }: { readonly series: ResultSeries; readonly sight: Sight }) {
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
        {limits.map(({ from, to, y, isUpper }, index) => (
          <g key={index}>
            <rect
              x={from * plotSize}
              width={(to - from) * plotSize}
              y={isUpper ? 0 : y * plotSize}
              height={(isUpper ? y : 1 - y) * plotSize}
              className="fill-ink opacity-6"
            />
            <path
              d={linePath([
                { x: from, y },
                { x: to, y },
              ])}
              strokeWidth="2"
              strokeDasharray="6 5"
              className="stroke-edge"
            />
          </g>
        ))}
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
      {limits.length === 0 && <Edge at={0.2}>{formatExact(scale.to)}</Edge>}
    </Lane>
  );
}

function DoseLane({ doses, sight, columns }: Frame & { readonly doses: JourneyMarks['doses'] }) {
  // A bar is at least four pixels wide, and never of less than a day.
  const bars = Math.max(1, Math.min(Math.round(sight.days), Math.floor(columns / 2)));
  const mostOfDay = useMemo(
    () => Math.max(1, ...doses.map(({ taken, missed, planned }) => taken + missed + planned)),
    [doses],
  );
  const daysOfBar = Math.ceil(sight.days / bars);
  const paths = barsOf(dosesInColumns(doses, sight, bars), bars, mostOfDay * daysOfBar);
  return (
    <Lane
      name={texts.lanes.doses}
      note={texts.notes.doses}
      border="border-type-medication"
      height={5}
    >
      <Drawing>
        <path d={paths.planned} className="fill-type-medication opacity-30" />
        <path d={paths.taken} className="fill-type-medication" />
        <path d={paths.missed} className="fill-ink-soft" />
        <path
          d={linePath([
            { x: 0, y: doseLine + 0.015 },
            { x: 1, y: doseLine + 0.015 },
          ])}
          className="stroke-edge"
        />
      </Drawing>
    </Lane>
  );
}

/** Wide enough for its number. */
const leastCycleShare = 0.06;

function CycleLane({
  cycles,
  sight,
}: {
  readonly cycles: JourneyMarks['cycles'];
  readonly sight: Sight;
}) {
  const shown = cycles
    .map((cycle) => ({
      ...cycle,
      from: Math.max(0, shareOf(cycle.first, sight)),
      to: Math.min(1, shareOf(cycle.last + 1, sight)),
    }))
    .filter(({ from, to }) => to > from);
  return (
    <Lane name={texts.lanes.cycles} border="border-type-treatment" height={2}>
      {shown.map(({ id, title, number, from, to }) => (
        <span
          key={id}
          aria-hidden="true"
          className="absolute inset-y-1 truncate rounded-small border border-type-treatment bg-sheet px-1 text-center text-small text-ink"
          style={{ insetInlineStart: `${from * 100}%`, inlineSize: `${(to - from) * 100}%` }}
        >
          {to - from >= 3 * leastCycleShare
            ? texts.cycle({ title, number })
            : to - from >= leastCycleShare && number}
        </span>
      ))}
    </Lane>
  );
}

/** The curves that have the first places: those with a limit stand before the others. */
const mostCurves = 4;
const mostStepped = 3;

type LanesProps = Frame & {
  readonly marks: JourneyMarks;
  /** Small, as on a print-out: what a doctor asks for first. */
  readonly isSmall?: boolean;
};

/** The rows of the picture, on one axis. A kind of which nothing is loaded has none. */
export const Lanes = memo(function Lanes({ marks, sight, columns, isSmall = false }: LanesProps) {
  const frame = { sight, columns };
  const curves = marks.series
    .filter(({ points }) => points.some(({ at }) => at !== null))
    .slice(0, isSmall ? 1 : mostCurves);
  const dots = (kind: DotKind): ReactNode =>
    !isSmall && marks[kind].length > 0 && <DotLane kind={kind} marks={marks[kind]} {...frame} />;
  return (
    <ul>
      {marks.seizures.length > 0 && (
        <StemLane
          look="seizures"
          name={texts.lanes.seizures}
          note={texts.notes.seizures}
          marks={marks.seizures}
          {...frame}
        />
      )}
      {!isSmall && marks.symptoms.length > 0 && (
        <StemLane
          look="symptoms"
          name={texts.lanes.symptoms}
          note={texts.notes.symptoms}
          marks={marks.symptoms}
          {...frame}
        />
      )}
      {marks.stepped.slice(0, isSmall ? 1 : mostStepped).map((medicine) => (
        <StepLane key={medicine.id} medicine={medicine} sight={sight} />
      ))}
      {curves.map((series) => (
        <CurveLane key={series.key} series={series} sight={sight} />
      ))}
      {marks.cycles.length > 0 && <CycleLane cycles={marks.cycles} sight={sight} />}
      {marks.doses.length > 0 && <DoseLane doses={marks.doses} {...frame} />}
      {dots('changes')}
      {dots('sessions')}
      {dots('scans')}
      {dots('visits')}
      {dots('results')}
    </ul>
  );
});
