import { dateAt } from '@caretrail/contract/time/zoned';
import { useMemo } from 'react';
import { useViewQuery } from '../../../lib/use-view-query.ts';
import type { ViewProps } from '../view-props.ts';
import { ComingUp } from './coming-up.tsx';
import { Earlier } from './earlier.tsx';
import { EventCount } from './event-count.tsx';
import { MonthJump } from './month-jump.tsx';
import { monthsOf, sectionsOf } from './sections.ts';

/** §2.5, the default view: what is today and comes, then what was. */
export function EventList({ events, nowMs, zone }: ViewProps) {
  const { query, change } = useViewQuery();
  const today = dateAt(nowMs, zone);
  const sections = useMemo(() => sectionsOf(events, today), [events, today]);
  const months = useMemo(() => monthsOf(sections.past), [sections.past]);
  const asked = query.get('month');
  // A month that the filter has emptied leads to today.
  const month = months.find((each) => each === asked) ?? null;

  return (
    <div className="max-w-[60rem] space-y-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <EventCount count={events.length} />
        {months.length > 0 && (
          <MonthJump months={months} value={month} onJump={(to) => change({ month: to })} />
        )}
      </div>
      {month === null && <ComingUp {...sections} day={today} nowMs={nowMs} zone={zone} />}
      {sections.past.length > 0 && (
        <Earlier key={month} past={sections.past} month={month} today={today} zone={zone} />
      )}
    </div>
  );
}
