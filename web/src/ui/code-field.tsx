import { type ClipboardEvent, type ReactNode, useEffect, useRef } from 'react';
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
  /** The screen is about it: it has the focus on arrival, so that digits can be typed at once. */
  readonly isArrival?: boolean;
};

/** One box for six digits: typed, pasted from a mail, or suggested by the phone. */
export function CodeField({ isSentOnPaste = false, isArrival = false, ...field }: CodeFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Not from another control: see lib/arrive.ts for a screen that is already there.
    const { activeElement } = document;
    const isFree = activeElement === document.body || activeElement?.matches('main h1') === true;
    if (isArrival && isFree) place.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [isArrival]);
  const onPaste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const code = sixDigitsIn(event.clipboardData.getData('text'));
    if (code === null) return;
    event.preventDefault();
    event.currentTarget.value = code;
    if (isSentOnPaste) event.currentTarget.form?.requestSubmit();
  };
  return (
    <div
      ref={place}
      data-arrival={isArrival ? '' : undefined}
      className="[&_input]:text-h2 [&_input]:tracking-[0.2em]"
    >
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
