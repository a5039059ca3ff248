import { type ComponentProps, useState } from 'react';
import { TextField } from './text-field.tsx';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'end'> & {
  /** The text is hidden while the form is sent, so that browsers offer to save it as a password. */
  readonly isSent: boolean;
};

export function PasswordField({ isSent, ...field }: PasswordFieldProps) {
  const [isAsked, setAsked] = useState(false);
  const isShown = isAsked && !isSent;
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      end={
        <button
          type="button"
          aria-pressed={isShown}
          onClick={() => setAsked(!isShown)}
          className="absolute inset-y-0 end-0 min-h-target min-w-target rounded-control px-3.5 font-semibold text-action underline decoration-2 underline-offset-4 focus-visible:-outline-offset-4"
        >
          {isShown ? 'Hide' : 'Show'}
          <span className="sr-only"> password</span>
        </button>
      }
    />
  );
}
