import { recordHref } from '@caretrail/contract/access/record-href';
import { hrefOf } from '@caretrail/contract/access/routes';
import { hashOf } from '../../lib/address-state.ts';

/** The addresses of what can be found, each on its own screen. */
export const hrefOfHit = {
  medicines: (id: string): string => recordHref('medicine', id),
  events: (id: string): string => recordHref('event', id),
  files: (id: string): string => recordHref('file', id),
  places: (id: string): string => recordHref('place', id),
  treatments: (id: string): string => recordHref('treatment', id),
};

const lists = { medicines: 'medication', events: 'timelines', files: 'filesDocuments' } as const;
export type SearchedList = keyof typeof lists;
export const searchedLists = Object.keys(lists) as SearchedList[];
export const isSearchedList = (group: string): group is SearchedList => group in lists;

/** A list with its own search. The text is not in the address: see `hide`. */
export const searchHref = (list: SearchedList, text: string): string =>
  hrefOf(lists[list]) + hashOf(new URLSearchParams({ q: text }));
