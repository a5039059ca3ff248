import { directionsTo } from '@caretrail/contract/locations/directions';
import type { CareLocation } from '@caretrail/contract/locations/schema';
import { Navigation } from 'lucide-react';
import { mapsOfDevice } from '../../lib/maps-of-device.ts';
import { NewTabLink } from '../../ui/new-tab-link.tsx';

/** The way there, in the maps of the device: nobody is told anything before it is pressed. */
export function DirectionsLink({ place }: { readonly place: CareLocation }) {
  const directions = directionsTo(place, mapsOfDevice());
  if (directions === null) return null;
  return (
    <NewTabLink href={directions.href} className="link inline-flex! items-center gap-2">
      <Navigation className="size-5 shrink-0" aria-hidden="true" />
      <span>
        Directions
        <span className="sr-only">{` to ${place.name}`}</span>
        <span className="font-normal text-ink-soft">{` in ${directions.opens}`}</span>
      </span>
    </NewTabLink>
  );
}
