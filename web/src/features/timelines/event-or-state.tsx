import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/error-state.tsx';
import { EventMissing } from './event-missing.tsx';
import { EventsLoading } from './events-loading.tsx';
import { useEvent } from './use-events.ts';

type EventOrStateProps = {
  readonly id: string;
  /** Stays on the screen though the list may no longer have it. */
  readonly leaving?: TimelineEvent | null;
  /** The screen of the event, once it is there. */
  readonly children: (event: TimelineEvent) => ReactNode;
};

/** A screen about one event, also by a link from elsewhere. */
export function EventOrState({ id, leaving = null, children }: EventOrStateProps) {
  const entity = useEvent(id);
  if (leaving !== null) return children(leaving);
  switch (entity.status) {
    case 'found':
      return children(entity.item);
    case 'missing':
      return <EventMissing />;
    case 'failed':
      return <ErrorState message={entity.error} onRetry={entity.onRetry} />;
    case 'loading':
      return <EventsLoading />;
  }
}
