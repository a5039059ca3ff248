import { hrefOf } from '@caretrail/contract/access/routes';
import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { useNavigate } from 'react-router';
import { textIn } from '../../lib/form-values.ts';
import { toApiError } from '../../lib/refusal.ts';
import { useFormSend } from '../../lib/use-form-send.ts';
import { linkProblemOf, type PasswordGrant, resetPassword } from '../../session/password-steps.ts';
import { NewPasswordField } from '../../shell/new-password/new-password-field.tsx';
import { SendForm } from '../../ui/send-form.tsx';
import { newPasswordTexts as texts } from './texts.ts';

type NewPasswordFormProps = { readonly grant: PasswordGrant; readonly onSaved: () => void };

export function NewPasswordForm({ grant, onSaved }: NewPasswordFormProps) {
  const navigate = useNavigate();
  const sending = useFormSend({
    schema: authEndpoints.resetPassword.body,
    read: (form) => ({ token: grant.token, password: textIn(form, 'password') }),
    send: async (body) => {
      try {
        await resetPassword(body);
        onSaved();
      } catch (error) {
        // The grant of the step before is over: no other password would help.
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
        {grant.isInvitation ? texts.invitation : texts.reset}{' '}
        <strong className="wrap-anywhere">{grant.email}</strong>
      </p>
      <SendForm sending={sending} submitText={isBusy ? texts.submitting : texts.submit}>
        {/* Tells password managers whose password this is. */}
        <input type="text" autoComplete="username" value={grant.email} readOnly hidden />
        <NewPasswordField error={errors['password']} isSent={isBusy} />
      </SendForm>
    </>
  );
}
