import { type EventFilter, isSameFilter } from '@caretrail/contract/timelines/filter';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { startTransition, useEffect, useState } from 'react';
import { findEvents, findInSlices, type Found } from './find-events.ts';

/** What the filter leaves of the list. It follows another filter as fast as it can without keeping a key waiting. */
export function useFound(all: readonly TimelineEvent[], filter: EventFilter): Found {
  const [found, setFound] = useState(() => findEvents(all, filter));
  // The list has come again: what was saved is in it.
  const current = found.all === all ? found : findEvents(all, filter);
  if (current !== found) setFound(current);

  useEffect(() => {
    if (isSameFilter(current.filter, filter)) return undefined;
    const search = new AbortController();
    void findInSlices(all, filter, search.signal).then((next) => {
      if (next !== null && !search.signal.aborted) startTransition(() => setFound(next));
    });
    return () => search.abort();
  }, [all, filter, current]);
  return current;
}
