import { formatList } from '@caretrail/contract/i18n/format';
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
const leastShare = 0.03;

type CycleLaneProps = { readonly cycles: JourneyMarks['cycles']; readonly sight: Sight };

export function CycleLane({ cycles, sight }: CycleLaneProps) {
  const titles = useMemo(() => [...new Set(cycles.map(({ title }) => title))], [cycles]);
  const shown = cycles
    .map((cycle) => ({
      ...cycle,
      from: Math.max(0, shareOf(cycle.first, sight)),
      to: Math.min(1, shareOf(cycle.last + 1, sight)),
    }))
    .filter(({ from, to }) => to > from);
  return (
    <Lane
      name={texts.lanes.cycles}
      note={formatList(titles)}
      border="border-type-treatment"
      height={2.25}
    >
      {shown.map(({ id, number, from, to }) => (
        <span
          key={id}
          aria-hidden="true"
          className="absolute inset-y-0.5 flex items-center justify-center overflow-hidden rounded-small border border-type-treatment bg-sheet text-small leading-none text-ink"
          style={{ insetInlineStart: `${from * 100}%`, inlineSize: `${(to - from) * 100}%` }}
        >
          {to - from >= leastShare && number}
        </span>
      ))}
    </Lane>
  );
}
