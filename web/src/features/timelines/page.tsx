import { Suspense, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useZoneLoading } from '../../data/zone.ts';
import { lazyPage } from '../../lib/lazy-page.ts';
import { isWayBack } from '../../lib/way-back.ts';
import { EventsLoading } from './events-loading.tsx';
import { EventsPage } from './events-page.tsx';
import type { Place } from './view-route.ts';
import { OriginPlace, useOrigin } from './origin.tsx';
import { usePlace } from './place-links.tsx';

const EventPage = lazyPage(() => import('./event/event-page.tsx').then((m) => m.EventPage));
const EventFormPage = lazyPage(() =>
  import('./form/event-form-page.tsx').then((m) => m.EventFormPage),
);
const NewCheckIn = lazyPage(() => import('./check-in/check-in-page.tsx').then((m) => m.NewCheckIn));
const SymptomPage = lazyPage(() => import('./symptom/symptom-page.tsx').then((m) => m.SymptomPage));
const JourneyPage = lazyPage(() => import('./journey/journey-page.tsx').then((m) => m.JourneyPage));
const ResultsPage = lazyPage(() => import('./results/results-page.tsx').then((m) => m.ResultsPage));
const SeizurePage = lazyPage(() => import('./seizure/seizure-page.tsx').then((m) => m.SeizurePage));

/** Opened again from the form itself with another kind to begin with: a new form. */
function NewEvent({ day, as }: Extract<Place, { at: 'new' }>) {
  const { key, state } = useLocation();
  return <EventFormPage key={state === null ? `new ${as}` : key} {...{ day, as }} />;
}

function At({ place, opened }: { readonly place: Place; readonly opened: string | null }) {
  const { key } = useLocation();
  switch (place.at) {
    case 'events':
      return <EventsPage opened={opened} />;
    case 'new':
      if (place.as === 'checkIn') return <NewCheckIn />;
      if (place.as === 'ownSymptom') return <SymptomPage key={key} />;
      return place.as === 'seizure' ? <SeizurePage /> : <NewEvent {...place} />;
    case 'journey':
      return <JourneyPage shows={place.shows} />;
    case 'results':
      return <ResultsPage key={place.of} of={place.of} />;
    case 'event':
      return <EventPage key={place.id} id={place.id} />;
    case 'edit':
      return <EventFormPage key={place.id} id={place.id} />;
  }
}

/** /timelines: the events, one of them, the form, or what they say over time. */
export function TimelinesPage() {
  const { place } = usePlace();
  const origin = useOrigin(place);
  const way = useNavigationType();
  const { state } = useLocation();
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
  return (
    <OriginPlace value={origin}>
      <Suspense fallback={<EventsLoading />}>
        <At place={place} opened={opened} />
      </Suspense>
    </OriginPlace>
  );
}
