import { hrefOf, routes } from '@caretrail/contract/access/routes';
import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { asFailure } from '@caretrail/contract/http/failure';
import { useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { textIn } from '../../lib/form-values.ts';
import { toApiError } from '../../lib/refusal.ts';
import { useFormSend } from '../../lib/use-form-send.ts';
import { login } from '../../session/auth-slice.ts';
import { forgetSession } from '../../session/logout.ts';
import {
  invitationCode,
  type InvitationCode,
  linkProblemOf,
  passwordGrant,
  type PasswordGrant,
  resetPassword,
  verifyResetCode,
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

/** The right to set a password, or the code of an invitation that is exchanged for it. */
type Entry = PasswordGrant | InvitationCode;

const entryIn = (state: unknown): Entry | null =>
  passwordGrant.safeParse(state).data ?? invitationCode.safeParse(state).data ?? null;

type NewPasswordFormProps = {
  readonly given: Entry;
  /** The code of an invitation works once: from then on the right counts, also for a page loaded again. */
  readonly onGranted: (grant: PasswordGrant) => void;
  readonly onSaved: (email: string, password: string) => Promise<void>;
};

function NewPasswordForm({ given, onGranted, onSaved }: NewPasswordFormProps) {
  const navigate = useNavigate();
  const isInvitation = 'invitation' in given || given.isInvitation;
  const email = 'invitation' in given ? given.invitation.email : given.email;

  const grantOf = async (): Promise<PasswordGrant> => {
    if (!('invitation' in given)) return given;
    const grant = await verifyResetCode(given.invitation, true);
    onGranted(grant);
    return grant;
  };
  const unanswered = useRef<string | null>(null);
  const save = async (password: string): Promise<void> => {
    const { token } = await grantOf();
    try {
      await resetPassword({ token, password });
    } catch (error) {
      // The answer to the first try was lost, and it has saved this password.
      const isSaved =
        unanswered.current === password &&
        linkProblemOf(toApiError(error), isInvitation)?.reason === 'used';
      if (asFailure(error)?.kind === 'no-response') unanswered.current = password;
      if (!isSaved) throw error;
    }
  };
  const sending = useFormSend({
    schema: z.pick(authEndpoints.resetPassword.body, { password: true }),
    read: (form) => ({ password: textIn(form, 'password') }),
    send: async ({ password }) => {
      try {
        await save(password);
        await onSaved(email, password);
      } catch (error) {
        // The code or the grant has expired or was used: another password would not help.
        const state = linkProblemOf(toApiError(error), isInvitation);
        if (state === null) throw error;
        await navigate(hrefOf('forgotPasswordError'), { replace: true, state });
      }
    },
  });
  const { isBusy, errors } = sending;
  return (
    <>
      <p>
        <TextAround text={(isInvitation ? texts.invitation : texts.reset)({ address: gap })}>
          <strong className="wrap-anywhere">{email}</strong>
        </TextAround>
      </p>
      <SendForm sending={sending} submitText={isBusy ? texts.submitting : texts.submit}>
        {/* Tells password managers whose password this is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
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
  const [given, setGiven] = useState(() => entryIn(state));
  const [savedFor, setSavedFor] = useState<'invitation' | 'reset' | null>(null);

  const onGranted = (grant: PasswordGrant): void => {
    setGiven(grant);
    void navigate(pathname, { replace: true, state: grant });
  };
  const onSaved = async (email: string, password: string): Promise<void> => {
    const isFirst = given !== null && ('invitation' in given || given.isInvitation);
    dispatch(registrationCleared());
    // The server has ended every session of the account; and nothing is left to use the grant for.
    dispatch(forgetSession());
    await navigate(pathname, { replace: true });
    // The password was typed a moment ago: to ask for it again would only be a screen more.
    const refusal = isFirst ? await dispatch(login({ email, password })) : '';
    if (refusal === null) return navigate(hrefOf('root'), { replace: true });
    return setSavedFor(isFirst ? 'invitation' : 'reset');
  };

  const step = () => {
    if (given === null) {
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
    if (savedFor === null)
      return <NewPasswordForm given={given} onGranted={onGranted} onSaved={onSaved} />;
    return (
      <>
        <Notice>{savedFor === 'invitation' ? texts.savedFirst : texts.saved}</Notice>
        {savedFor === 'reset' && <p>{texts.savedHow}</p>}
        <Link to={hrefOf('login')} className={`w-full ${buttonClass()}`}>
          {texts.signIn}
        </Link>
      </>
    );
  };
  const isFirst =
    savedFor === 'invitation' || (given !== null && ('invitation' in given || given.isInvitation));
  return <Sheet title={isFirst ? texts.firstHeading : routes.setNewPassword.title}>{step()}</Sheet>;
}
