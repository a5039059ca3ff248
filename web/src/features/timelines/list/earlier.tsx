import type { EventFilter } from '@caretrail/contract/timelines/filter';
import { groupedByDay } from '@caretrail/contract/timelines/placing';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { useId, useMemo, useRef } from 'react';
import { longPartialDate } from '../../../lib/long-date.ts';
import { DayGroup } from './day-group.tsx';
import { MoreButton } from '../../../ui/more-button.tsx';
import { newestDays } from './sections.ts';
import { useDrawn } from '../../../lib/use-drawn.ts';
import { useFocusOnGrowth } from '../../../lib/use-focus-on-growth.ts';
import { useShown } from '../../../lib/use-shown.ts';
import { backFrom } from './ways-back.ts';

type EarlierProps = {
  readonly past: readonly TimelineEvent[];
  readonly filter: EventFilter;
  /** How many rows fill the screen. */
  readonly first: number;
  /** From the end of this month or year back; null for all that was. */
  readonly way: string | null;
  readonly opened: string | null;
  readonly today: string;
  readonly zone: string;
};

/** What was, newest first. */
export function Earlier({ past, filter, first, way, opened, today, zone }: EarlierProps) {
  const id = useId();
  const part = useRef<HTMLElement>(null);
  const all = useMemo(() => (way === null ? past : backFrom(past, way)), [past, way]);
  const [shown, more] = useShown('past', all, opened);
  const drawn = useDrawn({ filter, first, shown, isWholeFirst: opened !== null });
  const some = useMemo(() => newestDays(all, drawn), [all, drawn]);
  const groups = useMemo(() => groupedByDay(some), [some]);
  useFocusOnGrowth(part, shown, some.length);
  return (
    <section ref={part} aria-labelledby={id}>
      <h2 id={id} className="border-b-2 border-rule pb-2 text-h2">
        {way === null ? 'Earlier' : `${longPartialDate(way)} and earlier`}
      </h2>
      {groups.map((group, index) => (
        <DayGroup key={group.day} {...group} today={today} zone={zone} isNear={index < first} />
      ))}
      <MoreButton
        left={drawn < shown ? 0 : all.length - some.length}
        what="earlier events"
        onMore={more}
      />
    </section>
  );
}
