import { EventOrState } from '../event-or-state.tsx';
import { EventForm } from './event-form.tsx';

type EventFormPageProps = { readonly id: string } | { readonly day: string | null };

/** A new event, or the form of one that there is. */
export function EventFormPage(props: EventFormPageProps) {
  if (!('id' in props)) return <EventForm event={null} day={props.day} />;
  return (
    <EventOrState id={props.id}>{(event) => <EventForm event={event} day={null} />}</EventOrState>
  );
}
