import { routes } from '@caretrail/contract/access/routes';
import { clientErrors } from '@caretrail/contract/texts/client-errors';
import { usersTexts } from '@caretrail/contract/users/texts';
import { UserPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useAddressState } from '../../lib/address-state.ts';
import { contentArea } from '../../lib/content-area.ts';
import { lazyPage } from '../../lib/lazy-page.ts';
import { useArrival } from '../../lib/use-arrival.ts';
import { ContentArea } from '../../shell/content-area.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { readView, writeView } from './list-address.ts';
import { useListPlace } from './list-place.ts';
import { ListLoading } from './list-loading.tsx';
import { listTexts as texts } from './texts.ts';
import { useUsers } from './use-users.ts';
import { UserList } from './user-list.tsx';
import { UserSearch } from './user-search.tsx';

const InviteDialog = lazyPage(() =>
  import('./invite-dialog.tsx').then((m) => ({ default: m.InviteDialog })),
);

const address = { read: readView, write: writeView };

/** §2.7 */
export function UserManagementPage() {
  useArrival(routes.adminPanel.title);
  const opened = useListPlace();
  const [isInviting, setInviting] = useState(false);
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <PageHeader route="adminPanel" subtitle={usersTexts.description} />
        <Button onClick={() => setInviting(true)}>
          <UserPlus className="size-5" aria-hidden="true" />
          {texts.invite}
        </Button>
      </div>
      <FoundUsers opened={opened} />
      {isInviting && (
        <Suspense fallback={null}>
          <InviteDialog onClose={() => setInviting(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** The search box stays where it is, whatever becomes of the list. */
function FoundUsers({ opened }: { readonly opened: string | null }) {
  const { known, reload } = useUsers();
  const [view, change] = useAddressState(address);
  const find = (search: string): void => {
    change({ ...view, search });
    // The best match stands at the top, wherever the list stood before.
    contentArea()?.scrollTo(0, 0);
  };
  return (
    <>
      <UserSearch value={view.search} onSearch={find} />
      <ContentArea>
        {known.status === 'loading' && <ListLoading />}
        {known.status === 'failed' && (
          <ErrorState message={clientErrors.userList} onRetry={reload} />
        )}
        {known.status === 'succeeded' && (
          <UserList all={known.all} view={view} opened={opened} onChange={change} />
        )}
      </ContentArea>
    </>
  );
}
