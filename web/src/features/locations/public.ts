/** What other features may use of the places: everything else is internal. */
export { AddPlace } from './add-place.tsx';
export { DirectionsLink, PhoneLink, PlaceLink } from './links.tsx';
export { WayIn } from './way-in.tsx';
export { useOwnPlaces } from './use-places.ts';
