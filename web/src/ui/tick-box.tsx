import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { FieldError } from './field-error.tsx';
import { describedBy } from './field-notes.tsx';

type TickBoxProps = Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> & {
  readonly label: ReactNode;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
};

/** The whole line is the target. An error that was corrected keeps its place, so that nothing moves under the finger. */
export function TickBox({ label, hint, error, ...input }: TickBoxProps) {
  const id = useId();
  const [said, setSaid] = useState(error);
  if (error !== undefined && error !== said) setSaid(error);
  return (
    <div>
      <div className={error === undefined ? 'invisible' : ''}>
        <FieldError id={`${id}-error`}>{error ?? said}</FieldError>
      </div>
      <label htmlFor={id} className="flex min-h-target items-center gap-3 py-1.5 font-semibold">
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy(id, { hint, error })}
          className="size-6 shrink-0 accent-action"
        />
        {label}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="ps-9 text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
