import { useState } from 'react';
import { PasswordField } from '../../ui/password-field.tsx';
import { StrengthHint } from './strength-hint.tsx';
import { passwordTexts as texts } from './texts.ts';

type NewPasswordFieldProps = { readonly error: string | undefined; readonly isSent: boolean };

/** Called `password`; says in words how strong it is. */
export function NewPasswordField({ error, isSent }: NewPasswordFieldProps) {
  const [typed, setTyped] = useState('');
  return (
    <div>
      <PasswordField
        label={texts.label}
        hint={texts.how}
        name="password"
        autoComplete="new-password"
        error={error}
        isSent={isSent}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <StrengthHint password={typed} />
    </div>
  );
}
