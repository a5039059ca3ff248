/** What other features may use of the places: all else is inside. */
export { DirectionsLink, PhoneLink, PlaceLink } from './links.tsx';
export { useOwnPlaces } from './use-places.ts';
