import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import type { TokensAndUser } from '@caretrail/contract/auth/schema';
import { limits } from '@caretrail/contract/limits';
import type { ReactNode } from 'react';
import { textIn } from '../../lib/form-values.ts';
import { useFormSend } from '../../lib/use-form-send.ts';
import { verifyEmailCode } from '../../session/second-factor.ts';
import { selectUser } from '../../session/selectors.ts';
import { useAppSelector } from '../../session/store-hooks.ts';
import { Alert } from '../../ui/alert.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { SendForm } from '../../ui/send-form.tsx';
import { gap, TextAround } from '../../ui/text-around.tsx';
import { DemoMailNote } from '../demo-mail-note.tsx';
import { ResendCode } from './resend-code.tsx';
import { type Sending, useSentCode } from './sent-code.ts';
import { emailCodeTexts as texts } from './texts.ts';

type EmailCodeFormProps = {
  readonly onPassed: (answer: TokensAndUser) => void;
  /** For a user who also has an app, or may use nothing else. */
  readonly appInstead?: ReactNode;
};

/** The second factor by e-mail: a code is sent when the screen opens. */
export function EmailCodeForm({ onPassed, appInstead }: EmailCodeFormProps) {
  const hasApp = useAppSelector(selectUser)?.is_primary_mfa === true;
  const { sending, onResend } = useSentCode();
  const checking = useFormSend({
    schema: authEndpoints.verifyEmailCode.body,
    read: (form) => ({ code: textIn(form, 'code') }),
    send: async (body) => onPassed(await verifyEmailCode(body)),
  });
  const notSent = sending.status === 'failed' ? sending.refusal : null;
  const problem = checking.refusal ?? notSent?.text ?? null;
  // The server accepts only the app for this account.
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
            <CodeField label={texts.code} error={checking.errors['code']} isSentOnPaste isArrival />
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
      {(hasApp || isAppOnly) && appInstead}
    </>
  );
}

/** Whether a code was sent, and where to; announced on every change. */
function SentNote({ sending }: { readonly sending: Sending }) {
  return (
    <>
      <p role="status">
        {sending.status === 'loading' && texts.sending}
        {sending.status === 'failed' && texts.notSent}
        {sending.status === 'succeeded' && <WhereTo {...sending.sent} />}
      </p>
      {sending.status === 'succeeded' && <DemoMailNote />}
    </>
  );
}

function WhereTo({ address, isRepeat }: { readonly address: string; readonly isRepeat: boolean }) {
  const write = isRepeat ? texts.sentAgain : texts.sent;
  return (
    <TextAround text={write({ address: gap, minutes: limits.auth.emailCodeMs / 60_000 })}>
      <strong className="wrap-anywhere">{address}</strong>
    </TextAround>
  );
}
