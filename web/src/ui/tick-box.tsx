import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from './field-error.tsx';
import { describedBy } from './field-notes.tsx';

type TickBoxProps = Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> & {
  readonly label: ReactNode;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
};

/** The whole line is the target. */
export function TickBox({ label, hint, error, ...input }: TickBoxProps) {
  const id = useId();
  return (
    <div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
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
