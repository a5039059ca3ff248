import type { UserListItem } from '@caretrail/contract/users/schema';
import { useEffect } from 'react';
import type { requestStateOf } from '../../data/request-state.ts';
import { usersApi } from '../../data/users.ts';
import { prepareSearch } from './find-users.ts';

/** The list of all users as this tab knows it. */
export type Users =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'succeeded'; readonly all: readonly UserListItem[] };

type Loaded = Parameters<typeof requestStateOf<readonly UserListItem[]>>[0];

/** What is known stays in sight until the list has come again; §8: after a failure it is cleared, also while it is tried again. */
export function usersOf({ status, data, error }: Loaded): Users {
  if (status === 'rejected') return { status: 'failed' };
  return data === undefined || error !== undefined
    ? { status: 'loading' }
    : { status: 'succeeded', all: data };
}

/** Loaded on every visit; what is known from the last one is shown until then. */
export function useUsers(): { readonly known: Users; readonly reload: () => void } {
  const { refetch, ...known } = usersApi.useListUsersQuery(undefined, {
    selectFromResult: usersOf,
  });
  const all = known.status === 'succeeded' ? known.all : null;
  useEffect(() => {
    if (all === null) return undefined;
    const leaving = new AbortController();
    void prepareSearch(all, leaving.signal);
    return () => leaving.abort();
  }, [all]);
  return { known, reload: () => void refetch() };
}
