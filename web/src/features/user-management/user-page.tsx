import { routes } from '@caretrail/contract/access/routes';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { usersApi } from '../../data/users.ts';
import { toApiError } from '../../lib/refusal.ts';
import { useArrival } from '../../lib/use-arrival.ts';
import { useAppDispatch } from '../../session/store-hooks.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { RowsLoading } from '../../ui/rows-loading.tsx';
import { useWayBack } from './list-address.ts';
import { userOpened } from './slice.ts';
import { userTexts } from './user/texts.ts';
import { UserView } from './user/user-view.tsx';

/** Deleted, or an address that was cut off. */
function UserMissing() {
  useArrival(routes.user.title);
  const back = useWayBack();
  return (
    <div className="space-y-4">
      <h1 tabIndex={-1} className="text-h1">
        {userTexts.missing}
      </h1>
      <p className="max-w-[34rem] text-lead">{userTexts.missingBody}</p>
      <BackLink to={back}>{userTexts.back}</BackLink>
    </div>
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
