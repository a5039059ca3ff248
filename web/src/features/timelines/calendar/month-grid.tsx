import { weeksOfMonth } from '@caretrail/contract/time/days';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { useEffect, useRef } from 'react';
import { monthName, shortWeekday, weekdayName } from '../../../lib/day-words.ts';
import { MonthDay } from './month-day.tsx';
import { isInMonth } from './period.ts';

type MonthGridProps = {
  readonly date: string;
  readonly today: string;
  readonly zone: string;
  readonly eventsOn: ReadonlyMap<string, readonly TimelineEvent[]>;
  readonly onDate: (day: string, options?: { replace?: boolean }) => void;
  readonly onOpen: (day: string) => void;
};

/** A month as a table. The days are one stop for Tab; the arrow keys go from day to day, Enter opens one. */
export function MonthGrid({ date, today, zone, eventsOn, onDate, onOpen }: MonthGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const isMoving = useRef(false);
  const weeks = weeksOfMonth(date);

  const onMove = (to: string): void => {
    isMoving.current = true;
    onDate(to, { replace: true });
  };
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    table.current?.querySelector<HTMLElement>(`[data-day="${date}"]`)?.focus();
  }, [date]);

  return (
    <table
      ref={table}
      className="w-full table-fixed border-collapse max-sm:-mx-3 max-sm:w-[calc(100%+1.5rem)]"
    >
      <caption className="sr-only">{monthName(date)}</caption>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" className="pb-1.5 text-small font-semibold text-ink-soft">
              <span aria-hidden="true">{shortWeekday(day)}</span>
              <span className="sr-only">{weekdayName(day)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]} className="break-inside-avoid @min-[46rem]:h-28">
            {week.map((day) => (
              <MonthDay
                key={day}
                day={day}
                today={today}
                events={eventsOn.get(day) ?? []}
                zone={zone}
                isChosen={day === date}
                isOutside={!isInMonth(day, date)}
                onChoose={() => onDate(day)}
                onOpen={() => onOpen(day)}
                onMove={onMove}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
