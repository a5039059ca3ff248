import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import type { ReactNode } from 'react';
import { useArrival } from '../../lib/use-arrival.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { EventsLoading } from './events-loading.tsx';
import { PlaceLink } from './place-links.tsx';
import { timelinesTexts as texts } from './texts.ts';
import { useEvent } from './use-events.ts';

/** The event was deleted, belongs to another patient, or the URL is incomplete. */
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
  /** Shown until the screen is left, even if the list no longer has it. */
  readonly leaving?: TimelineEvent | null;
  readonly children: (event: TimelineEvent) => ReactNode;
};

/** Loads one event, or shows why it cannot be shown. The screen may be opened by a link, before the list is loaded. */
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
