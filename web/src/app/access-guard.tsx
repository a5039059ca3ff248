import { decideScreen } from '@caretrail/contract/access/decide';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '../session/selectors.ts';
import { PageLoading } from '../shell/page-loading.tsx';

/** §2.1–2.3: asks the contract, then shows the screen or goes where it says, replacing the history entry. */
export function AccessGuard({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const { pathname } = useLocation();
  const decision = decideScreen(session, pathname);
  if (decision === 'show') return children;
  return (
    <>
      <Navigate replace to={decision.redirect} />
      {/* The next screen may still have to be fetched. */}
      <PageLoading />
    </>
  );
}
