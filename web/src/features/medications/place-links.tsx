import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { type PlaceQuery, useQueryHref, useQueryPlace } from '../../lib/use-query-place.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { type Place, readPlace, writePlace } from './view-route.ts';

const query: PlaceQuery<Place> = { read: readPlace, write: writePlace };

export const usePlaceHref = () => useQueryHref(query);
export const usePlace = () => useQueryPlace(query);

type PlaceLinkProps = { readonly place: Place; readonly children: ReactNode };

export function PlaceLink({ place, children }: PlaceLinkProps) {
  const hrefOf = usePlaceHref();
  return <BackLink to={hrefOf(place)}>{children}</BackLink>;
}

type MedicineLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { readonly id: string };

/** A link to a medicine, the same in every list. */
export function MedicineLink({ id, ...link }: MedicineLinkProps) {
  const hrefOf = usePlaceHref();
  return <Link {...link} to={hrefOf({ at: 'medicine', id })} />;
}
