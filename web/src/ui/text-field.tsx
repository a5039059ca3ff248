import { type ComponentProps, type ReactNode, useId } from 'react';
import { describedBy, FieldError } from './field-error.tsx';

type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'className'> & {
  readonly label: string;
  /** What to write, or how it stands with what is written; read out with the field. */
  readonly hint?: ReactNode;
  /** The mistake in words; also marks the field. */
  readonly error?: string | undefined;
  /** A control that belongs to the field, at its end. */
  readonly end?: ReactNode;
};

const edge = (error: string | undefined): string =>
  error === undefined ? 'border border-edge' : 'border-2 border-problem';

export function TextField({ label, hint, error, end, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      {hint !== undefined && (
        <div id={`${id}-hint`} className="mb-1.5 text-ink-soft">
          {hint}
        </div>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <div className="relative">
        <input
          {...input}
          id={id}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy(error && `${id}-error`, hint !== undefined && `${id}-hint`)}
          className={`block min-h-target w-full rounded-control bg-sheet px-3.5 py-2 text-ink ${edge(error)} ${end ? 'pe-24' : ''}`}
        />
        {end}
      </div>
    </div>
  );
}
