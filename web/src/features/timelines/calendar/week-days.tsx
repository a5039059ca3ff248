import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { Badge } from '../../../ui/badge.tsx';
import { shortDay, weekdayName } from '../../../lib/day-words.ts';
import { AddEvent } from './add-event.tsx';
import { DayEvent } from './day-event.tsx';

type WeekDaysProps = {
  readonly days: readonly string[];
  readonly today: string;
  readonly zone: string;
  readonly eventsOn: ReadonlyMap<string, readonly TimelineEvent[]>;
};

/** Seven days side by side where there is room, else one below the other, with today in sight; each by the clock. */
export function WeekDays({ days, today, zone, eventsOn }: WeekDaysProps) {
  const list = useRef<HTMLOListElement>(null);
  const way = useNavigationType();
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    const isBelow = current && current.offsetTop > (list.current?.offsetTop ?? 0);
    // Back and a reload go where the page was left.
    if (isBelow && way !== 'POP') current.scrollIntoView({ block: 'start' });
  }, [days, way]);
  return (
    <ol ref={list} className="grid gap-x-2 gap-y-5 @min-[54rem]:grid-cols-7 print:block">
      {days.map((day) => {
        const events = eventsOn.get(day) ?? [];
        const isToday = day === today;
        return (
          <li
            key={day}
            aria-current={isToday ? 'date' : undefined}
            className={`min-w-0 break-inside-avoid border-t-4 pt-2 print:pb-3 ${isToday ? 'border-today' : 'border-rule'}`}
          >
            <h3 className="mb-2 flex min-h-8 flex-wrap items-center gap-x-2 text-base @min-[54rem]:min-h-18 @min-[54rem]:flex-col @min-[54rem]:items-start">
              <span className="flex flex-wrap items-center gap-x-2">
                {weekdayName(day)}
                {isToday && <Badge tone="today">Today</Badge>}
              </span>
              <span className="font-normal text-ink-soft">{shortDay(day)}</span>
            </h3>
            {events.length === 0 && <p className="text-small text-ink-soft">No events</p>}
            <ul className="space-y-1.5">
              {events.map((event) => (
                <li key={event.id}>
                  <DayEvent event={event} day={day} zone={zone} />
                </li>
              ))}
            </ul>
            <AddEvent day={day} />
          </li>
        );
      })}
    </ol>
  );
}
