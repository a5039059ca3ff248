import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import type { TokensAndUser } from '@caretrail/contract/auth/schema';
import { useState } from 'react';
import { textIn } from '../../lib/form-values.ts';
import { useFormSend } from '../../lib/use-form-send.ts';
import { verifyTotp } from '../../session/second-factor.ts';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { SendForm } from '../../ui/send-form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { appCodeBody } from './app-code-body.ts';
import { authenticatorTexts as texts } from './texts.ts';

type Proof = 'app' | 'recovery';
type AppCodeFormProps = { readonly onPassed: (answer: TokensAndUser) => void };

/** Distinguishes the errors before sending; the server takes both in one field. */
const schemaOf = {
  app: appCodeBody.verify,
  recovery: authEndpoints.verifyTotp.body,
} as const;

/** The second factor with the app or a recovery code. */
export function AppCodeForm({ onPassed }: AppCodeFormProps) {
  const [proof, setProof] = useState<Proof>('app');
  return (
    <>
      <CodeForm key={proof} proof={proof} onPassed={onPassed} />
      <p>
        <Button
          look="quiet"
          className="-mx-5"
          onClick={() => setProof(proof === 'app' ? 'recovery' : 'app')}
        >
          {proof === 'app' ? texts.useRecovery : texts.useApp}
        </Button>
      </p>
    </>
  );
}

function CodeForm({ proof, onPassed }: AppCodeFormProps & { readonly proof: Proof }) {
  const sending = useFormSend({
    schema: schemaOf[proof],
    read: (form) => ({ code: textIn(form, 'code') }),
    send: async (body) => onPassed(await verifyTotp(body)),
  });
  return (
    <>
      <p role="status">{proof === 'app' ? texts.open : texts.openRecovery}</p>
      <SendForm sending={sending} submitText={sending.isBusy ? texts.submitting : texts.submit}>
        {proof === 'app' ? (
          <CodeField label={texts.code} error={sending.errors['code']} isSentOnPaste isArrival />
        ) : (
          <TextField
            label={texts.recoveryCode}
            hint={
              <>
                {texts.recoveryHint}{' '}
                <span className="whitespace-nowrap">{texts.recoveryExample}</span>
              </>
            }
            name="code"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={sending.errors['code']}
          />
        )}
      </SendForm>
    </>
  );
}
