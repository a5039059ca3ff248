import { queryNames } from '@caretrail/contract/access/record-href';
import type { ReactNode } from 'react';
import { type PlaceQuery, useQueryHref, useQueryPlace } from '../../lib/use-query-place.ts';
import { BackLink } from '../../ui/back-link.tsx';

/** The views within /files-documents, as part of the address. */
export type Place =
  | { readonly at: 'library' | 'bin' }
  | { readonly at: 'file' | 'edit' | 'move'; readonly id: string };

const names = { file: queryNames.file, edit: 'edit', move: 'move', bin: 'bin' } as const;

export function readPlace(search: string): Place {
  const query = new URLSearchParams(search);
  const id = query.get(names.file);
  if (id) {
    if (query.has(names.edit)) return { at: 'edit', id };
    return { at: query.has(names.move) ? 'move' : 'file', id };
  }
  return { at: query.has(names.bin) ? 'bin' : 'library' };
}

/** The query for a view; the rest of it stays, so that the link back keeps it. */
export function writePlace(place: Place, search: string): string {
  const query = new URLSearchParams(search);
  for (const name of Object.values(names)) query.delete(name);
  if ('id' in place) query.set(names.file, place.id);
  if (place.at === 'edit' || place.at === 'move' || place.at === 'bin') query.set(place.at, '');
  return query.size === 0 ? '' : `?${query}`;
}

const query: PlaceQuery<Place> = { read: readPlace, write: writePlace };

export const usePlaceHref = () => useQueryHref(query);
export const usePlace = () => useQueryPlace(query);

type PlaceLinkProps = { readonly place: Place; readonly children: ReactNode };

export function PlaceLink({ place, children }: PlaceLinkProps) {
  const hrefOf = usePlaceHref();
  return <BackLink to={hrefOf(place)}>{children}</BackLink>;
}
