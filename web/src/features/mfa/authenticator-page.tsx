import { routes } from '@caretrail/contract/access/routes';
import type { AnswerOf } from '@caretrail/contract/http/endpoint';
import type { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { useState } from 'react';
import { selectUser, useSession } from '../../session/selectors.ts';
import { beginSession, passSecondFactor } from '../../session/sign-in-steps.ts';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { AppCode } from './app-code.tsx';
import { EmailIsYours } from './email-instead.tsx';
import { NotSignedIn } from './not-signed-in.tsx';
import { RecoveryCodes } from '../../shell/second-factor/recovery-codes.tsx';
import { SetUp } from './set-up.tsx';

type Confirmed = AnswerOf<typeof authEndpoints.confirmTotp>;

/** /mfa: the second factor by an authenticator app, set up first where the account has none. */
export function AuthenticatorPage() {
  const dispatch = useAppDispatch();
  const { signedIn } = useSession();
  const user = useAppSelector(selectUser);
  const [confirmed, setConfirmed] = useState<Confirmed | null>(null);

  // The session before has ended with the set-up. The new one counts at once, but the second factor
  // only when the codes are kept: the guard would forward, and they are never shown again.
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
