import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** How the views within a route are written in its query: the list, one record, its form. */
export type PlaceQuery<P> = {
  readonly read: (search: string) => P;
  readonly write: (place: P, search: string) => string;
};

/** The address of a view, for a link. */
export function useQueryHref<P>({ write }: PlaceQuery<P>) {
  const { search, hash } = useLocation();
  return (place: P) => ({ search: write(place, search), hash });
}

export function useQueryPlace<P>(query: PlaceQuery<P>) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const hrefOf = useQueryHref(query);
  const { read } = query;
  return {
    place: useMemo(() => read(search), [read, search]),
    goTo: (place: P, options: { replace?: boolean } = {}): void =>
      void navigate(hrefOf(place), options),
  };
}
