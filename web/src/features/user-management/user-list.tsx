import type { UserListItem } from '@caretrail/contract/users/schema';
import { emptyUsersText } from '@caretrail/contract/users/texts';
import { useMemo } from 'react';
import { RowLinksPlace } from '../../lib/row-links.ts';
import { screenful } from '../../lib/screenful.ts';
import { useDrawn } from '../../lib/use-drawn.ts';
import { blockSize } from '../../lib/row-blocks.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { ListView } from './list-address.ts';
import { listTexts as texts } from './texts.ts';
import { useFound } from './use-found.ts';
import { useUserLinks } from './use-user-links.ts';
import { UserTable } from './user-table.tsx';

type UserListProps = {
  readonly all: readonly UserListItem[];
  readonly view: ListView;
  /** The account that somebody comes back from. */
  readonly opened: string | null;
  readonly onChange: (view: ListView) => void;
};

/** §2.7 §5: search and order over all users, in one table that draws the rows in sight. */
export function UserList({ all, view, opened, onChange }: UserListProps) {
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
    <section aria-label={texts.results} className="space-y-4">
      <p role="status" className="text-ink-soft">
        {isSearching ? texts.found(found.users.length, all.length) : texts.count(all.length)}
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
            sort={view.sort}
            onSort={(sort) => onChange({ ...view, sort })}
          />
        </RowLinksPlace>
      )}
    </section>
  );
}
