import { dateAt } from '@caretrail/contract/time/zoned';
import { useMemo } from 'react';
import { useViewQuery } from '../../../lib/use-view-query.ts';
import type { ViewProps } from '../view-props.ts';
import { ComingUp } from './coming-up.tsx';
import { Earlier } from './earlier.tsx';
import { EventCount } from './event-count.tsx';
import { screenful } from '../../../lib/screenful.ts';
import { sectionsOf } from './sections.ts';
import { GoToSelect } from './go-to-select.tsx';
import { waysAhead } from './ways-ahead.ts';
import { waysBack } from './ways-back.ts';

/** §2.5, the default view: what is today and comes, then what was. */
export function EventList({ events, long, filter, opened, nowMs, zone }: ViewProps) {
  const { query, change } = useViewQuery();
  const today = dateAt(nowMs, zone);
  const sections = useMemo(() => sectionsOf(events, long, today), [events, long, today]);
  const ahead = useMemo(() => waysAhead(sections.coming), [sections.coming]);
  const ways = useMemo(() => waysBack(sections.past), [sections.past]);
  // One that the filter has emptied leads to today.
  const from = ahead.find((each) => each === query.get('from')) ?? null;
  const back = ways.find((each) => each === query.get('back')) ?? null;

  const first = screenful();
  const above = back === null ? sections.today.length + sections.coming.length : 0;

  return (
    <div className="@container max-w-[60rem] space-y-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <EventCount count={events.length} />
        {ahead.length + ways.length > 0 && (
          <GoToSelect ahead={ahead} back={ways} value={{ from, back }} onGo={change} />
        )}
      </div>
      {back === null && (
        <ComingUp
          key={`from ${from}`}
          {...sections}
          way={from}
          filter={filter}
          first={first}
          opened={opened}
          day={today}
          nowMs={nowMs}
          zone={zone}
        />
      )}
      {from === null && sections.past.length > 0 && (
        <Earlier
          key={`back ${back}`}
          past={sections.past}
          filter={filter}
          first={Math.max(1, first - above)}
          way={back}
          opened={opened}
          today={today}
          zone={zone}
        />
      )}
    </div>
  );
}
