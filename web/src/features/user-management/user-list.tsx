import { isPagerShown, pageCount, pageOf } from '@caretrail/contract/paging';
import { limits } from '@caretrail/contract/limits';
import type { UserListItem } from '@caretrail/contract/users/schema';
import { emptyUsersText } from '@caretrail/contract/users/texts';
import { useRef } from 'react';
import { RowLinksPlace } from '../../lib/row-links.ts';
import { screenful } from '../../lib/screenful.ts';
import { useDrawn } from '../../lib/use-drawn.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pager } from '../../ui/pager.tsx';
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

/** §2.7 §5: search, order and pages over all users. */
export function UserList({ all, view, opened, onChange }: UserListProps) {
  const found = useFound(all, view);
  const region = useRef<HTMLElement>(null);
  const pages = pageCount(found.users.length, limits.users.perPage);
  // An address may name a page that is no more.
  const page = Math.max(1, Math.min(view.page, pages));
  const ofPage = pageOf(found.users, page, limits.users.perPage);
  const shown = ofPage.length;
  const isWholeFirst = opened !== null;
  const drawn = useDrawn({ filter: found, first: screenful(), shown, isWholeFirst });
  const links = useUserLinks();
  const isSearching = found.search.trim() !== '';
  /** What was pressed stands at the end: on to the beginning of the list. */
  const onPage = (next: number): void => {
    onChange({ ...view, page: next });
    region.current?.focus({ preventScroll: true });
    region.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label={texts.results}
      className="scroll-mt-4 space-y-4 outline-none"
    >
      <p role="status" className="text-ink-soft">
        {isSearching ? texts.found(found.users.length, all.length) : texts.count(all.length)}
      </p>
      {found.users.length === 0 ? (
        <EmptyState
          action={
            isSearching && (
              <Button look="secondary" onClick={() => onChange({ ...view, search: '', page: 1 })}>
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
            users={ofPage.slice(0, drawn)}
            sort={view.sort}
            onSort={(sort) => onChange({ ...view, sort, page: 1 })}
          />
        </RowLinksPlace>
      )}
      {isPagerShown(pages) && (
        <Pager label={texts.pager} page={page} pages={pages} onPage={onPage} />
      )}
    </section>
  );
}
