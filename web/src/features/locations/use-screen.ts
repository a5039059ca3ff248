import { type PlaceQuery, useQueryHref, useQueryPlace } from '../../lib/use-query-place.ts';
import { readScreen, type Screen, writeScreen } from './screen.ts';

const query: PlaceQuery<Screen> = { read: readScreen, write: writeScreen };

export const useScreenHref = () => useQueryHref(query);

export function useScreen() {
  const { place, goTo } = useQueryPlace(query);
  return { screen: place, goTo };
}
