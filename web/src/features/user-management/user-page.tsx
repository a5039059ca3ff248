import { routes } from '@caretrail/contract/access/routes';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { usersApi } from '../../data/users.ts';
import { toApiError } from '../../lib/refusal.ts';
import { useAppDispatch } from '../../session/store-hooks.ts';
import { RecordMissing } from '../../shell/record-missing.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { RowsLoading } from '../../ui/rows-loading.tsx';
import { useWayBack } from './list-address.ts';
import { userOpened } from './slice.ts';
import { userTexts } from './user/texts.ts';
import { UserView } from './user/user-view.tsx';

function UserMissing() {
  const back = useWayBack();
  return (
    <RecordMissing
      heading={userTexts.missing}
      body={userTexts.missingBody}
      title={routes.user.title}
    >
      <BackLink to={back}>{userTexts.back}</BackLink>
    </RecordMissing>
  );
}

/** One account, asked for when its page opens. */
function FoundUser({ id }: { readonly id: string }) {
  const { data, error, isFetching, refetch } = usersApi.useFindUserQuery({ params: { id } });
  const dispatch = useAppDispatch();
  const back = useWayBack();
  useEffect(() => void dispatch(userOpened(id)), [dispatch, id]);
  if (data !== undefined) return <UserView user={data} />;
  if (isFetching || error === undefined) return <RowsLoading label={userTexts.loading} />;
  const { code, text } = toApiError(error);
  if (code === 'not_found') return <UserMissing />;
  return (
    <div className="space-y-5">
      <BackLink to={back}>{userTexts.back}</BackLink>
      <ErrorState message={text} onRetry={() => void refetch()} />
    </div>
  );
}

/** /user/{userId} */
export function UserPage() {
  const { userId = '' } = useParams();
  return <FoundUser key={userId} id={userId} />;
}
