import { isGoingOn } from '@caretrail/contract/timelines/placing';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { type CSSProperties, memo } from 'react';
import { dayHeading, dayWithoutYear } from '../../../lib/format-day.ts';
import { useNear } from '../../../lib/use-near.ts';
import { Badge } from '../../../ui/badge.tsx';
import { timelinesTexts as texts } from '../texts.ts';
import { EventRow } from './event-row.tsx';

type DayTitleProps = { readonly day: string; readonly today: string };

/** The name of a day; today has a badge. */
export function DayTitle({ day, today }: DayTitleProps) {
  if (day !== today) return dayHeading(day, today);
  return (
    <>
      <span className="sr-only">{dayHeading(day, today)}</span>
      <span aria-hidden="true" className="inline-flex flex-wrap items-center gap-x-2.5">
        <Badge tone="today">{texts.today}</Badge>
        {dayWithoutYear(day)}
      </span>
    </>
  );
}

type DayGroupProps = {
  readonly day: string;
  readonly today: string;
  readonly events: readonly TimelineEvent[];
  readonly zone: string;
  /** Given for today only, so that the other days do not render every minute. */
  readonly nowMs?: number;
  /** Among the first groups, visible immediately. */
  readonly isNear?: boolean;
  /** Always rendered, as the day with the event that the user comes back to. */
  readonly isKept?: boolean;
  /** Shown when the day has no events. */
  readonly nothing?: string;
};

/** What a day takes while it is not rendered: its heading, and rows that are higher where the list is narrow. */
const room = 'h-[calc(3rem+var(--rows)*6.5rem)] @min-[30rem]:h-[calc(3.5rem+var(--rows)*4.8rem)]';

/** A day of the list. Far from the visible part of the page it only keeps its space. */
export const DayGroup = memo(function DayGroup(props: DayGroupProps) {
  const { day, today, events, zone, nowMs, isNear: startsNear = false, nothing } = props;
  const { isKept = false } = props;
  const isToday = day === today;
  const { ref, isNear, lastHeight } = useNear(events[0] ?? props, startsNear);
  if (!isNear && !isKept) {
    const style = { '--rows': events.length, height: lastHeight } as CSSProperties;
    return <div ref={ref} className={room} style={style} />;
  }
  return (
    <div
      ref={ref}
      className={`border-s-4 ps-2 sm:ps-3 ${isToday ? 'border-today' : 'border-transparent'}`}
    >
      <h3 className="px-2 pt-5 pb-1 text-base break-after-avoid max-md:pt-3">
        <DayTitle day={day} today={today} />
      </h3>
      {events.length === 0 && <p className="px-2 py-3 text-ink-soft">{nothing}</p>}
      {events.length > 0 && (
        <ul>
          {events.map((event) => (
            <EventRow
              key={event.id}
              event={event}
              zone={zone}
              day={isToday ? day : undefined}
              isNow={nowMs !== undefined && isGoingOn(event, nowMs)}
            />
          ))}
        </ul>
      )}
    </div>
  );
});
