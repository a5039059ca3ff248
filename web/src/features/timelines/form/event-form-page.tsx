import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { EventsLoading } from '../events-loading.tsx';
import { EventMissing } from '../event/event-missing.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useEvent } from '../use-event.ts';
import { EventForm } from './event-form.tsx';

type EventFormPageProps = { readonly id: string } | { readonly day: string | null };

/** A new event, or the form of one that there is. */
export function EventFormPage(props: EventFormPageProps) {
  return 'id' in props ? <EditPage id={props.id} /> : <EventForm event={null} day={props.day} />;
}

function EditPage({ id }: { readonly id: string }) {
  const sought = useEvent(id);
  switch (sought.status) {
    case 'found':
      return <Edit event={sought.event} />;
    case 'missing':
      return <EventMissing />;
    case 'failed':
      return <ErrorState message={sought.error} onRetry={sought.onRetry} />;
    case 'loading':
      return <EventsLoading />;
  }
}

const Edit = ({ event }: { readonly event: TimelineEvent }) => (
  <EventForm event={event} day={null} />
);
