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
  if (events.length === 0) return null;
  return (
    <p
      className={`flex flex-wrap gap-x-6 print:hidden simple:hidden ${isForPhone ? 'px-2 md:hidden' : ''}`}
    >
      <Link
        to={hrefOf({ at: 'journey', shows: null })}
        className="link inline-flex! items-center gap-2"
      >
        <Route className="size-5" aria-hidden="true" />
        {overTimeTexts.journey}
      </Link>
      {hasResults && (
        <Link
          to={hrefOf({ at: 'results', of: null })}
          className="link inline-flex! items-center gap-2"
        >
          <ChartLine className="size-5" aria-hidden="true" />
          {overTimeTexts.results}
        </Link>
      )}
    </p>
  );
}
