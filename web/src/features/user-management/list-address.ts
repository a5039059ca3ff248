import { type UserSort, userSortKeys } from '@caretrail/contract/users/sort';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { type Address, addressOf, hiddenIn, queryIn } from '../../lib/address-state.ts';
import { useFocusOpened } from '../../lib/use-focus-opened.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '../../session/store-hooks.ts';
import { listShown } from './slice.ts';

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

/** Default values are left out. The search text names people, so it is hidden. */
export function writeView({ search, sort }: ListView): Address {
  const query = new URLSearchParams();
  if (sort.key !== initialView.sort.key) query.set(names.sort, sort.key);
  if (sort.direction !== initialView.sort.direction) query.set(names.order, sort.direction);
  const hidden = new URLSearchParams();
  if (search.trim() !== '') hidden.set(names.text, search);
  return addressOf(query, hidden);
}

/** For the list: remembers where it is, gives the focus to the row that the administrator comes back from, and says whose it is. */
export function useListPlace(): string | null {
  const { pathname, search, hash } = useLocation();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  // Once: who comes by the menu later begins at the top.
  const [opened] = useState(() => store.getState().userList.opened);
  useFocusOpened('user', opened);
  useEffect(
    () => void dispatch(listShown(`${pathname}${search}${hash}`)),
    [dispatch, pathname, search, hash],
  );
  return opened;
}

/** For the page of an account: the way back to the list as it was. */
export const useWayBack = (): string => useAppSelector(({ userList }) => userList.href);
