import { hrefOf } from '@caretrail/contract/access/routes';
import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import type { ErrorCode } from '@caretrail/contract/texts/errors';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { textIn } from '../../lib/form-values.ts';
import { request } from '../../lib/http.ts';
import type { LinkProblem, PasswordGrant } from '../../lib/password-steps.ts';
import { refusalOf } from '../../lib/refusal.ts';
import { useFormSend } from '../../lib/use-form-send.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { StrengthHint } from './strength-hint.tsx';
import { newPasswordTexts as texts } from './texts.ts';

type NewPasswordFormProps = { readonly grant: PasswordGrant; readonly onSaved: () => void };

/** The grant of the step before is over: no other password would help. */
const reasonOf: Partial<Record<ErrorCode, LinkProblem['reason']>> = {
  link_expired: 'expired',
  link_used: 'used',
  wrong_code: 'malformed',
};

export function NewPasswordForm({ grant, onSaved }: NewPasswordFormProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { isBusy, mistakes, refusal, onSubmit } = useFormSend({
    schema: authEndpoints.resetPassword.body,
    read: (form) => ({ token: grant.token, password: textIn(form, 'password') }),
    send: async (body) => {
      try {
        await request(authEndpoints.resetPassword, { body });
        onSaved();
      } catch (error) {
        const reason = reasonOf[refusalOf(error).code ?? 'unexpected'];
        if (reason === undefined) throw error;
        const state: LinkProblem = { reason, isInvitation: grant.isInvitation };
        await navigate(hrefOf('forgotPasswordError'), { replace: true, state });
      }
    },
  });
  return (
    <>
      <p>
        {grant.isInvitation ? texts.invitation : texts.reset}{' '}
        <strong className="wrap-anywhere">{grant.email}</strong>
      </p>
      {refusal !== null && <Alert key={refusal}>{refusal}</Alert>}
      <form
        noValidate
        method="post"
        onSubmit={(event) => void onSubmit(event)}
        className="space-y-5"
      >
        {/* Tells password managers whose password this is. */}
        <input type="text" autoComplete="username" value={grant.email} readOnly hidden />
        <div>
          <PasswordField
            label={texts.password}
            hint={texts.how}
            name="password"
            autoComplete="new-password"
            error={mistakes['password']}
            isSent={isBusy}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <StrengthHint password={typed} />
        </div>
        <Button type="submit" isBusy={isBusy} className="w-full">
          {isBusy ? texts.submitting : texts.submit}
        </Button>
      </form>
    </>
  );
}
