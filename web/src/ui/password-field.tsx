import { messages } from '@caretrail/contract/i18n/messages';
import { type ComponentProps, useState } from 'react';
import { TextField } from './text-field.tsx';

const texts = messages('ui/password-field', {
  show: 'Show',
  hide: 'Hide',
  /** The same for screen readers: they must contain the words above. */
  showPassword: 'Show password',
  hidePassword: 'Hide password',
});

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
          aria-label={isShown ? texts.hidePassword : texts.showPassword}
          onClick={() => setAsked(!isShown)}
          className="absolute inset-y-0 end-0 min-h-target min-w-target rounded-control px-3.5 font-semibold text-action underline decoration-2 underline-offset-4 focus-visible:-outline-offset-4"
        >
          {isShown ? texts.hide : texts.show}
        </button>
      }
    />
  );
}
