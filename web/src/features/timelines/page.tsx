import { seizureShortcut } from '@caretrail/contract/access/record-href';
import { Suspense, useState } from 'react';
import { Navigate, useLocation, useNavigationType } from 'react-router';
import { useZoneLoading } from '../../data/zone.ts';
import { lazyPage } from '../../lib/lazy-page.ts';
import { newSeizure } from '../../shell/capture/capture-links.ts';
import { EventsLoading } from './events-loading.tsx';
import { EventsPage } from './events-page.tsx';
import type { Place } from './view-route.ts';
import { OriginPlace, useOrigin } from './origin.tsx';
import { isWayBack, usePlace } from './place-links.tsx';

const EventPage = lazyPage(() => import('./event/event-page.tsx').then((m) => m.EventPage));
const EventFormPage = lazyPage(() =>
  import('./form/event-form-page.tsx').then((m) => m.EventFormPage),
);

/** Opened again from the form itself with another kind to begin with: a new form. */
function NewEvent({ day }: { readonly day: string | null }) {
  const { key, state } = useLocation();
  return <EventFormPage key={state === null ? 'new' : key} day={day} />;
}

function At({ place, opened }: { readonly place: Place; readonly opened: string | null }) {
  switch (place.at) {
    case 'events':
      return <EventsPage opened={opened} />;
    case 'new':
      return <NewEvent day={place.day} />;
    case 'event':
      return <EventPage key={place.id} id={place.id} />;
    case 'edit':
      return <EventFormPage key={place.id} id={place.id} />;
  }
}

/** /timelines: the events, one of them, or the form. */
export function TimelinesPage() {
  const { place } = usePlace();
  const origin = useOrigin(place);
  const way = useNavigationType();
  const { pathname, search, state } = useLocation();
  useZoneLoading();
  // Component state, so that opening the screen again starts at the top.
  const [opened, setOpened] = useState<string | null>(null);
  const [at, setAt] = useState(place.at);
  if ('id' in place && place.id !== opened) setOpened(place.id);
  if (place.at !== at) {
    setAt(place.at);
    // The link of the menu is no way back: it begins at what is coming up.
    if (place.at === 'events' && way === 'PUSH' && !isWayBack(state)) setOpened(null);
  }
  // In place of the address: going back does not begin it again.
  if (pathname + search === seizureShortcut) return <Navigate replace {...newSeizure} />;
  return (
    <OriginPlace value={origin}>
      <Suspense fallback={<EventsLoading />}>
        <At place={place} opened={opened} />
      </Suspense>
    </OriginPlace>
  );
}
