import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

type EmailFieldProps = Pick<ComponentProps<typeof TextField>, 'label' | 'error' | 'defaultValue'>;

/** The e-mail address of the account, which password managers fill in. */
export function EmailField(field: EmailFieldProps) {
  return (
    <TextField
      {...field}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
