import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import type { ReactNode } from 'react';
import { useArrival } from '../../lib/use-arrival.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { EventsLoading } from './events-loading.tsx';
import { PlaceLink } from './place-links.tsx';
import { timelinesTexts as texts } from './texts.ts';
import { useEvent } from './use-events.ts';

/** Deleted, somebody else's, or an address that was cut off. */
function EventMissing() {
  useArrival(texts.missing);
  return (
    <div className="space-y-4">
      <h1 tabIndex={-1} className="text-h1">
        {texts.missing}
      </h1>
      <p className="max-w-[34rem] text-lead">{texts.missingBody}</p>
      <PlaceLink place={{ at: 'events' }}>{texts.back}</PlaceLink>
    </div>
  );
}

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
