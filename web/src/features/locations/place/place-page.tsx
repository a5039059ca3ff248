import type { CareLocation } from '@caretrail/contract/locations/schema';
import { useState } from 'react';
import { SoughtPlace } from '../sought-place.tsx';
import { PlaceView } from './place-view.tsx';

/** One place, also by a link from elsewhere. */
export function PlacePage({ id }: { readonly id: string }) {
  // It is gone from the list a moment before the way back to the list is taken.
  const [leaving, setLeaving] = useState<CareLocation | null>(null);
  return (
    <SoughtPlace id={id} leaving={leaving}>
      {(place) => <PlaceView place={place} onLeaving={setLeaving} />}
    </SoughtPlace>
  );
}
