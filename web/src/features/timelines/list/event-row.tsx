import { firstDayOf } from '@caretrail/contract/timelines/placing';
import { eventKindLabel } from '@caretrail/contract/timelines/recorded-as';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { Ban, Check, CircleSlash } from 'lucide-react';
import { dayOfStretch, endOfStretch, timeOnDay } from '../../../lib/format-event-time.ts';
import { WrittenBy } from '../../../shell/written-by.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { EventTypeMark } from '../../../ui/event-type-mark.tsx';
import { TimeText } from '../../../ui/time-text.tsx';
import { hasStatus } from '../details-of-type.ts';
import { EventLink } from '../event-link.tsx';
import { formatStatus } from '../format-event.ts';
import { countTexts, timelinesTexts } from '../texts.ts';

type EventStatusProps = { readonly event: Pick<TimelineEvent, 'status' | 'event_type'> };

const icons = { done: Check, cancelled: Ban, missed: CircleSlash } as const;

/** Done is the normal case and looks unobtrusive; cancelled and missed stand out. */
function EventStatus({ event }: EventStatusProps) {
  const { status } = event;
  if (status === 'planned' || !hasStatus(event)) return null;
  const Icon = icons[status];
  const word = (
    <>
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      {formatStatus(event)}
    </>
  );
  if (status !== 'done') return <Badge>{word}</Badge>;
  return <span className="inline-flex items-center gap-1.5 text-small text-ink-soft">{word}</span>;
}

type EventRowProps = {
  readonly event: TimelineEvent;
  readonly zone: string;
  /** The day it is listed under, if that may not be its first. */
  readonly day?: string | undefined;
  readonly isNow?: boolean;
};

/**
 * One event as a row that is a link as a whole. Its layout depends on the width of the view around it (`@container`): a
 * container per row, or more elements, would make long lists slow.
 */
export function EventRow({ event, zone, day, isNow = false }: EventRowProps) {
  const notes = [
    eventKindLabel(event),
    day === undefined ? endOfStretch(event) : dayOfStretch(event, day),
    ...new Set([event.location_name, event.practitioner]),
    event.files.length > 0 ? countTexts.files({ count: event.files.length }) : null,
  ].filter(Boolean);
  return (
    <li className="border-b border-rule last:border-b-0">
      <EventLink
        event={event}
        className="group grid min-h-target grid-cols-[2rem_minmax(0,1fr)] items-start gap-x-3.5 rounded-control px-2 py-3 hover:bg-action-tint focus-visible:-outline-offset-3 @min-[30rem]:grid-cols-[8.5rem_2rem_minmax(0,1fr)_auto] @min-[30rem]:gap-x-4 print:grid-cols-[8.5rem_2rem_minmax(0,1fr)_auto]"
      >
        <span className="col-start-2 row-start-1 @min-[30rem]:col-start-1 @min-[30rem]:pt-0.5 print:col-start-1">
          <TimeText>{timeOnDay(event, day ?? firstDayOf(event), zone)}</TimeText>
        </span>
        <EventTypeMark
          type={event.event_type}
          className="col-start-1 row-span-3 row-start-1 @min-[30rem]:col-start-2 print:col-start-2"
        />
        <span className="col-start-2 @min-[30rem]:col-start-3 @min-[30rem]:row-start-1 @min-[30rem]:pt-0.5 print:col-start-3 print:row-start-1">
          <span
            className={`block font-semibold wrap-anywhere text-action underline-offset-4 group-hover:underline ${event.status === 'cancelled' ? 'line-through' : ''}`}
          >
            {event.title}
          </span>
          <span className="block text-small wrap-anywhere text-ink-soft">
            {notes.join(' · ')}
            <WrittenBy id={event.created_by} />
          </span>
        </span>
        {(isNow || event.status !== 'planned') && (
          <span className="col-start-2 flex flex-wrap gap-2 @min-[30rem]:col-start-4 @min-[30rem]:row-start-1 @min-[30rem]:pt-0.5 print:col-start-4 print:row-start-1">
            {isNow && <Badge tone="today">{timelinesTexts.now}</Badge>}
            <EventStatus event={event} />
          </span>
        )}
      </EventLink>
    </li>
  );
}
