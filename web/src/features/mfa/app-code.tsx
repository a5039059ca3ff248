import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { useState } from 'react';
import { textIn } from '../../lib/form-values.ts';
import { request } from '../../lib/http.ts';
import { useFormSend } from '../../lib/use-form-send.ts';
import { passSecondFactor } from '../../session/sign-in-steps.ts';
import { useAppDispatch } from '../../session/store-hooks.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { EmailInstead } from './email-instead.tsx';
import { authenticatorTexts as texts } from './texts.ts';

type Proof = 'app' | 'recovery';

/** The mistakes are told apart before sending; the server takes both in the same field. */
const schemaOf = {
  app: authEndpoints.verifyEmailCode.body,
  recovery: authEndpoints.verifyTotp.body,
} as const;

export function AppCode() {
  const [proof, setProof] = useState<Proof>('app');
  return (
    <>
      <CodeForm key={proof} proof={proof} />
      <p>
        <Button
          look="quiet"
          className="-mx-5"
          onClick={() => setProof(proof === 'app' ? 'recovery' : 'app')}
        >
          {proof === 'app' ? texts.useRecovery : texts.useApp}
        </Button>
      </p>
      <EmailInstead />
    </>
  );
}

function CodeForm({ proof }: { readonly proof: Proof }) {
  const dispatch = useAppDispatch();
  const { isBusy, mistakes, refusal, onSubmit } = useFormSend({
    schema: schemaOf[proof],
    read: (form) => ({ code: textIn(form, 'code') }),
    send: async (body) => {
      dispatch(passSecondFactor(await request(authEndpoints.verifyTotp, { body })));
    },
  });
  return (
    <>
      <p role="status">{proof === 'app' ? texts.open : texts.openRecovery}</p>
      {refusal !== null && <Alert key={refusal}>{refusal}</Alert>}
      <form
        noValidate
        method="post"
        onSubmit={(event) => void onSubmit(event)}
        className="space-y-5"
      >
        {proof === 'app' ? (
          <CodeField label={texts.code} error={mistakes['code']} isSentOnPaste />
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
            error={mistakes['code']}
          />
        )}
        <Button type="submit" isBusy={isBusy} className="w-full">
          {isBusy ? texts.submitting : texts.submit}
        </Button>
      </form>
    </>
  );
}
