import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { useState } from 'react';
import { EventOrState } from '../event-or-state.tsx';
import { EventView } from './event-view.tsx';

/** One event, also by a link from elsewhere. */
export function EventPage({ id }: { readonly id: string }) {
  // It is gone from the list a moment before the way back to the list is taken.
  const [leaving, setLeaving] = useState<TimelineEvent | null>(null);
  return (
    <EventOrState id={id} leaving={leaving}>
      {(event) => <EventView event={event} onLeaving={setLeaving} />}
    </EventOrState>
  );
}
