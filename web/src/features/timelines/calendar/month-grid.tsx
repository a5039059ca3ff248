import { startOfMonth, weeksOfMonth } from '@caretrail/contract/time/days';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigationType } from 'react-router';
import {
  dayHeading,
  dayName,
  monthName,
  shortWeekday,
  weekdayName,
} from '../../../lib/format-day.ts';
import { timelinesTexts } from '../texts.ts';
import { DayEvent } from './day-event.tsx';
import { dayAfterKey, isInMonth } from './period.ts';
import { calendarTexts as texts } from './texts.ts';

type MonthDayProps = {
  readonly day: string;
  readonly today: string;
  readonly events: readonly TimelineEvent[];
  readonly zone: string;
  readonly isChosen: boolean;
  readonly isOutside: boolean;
  readonly onChoose: () => void;
  readonly onOpen: () => void;
  /** Called for an arrow key. */
  readonly onMove: (day: string) => void;
};

const mostInCell = 3;

/** The number of events, for cells that are too narrow for titles. */
const CountInCell = ({ count }: { readonly count: number }) => (
  <span
    aria-hidden="true"
    className="flex min-h-6 items-center justify-center @min-[46rem]:hidden print:hidden"
  >
    {count > 0 && (
      <span className="min-w-7 rounded-full bg-action px-1.5 text-center text-small leading-snug font-semibold text-on-action">
        {count}
      </span>
    )}
  </span>
);

function MonthDay(props: MonthDayProps) {
  const { day, today, events, zone, isChosen, isOutside, onChoose, onOpen, onMove } = props;
  const isToday = day === today;
  const name = isToday ? dayHeading(day, today) : dayName(day);
  return (
    <td
      className={`relative h-px border border-rule p-0 align-top ${isOutside ? 'bg-sunken' : 'bg-sheet'} has-[[data-day]:focus]:shadow-[inset_0_0_0_2px_var(--action)]`}
    >
      <button
        type="button"
        data-day={day}
        tabIndex={isChosen ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
        aria-pressed={isChosen}
        onKeyDown={(event) => {
          if (event.altKey || event.ctrlKey || event.metaKey) return;
          const to = dayAfterKey(event.key, day);
          if (to === null) return;
          event.preventDefault();
          onMove(to);
        }}
        // Enter opens the day (detail is 0); a click only selects it, since its events are already visible.
        onClick={({ detail }) => (detail === 0 ? onOpen() : onChoose())}
        className="flex min-h-target w-full flex-col items-center px-1 pt-1 pb-1 hover:bg-action-tint focus-visible:-outline-offset-3 @min-[46rem]:flex-row @min-[46rem]:gap-1.5 @min-[46rem]:px-1.5 @max-[46rem]:h-full @max-[46rem]:min-h-16"
      >
        <span
          className={`inline-flex h-8 min-w-8 items-center justify-center rounded-full ${isToday ? 'bg-today font-semibold text-on-today' : isOutside ? 'text-ink-soft' : 'text-ink'}`}
        >
          <span aria-hidden="true">{Number(day.slice(8))}</span>
        </span>
        <span className="sr-only">{texts.day({ day: name, count: events.length })}</span>
        <CountInCell count={events.length} />
      </button>
      {isToday && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute start-11 top-2 text-small font-semibold @max-[46rem]:hidden"
        >
          {timelinesTexts.today}
        </span>
      )}
      {events.length > 0 && (
        <ul className="hidden space-y-1 px-1 pb-1.5 @min-[46rem]:block print:block">
          {events.map((event, index) => (
            // Print shows all events, because nothing can be opened on paper.
            <li key={event.id} className={index < mostInCell ? '' : 'hidden print:block'}>
              <DayEvent event={event} day={day} zone={zone} />
            </li>
          ))}
        </ul>
      )}
      {events.length > mostInCell && (
        <button
          type="button"
          aria-label={texts.moreOn({ count: events.length - mostInCell, day: dayName(day) })}
          onClick={onOpen}
          className="hidden min-h-target w-full rounded-small px-2 text-start text-small font-semibold text-action hover:bg-action-tint focus-visible:-outline-offset-3 @min-[46rem]:block print:hidden"
        >
          {texts.more({ count: events.length - mostInCell })}
        </button>
      )}
    </td>
  );
}

type MonthGridProps = {
  readonly date: string;
  readonly today: string;
  readonly zone: string;
  readonly eventsOn: ReadonlyMap<string, readonly TimelineEvent[]>;
  readonly onDate: (day: string, options?: { replace?: boolean }) => void;
  readonly onOpen: (day: string) => void;
};

/** A month as a table. The grid is one tab stop; arrow keys move between days, Enter opens one. */
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

  // On back and reload the browser restores the scroll position.
  const way = useNavigationType();
  const month = startOfMonth(date);
  const showToday = useEffectEvent(() => {
    if (way === 'POP') return;
    const cell = table.current?.querySelector('[aria-current="date"]');
    cell?.closest('tr')?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => showToday(), [month]);

  return (
    <table
      ref={table}
      className="w-full table-fixed border-collapse max-sm:mx-[max(-0.75rem,-12px)] max-sm:w-[calc(100%+min(1.5rem,24px))]"
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
