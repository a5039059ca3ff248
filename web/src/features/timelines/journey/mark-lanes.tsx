import { inColumns } from '@caretrail/contract/journey/columns';
import type { DayMark } from '@caretrail/contract/journey/marks';
import { dotsPath } from '../plot/plot-path.ts';
import { Drawing, type Frame, Lane } from './lane.tsx';
import { dotsIn, stemsOf } from './lane-paths.ts';
import { journeyTexts as texts } from './texts.ts';

type StemLaneProps = Frame & {
  readonly name: string;
  readonly note: string;
  readonly marks: readonly DayMark[];
  readonly look: 'seizures' | 'symptoms';
};

const stemLooks = {
  seizures: { border: 'border-type-tests', stroke: 'stroke-type-tests' },
  symptoms: { border: 'border-type-important', stroke: 'stroke-type-important' },
} as const;

/** Marks as high as they are strong. */
export function StemLane({ name, note, marks, look, sight, columns }: StemLaneProps) {
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

/** Marks that have no strength. */
export function DotLane({
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
