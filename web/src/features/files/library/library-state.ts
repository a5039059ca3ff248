import { documentTypes, type DocumentType } from '@caretrail/contract/files/document-types';
import { type FileFilter, noFileFilter } from '@caretrail/contract/files/filter';
import {
  type Address,
  addressOf,
  type AddressForm,
  hiddenIn,
  queryIn,
} from '../../../lib/address-state.ts';

export const libraryViews = ['list', 'grid'] as const;
export type LibraryView = (typeof libraryViews)[number];

/** The state of the library's header. It belongs to the address, so that Back works. */
export type LibraryState = FileFilter & { readonly view: LibraryView };

const isKind = (text: string): text is DocumentType => documentTypes.some((kind) => kind === text);
const isDay = (text: string | null): text is string => /^\d{4}-\d\d-\d\d$/.test(text ?? '');
const dayOf = (text: string | null): string | null => (isDay(text) ? text : null);

/** The filter tells about the user's health: all of it is hidden. */
function read(address: Address): LibraryState {
  const hidden = hiddenIn(address);
  return {
    view: queryIn(address).get('view') === 'grid' ? 'grid' : 'list',
    search: hidden.get('q') ?? '',
    kinds: [...new Set(hidden.getAll('kind'))].filter(isKind),
    from: dayOf(hidden.get('from')),
    to: dayOf(hidden.get('to')),
    treatment: hidden.get('treatment'),
    location: hidden.get('place'),
  };
}

/** Other parts of the query stay. */
function write(state: LibraryState, address: Address): Address {
  const query = queryIn(address);
  query.delete('view');
  if (state.view === 'grid') query.set('view', state.view);
  const hidden = new URLSearchParams();
  if (state.search.trim() !== '') hidden.set('q', state.search);
  for (const kind of state.kinds) hidden.append('kind', kind);
  for (const [name, value] of [
    ['from', state.from],
    ['to', state.to],
    ['treatment', state.treatment],
    ['place', state.location],
  ] as const) {
    if (value !== null) hidden.set(name, value);
  }
  return addressOf(query, hidden);
}

export const libraryState: AddressForm<LibraryState> = { read, write };

/** Everything is shown, in the view that was chosen. */
export const unfiltered = ({ view }: LibraryState): LibraryState => ({ ...noFileFilter, view });
