import { hrefOf, routes } from '@caretrail/contract/access/routes';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { LinkProblem } from '../../session/password-steps.ts';
import { registrationEmailSet } from '../../session/registration-slice.ts';
import { useSession } from '../../session/selectors.ts';
import { passSecondFactor } from '../../session/sign-in-steps.ts';
import { useAppDispatch } from '../../session/store-hooks.ts';
import { EmailCodeForm } from '../../shell/second-factor/email-code-form.tsx';
import { emailCodeTexts as texts } from '../../shell/second-factor/texts.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { NotSignedIn } from './not-signed-in.tsx';
import { ResetCode } from './reset-code.tsx';
import { readResetLink, type ResetLink } from './reset-link.ts';
import { TakeBack } from './take-back.tsx';
import { takeBackTexts } from './texts.ts';

/** Reads the link's fragment and takes it out of the address bar at once. */
function useResetLink(): ResetLink {
  const { hash, pathname, state } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const link = readResetLink(hash, state);

  useEffect(() => {
    if (hash === '') return;
    const opened = readResetLink(hash, null);
    if (opened.kind === 'malformed') {
      const problem: LinkProblem = { reason: 'malformed', isInvitation: false };
      void navigate(hrefOf('forgotPasswordError'), { replace: true, state: problem });
    } else {
      // §3 Registration: held until the link is used.
      if (opened.kind === 'filled-in') dispatch(registrationEmailSet(opened.values.email));
      const { kind: _, ...kept } = opened;
      void navigate(pathname, { replace: true, state: kept });
    }
  }, [hash, pathname, navigate, dispatch]);

  return link;
}

/** /verify: the second factor by e-mail. Success changes the session, and the guard forwards. */
function SignInCode() {
  const dispatch = useAppDispatch();
  return (
    <EmailCodeForm
      onPassed={(answer) => dispatch(passSecondFactor(answer))}
      appInstead={
        <p>
          <Link to={hrefOf('mfa')} className="link">
            {texts.useApp}
          </Link>
        </p>
      }
    />
  );
}

/** §2.1: one screen for the code of the sign-in (/verify) and of a forgotten password (/password-verify). */
export function EmailCodePage() {
  const { pathname } = useLocation();
  const { signedIn } = useSession();
  if (pathname.toLowerCase().startsWith(hrefOf('passwordVerify'))) {
    return <FromMail />;
  }
  return <Sheet title={routes.verify.title}>{signedIn ? <SignInCode /> : <NotSignedIn />}</Sheet>;
}

/** A forgotten password or an invitation, or an address that is to be taken back. */
function FromMail() {
  const link = useResetLink();
  return link.kind === 'take-back' ? (
    <Sheet title={takeBackTexts.title}>
      <TakeBack token={link.takeBack} />
    </Sheet>
  ) : (
    <Sheet title={routes.passwordVerify.title}>
      <ResetCode link={link} />
    </Sheet>
  );
}
