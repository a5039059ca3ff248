import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { ChartLine, Route } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { usePlaceHref } from './place-links.tsx';
import { overTimeTexts } from './texts.ts';

type OverTimeProps = {
  readonly events: readonly TimelineEvent[];
  /** In the list, and only on a phone, where those among the views are folded away. */
  readonly isForPhone?: boolean;
};

/** What the events say over time. The simple mode leaves it out. */
export function OverTimeLinks({ events, isForPhone = false }: OverTimeProps) {
  const hrefOf = usePlaceHref();
  const hasResults = useMemo(() => events.some(({ results }) => results.length > 0), [events]);
  if (isForPhone && events.length === 0) return null;
  // Among the views they keep their place: the row of tools would break when the events have come.
  const look = (isThere: boolean): string =>
    `link inline-flex! items-center gap-2 ${isThere ? '' : 'invisible'}`;
  return (
    <p
      className={`flex flex-wrap gap-x-6 print:hidden simple:hidden ${isForPhone ? 'px-2 md:hidden' : ''}`}
    >
      <Link to={hrefOf({ at: 'journey', shows: null })} className={look(events.length > 0)}>
        <Route className="size-5" aria-hidden="true" />
        {overTimeTexts.journey}
      </Link>
      {(hasResults || !isForPhone) && (
        <Link to={hrefOf({ at: 'results', of: null })} className={look(hasResults)}>
          <ChartLine className="size-5" aria-hidden="true" />
          {overTimeTexts.results}
        </Link>
      )}
    </p>
  );
}
