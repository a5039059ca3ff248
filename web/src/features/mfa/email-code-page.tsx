import { hrefOf, routes } from '@caretrail/contract/access/routes';
import { accountEndpoints } from '@caretrail/contract/account/endpoints';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useFormSend } from '../../lib/use-form-send.ts';
import { forgetSession } from '../../session/logout.ts';
import {
  type InvitationCode,
  type LinkProblem,
  type PasswordGrant,
  takeBackEmail,
} from '../../session/password-steps.ts';
import { registrationEmailSet } from '../../session/registration-slice.ts';
import { useSession } from '../../session/selectors.ts';
import { passSecondFactor } from '../../session/sign-in-steps.ts';
import { useAppDispatch } from '../../session/store-hooks.ts';
import { useInstallation } from '../../session/use-installation.ts';
import { EmailCodeForm } from '../../shell/second-factor/email-code-form.tsx';
import { emailCodeTexts as texts } from '../../shell/second-factor/texts.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SendForm } from '../../ui/send-form.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { gap, TextAround } from '../../ui/text-around.tsx';
import { NotSignedIn } from './not-signed-in.tsx';
import { ResetCode } from './reset-code.tsx';
import { readResetLink, type ResetLink } from './reset-link.ts';
import { takeBackTexts } from './texts.ts';

/**
 * /password-verify, opened from the mail to the previous address. Never submitted automatically: mail scanners open
 * links.
 */
function TakeBack({ token }: { readonly token: string }) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [takenBack, setTakenBack] = useState<string | null>(null);
  const sending = useFormSend({
    schema: accountEndpoints.takeBackEmail.body,
    read: () => ({ token }),
    send: async (body) => {
      const { email, token: grant } = await takeBackEmail(body);
      // The server has ended every session of the account.
      dispatch(forgetSession());
      if (grant === null) return setTakenBack(email);
      const state: PasswordGrant = { token: grant, email, isInvitation: false };
      return navigate(hrefOf('setNewPassword'), { replace: true, state });
    },
  });
  if (takenBack !== null) {
    return (
      <>
        <Notice>{takeBackTexts.done({ address: takenBack })}</Notice>
        <Link to={hrefOf('login')} className={`w-full ${buttonClass()}`}>
          {takeBackTexts.signIn}
        </Link>
        <StrangeApp />
      </>
    );
  }
  return (
    <>
      <p>{takeBackTexts.what}</p>
      <p>{takeBackTexts.meaning}</p>
      <SendForm
        sending={sending}
        submitText={sending.isBusy ? takeBackTexts.submitting : takeBackTexts.submit}
      >
        <p className="text-ink-soft">{takeBackTexts.ifYou}</p>
      </SendForm>
      <StrangeApp />
    </>
  );
}

/**
 * Someone with access to the account may have set one up. Below the button, because it loads later and must not move
 * the button.
 */
function StrangeApp() {
  const support = useInstallation()?.support_email;
  return (
    <p className="text-ink-soft">
      {support ? (
        <TextAround text={takeBackTexts.strangeAppAt({ address: gap })}>
          <a href={`mailto:${support}`} className="link py-0 wrap-anywhere">
            {support}
          </a>
        </TextAround>
      ) : (
        takeBackTexts.strangeApp
      )}
    </p>
  );
}

/**
 * Reads the hash of the link and removes it from the address bar at once. An invitation needs no screen of its own:
 * whether its code is right shows when the password is saved.
 */
function useResetLink(): ResetLink {
  const { hash, pathname, state } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const link = readResetLink(hash, state);

  useEffect(() => {
    const opened = readResetLink(hash, state);
    if (opened.kind === 'filled-in' && opened.isInvitation) {
      dispatch(registrationEmailSet(opened.values.email));
      const invited: InvitationCode = { invitation: opened.values };
      void navigate(hrefOf('setNewPassword'), { replace: true, state: invited });
    } else if (hash === '') {
      return;
    } else if (opened.kind === 'malformed') {
      const problem: LinkProblem = { reason: 'malformed', isInvitation: false };
      void navigate(hrefOf('forgotPasswordError'), { replace: true, state: problem });
    } else {
      // §3 Registration: held until the link is used.
      if (opened.kind === 'filled-in') dispatch(registrationEmailSet(opened.values.email));
      const { kind: _, ...kept } = opened;
      void navigate(pathname, { replace: true, state: kept });
    }
  }, [hash, pathname, state, navigate, dispatch]);

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

/** A forgotten password, an invitation, or a change of address that is to be reverted. */
function FromMail() {
  const link = useResetLink();
  if (link.kind === 'take-back') {
    return (
      <Sheet title={takeBackTexts.title}>
        <TakeBack token={link.takeBack} />
      </Sheet>
    );
  }
  // On its way to /set-new-password.
  if (link.kind === 'filled-in' && link.isInvitation) return null;
  return (
    <Sheet title={routes.passwordVerify.title}>
      <ResetCode link={link} />
    </Sheet>
  );
}
