import { dateAt } from '@caretrail/contract/time/zoned';
import { useMemo } from 'react';
import { useViewQuery } from '../../../lib/use-view-query.ts';
import type { ViewProps } from '../view-props.ts';
import { ComingUp } from './coming-up.tsx';
import { Earlier } from './earlier.tsx';
import { EventCount } from './event-count.tsx';
import { sectionsOf } from './sections.ts';
import { waysBack } from './ways-back.ts';
import { WaysBackSelect } from './ways-back-select.tsx';

/** §2.5, the default view: what is today and comes, then what was. */
export function EventList({ events, nowMs, zone }: ViewProps) {
  const { query, change } = useViewQuery();
  const today = dateAt(nowMs, zone);
  const sections = useMemo(() => sectionsOf(events, today), [events, today]);
  const ways = useMemo(() => waysBack(sections.past), [sections.past]);
  const asked = query.get('back');
  // One that the filter has emptied leads to today.
  const way = ways.find((each) => each === asked) ?? null;

  return (
    <div className="@container max-w-[60rem] space-y-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <EventCount count={events.length} />
        {ways.length > 0 && (
          <WaysBackSelect ways={ways} value={way} onGo={(to) => change({ back: to })} />
        )}
      </div>
      {way === null && <ComingUp {...sections} day={today} nowMs={nowMs} zone={zone} />}
      {sections.past.length > 0 && (
        <Earlier key={way} past={sections.past} way={way} today={today} zone={zone} />
      )}
    </div>
  );
}
