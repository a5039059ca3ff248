import type { UserListItem } from '@caretrail/contract/users/schema';
import { startTransition, useEffect, useState } from 'react';
import { findInSlices, findUsers, type Found, isSameWish, type Wanted } from './find-users.ts';

/** What the search leaves of the list. It follows the typing as fast as it can without keeping a key waiting. */
export function useFound(all: readonly UserListItem[], { search, sort }: Wanted): Found {
  const [found, setFound] = useState(() => findUsers(all, { search, sort }));
  // The list has come again.
  const current = found.all === all ? found : findUsers(all, { search, sort });
  if (current !== found) setFound(current);
  const { key, direction } = sort;

  useEffect(() => {
    const wanted: Wanted = { search, sort: { key, direction } };
    if (isSameWish(current, wanted)) return undefined;
    const finding = new AbortController();
    void findInSlices(all, wanted, finding.signal).then((next) => {
      if (next !== null && !finding.signal.aborted) startTransition(() => setFound(next));
    });
    return () => finding.abort();
  }, [all, search, key, direction, current]);
  return current;
}
