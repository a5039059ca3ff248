import { messages } from '@caretrail/contract/i18n/messages';
import { type EventFilter, isFiltering } from '@caretrail/contract/timelines/filter';
import { groupedByDay } from '@caretrail/contract/timelines/placing';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { useId, useMemo, useRef } from 'react';
import { longPartialDate } from '../../../lib/long-date.ts';
import { useDrawn } from '../../../lib/use-drawn.ts';
import { useShown, useFocusOnGrowth } from '../../../lib/use-shown.ts';
import { MoreButton } from '../../../ui/more-button.tsx';
import { timelinesTexts } from '../texts.ts';
import { DayGroup } from './day-group.tsx';
import {
  backFrom,
  newestDays,
  onFrom,
  type Sections,
  soonestFirst,
  wholeDays,
} from './sections.ts';
import { listTexts as texts } from './texts.ts';

const moreTexts = messages('timelines/more', {
  coming: '{count, plural, one {Show # more upcoming event} other {Show # more upcoming events}}',
  earlier: '{count, plural, one {Show # more earlier event} other {Show # more earlier events}}',
});

type ComingUpProps = Sections<TimelineEvent> & {
  readonly day: string;
  /** Start at this month; null for today and everything after. */
  readonly way: string | null;
  readonly filter: EventFilter;
  /** Number of rows that fill the screen. */
  readonly first: number;
  readonly opened: string | null;
  readonly nowMs: number;
  readonly zone: string;
};

/** Today and the coming days, soonest first. */
export function ComingUp(props: ComingUpProps) {
  const { today, day, way, filter, first, opened, nowMs, zone } = props;
  const id = useId();
  const part = useRef<HTMLElement>(null);
  const coming = useMemo(
    () => (way === null ? props.coming : onFrom(props.coming, way)),
    [props.coming, way],
  );
  const [shown, more] = useShown('coming', coming, opened);
  const drawn = useDrawn({ filter, first, shown, isWholeFirst: opened !== null });
  const some = useMemo(() => wholeDays(coming, drawn), [coming, drawn]);
  const groups = useMemo(() => soonestFirst(some), [some]);
  // With a filter, an empty today does not mean that there are no events today.
  const hasToday = way === null && (today.length > 0 || !isFiltering(filter));
  useFocusOnGrowth(part, shown, (hasToday ? today.length : 0) + some.length);
  if (!hasToday && coming.length === 0) return null;
  return (
    <section ref={part} aria-labelledby={id}>
      <h2 id={id} className="border-b-2 border-rule pb-2 text-h2">
        {way === null ? texts.comingUp : texts.andLater({ month: longPartialDate(way) })}
      </h2>
      {hasToday && (
        <div className="pt-4">
          <DayGroup
            day={day}
            today={day}
            events={today}
            zone={zone}
            nowMs={nowMs}
            isNear
            nothing={timelinesTexts.noneToday}
          />
        </div>
      )}
      {groups.map((group, index) => (
        <DayGroup key={group.day} {...group} today={day} zone={zone} isNear={index < first} />
      ))}
      <MoreButton
        left={drawn < shown ? 0 : coming.length - some.length}
        text={moreTexts.coming}
        onMore={more}
      />
    </section>
  );
}

type EarlierProps = {
  readonly past: readonly TimelineEvent[];
  readonly filter: EventFilter;
  /** Number of rows that fill the screen. */
  readonly first: number;
  /** Start at the end of this month or year; null for all past events. */
  readonly way: string | null;
  readonly opened: string | null;
  readonly today: string;
  readonly zone: string;
};

/** Past events, newest first. */
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
        {way === null ? texts.earlier : texts.andEarlier({ month: longPartialDate(way) })}
      </h2>
      {groups.map((group, index) => (
        <DayGroup key={group.day} {...group} today={today} zone={zone} isNear={index < first} />
      ))}
      <MoreButton
        left={drawn < shown ? 0 : all.length - some.length}
        text={moreTexts.earlier}
        onMore={more}
      />
    </section>
  );
}
