import { msOfDay } from '@caretrail/contract/time/days';
import { eventTypeLabel } from '@caretrail/contract/timelines/event-types';
import { firstDayOf } from '@caretrail/contract/timelines/placing';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { useState } from 'react';
import { dayName } from '../../../lib/format-day.ts';
import { formatEventTime } from '../../../lib/format-event-time.ts';
import { EventLink } from '../event-link.tsx';
import { formatCount, formatStatus } from '../format-event.ts';
import type { Days, Lane } from './window.ts';

type LineEntryProps = { readonly event: TimelineEvent; readonly zone: string };

/** An event as a row of text. */
export const LineEntry = ({ event, zone }: LineEntryProps) => (
  <li>
    <EventLink
      event={event}
      className="flex min-h-target flex-wrap items-center gap-x-2 py-1.5 hover:bg-action-tint"
    >
      <span>{`${dayName(firstDayOf(event))}, ${formatEventTime(event, zone)}:`}</span>
      <span className="font-semibold wrap-anywhere text-action">{event.title}</span>
      {event.status !== 'planned' && <span>{`(${formatStatus(event)})`}</span>}
    </EventLink>
  </li>
);

type LineTextProps = {
  readonly lanes: readonly Lane<TimelineEvent>[];
  readonly days: Days;
  readonly zone: string;
};

const mostOfLane = 100;

/** The visible events as text. Rendered only when opened. */
export function LineText({ lanes, days, zone }: LineTextProps) {
  const [isOpen, setOpen] = useState(false);
  const [begin, end] = [msOfDay(days.from), msOfDay(days.to)];
  const inSight = isOpen
    ? lanes
        .map(({ type, stretches }) => ({
          type,
          events: stretches.filter(({ from, to }) => from < end && to >= begin),
        }))
        .filter(({ events }) => events.length > 0)
    : [];
  return (
    <details
      className="border-t-2 border-rule pt-2"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="link min-h-target">Show as text</summary>
      {inSight.map(({ type, events }) => (
        <section key={type} className="pt-4">
          <h3 className="text-h3">{`${eventTypeLabel(type)}: ${formatCount(events.length, 'event')}`}</h3>
          <ul>
            {events.slice(0, mostOfLane).map(({ event }) => (
              <LineEntry key={event.id} event={event} zone={zone} />
            ))}
          </ul>
          {events.length > mostOfLane && (
            <p className="text-ink-soft">
              {`And ${formatCount(events.length - mostOfLane, 'later event')}. Zoom in or use the list to see them.`}
            </p>
          )}
        </section>
      ))}
    </details>
  );
}
