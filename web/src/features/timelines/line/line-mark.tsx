import { dayOfMs } from '@caretrail/contract/time/days';
import { eventTypeLabel } from '@caretrail/contract/timelines/event-types';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { formatDays } from '../../../lib/format-day.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { eventTypeLook } from '../../../ui/event-type-look.ts';
import { EventTypeMark } from '../../../ui/event-type-mark.tsx';
import { EventLink } from '../event-link.tsx';
import { formatEvent } from '../format-event.ts';
import type { Mark } from './lay-out.ts';
import { LineEntry } from './line-text.tsx';
import { lineTexts as texts } from './texts.ts';
import type { Stretch } from './window.ts';

type MarkListProps = {
  readonly heading: string;
  readonly events: readonly TimelineEvent[];
  readonly zone: string;
  readonly onClose: () => void;
};

const mostListed = 30;

/** The events of a merged mark, as links. */
function MarkList({ heading, events, zone, onClose }: MarkListProps) {
  // In a portal, so that the key handlers of the line do not apply to the dialog.
  return createPortal(
    <Dialog
      heading={heading}
      isOpen
      onClose={onClose}
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <ul>
        {events.slice(0, mostListed).map((event) => (
          <LineEntry key={event.id} event={event} zone={zone} />
        ))}
      </ul>
      {events.length > mostListed && (
        <p className="text-ink-soft">{texts.moreInMark({ count: events.length - mostListed })}</p>
      )}
    </Dialog>,
    document.body,
  );
}

type LineMarkProps = {
  readonly type: string;
  readonly mark: Mark<{ readonly stretch: Stretch<TimelineEvent> }>;
  readonly row: number;
  /** The space for a title, as a share of the width; null if there is none. */
  readonly titleRoom: number | null;
  readonly zone: string;
};

const most = 999;
const shape = 'absolute z-1 flex h-target items-center rounded-control hover:bg-action-tint';

/** A single event with its (shortened) title, or the number of merged events. */
export function LineMark({ type, mark, row, titleRoom, zone }: LineMarkProps) {
  const [isOpen, setOpen] = useState(false);
  const [first] = mark.items;
  const last = mark.items.at(-1);
  if (!first || !last) return null;
  const place = {
    'data-lane': type,
    'data-from': first.stretch.from,
    tabIndex: -1,
    style: { insetInlineStart: `calc(${mark.at * 100}% - 1.375rem)`, top: `${row * 3}rem` },
  };
  if (mark.items.length === 1) {
    const { event } = first.stretch;
    return (
      <EventLink
        {...place}
        event={event}
        aria-label={formatEvent(event, zone)}
        className={`${shape} min-w-target gap-0.5 ps-[calc((var(--spacing-target)-2rem)/2)]`}
        style={{
          ...place.style,
          ...(titleRoom !== null && { maxInlineSize: `${titleRoom * 100}%` }),
        }}
      >
        <EventTypeMark type={type} />
        {titleRoom !== null && (
          <span className="min-w-0 truncate pe-1 text-small">{event.title}</span>
        )}
      </EventLink>
    );
  }
  const count = mark.items.length;
  const days = formatDays(dayOfMs(first.stretch.from), dayOfMs(last.stretch.from));
  const name = texts.mark({ type: eventTypeLabel(type), count, days });
  return (
    <>
      <button
        {...place}
        type="button"
        aria-haspopup="dialog"
        aria-label={name}
        onClick={() => setOpen(true)}
        className={`${shape} min-w-target justify-center`}
      >
        <span
          className={`flex h-8 min-w-8 items-center justify-center rounded-full border-3 bg-sheet px-1 text-small font-semibold text-ink ${eventTypeLook(type).border}`}
        >
          {count > most ? `${most}+` : count}
        </span>
      </button>
      {isOpen && (
        <MarkList
          heading={name}
          events={mark.items.map(({ stretch }) => stretch.event)}
          zone={zone}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
