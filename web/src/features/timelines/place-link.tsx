import type { ReactNode } from 'react';
import { BackLink } from '../../ui/back-link.tsx';
import type { Place } from './view-route.ts';
import { usePlaceHref } from './use-place.ts';

type PlaceLinkProps = { readonly place: Place; readonly children: ReactNode };

export function PlaceLink({ place, children }: PlaceLinkProps) {
  const hrefOf = usePlaceHref();
  return <BackLink to={hrefOf(place)}>{children}</BackLink>;
}
