import { isCalendarDate } from '@caretrail/contract/dates';
import { doseDayAt } from '@caretrail/contract/medications/dose-day';
import { dateAt } from '@caretrail/contract/time/zoned';
import { useEffect, useRef } from 'react';
import { catchFocus } from '../../../lib/catch-focus.ts';
import { dayHeading, dayWithoutYear } from '../../../lib/day-words.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useViewQuery } from '../../../lib/use-view-query.ts';
import { usePatientZone } from '../../../data/zone.ts';
import { nightTexts, todayTexts } from '../doses/texts.ts';

/** The earliest day that the server works doses out for. */
const earliest = '1900-01-02';

/** The day whose doses are shown, `?day=2026-11-15` in the address; today where none stands there. */
export function useDoseDay() {
  const { query, change } = useViewQuery();
  const nowMs = useNow();
  const zone = usePatientZone();
  /** The day that doses belong to: after midnight still the one before. */
  const today = doseDayAt(nowMs, zone);
  const asked = query.get('day') ?? '';
  const isEarlier = isCalendarDate(asked) && asked >= earliest && asked < today;
  return {
    day: isEarlier ? asked : today,
    today,
    /** The day of the calendar. */
    date: dateAt(nowMs, zone),
    nowMs,
    zone,
    onDay: (to: string): void => change({ day: to < today ? to : null }),
  };
}

type ShownDay = Pick<ReturnType<typeof useDoseDay>, 'day' | 'today' | 'date'>;

/** 'Today, Tuesday 17 November'; after midnight 'Still Monday 16 November', since “today” could be either. */
export function dayTitle({ day, today, date }: ShownDay): string {
  const isNight = date !== today;
  if (day !== today) return isNight ? dayWithoutYear(day) : dayHeading(day, today);
  return (isNight ? nightTexts : todayTexts).heading(dayWithoutYear(day));
}

/** A heading that takes the focus when another day is shown: “Back to today” is gone when it was pressed. */
export function useDayHeading(day: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownDay = useRef(day);
  useEffect(() => {
    if (shownDay.current === day) return;
    shownDay.current = day;
    catchFocus(heading.current);
  }, [day]);
  return heading;
}
