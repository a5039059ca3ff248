import { hrefOf } from '@caretrail/contract/access/routes';
import { directionsTo, type MapsOf } from '@caretrail/contract/locations/directions';
import { phoneHref } from '@caretrail/contract/locations/phone';
import type { CareLocation } from '@caretrail/contract/locations/schema';
import { Navigation, Phone } from 'lucide-react';
import { Link } from 'react-router';
import { NewTabLink } from '../../ui/new-tab-link.tsx';

/** Which maps open a link to a place, by what the browser says of its device. */
function mapsOfDevice(userAgent: string = navigator.userAgent): MapsOf {
  if (/android/i.test(userAgent)) return 'android';
  return /iphone|ipad|ipod|macintosh/i.test(userAgent) ? 'apple' : 'web';
}

/** The way there, in the maps of the device: nothing is sent to them before it is pressed. */
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

type PhoneLinkProps = {
  /** As it stands on the letter. */
  readonly number: string;
  /** Whose it is, for those who hear the link alone. */
  readonly of: string;
};

/** One tap calls; what cannot be dialled is shown as it was written. */
export function PhoneLink({ number, of }: PhoneLinkProps) {
  const href = phoneHref(number);
  if (href === null) return <span className="wrap-anywhere">{number}</span>;
  return (
    <a href={href} className="link inline-flex! items-center gap-2">
      <Phone className="size-5 shrink-0" aria-hidden="true" />
      <span className="wrap-anywhere">
        {number}
        <span className="sr-only">{`, call ${of}`}</span>
      </span>
    </a>
  );
}

type PlaceLinkProps = { readonly id: string; readonly name: string };

/** From another screen to the place itself. */
export const PlaceLink = ({ id, name }: PlaceLinkProps) => (
  <Link
    to={{ pathname: hrefOf('locations'), search: `?${new URLSearchParams({ place: id })}` }}
    className="link wrap-anywhere"
  >
    {name}
  </Link>
);
