import type { authEndpoints } from '@caretrail/contract/auth/endpoints';
import type { AnswerOf } from '@caretrail/contract/http/endpoint';
import { useEffect, useRef } from 'react';
import { textIn } from '../../lib/form-values.ts';
import { useFormSend } from '../../lib/use-form-send.ts';
import { confirmTotp } from '../../session/second-factor.ts';
import { CodeField } from '../../ui/code-field.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { SendForm } from '../../ui/send-form.tsx';
import { appCodeBody } from './app-code-body.ts';
import { inFours } from './key-text.ts';
import { authenticatorTexts } from './texts.ts';

const texts = authenticatorTexts.setUp;

type ConfirmAppProps = {
  readonly enrolment: AnswerOf<typeof authEndpoints.enrolTotp>;
  readonly onConfirmed: (answer: AnswerOf<typeof authEndpoints.confirmTotp>) => void;
};

/** Two steps on one page: adding the key to the app, and entering its first code. */
export function ConfirmApp({ enrolment, onConfirmed }: ConfirmAppProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const sending = useFormSend({
    schema: appCodeBody.confirm,
    read: (form) => ({ code: textIn(form, 'code') }),
    send: async (body) => onConfirmed(await confirmTotp(body)),
  });

  return (
    <ol className="space-y-8">
      <li className="space-y-3">
        <h2 ref={heading} tabIndex={-1} className="text-h2">
          1. {texts.add}
        </h2>
        <p>{texts.addHow}</p>
        <QrCode text={enrolment.otpauth_uri} label={texts.picture} />
        {/* A phone cannot scan a QR code on its own screen. */}
        <p className="hidden pointer-coarse:block">
          <a href={enrolment.otpauth_uri} className="link">
            {texts.samePhone}
          </a>
        </p>
        <p>{texts.key}</p>
        <p className="rounded-control bg-sunken px-4 py-3 text-lead font-semibold tracking-wide">
          {inFours(enrolment.secret)}
        </p>
        <CopyButton text={enrolment.secret} label={texts.copyKey} />
      </li>
      <li className="space-y-3">
        <h2 className="text-h2">2. {texts.write}</h2>
        <p>{texts.writeHow}</p>
        <SendForm
          sending={sending}
          submitText={sending.isBusy ? authenticatorTexts.submitting : authenticatorTexts.submit}
        >
          <CodeField label={authenticatorTexts.code} error={sending.errors['code']} isSentOnPaste />
        </SendForm>
      </li>
    </ol>
  );
}
