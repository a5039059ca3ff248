import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { useEffect, useRef } from 'react';
import { DayPanel } from './day-panel.tsx';
import { MonthGrid } from './month-grid.tsx';

type MonthViewProps = {
  readonly date: string;
  readonly today: string;
  readonly zone: string;
  readonly eventsOn: ReadonlyMap<string, readonly TimelineEvent[]>;
  readonly onDate: (day: string, options?: { replace?: boolean }) => void;
};

/** The month, and the chosen day beneath it. */
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
