import { Suspense } from 'react';
import { lazyPage } from '../../lib/lazy-page.ts';
import { EventsLoading } from './events-loading.tsx';
import { EventsPage } from './events-page.tsx';
import type { Place } from './place.ts';
import { usePlace } from './use-place.ts';

const EventPage = lazyPage(() =>
  import('./event/event-page.tsx').then((m) => ({ default: m.EventPage })),
);
const EventFormPage = lazyPage(() =>
  import('./form/event-form-page.tsx').then((m) => ({ default: m.EventFormPage })),
);

function At({ place }: { readonly place: Place }) {
  switch (place.at) {
    case 'events':
      return <EventsPage />;
    case 'new':
      return <EventFormPage day={place.day} />;
    case 'event':
      return <EventPage key={place.id} id={place.id} />;
    case 'edit':
      return <EventFormPage key={place.id} id={place.id} />;
  }
}

/** /timelines: the events, one of them, or the form. */
export function TimelinesPage() {
  const { place } = usePlace();
  return (
    <Suspense fallback={<EventsLoading />}>
      <At place={place} />
    </Suspense>
  );
}
