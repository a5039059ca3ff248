import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { useState } from 'react';
import { ErrorState } from '../../../ui/error-state.tsx';
import { EventsLoading } from '../events-loading.tsx';
import { useEvent } from '../use-event.ts';
import { EventMissing } from './event-missing.tsx';
import { EventView } from './event-view.tsx';

/** One event, also by a link from elsewhere. */
export function EventPage({ id }: { readonly id: string }) {
  const sought = useEvent(id);
  // It is gone from the list a moment before the way back to the list is taken.
  const [leaving, setLeaving] = useState<TimelineEvent | null>(null);
  if (leaving !== null) return <EventView event={leaving} onLeaving={setLeaving} />;
  switch (sought.status) {
    case 'found':
      return <EventView event={sought.event} onLeaving={setLeaving} />;
    case 'missing':
      return <EventMissing />;
    case 'failed':
      return <ErrorState message={sought.error} onRetry={sought.onRetry} />;
    case 'loading':
      return <EventsLoading />;
  }
}
