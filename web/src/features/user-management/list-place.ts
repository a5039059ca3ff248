import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useFocusOpened } from '../../lib/use-focus-opened.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '../../session/store-hooks.ts';
import { listShown } from './slice.ts';

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
