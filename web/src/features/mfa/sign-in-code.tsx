import { hrefOf } from '@caretrail/contract/access/routes';
import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { Link } from 'react-router';
import { textIn } from '../../lib/form-values.ts';
import { request } from '../../lib/http.ts';
import { useFormSend } from '../../lib/use-form-send.ts';
import { selectUser } from '../../session/selectors.ts';
import { passSecondFactor } from '../../session/sign-in-steps.ts';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks.ts';
import { Alert } from '../../ui/alert.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { SendForm } from '../../ui/send-form.tsx';
import { ResendCode } from './resend-code.tsx';
import { SentNote } from './sent-note.tsx';
import { emailCodeTexts as texts } from './texts.ts';
import { useSentCode } from './use-sent-code.ts';

/** /verify: the second factor by e-mail. Success changes the session, and the guard forwards. */
export function SignInCode() {
  const dispatch = useAppDispatch();
  const hasApp = useAppSelector(selectUser)?.is_primary_mfa === true;
  const { sending, onResend } = useSentCode();
  const checking = useFormSend({
    schema: authEndpoints.verifyEmailCode.body,
    read: (form) => ({ code: textIn(form, 'code') }),
    send: async (body) => {
      dispatch(passSecondFactor(await request(authEndpoints.verifyEmailCode, { body })));
    },
  });
  const notSent = sending.status === 'failed' ? sending.refusal : null;
  const problem = checking.refusal ?? notSent?.text ?? null;
  // The server lets this account in only with the app.
  const isAppOnly = notSent?.code === 'forbidden';

  return (
    <>
      <SentNote sending={sending} />
      {isAppOnly ? (
        <Alert>{problem}</Alert>
      ) : (
        <>
          <SendForm
            sending={{ ...checking, refusal: problem }}
            submitText={checking.isBusy ? texts.submitting : texts.submit}
          >
            <CodeField label={texts.code} error={checking.mistakes['code']} isSentOnPaste />
          </SendForm>
          <ResendCode
            isSending={sending.status === 'loading'}
            resendAt={sending.status === 'succeeded' ? sending.sent.resendAt : 0}
            onResend={() => {
              checking.onForget();
              onResend();
            }}
          />
        </>
      )}
      {(hasApp || isAppOnly) && (
        <p>
          <Link to={hrefOf('mfa')} className="link">
            {texts.useApp}
          </Link>
        </p>
      )}
    </>
  );
}
