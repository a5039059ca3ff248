import type { JourneyMarks } from '@caretrail/contract/journey/marks';
import type { Sight } from '@caretrail/contract/journey/columns';
import { dayNumberOf } from '@caretrail/contract/time/day-number';
import type { ReactNode } from 'react';
import { useSize } from '../../../lib/use-size.ts';
import { axisTicks } from '../line/axis.ts';
import { LineGround } from '../line/line-ground.tsx';
import { plotSize } from '../plot/plot-path.ts';
import { Lanes } from './lanes.tsx';
import { daysOfSight, shareOf } from './sight.ts';
import { journeyTexts as texts } from './texts.ts';

/** Of a day, and of a month or a year. */
const labelRem = { day: 4, month: 2.75 } as const;
const longestMonth = 5;
/** A mark is three pixels wide: two in one column would lie on each other. */
const columnPx = 3;

/** Every second cycle, so that two beside each other are told apart. */
function CycleBands({
  cycles,
  sight,
}: {
  readonly cycles: JourneyMarks['cycles'];
  readonly sight: Sight;
}) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${plotSize} 1`}
      preserveAspectRatio="none"
      className="absolute inset-x-0 top-15 bottom-0 h-[calc(100%-calc(var(--spacing)*15))] w-full rtl:-scale-x-100"
    >
      {cycles.map(({ id, number, first, last }) => {
        const from = Math.max(0, shareOf(first, sight));
        const to = Math.min(1, shareOf(last + 1, sight));
        return (
          to > from && (
            <rect
              key={id}
              x={from * plotSize}
              width={(to - from) * plotSize}
              height="1"
              className={`fill-type-treatment ${number % 2 === 1 ? 'opacity-10' : 'opacity-4'}`}
            />
          )
        );
      })}
    </svg>
  );
}

type PictureProps = {
  readonly marks: JourneyMarks;
  readonly sight: Sight;
  readonly today: string;
  /** The days that are loaded: day numbers, both included. */
  readonly known?: { readonly first: number; readonly last: number };
  readonly isSmall?: boolean;
  /** Over the rows: the cursor. */
  readonly children?: ReactNode;
};

/** Days that are not loaded yet say so: an empty place would be read as nothing. */
function UnknownDays({ sight, known }: Required<Pick<PictureProps, 'sight' | 'known'>>) {
  const gaps = [
    { from: 0, to: Math.min(1, shareOf(known.first, sight)) },
    { from: Math.max(0, shareOf(known.last + 1, sight)), to: 1 },
  ].filter(({ from, to }) => to - from > 0.001);
  return gaps.map(({ from, to }) => (
    <div
      key={from}
      className="absolute inset-y-0 z-1 flex items-center justify-center overflow-hidden bg-sunken text-small text-ink-soft"
      style={{ insetInlineStart: `${from * 100}%`, inlineSize: `${(to - from) * 100}%` }}
    >
      {texts.loadingDays}
    </div>
  ));
}

/** The rows over their axis: ticks, cycles as bands, today. */
export function Picture({ marks, sight, today, known, isSmall = false, children }: PictureProps) {
  const [plot, size] = useSize<HTMLDivElement>();
  const width = size?.width ?? 320;
  const rem = size?.rem ?? 18;
  const days = daysOfSight(sight);
  const fitting = (label: number): number => Math.max(1, Math.floor(width / (label * rem)));
  const fine = axisTicks(days, fitting(labelRem.month));
  const isMonths = fine.every(({ label }) => label.length <= longestMonth);
  const ticks = (isMonths ? fine : axisTicks(days, fitting(labelRem.day)))
    .map((tick) => ({ ...tick, at: shareOf(dayNumberOf(tick.day), sight) }))
    .filter(({ at }) => at >= 0 && at <= 1);
  const todayShare = shareOf(dayNumberOf(today) + 0.5, sight);
  return (
    <div
      className={`relative pt-16 [--air:0.5rem] [--label:0rem] @min-[36rem]:[--label:12rem] ${isSmall ? 'is-small [--row:0.6]' : '[--row:1]'}`}
    >
      <div
        ref={plot}
        className="absolute inset-y-0 start-[calc(var(--label)+var(--air))] end-(--air)"
      >
        <CycleBands cycles={marks.cycles} sight={sight} />
        <LineGround
          ticks={ticks}
          todayAt={todayShare >= 0 && todayShare <= 1 ? todayShare : null}
        />
      </div>
      <Lanes
        marks={marks}
        sight={sight}
        columns={Math.max(40, Math.floor(width / columnPx))}
        isSmall={isSmall}
      />
      <div className="absolute inset-y-0 start-[calc(var(--label)+var(--air))] end-(--air) top-15">
        {known !== undefined && <UnknownDays sight={sight} known={known} />}
        {children}
      </div>
    </div>
  );
}
