import { hrefOf, routes } from '@caretrail/contract/access/routes';
import type { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { mayUseEmailFactor } from '@caretrail/contract/auth/rules';
import type { AnswerOf } from '@caretrail/contract/http/endpoint';
import { useState } from 'react';
import { Link } from 'react-router';
import { toApiError } from '../../lib/refusal.ts';
import { selectUser, useSession } from '../../session/selectors.ts';
import { beginSession, enrolTotp, passSecondFactor } from '../../session/sign-in-steps.ts';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks.ts';
import { useInstallation } from '../../session/use-installation.ts';
import { AppCodeForm } from '../../shell/second-factor/app-code-form.tsx';
import { ConfirmApp } from '../../shell/second-factor/confirm-app.tsx';
import { RecoveryCodes } from '../../shell/second-factor/recovery-codes.tsx';
import { authenticatorTexts } from '../../shell/second-factor/texts.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { NotSignedIn } from './not-signed-in.tsx';

/** Only if the server would send a code: not for an account with an app, and for administrators in the demo only. */
function EmailInstead() {
  const user = useAppSelector(selectUser);
  const mode = useInstallation()?.mode;
  if (user === null || !mayUseEmailFactor(user, mode)) return null;
  return (
    <p>
      <Link to={hrefOf('verify')} className="link">
        {authenticatorTexts.useEmail}
      </Link>
    </p>
  );
}

/** For a user whose second step is the e-mail. */
function EmailIsYours() {
  return (
    <>
      <p>{authenticatorTexts.emailIsYours}</p>
      <Link to={hrefOf('verify')} className={buttonClass()}>
        {authenticatorTexts.emailMe}
      </Link>
    </>
  );
}

const texts = authenticatorTexts.intro;

type Enrolment = AnswerOf<typeof authEndpoints.enrolTotp>;
type Asking =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'failed'; readonly text: string }
  | { readonly status: 'succeeded'; readonly enrolment: Enrolment };

type SetUpProps = {
  readonly onConfirmed: (answer: AnswerOf<typeof authEndpoints.confirmTotp>) => void;
};

/**
 * Starts on a press, not when the page opens: a reload on the way to the app and back would silently show another key,
 * and the code of the first would be wrong.
 */
function SetUp({ onConfirmed }: SetUpProps) {
  const [asking, setAsking] = useState<Asking>({ status: 'idle' });
  const onBegin = async (): Promise<void> => {
    setAsking({ status: 'loading' });
    try {
      setAsking({ status: 'succeeded', enrolment: await enrolTotp() });
    } catch (error) {
      setAsking({ status: 'failed', text: toApiError(error).text });
    }
  };
  if (asking.status === 'succeeded') {
    return <ConfirmApp enrolment={asking.enrolment} onConfirmed={onConfirmed} />;
  }
  const isBusy = asking.status === 'loading';
  return (
    <>
      <p>{texts.why}</p>
      <p>{texts.what}</p>
      {asking.status === 'failed' && <Alert>{asking.text}</Alert>}
      <Button isBusy={isBusy} className="w-full" onClick={() => void onBegin()}>
        {isBusy ? texts.beginning : texts.begin}
      </Button>
      <EmailInstead />
    </>
  );
}

function AppCode() {
  const dispatch = useAppDispatch();
  return (
    <>
      <AppCodeForm onPassed={(answer) => dispatch(passSecondFactor(answer))} />
      <EmailInstead />
    </>
  );
}

type Confirmed = AnswerOf<typeof authEndpoints.confirmTotp>;

/** /mfa: the second factor by an authenticator app, set up first where the account has none. */
export function AuthenticatorPage() {
  const dispatch = useAppDispatch();
  const { signedIn } = useSession();
  const user = useAppSelector(selectUser);
  const [confirmed, setConfirmed] = useState<Confirmed | null>(null);

  // The old session ended with the set-up. The new one is valid at once, but the second factor is marked as passed only
  // when the codes are stored: the guard would forward, and they are never shown again.
  const onConfirmed = (answer: Confirmed): void => {
    setConfirmed(answer);
    dispatch(beginSession(answer));
  };

  const step = () => {
    if (!signedIn) return <NotSignedIn />;
    if (confirmed !== null) {
      return (
        <RecoveryCodes
          codes={confirmed.recovery_codes}
          onKept={() => dispatch(passSecondFactor(confirmed))}
        />
      );
    }
    if (user === null || user.is_primary_mfa) return <AppCode />;
    if (user.is_primary_email) return <EmailIsYours />;
    return <SetUp onConfirmed={onConfirmed} />;
  };
  return <Sheet title={routes.mfa.title}>{step()}</Sheet>;
}
