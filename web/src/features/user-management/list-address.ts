import { type UserSort, userSortKeys } from '@caretrail/contract/users/sort';
import { type Address, addressOf, hiddenIn, queryIn } from '../../lib/address-state.ts';

export type ListView = {
  readonly search: string;
  readonly sort: UserSort;
};

export const initialView: ListView = {
  search: '',
  sort: { key: 'name', direction: 'ascending' },
};

const names = { sort: 'sort', order: 'order', text: 'q' } as const;

function sortIn(query: URLSearchParams): UserSort {
  const key = userSortKeys.find((name) => name === query.get(names.sort));
  const direction = query.get(names.order) === 'descending' ? 'descending' : 'ascending';
  return { key: key ?? initialView.sort.key, direction };
}

export function readView(address: Address): ListView {
  const query = queryIn(address);
  return {
    search: hiddenIn(address).get(names.text) ?? '',
    sort: sortIn(query),
  };
}

/** What is as it begins is left out. Whom somebody looks for stands behind the '#', which no browser sends. */
export function writeView({ search, sort }: ListView): Address {
  const query = new URLSearchParams();
  if (sort.key !== initialView.sort.key) query.set(names.sort, sort.key);
  if (sort.direction !== initialView.sort.direction) query.set(names.order, sort.direction);
  const hidden = new URLSearchParams();
  if (search.trim() !== '') hidden.set(names.text, search);
  return addressOf(query, hidden);
}
