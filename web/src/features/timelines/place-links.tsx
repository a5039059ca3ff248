import type { ReactNode } from 'react';
import { type PlaceQuery, useQueryHref, useQueryPlace } from '../../lib/use-query-place.ts';
import { wayBack } from '../../lib/way-back.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { type Place, readPlace, writePlace } from './view-route.ts';

const query: PlaceQuery<Place> = { read: readPlace, write: writePlace };

export const usePlaceHref = () => useQueryHref(query);
export const usePlace = () => useQueryPlace(query);

type PlaceLinkProps = { readonly place: Place; readonly children: ReactNode };

export function PlaceLink({ place, children }: PlaceLinkProps) {
  const hrefOf = usePlaceHref();
  return (
    <BackLink to={hrefOf(place)} state={wayBack}>
      {children}
    </BackLink>
  );
}
