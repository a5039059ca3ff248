import { useState } from 'react';
import { useDebounced } from '../../lib/use-debounced.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { strengthOf } from './strength.ts';
import { formatStrength, passwordTexts as texts } from './texts.ts';

const pauseMs = 1000;

/** Updated at every key, announced when the typing pauses. */
function StrengthHint({ password }: { readonly password: string }) {
  const words = formatStrength(strengthOf(password));
  const settled = useDebounced(words, pauseMs);
  return (
    <>
      <p aria-hidden="true" className="mt-3 min-h-[1.55em] font-medium">
        {words}
      </p>
      <p role="status" className="sr-only">
        {settled}
      </p>
    </>
  );
}

type NewPasswordFieldProps = { readonly error: string | undefined; readonly isSent: boolean };

/** The field is named `password`; a text says how strong it is. */
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
