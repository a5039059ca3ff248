import { routes } from '@caretrail/contract/access/routes';
import { limits } from '@caretrail/contract/limits';
import { clientErrors } from '@caretrail/contract/texts/client-errors';
import { usersTexts } from '@caretrail/contract/users/texts';
import { UserPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useAddressState } from '../../lib/address-state.ts';
import { contentArea } from '../../lib/content-area.ts';
import { lazyPage } from '../../lib/lazy-page.ts';
import { useArrival } from '../../lib/use-arrival.ts';
import { useTypedSearch } from '../../lib/use-typed-search.ts';
import { ContentArea } from '../../shell/content-area.tsx';
import { FoldButtons, stacked, useFolds } from '../../shell/list-header/folds.tsx';
import { TitleRow } from '../../shell/page-header.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { SkeletonShape } from '../../ui/skeleton.tsx';
import { type ListView, readView, useListPlace, writeView } from './list-address.ts';
import { listTexts as texts } from './texts.ts';
import { useUsers } from './use-users.ts';
import { UserList } from './user-list.tsx';

type UserSearchProps = {
  readonly value: string;
  readonly onSearch: (text: string) => void;
};

/** §2.7. A letter changes this field alone; the list follows when the typing stands still. */
function UserSearch({ value, onSearch }: UserSearchProps) {
  const [text, setText] = useTypedSearch(value, limits.debounceMs.header, onSearch);
  return (
    <form
      role="search"
      className="w-full max-w-[36rem]"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text);
      }}
    >
      <SearchInput
        label={texts.search}
        placeholder={usersTexts.searchPlaceholder}
        value={text}
        onChange={setText}
        hasIcon
      />
    </form>
  );
}

const rows = ['w-2/5', 'w-1/2', 'w-1/3', 'w-2/5', 'w-1/4', 'w-1/2'];

/** §2.7: a visible text and placeholder rows. */
const ListLoading = () => (
  <div className="space-y-4">
    <p role="status">{usersTexts.loading}</p>
    <div aria-hidden="true" className="motion-safe:animate-breathe">
      {rows.map((width, row) => (
        <div key={row} className="flex gap-6 border-b border-rule py-5">
          <SkeletonShape className={`h-5 ${width}`} />
          <SkeletonShape className="h-5 w-1/5 max-md:hidden" />
        </div>
      ))}
    </div>
  </div>
);

const InviteDialog = lazyPage(() => import('./invite-dialog.tsx').then((m) => m.InviteDialog));

const address = { read: readView, write: writeView };

/** §2.7 */
export function UserManagementPage() {
  useArrival(routes.adminPanel.title);
  const opened = useListPlace();
  const [isInviting, setInviting] = useState(false);
  const [view, change] = useAddressState(address);
  const folds = useFolds(view.search);
  return (
    <div className="space-y-6 max-md:space-y-3 low:space-y-4">
      <TitleRow route="adminPanel" subtitle={usersTexts.description}>
        <Button aria-label={texts.invite} className={stacked} onClick={() => setInviting(true)}>
          <UserPlus className="size-5" aria-hidden="true" />
          <span className="md:hidden">{texts.inviteShort}</span>
          <span className="max-md:hidden">{texts.invite}</span>
        </Button>
        <FoldButtons folds={folds} />
      </TitleRow>
      <FoundUsers opened={opened} view={view} change={change} folds={folds} />
      {isInviting && (
        <Suspense fallback={null}>
          <InviteDialog onClose={() => setInviting(false)} />
        </Suspense>
      )}
    </div>
  );
}

type FoundUsersProps = {
  readonly opened: string | null;
  readonly view: ListView;
  readonly change: (view: ListView) => void;
  readonly folds: ReturnType<typeof useFolds>;
};

/** The search box stays where it is, whatever becomes of the list. */
function FoundUsers({ opened, view, change, folds }: FoundUsersProps) {
  const { known, reload } = useUsers();
  const find = (search: string): void => {
    change({ ...view, search });
    // The best match stands at the top, wherever the list stood before.
    contentArea()?.scrollTo(0, 0);
  };
  return (
    <>
      <div id={folds.search.id} className={folds.search.className}>
        <UserSearch value={view.search} onSearch={find} />
      </div>
      <ContentArea>
        {known.status === 'loading' && <ListLoading />}
        {known.status === 'failed' && (
          <ErrorState message={clientErrors.userList} onRetry={reload} />
        )}
        {known.status === 'succeeded' && (
          <UserList
            all={known.all}
            view={view}
            opened={opened}
            onChange={change}
            headClass={folds.options.isOpen ? '' : 'max-md:hidden!'}
          />
        )}
      </ContentArea>
    </>
  );
}
