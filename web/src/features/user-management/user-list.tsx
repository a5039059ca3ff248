import { hrefOf as addressOf } from '@caretrail/contract/access/routes';
import type { UserListItem } from '@caretrail/contract/users/schema';
import { emptyUsersText } from '@caretrail/contract/users/texts';
import { type ComponentProps, startTransition, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { blockSize } from '../../lib/row-blocks.ts';
import { RowLinksPlace } from '../../lib/row-links.ts';
import { screenful, useDrawn } from '../../lib/use-drawn.ts';
import { useAppDispatch } from '../../session/store-hooks.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { findInSlices, findUsers, type Found, isSameWish, type Wanted } from './find-users.ts';
import type { ListView } from './list-address.ts';
import { userOpened } from './slice.ts';
import { listTexts as texts } from './texts.ts';
import { UserTable } from './user-table.tsx';

/** Where the rows lead. It stays the same while the address follows a search. */
function useUserLinks(): ComponentProps<typeof RowLinksPlace>['value'] {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  return useMemo(() => {
    const hrefOf = (id: string): string => addressOf('user', { userId: id });
    return {
      hrefOf,
      open: (id) => {
        // Now, not when its page has come: someone may be back before that.
        dispatch(userOpened(id));
        void navigate(hrefOf(id));
      },
    };
  }, [navigate, dispatch]);
}

/** What the search leaves of the list. It follows the typing as fast as it can without keeping a key waiting. */
function useFound(all: readonly UserListItem[], { search, sort }: Wanted): Found {
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

type UserListProps = {
  readonly all: readonly UserListItem[];
  readonly view: ListView;
  /** The account that the user comes back from. */
  readonly opened: string | null;
  readonly onChange: (view: ListView) => void;
  /** Of what sorts the list. */
  readonly headClass: string;
};

/** §2.7 §5: search and order over all users, in one table that draws the rows in sight. */
export function UserList({ all, view, opened, onChange, headClass }: UserListProps) {
  const found = useFound(all, view);
  const drawnFirst = useDrawn({
    filter: found,
    first: screenful(),
    shown: blockSize,
    isWholeFirst: opened !== null,
  });
  const kept = useMemo(() => {
    const place = found.users.findIndex(({ id }) => id === opened);
    return place === -1 ? null : place;
  }, [found, opened]);
  const links = useUserLinks();
  const isSearching = found.search.trim() !== '';
  return (
    <section aria-label={texts.results} className="space-y-4 max-md:space-y-2">
      <p role="status" className="text-ink-soft">
        {isSearching
          ? texts.found({ found: found.users.length, all: all.length })
          : texts.count({ count: all.length })}
      </p>
      {found.users.length === 0 ? (
        <EmptyState
          action={
            isSearching && (
              <Button look="secondary" onClick={() => onChange({ ...view, search: '' })}>
                {texts.clearSearch}
              </Button>
            )
          }
        >
          {emptyUsersText(found.search)}
        </EmptyState>
      ) : (
        <RowLinksPlace value={links}>
          <UserTable
            users={found.users}
            kept={kept}
            drawnFirst={drawnFirst}
            headClass={headClass}
            sort={view.sort}
            onSort={(sort) => onChange({ ...view, sort })}
          />
        </RowLinksPlace>
      )}
    </section>
  );
}
