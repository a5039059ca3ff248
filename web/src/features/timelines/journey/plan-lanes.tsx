import { dosesInColumns, type Sight } from '@caretrail/contract/journey/columns';
import type { JourneyMarks } from '@caretrail/contract/journey/marks';
import { useMemo } from 'react';
import { linePath } from '../plot/plot-path.ts';
import { Drawing, type Frame, Lane } from './lane.tsx';
import { barsOf, doseLine } from './lane-paths.ts';
import { shareOf } from './sight.ts';
import { journeyTexts as texts } from './texts.ts';

export function DoseLane({
  doses,
  sight,
  columns,
}: Frame & { readonly doses: JourneyMarks['doses'] }) {
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

export function CycleLane({
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
