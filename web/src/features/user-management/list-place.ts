import { hrefOf } from '@caretrail/contract/access/routes';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { makeMemory } from '../../lib/own-memory.ts';
import { useFocusOpened } from '../../lib/use-focus-opened.ts';
import { useMemory } from '../../lib/use-memory.ts';

type ListPlace = {
  /** The list as it was left: its search and its order. */
  readonly href: string;
  /** The account that was opened last. */
  readonly opened: string | null;
};

const place = makeMemory<ListPlace>({ href: hrefOf('adminPanel'), opened: null });

/** For the list: remembers where it stands, gives the focus to the row that somebody comes back from, and says whose it is. */
export function useListPlace(): string | null {
  const { pathname, search, hash } = useLocation();
  // Once: whoever comes by the menu later begins at the top.
  const [opened] = useState(() => place.get().opened);
  useFocusOpened('user', opened);
  useEffect(() => {
    place.put({ href: `${pathname}${search}${hash}`, opened: null });
  }, [pathname, search, hash]);
  return opened;
}

/** Says which account is opened, so that the list gives its row the focus afterwards. */
export const rememberOpened = (id: string): void => place.put({ ...place.get(), opened: id });

/** For the page of an account: the way back to the list as it was. */
export const useWayBack = (): string => useMemory(place).href;
