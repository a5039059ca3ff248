import { homeOf, nextStep } from '@caretrail/contract/access/decide';
import { hrefOf, routes } from '@caretrail/contract/access/routes';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { heldInvitation, holdInvitation, tokenIn } from '../../session/held-invitation.ts';
import { openInvitation } from '../../session/invitation-steps.ts';
import { useSession } from '../../session/selectors.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Asked } from './asked.tsx';
import { CreateAccount } from './create-account.tsx';
import { Known } from './known.tsx';
import { invitationTexts as texts, problemTexts } from './texts.ts';
import { useAnswer } from './use-answer.ts';

/** Before the sign-in: never who invites, because the link may be in the wrong hands. */
function Opened({ token }: { readonly token: string }) {
  const session = useSession();
  const answer = useAnswer(openInvitation, token);
  return (
    <Known answer={answer}>
      {({ has_account }) => (
        <>
          <p>{texts.what}</p>
          {session.signedIn || has_account ? (
            <Link to={homeOf(session)} className={`w-full ${buttonClass()}`}>
              {session.signedIn ? texts.goOn : texts.signIn}
            </Link>
          ) : (
            <CreateAccount token={token} />
          )}
        </>
      )}
    </Known>
  );
}

/** /invitation: what the link of the mail opens. The token is taken out of the address at once. */
export function InvitationPage() {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const session = useSession();
  const inLink = tokenIn(hash);
  const [held] = useState(heldInvitation);
  const token = inLink ?? (hash === '' ? (heldInvitation() ?? held) : null);
  useEffect(() => {
    if (inLink === null) return;
    holdInvitation(inLink);
    void navigate(pathname, { replace: true });
  }, [inLink, pathname, navigate]);
  const step = nextStep(session);
  const isReady = step === 'app' || step === 'preboarding';
  const shown = () => {
    if (token === null)
      return (
        <>
          <p className="font-semibold">{problemTexts.malformed}</p>
          <Link to={hrefOf('root')} className={buttonClass()}>
            {texts.home}
          </Link>
        </>
      );
    return isReady ? <Asked token={token} /> : <Opened token={token} />;
  };
  return <Sheet title={routes.invitation.title}>{shown()}</Sheet>;
}
