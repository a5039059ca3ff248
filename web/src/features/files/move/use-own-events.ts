import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { indexEvents, type IndexedEvent } from '@caretrail/contract/timelines/filter';
import { useEffect, useState } from 'react';
import { request } from '../../../lib/http.ts';
import { refusalOf } from '../../../lib/refusal.ts';

type OwnEvents =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly index: readonly IndexedEvent[] }
  | { readonly status: 'failed'; readonly error: string };

/** All events, to be searched here: what somebody looks for is sent to nobody. */
export function useOwnEvents() {
  const [events, setEvents] = useState<OwnEvents>({ status: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    const put = (next: OwnEvents): void => {
      if (!leaving.signal.aborted) setEvents(next);
    };
    request(timelinesEndpoints.list, {}, { signal: leaving.signal }).then(
      ({ data }) => put({ status: 'loaded', index: indexEvents(data) }),
      (error: unknown) => put({ status: 'failed', error: refusalOf(error).text }),
    );
    return () => leaving.abort();
  }, [tries]);
  return {
    events,
    onRetry: (): void => {
      setEvents({ status: 'loading' });
      setTries(tries + 1);
    },
  };
}
