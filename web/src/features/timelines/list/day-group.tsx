import { isGoingOn } from '@caretrail/contract/timelines/placing';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { memo } from 'react';
import { dayHeading, dayWithoutYear } from '../../../lib/format-day.ts';
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
  /** Shown when the day has no events. */
  readonly nothing?: string;
};

const headRem = 3.5;
const rowRem = 4.8;

/** A day of the list. Off-screen days skip layout but keep their space, and find-in-page still works. */
export const DayGroup = memo(function DayGroup(props: DayGroupProps) {
  const { day, today, events, zone, nowMs, isNear = false, nothing } = props;
  const isToday = day === today;
  return (
    <div
      className={`border-s-4 ps-2 sm:ps-3 ${isToday ? 'border-today' : 'border-transparent'} ${isNear ? '' : '[content-visibility:auto]'}`}
      style={{ containIntrinsicSize: `auto ${headRem + rowRem * Math.max(1, events.length)}rem` }}
    >
      <h3 className="px-2 pt-5 pb-1 text-base break-after-avoid">
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
