import { SoughtEvent } from '../sought-event.tsx';
import { EventForm } from './event-form.tsx';

type EventFormPageProps = { readonly id: string } | { readonly day: string | null };

/** A new event, or the form of one that there is. */
export function EventFormPage(props: EventFormPageProps) {
  if (!('id' in props)) return <EventForm event={null} day={props.day} />;
  return (
    <SoughtEvent id={props.id}>{(event) => <EventForm event={event} day={null} />}</SoughtEvent>
  );
}
