import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { useIsProving } from '../../lib/captcha.ts';
import { textIn } from '../../lib/form-values.ts';
import { useFormSend } from '../../lib/use-form-send.ts';
import { requestResetCode } from '../../session/password-steps.ts';
import { registrationEmailSet } from '../../session/registration-slice.ts';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks.ts';
import { EmailField } from '../../ui/email-field.tsx';
import { SendForm } from '../../ui/send-form.tsx';
import { forgottenTexts as texts } from './texts.ts';

/** Remembers the address for the next step, so that nobody writes it twice. */
export function ForgottenForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const dispatch = useAppDispatch();
  const remembered = useAppSelector(({ registration }) => registration.email);
  const isProving = useIsProving();
  const sending = useFormSend({
    schema: authEndpoints.forgotPassword.body,
    read: (form) => ({ email: textIn(form, 'email') }),
    send: async ({ email }) => {
      await requestResetCode(email);
      dispatch(registrationEmailSet(email));
      onSent(email);
    },
  });
  return (
    <>
      <p>{texts.what}</p>
      <SendForm
        sending={sending}
        submitText={isProving ? texts.checking : sending.isBusy ? texts.submitting : texts.submit}
      >
        <EmailField
          label={texts.email}
          defaultValue={remembered ?? ''}
          error={sending.errors['email']}
        />
      </SendForm>
    </>
  );
}
