import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Place, readPlace, writePlace } from './place.ts';

/** The address of a place, for a link. */
export function usePlaceHref(): (place: Place) => { search: string; hash: string } {
  const { search, hash } = useLocation();
  return (place) => ({ search: writePlace(place, search), hash });
}

export function usePlace() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const hrefOf = usePlaceHref();
  return {
    place: useMemo(() => readPlace(search), [search]),
    goTo: (place: Place, options: { replace?: boolean } = {}): void =>
      void navigate(hrefOf(place), options),
  };
}
