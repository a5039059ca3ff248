import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { type RefObject, useId } from 'react';
import { DayTitle } from '../list/day-title.tsx';
import { EventRow } from '../list/event-row.tsx';
import { timelinesTexts } from '../texts.ts';
import { AddEvent } from './add-event.tsx';

type DayPanelProps = {
  readonly day: string;
  readonly today: string;
  readonly events: readonly TimelineEvent[];
  readonly zone: string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
};

/** The chosen day of the month with all of its events. */
export function DayPanel({ day, today, events, zone, heading }: DayPanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`mt-6 scroll-mt-6 print:hidden ${day === today ? 'border-s-4 border-today ps-3' : ''}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b-2 border-rule pb-2">
        <h3 id={id} ref={heading} tabIndex={-1} className="text-h3 outline-none">
          <DayTitle day={day} today={today} />
        </h3>
        <AddEvent day={day} />
      </div>
      {events.length === 0 && <p className="py-4 text-ink-soft">{timelinesTexts.noneOnDay}</p>}
      {events.length > 0 && (
        <ul>
          {events.map((event) => (
            <EventRow key={event.id} event={event} zone={zone} day={day} />
          ))}
        </ul>
      )}
    </section>
  );
}
