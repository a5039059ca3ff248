import type { JourneyMarks } from '@caretrail/contract/journey/marks';
import { memo, type ReactNode } from 'react';
import type { Frame } from './lane.tsx';
import { type DotKind, DotLane, StemLane } from './mark-lanes.tsx';
import { CycleLane, DoseLane } from './plan-lanes.tsx';
import { journeyTexts as texts } from './texts.ts';
import { CurveLane, StepLane } from './value-lanes.tsx';

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
