import { messages } from '@caretrail/contract/i18n/messages';
import { type EventFilter, isFiltering } from '@caretrail/contract/timelines/filter';
import { type DayGroup as Group, groupedByDay } from '@caretrail/contract/timelines/placing';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { type ReactNode, type RefObject, useId, useMemo, useRef } from 'react';
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

const hasEvent = ({ events }: Group<TimelineEvent>, id: string | null): boolean =>
  id !== null && events.some((event) => event.id === id);

/** The first event that "Show more" added, which is focused. */
function useAdded(
  part: RefObject<HTMLElement | null>,
  shown: number,
  some: readonly TimelineEvent[],
): string | null {
  const idAt = (index: number): string => some[index]?.id ?? '';
  const added = useFocusOnGrowth(shown, some.length, (index) =>
    part.current?.querySelector<HTMLElement>(`[data-event="${CSS.escape(idAt(index))}"]`),
  );
  return added === null ? null : idAt(added);
}

type SectionHeadProps = {
  readonly id: string;
  /** The name of the section. */
  readonly children: string;
  /** At the end of the same row. */
  readonly tool: ReactNode;
};

const SectionHead = ({ id, children, tool }: SectionHeadProps) => (
  <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 border-b-2 border-rule pb-2 max-md:pb-1">
    <h2 id={id} className="text-h2">
      {children}
    </h2>
    {tool}
  </div>
);

type ComingUpProps = Sections<TimelineEvent> & {
  readonly day: string;
  /** Something of today is over. */
  readonly hasOver: boolean;
  /** Start at this month; null for today and everything after. */
  readonly way: string | null;
  readonly filter: EventFilter;
  /** Number of rows that fill the screen. */
  readonly first: number;
  readonly opened: string | null;
  readonly nowMs: number;
  readonly zone: string;
  /** Rendered as a whole, so that the browser's own search finds everything. */
  readonly isShort: boolean;
  readonly tool: ReactNode;
  /** On a phone: what else the events say. */
  readonly afterToday: ReactNode;
};

/** Today and the coming days, soonest first. */
export function ComingUp(props: ComingUpProps) {
  const { today, day, hasOver, way, filter, first, opened, nowMs, zone, isShort, tool } = props;
  const { afterToday } = props;
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
  const added = useAdded(part, shown, some);
  if (!hasToday && coming.length === 0) return null;
  return (
    <section ref={part} aria-labelledby={id}>
      <SectionHead id={id} tool={tool}>
        {way === null ? texts.comingUp : texts.andLater({ month: longPartialDate(way) })}
      </SectionHead>
      {hasToday && (
        <div className="md:pt-4">
          <DayGroup
            day={day}
            today={day}
            events={today}
            zone={zone}
            nowMs={nowMs}
            isNear
            isKept={isShort || today.some(({ id: event }) => event === opened)}
            nothing={hasOver ? timelinesTexts.noMoreToday : timelinesTexts.noneToday}
          />
          {afterToday}
        </div>
      )}
      {groups.map((group, index) => (
        <DayGroup
          key={group.day}
          {...group}
          today={day}
          zone={zone}
          isNear={index < first}
          isKept={isShort || hasEvent(group, opened) || hasEvent(group, added)}
        />
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
  /** Rendered as a whole, so that the browser's own search finds everything. */
  readonly isShort: boolean;
  readonly tool: ReactNode;
};

/** Past events, newest first. */
export function Earlier(props: EarlierProps) {
  const { past, filter, first, way, opened, today, zone, isShort, tool } = props;
  const id = useId();
  const part = useRef<HTMLElement>(null);
  const all = useMemo(() => (way === null ? past : backFrom(past, way)), [past, way]);
  const [shown, more] = useShown('past', all, opened);
  const drawn = useDrawn({ filter, first, shown, isWholeFirst: opened !== null });
  const some = useMemo(() => newestDays(all, drawn), [all, drawn]);
  const groups = useMemo(() => groupedByDay(some), [some]);
  const added = useAdded(part, shown, some);
  return (
    <section ref={part} aria-labelledby={id}>
      <SectionHead id={id} tool={tool}>
        {way === null ? texts.earlier : texts.andEarlier({ month: longPartialDate(way) })}
      </SectionHead>
      {groups.map((group, index) => (
        <DayGroup
          key={group.day}
          {...group}
          today={today}
          zone={zone}
          isNear={index < first}
          isKept={isShort || hasEvent(group, opened) || hasEvent(group, added)}
        />
      ))}
      <MoreButton
        left={drawn < shown ? 0 : all.length - some.length}
        text={moreTexts.earlier}
        onMore={more}
      />
    </section>
  );
}
