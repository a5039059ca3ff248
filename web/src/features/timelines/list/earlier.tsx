import { groupedByDay } from '@caretrail/contract/timelines/placing';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { useId, useMemo, useRef } from 'react';
import { monthName } from '../../../lib/day-words.ts';
import { DayGroup } from './day-group.tsx';
import { MoreButton } from './more-button.tsx';
import { backFrom, wholeDays } from './sections.ts';
import { useFocusOnGrowth } from './use-focus-on-growth.ts';
import { useShown } from './use-shown.ts';

type EarlierProps = {
  readonly past: readonly TimelineEvent[];
  /** From the end of this month back; null for all that was. */
  readonly month: string | null;
  readonly today: string;
  readonly zone: string;
};

/** What was, newest first. */
export function Earlier({ past, month, today, zone }: EarlierProps) {
  const id = useId();
  const part = useRef<HTMLElement>(null);
  const [shown, more] = useShown('past');
  const all = useMemo(() => (month === null ? past : backFrom(past, month)), [past, month]);
  const some = useMemo(() => wholeDays(all, shown), [all, shown]);
  const groups = useMemo(() => groupedByDay(some), [some]);
  useFocusOnGrowth(part, shown, some.length);
  return (
    <section ref={part} aria-labelledby={id}>
      <h2 id={id} className="border-b-2 border-rule pb-2 text-h2">
        {month === null ? 'Earlier' : `${monthName(`${month}-01`)} and earlier`}
      </h2>
      {groups.map((group) => (
        <DayGroup key={group.day} {...group} today={today} zone={zone} />
      ))}
      <MoreButton left={all.length - some.length} what="earlier events" onMore={more} />
    </section>
  );
}
