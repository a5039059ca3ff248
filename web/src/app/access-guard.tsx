import { decideScreen, nextStep, type ScreenDecision } from '@caretrail/contract/access/decide';
import { hrefOf, type RouteName, routeOf } from '@caretrail/contract/access/routes';
import type { Session } from '@caretrail/contract/access/session';
import { decideRecordScreen, type Where } from '@caretrail/contract/circle/record-screens';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useWhere } from '../session/chosen-record.ts';
import { heldInvitation } from '../session/held-invitation.ts';
import { useSession } from '../session/selectors.ts';
import { PageLoading } from '../shell/page-loading.tsx';

/** Where the sign-in ends. */
const landings: readonly RouteName[] = ['dashboard', 'helping', 'preboarding'];

/** Whether the next step is one’s own record, and not one of the sign-in. */
function isPast(session: Session): boolean {
  const step = nextStep(session);
  return step === 'app' || step === 'preboarding';
}

/** D6: someone who only helps has no screens of a record before they open one. */
function decideHere(session: Session, where: Where, path: string): ScreenDecision {
  const decision = decideScreen(session, path);
  const name = routeOf(path);
  // The way to an invitation leads through the sign-in, its second step and the terms.
  const isLanding = decision !== 'show' || (name !== undefined && landings.includes(name));
  if (isLanding && isPast(session) && heldInvitation() !== null)
    return { redirect: hrefOf('invitation') };
  const isWithout =
    session.signedIn &&
    session.role === 'patient' &&
    name !== undefined &&
    decideRecordScreen(name, where) === 'no-record';
  return decision === 'show' && isWithout ? { redirect: hrefOf('helping') } : decision;
}

/** §2.1–2.3: asks the contract, then shows the screen or goes where it says, replacing the history entry. */
export function AccessGuard({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const { pathname } = useLocation();
  const where = useWhere();
  const decision = decideHere(session, where, pathname);
  if (decision === 'show') return children;
  return (
    <>
      <Navigate replace to={decision.redirect} />
      {/* The next screen may still have to be fetched. */}
      <PageLoading />
    </>
  );
}
