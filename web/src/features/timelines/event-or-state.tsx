import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import type { ReactNode } from 'react';
import { RecordMissing } from '../../shell/record-missing.tsx';
import { RecordOrState } from '../../shell/record-or-state.tsx';
import { EventsLoading } from './events-loading.tsx';
import { PlaceLink } from './place-links.tsx';
import { timelinesTexts as texts } from './texts.ts';
import { useEvent } from './use-events.ts';

type EventOrStateProps = {
  readonly id: string;
  readonly leaving?: TimelineEvent | null;
  readonly children: (event: TimelineEvent) => ReactNode;
};

export function EventOrState({ id, leaving = null, children }: EventOrStateProps) {
  const missing = (
    <RecordMissing heading={texts.missing} body={texts.missingBody}>
      <PlaceLink place={{ at: 'events' }}>{texts.back}</PlaceLink>
    </RecordMissing>
  );
  return (
    <RecordOrState
      found={useEvent(id)}
      leaving={leaving}
      loading={<EventsLoading />}
      missing={missing}
    >
      {children}
    </RecordOrState>
  );
}
