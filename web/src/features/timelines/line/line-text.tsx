import { msOfDay } from '@caretrail/contract/time/days';
import { eventTypeLabel } from '@caretrail/contract/timelines/event-types';
import { firstDayOf } from '@caretrail/contract/timelines/placing';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { useState } from 'react';
import { dayName } from '../../../lib/format-day.ts';
import { formatEventTime } from '../../../lib/format-event-time.ts';
import { EventLink } from '../event-link.tsx';
import { formatStatus } from '../format-event.ts';
import { lineTexts as texts } from './texts.ts';
import type { Days, Lane } from './window.ts';

type LineEntryProps = { readonly event: TimelineEvent; readonly zone: string };

/** An event as a row of text. */
export const LineEntry = ({ event, zone }: LineEntryProps) => {
  const status = formatStatus(event);
  return (
    <li>
      <EventLink
        event={event}
        className="flex min-h-target flex-wrap items-center gap-x-2 py-1.5 hover:bg-action-tint"
      >
        <span>
          {texts.when({ day: dayName(firstDayOf(event)), time: formatEventTime(event, zone) })}
        </span>
        <span className="font-semibold wrap-anywhere text-action">{event.title}</span>
        {status !== null && <span>{texts.status({ status })}</span>}
      </EventLink>
    </li>
  );
};

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
      <summary className="link min-h-target">{texts.asText}</summary>
      {inSight.map(({ type, events }) => (
        <section key={type} className="pt-4">
          <h3 className="text-h3">
            {texts.lane({ type: eventTypeLabel(type), count: events.length })}
          </h3>
          <ul>
            {events.slice(0, mostOfLane).map(({ event }) => (
              <LineEntry key={event.id} event={event} zone={zone} />
            ))}
          </ul>
          {events.length > mostOfLane && (
            <p className="text-ink-soft">
              {texts.moreInLane({ count: events.length - mostOfLane })}
            </p>
          )}
        </section>
      ))}
    </details>
  );
}
