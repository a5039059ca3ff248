import { queryNames } from '@caretrail/contract/access/record-href';
import type { LocationFilter } from '@caretrail/contract/locations/arrange';
import { type LocationType, locationTypes } from '@caretrail/contract/locations/labels';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { type AddressForm, addressOf, hiddenIn, queryIn } from '../../lib/address-state.ts';
import { type PlaceQuery, useQueryHref, useQueryPlace } from '../../lib/use-query-place.ts';

const filterNames = { type: 'type', text: 'q' } as const;
const isType = (word: string): word is LocationType => locationTypes.some((type) => type === word);

/** The filter tells about the user's health: all of it is hidden. */
export const filterAddress: AddressForm<LocationFilter> = {
  read: (address) => {
    const hidden = hiddenIn(address);
    return {
      types: [...new Set(hidden.getAll(filterNames.type))].filter(isType),
      search: hidden.get(filterNames.text) ?? '',
    };
  },
  write: ({ types, search }, address) => {
    const hidden = new URLSearchParams(search.trim() === '' ? {} : { [filterNames.text]: search });
    for (const type of types) hidden.append(filterNames.type, type);
    return addressOf(queryIn(address), hidden);
  },
};

/** The views within /locations, as part of the address: the list, one place, its form, or a new one. */
export type Screen =
  | { readonly at: 'places' | 'new' }
  | { readonly at: 'place' | 'edit'; readonly id: string };

const names = { place: queryNames.place, edit: 'edit', create: queryNames.create } as const;

export function readScreen(search: string): Screen {
  const query = new URLSearchParams(search);
  const id = query.get(names.place);
  if (id) return { at: query.has(names.edit) ? 'edit' : 'place', id };
  return { at: query.has(names.create) ? 'new' : 'places' };
}

/** The query for a view; other parts of it stay. */
export function writeScreen(screen: Screen, search: string): string {
  const query = new URLSearchParams(search);
  for (const name of Object.values(names)) query.delete(name);
  if ('id' in screen) query.set(names.place, screen.id);
  if (screen.at === 'edit') query.set(names.edit, '');
  if (screen.at === 'new') query.set(names.create, '');
  return query.size === 0 ? '' : `?${query}`;
}

const query: PlaceQuery<Screen> = { read: readScreen, write: writeScreen };

export const useScreenHref = () => useQueryHref(query);

export function useScreen() {
  const { place, goTo } = useQueryPlace(query);
  return { screen: place, goTo };
}

type PlaceRowLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { readonly id: string };

/** A link to one place, for the list and the map. */
export function PlaceRowLink({ id, ...link }: PlaceRowLinkProps) {
  const hrefOf = useScreenHref();
  return <Link {...link} data-location={id} to={hrefOf({ at: 'place', id })} />;
}
