import { hrefOf, routes } from '@caretrail/contract/access/routes';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { passwordGrant } from '../../session/password-steps.ts';
import { forgetSession } from '../../session/logout.ts';
import { registrationCleared } from '../../session/registration-slice.ts';
import { useAppDispatch } from '../../session/store-hooks.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { BackToSignIn } from './back-to-sign-in.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { newPasswordTexts as texts } from './texts.ts';

/** /set-new-password: after a forgotten password, and the first one after an invitation. */
export function NewPasswordPage() {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [grant] = useState(() => passwordGrant.safeParse(state).data ?? null);
  const [isSaved, setSaved] = useState(false);

  const onSaved = (): void => {
    setSaved(true);
    dispatch(registrationCleared());
    // The server has ended every session of the account; and nothing is left to use the grant for.
    dispatch(forgetSession());
    void navigate(pathname, { replace: true });
  };

  const step = () => {
    if (grant === null) {
      return (
        <>
          <p>{texts.noGrant}</p>
          <Link to={hrefOf('forgotPassword')} className={`w-full ${buttonClass()}`}>
            {texts.ask}
          </Link>
          <BackToSignIn />
        </>
      );
    }
    if (!isSaved) return <NewPasswordForm grant={grant} onSaved={onSaved} />;
    return (
      <>
        <Notice>{grant.isInvitation ? texts.savedFirst : texts.saved}</Notice>
        {!grant.isInvitation && <p>{texts.savedHow}</p>}
        <Link to={hrefOf('login')} className={`w-full ${buttonClass()}`}>
          {texts.signIn}
        </Link>
      </>
    );
  };
  return <Sheet title={routes.setNewPassword.title}>{step()}</Sheet>;
}
