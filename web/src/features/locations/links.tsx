import { recordHref } from '@caretrail/contract/access/record-href';
import { directionsTo, type MapsOf } from '@caretrail/contract/locations/directions';
import { phoneHref } from '@caretrail/contract/locations/phone';
import type { CareLocation } from '@caretrail/contract/locations/schema';
import { Navigation, Phone } from 'lucide-react';
import { Link } from 'react-router';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { linkTexts as texts } from './texts.ts';

/** Which map app opens a link to a place, by the device that the browser names. */
function mapsOfDevice(userAgent: string = navigator.userAgent): MapsOf {
  if (/android/i.test(userAgent)) return 'android';
  return /iphone|ipad|ipod|macintosh/i.test(userAgent) ? 'apple' : 'web';
}

/** Directions in the map app of the device: nothing is sent to it before the press. */
export function DirectionsLink({ place }: { readonly place: CareLocation }) {
  const directions = directionsTo(place, mapsOfDevice());
  if (directions === null) return null;
  return (
    <NewTabLink href={directions.href} className="link inline-flex! items-center gap-2">
      <Navigation className="size-5 shrink-0" aria-hidden="true" />
      <span>
        {texts.directions({ maps: directions.opens })}
        <span className="sr-only">{texts.to({ name: place.name })}</span>
      </span>
    </NewTabLink>
  );
}

type PhoneLinkProps = {
  /** As written on the letter. */
  readonly number: string;
  /** Whose number it is, for screen readers. */
  readonly of: string;
};

/** One tap calls; a number that cannot be dialled is shown as text. */
export function PhoneLink({ number, of }: PhoneLinkProps) {
  const href = phoneHref(number);
  if (href === null) return <span className="wrap-anywhere">{number}</span>;
  return (
    <a href={href} className="link inline-flex! items-center gap-2">
      <Phone className="size-5 shrink-0" aria-hidden="true" />
      <span className="wrap-anywhere">
        {number}
        <span className="sr-only">{texts.call({ name: of })}</span>
      </span>
    </a>
  );
}

type PlaceLinkProps = { readonly id: string; readonly name: string };

/** A link from another screen to a place. */
export const PlaceLink = ({ id, name }: PlaceLinkProps) => (
  <Link to={recordHref('place', id)} className="link wrap-anywhere">
    {name}
  </Link>
);
