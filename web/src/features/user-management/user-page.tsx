import { useEffect } from 'react';
import { useParams } from 'react-router';
import { BackLink } from '../../ui/back-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { RowsLoading } from '../../ui/rows-loading.tsx';
import { rememberOpened, useWayBack } from './list-place.ts';
import { userTexts } from './user/texts.ts';
import { useUser } from './user/use-user.ts';
import { UserMissing } from './user/user-missing.tsx';
import { UserView } from './user/user-view.tsx';

function Sought({ id }: { readonly id: string }) {
  const { sought, put, onRetry } = useUser(id);
  const back = useWayBack();
  useEffect(() => rememberOpened(id), [id]);
  switch (sought.status) {
    case 'loading':
      return <RowsLoading label={userTexts.loading} />;
    case 'missing':
      return <UserMissing />;
    case 'failed':
      return (
        <div className="space-y-5">
          <BackLink to={back}>{userTexts.back}</BackLink>
          <ErrorState message={sought.error} onRetry={onRetry} />
        </div>
      );
    case 'found':
      return <UserView user={sought.user} onChanged={put} />;
  }
}

/** /user/{userId} */
export function UserPage() {
  const { userId = '' } = useParams();
  return <Sought key={userId} id={userId} />;
}
