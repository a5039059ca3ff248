import { dateAt } from '@caretrail/contract/time/zoned';
import { eventsOfDays } from '@caretrail/contract/timelines/placing';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useId, useMemo, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { shortDay, weekdayName } from '../../../lib/format-day.ts';
import { useViewQuery } from '../../../lib/use-view-query.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ToggleButton } from '../../../ui/toggle-button.tsx';
import { DayTitle } from '../list/day-group.tsx';
import { EventRow } from '../list/event-row.tsx';
import { noPlaces, shownDay } from '../shown-month.ts';
import { timelinesTexts } from '../texts.ts';
import type { ViewProps } from '../use-events.ts';
import { AddEvent, DayEvent } from './day-event.tsx';
import { MonthView } from './month-view.tsx';
import { daysOfPeriod, type Mode, modes, periodName, stepped } from './period.ts';
import { calendarTexts as texts } from './texts.ts';

type WeekDaysProps = {
  readonly days: readonly string[];
  readonly today: string;
  readonly zone: string;
  readonly eventsOn: ReadonlyMap<string, readonly TimelineEvent[]>;
};

/** Seven days side by side, or stacked on narrow screens, where it scrolls to today. */
function WeekDays({ days, today, zone, eventsOn }: WeekDaysProps) {
  const list = useRef<HTMLOListElement>(null);
  const way = useNavigationType();
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    const isBelow = current && current.offsetTop > (list.current?.offsetTop ?? 0);
    // On back and reload the browser restores the scroll position.
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
                {isToday && <Badge tone="today">{timelinesTexts.today}</Badge>}
              </span>
              <span className="font-normal text-ink-soft">{shortDay(day)}</span>
            </h3>
            {events.length === 0 && <p className="text-small text-ink-soft">{texts.noEvents}</p>}
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

type Options = { readonly replace?: boolean };
/** The chosen day and mode, kept in the URL. */
function useCalendarPlace(today: string) {
  const { query, change } = useViewQuery();
  const mode = modes.find((each) => each === query.get('mode')) ?? 'month';
  const date = shownDay(query) ?? today;
  const go = (to: string | null, options?: Options): void =>
    change({ ...noPlaces, date: to }, options);
  return {
    mode,
    date,
    onMode: (to: Mode): void => change({ mode: to === 'month' ? null : to }),
    onDate: (to: string, options?: Options): void => go(to === today ? null : to, options),
    onStep: (direction: 1 | -1): void => go(stepped(mode, date, direction)),
    onToday: (): void => go(null),
  };
}

type CalendarToolsProps = {
  readonly mode: Mode;
  readonly onMode: (mode: Mode) => void;
  readonly onStep: (direction: 1 | -1) => void;
  readonly onToday: () => void;
};

function CalendarTools({ mode, onMode, onStep, onToday }: CalendarToolsProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 print:hidden">
      <div role="group" aria-label={texts.whichDays} className="flex flex-wrap gap-2">
        <Button
          look="secondary"
          className="max-sm:px-2.5"
          aria-label={texts.previousBy[mode]}
          onClick={() => onStep(-1)}
        >
          <ChevronLeft className="size-5 rtl:-scale-x-100" aria-hidden="true" />
          {texts.previous}
        </Button>
        <Button look="secondary" className="max-sm:px-2.5" onClick={onToday}>
          {timelinesTexts.today}
        </Button>
        <Button
          look="secondary"
          className="max-sm:px-2.5"
          aria-label={texts.nextBy[mode]}
          onClick={() => onStep(1)}
        >
          {texts.next}
          <ChevronRight className="size-5 rtl:-scale-x-100" aria-hidden="true" />
        </Button>
      </div>
      <div role="group" aria-label={texts.howMuch} className="flex flex-wrap gap-2">
        {modes.map((each) => (
          <ToggleButton
            key={each}
            isPressed={mode === each}
            className="max-sm:px-4"
            onClick={() => onMode(each)}
          >
            {texts.modes[each]}
          </ToggleButton>
        ))}
      </div>
    </div>
  );
}

type AgendaProps = {
  readonly days: readonly string[];
  readonly today: string;
  readonly zone: string;
  readonly eventsOn: ReadonlyMap<string, readonly TimelineEvent[]>;
};

/** The next days that have events. */
function Agenda({ days, today, zone, eventsOn }: AgendaProps) {
  const busy = days.filter((day) => (eventsOn.get(day) ?? []).length > 0);
  if (busy.length === 0) return <p className="py-4 text-ink-soft">{timelinesTexts.noneInDays}</p>;
  return (
    <ol className="max-w-[60rem]">
      {busy.map((day) => (
        <li
          key={day}
          className={`border-s-4 ps-2 sm:ps-3 [content-visibility:auto] [contain-intrinsic-size:auto_9rem] ${day === today ? 'border-today' : 'border-transparent'}`}
        >
          <div className="flex flex-wrap items-center justify-between gap-x-6 border-b-2 border-rule px-2 pt-5 pb-1">
            <h3 className="text-base break-after-avoid">
              <DayTitle day={day} today={today} />
            </h3>
            <AddEvent day={day} />
          </div>
          <ul>
            {(eventsOn.get(day) ?? []).map((event) => (
              <EventRow key={event.id} event={event} zone={zone} day={day} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/** §2.5 'Calendar': a month, a week or the next days. */
export function EventCalendar({ events, nowMs, zone }: ViewProps) {
  const headingId = useId();
  const today = dateAt(nowMs, zone);
  const { mode, date, onDate, ...tools } = useCalendarPlace(today);
  const days = useMemo(() => daysOfPeriod(mode, date), [mode, date]);
  const eventsOn = useMemo(
    () => eventsOfDays(events, days[0] ?? date, days.at(-1) ?? date),
    [events, days, date],
  );
  const shown = { today, zone, eventsOn };

  return (
    <div className="space-y-5">
      <CalendarTools mode={mode} {...tools} />
      <section aria-labelledby={headingId} className="@container">
        <h2 id={headingId} aria-live="polite" className="mb-4 text-h2">
          {periodName(mode, date)}
        </h2>
        {mode === 'month' && <MonthView {...shown} date={date} onDate={onDate} />}
        {mode === 'week' && <WeekDays {...shown} days={days} />}
        {mode === 'agenda' && <Agenda {...shown} days={days} />}
      </section>
    </div>
  );
}
