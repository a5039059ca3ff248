import type { ClipboardEvent, ReactNode } from 'react';
import { TextField } from './text-field.tsx';

/** `123456`, `123 456`, `123-456`: as mails and apps write them. */
const code = /(?<!\d)(\d{3})[\s-]?(\d{3})(?!\d)/g;

/** The one six-digit code in a pasted text; null when there is none, or more than one. */
export function sixDigitsIn(text: string): string | null {
  const [found, ...others] = text.matchAll(code);
  return found === undefined || others.length > 0 ? null : found.slice(1).join('');
}

type CodeFieldProps = {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly defaultValue?: string | undefined;
  /** A pasted code is sent at once. Never while typing: users correct themselves. */
  readonly isSentOnPaste?: boolean;
};

/** One box for six digits: typed, pasted from a mail, or suggested by the phone. */
export function CodeField({ isSentOnPaste = false, ...field }: CodeFieldProps) {
  const onPaste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const code = sixDigitsIn(event.clipboardData.getData('text'));
    if (code === null) return;
    event.preventDefault();
    event.currentTarget.value = code;
    if (isSentOnPaste) event.currentTarget.form?.requestSubmit();
  };
  return (
    <div className="[&_input]:text-h2 [&_input]:tracking-[0.2em]">
      <TextField
        {...field}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        onPaste={onPaste}
      />
    </div>
  );
}
