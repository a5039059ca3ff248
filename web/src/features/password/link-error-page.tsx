import { hrefOf, routes } from '@caretrail/contract/access/routes';
import { Link, useLocation } from 'react-router';
import { type LinkProblem, linkProblem } from '../../session/password-steps.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { BackToSignIn } from './back-to-sign-in.tsx';
import { linkErrorActions as actions, linkErrorTexts } from './texts.ts';

/** Used when the page was opened by its address. */
const unknown: LinkProblem = { reason: 'malformed', isInvitation: false };

const adviceOf = ({ reason, isInvitation }: LinkProblem): string => {
  if (reason === 'used') return actions.used;
  if (isInvitation) return actions.invitation;
  return reason === 'expired' ? actions.reset : actions.malformed;
};

/** /forgot-password-error: distinguishes expired, used and malformed links, and offers one next step. */
export function LinkErrorPage() {
  const { state } = useLocation();
  const problem = linkProblem.safeParse(state).data ?? unknown;
  // An invited account cannot request a code.
  const canAsk = !problem.isInvitation || problem.reason === 'used';
  return (
    <Sheet title={routes.forgotPasswordError.title}>
      <p className="font-semibold">{linkErrorTexts[problem.reason]}</p>
      <p>{adviceOf(problem)}</p>
      {canAsk ? (
        <>
          <Link to={hrefOf('forgotPassword')} className={`w-full ${buttonClass()}`}>
            {actions.ask}
          </Link>
          <BackToSignIn />
        </>
      ) : (
        <Link to={hrefOf('login')} className={`w-full ${buttonClass()}`}>
          {actions.signIn}
        </Link>
      )}
    </Sheet>
  );
}
