import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { useIsProving, withCaptcha } from '../../lib/captcha.ts';
import { textIn } from '../../lib/form-values.ts';
import { request } from '../../lib/http.ts';
import { useFormSend } from '../../lib/use-form-send.ts';
import { registrationEmailSet } from '../../session/registration-slice.ts';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { forgottenTexts as texts } from './texts.ts';

/** Remembers the address for the next step, so that nobody writes it twice. */
export function ForgottenForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const dispatch = useAppDispatch();
  const remembered = useAppSelector(({ registration }) => registration.email);
  const isProving = useIsProving();
  const { isBusy, mistakes, refusal, onSubmit } = useFormSend({
    schema: authEndpoints.forgotPassword.body,
    read: (form) => ({ email: textIn(form, 'email') }),
    send: async ({ email }) => {
      await withCaptcha((captcha) =>
        request(authEndpoints.forgotPassword, { body: { email, captcha } }),
      );
      dispatch(registrationEmailSet(email));
      onSent(email);
    },
  });
  return (
    <>
      <p>{texts.what}</p>
      {refusal !== null && <Alert key={refusal}>{refusal}</Alert>}
      <form
        noValidate
        method="post"
        onSubmit={(event) => void onSubmit(event)}
        className="space-y-5"
      >
        <TextField
          label={texts.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={remembered ?? ''}
          error={mistakes['email']}
        />
        <Button type="submit" isBusy={isBusy} className="w-full">
          {isProving ? texts.checking : isBusy ? texts.submitting : texts.submit}
        </Button>
      </form>
    </>
  );
}
