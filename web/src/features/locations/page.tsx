import { Suspense, useState } from 'react';
import { lazyPage } from '../../lib/lazy-page.ts';
import { RowsLoading } from '../../ui/rows-loading.tsx';
import { PlacesPage } from './list/places-page.tsx';
import { OriginPlace, useOrigin } from './origin.tsx';
import { type Screen, useScreen } from './screen.tsx';
import { texts } from './texts.ts';

const PlacePage = lazyPage(() => import('./place/place-page.tsx').then((m) => m.PlacePage));
const PlaceFormPage = lazyPage(() =>
  import('./form/place-form-page.tsx').then((m) => m.PlaceFormPage),
);

function At({ screen, opened }: { readonly screen: Screen; readonly opened: string | null }) {
  switch (screen.at) {
    case 'places':
      return <PlacesPage opened={opened} />;
    case 'new':
      return <PlaceFormPage id={null} />;
    case 'place':
      return <PlacePage key={screen.id} id={screen.id} />;
    case 'edit':
      return <PlaceFormPage key={screen.id} id={screen.id} />;
  }
}

/** /locations: the places, one of them, or the form. */
export function LocationsPage() {
  const { screen } = useScreen();
  const origin = useOrigin(screen);
  // Lost when the user leaves the screen, so that the next visit starts at the top.
  const [opened, setOpened] = useState<string | null>(null);
  if ('id' in screen && screen.id !== opened) setOpened(screen.id);
  return (
    <OriginPlace value={origin}>
      <Suspense fallback={<RowsLoading label={texts.loading} />}>
        <At screen={screen} opened={opened} />
      </Suspense>
    </OriginPlace>
  );
}
