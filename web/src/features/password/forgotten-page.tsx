import { hrefOf, routes } from '@caretrail/contract/access/routes';
import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { limits } from '@caretrail/contract/limits';
import { useState } from 'react';
import { Link } from 'react-router';
import { useIsProving } from '../../lib/captcha.ts';
import { textIn } from '../../lib/form-values.ts';
import { useFormSend } from '../../lib/use-form-send.ts';
import { requestResetCode } from '../../session/password-steps.ts';
import { registrationEmailSet } from '../../session/registration-slice.ts';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks.ts';
import { DemoMailNote } from '../../shell/demo-mail-note.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SendForm } from '../../ui/send-form.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { BackToSignIn } from './back-to-sign-in.tsx';
import { forgottenTexts as texts } from './texts.ts';

/** Remembers the e-mail address for the next step, so that it need not be typed twice. */
function ForgottenForm({ onSent }: { readonly onSent: (email: string) => void }) {
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

/** /forgot-password: the same answer whether the account exists or not. */
export function ForgottenPage() {
  const [askedFor, setAskedFor] = useState<string | null>(null);
  return (
    <Sheet title={routes.forgotPassword.title}>
      {askedFor === null ? (
        <>
          <ForgottenForm onSent={setAskedFor} />
          <BackToSignIn />
        </>
      ) : (
        <>
          <Notice>{texts.sent({ address: askedFor })}</Notice>
          <p>{texts.next({ minutes: limits.auth.emailCodeMs / 60_000 })}</p>
          <DemoMailNote />
          <Link to={hrefOf('passwordVerify')} className={`w-full ${buttonClass()}`}>
            {texts.enterCode}
          </Link>
          <Button look="quiet" className="-mx-5" onClick={() => setAskedFor(null)}>
            {texts.again}
          </Button>
        </>
      )}
    </Sheet>
  );
}
