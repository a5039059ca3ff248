import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { DayTitle } from '../list/day-group.tsx';
import { EventRow } from '../list/event-row.tsx';
import { timelinesTexts } from '../texts.ts';
import { AddEvent } from './day-event.tsx';
import { MonthGrid } from './month-grid.tsx';

type DayPanelProps = {
  readonly day: string;
  readonly today: string;
  readonly events: readonly TimelineEvent[];
  readonly zone: string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
};

/** The chosen day with all its events. */
function DayPanel({ day, today, events, zone, heading }: DayPanelProps) {
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

type MonthViewProps = {
  readonly date: string;
  readonly today: string;
  readonly zone: string;
  readonly eventsOn: ReadonlyMap<string, readonly TimelineEvent[]>;
  readonly onDate: (day: string, options?: { replace?: boolean }) => void;
};

/** The month with the chosen day below it. */
export function MonthView({ date, today, zone, eventsOn, onDate }: MonthViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const opening = useRef<string | null>(null);

  useEffect(() => {
    if (opening.current !== date) return;
    opening.current = null;
    heading.current?.focus();
  }, [date]);

  const onOpen = (day: string): void => {
    if (day === date) {
      heading.current?.focus();
      return;
    }
    opening.current = day;
    onDate(day);
  };

  return (
    <>
      <MonthGrid
        date={date}
        today={today}
        zone={zone}
        eventsOn={eventsOn}
        onDate={onDate}
        onOpen={onOpen}
      />
      <DayPanel
        day={date}
        today={today}
        events={eventsOn.get(date) ?? []}
        zone={zone}
        heading={heading}
      />
    </>
  );
}
