import { hrefOf, routes } from '@caretrail/contract/access/routes';
import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { textIn } from '../../lib/form-values.ts';
import { toApiError } from '../../lib/refusal.ts';
import { useFormSend } from '../../lib/use-form-send.ts';
import { forgetSession } from '../../session/logout.ts';
import {
  linkProblemOf,
  passwordGrant,
  type PasswordGrant,
  resetPassword,
} from '../../session/password-steps.ts';
import { registrationCleared } from '../../session/registration-slice.ts';
import { useAppDispatch } from '../../session/store-hooks.ts';
import { NewPasswordField } from '../../shell/new-password/new-password-field.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SendForm } from '../../ui/send-form.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { gap, TextAround } from '../../ui/text-around.tsx';
import { BackToSignIn } from './back-to-sign-in.tsx';
import { newPasswordTexts as texts } from './texts.ts';

type NewPasswordFormProps = { readonly grant: PasswordGrant; readonly onSaved: () => void };

function NewPasswordForm({ grant, onSaved }: NewPasswordFormProps) {
  const navigate = useNavigate();
  const sending = useFormSend({
    schema: authEndpoints.resetPassword.body,
    read: (form) => ({ token: grant.token, password: textIn(form, 'password') }),
    send: async (body) => {
      try {
        await resetPassword(body);
        onSaved();
      } catch (error) {
        // The grant of the previous step has expired: another password would not help.
        const state = linkProblemOf(toApiError(error), grant.isInvitation);
        if (state === null) throw error;
        await navigate(hrefOf('forgotPasswordError'), { replace: true, state });
      }
    },
  });
  const { isBusy, errors } = sending;
  return (
    <>
      <p>
        <TextAround text={(grant.isInvitation ? texts.invitation : texts.reset)({ address: gap })}>
          <strong className="wrap-anywhere">{grant.email}</strong>
        </TextAround>
      </p>
      <SendForm sending={sending} submitText={isBusy ? texts.submitting : texts.submit}>
        {/* Tells password managers whose password this is. */}
        <input type="text" autoComplete="username" value={grant.email} readOnly hidden />
        <NewPasswordField error={errors['password']} isSent={isBusy} />
      </SendForm>
    </>
  );
}

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
