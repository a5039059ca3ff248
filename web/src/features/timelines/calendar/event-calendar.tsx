import { dateAt } from '@caretrail/contract/time/zoned';
import { eventsOfDays } from '@caretrail/contract/timelines/placing';
import { useId, useMemo } from 'react';
import type { ViewProps } from '../view-props.ts';
import { Agenda } from './agenda.tsx';
import { CalendarTools } from './calendar-tools.tsx';
import { MonthView } from './month-view.tsx';
import { daysOfPeriod, periodName } from './period.ts';
import { useCalendarPlace } from './use-calendar-place.ts';
import { WeekDays } from './week-days.tsx';

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
