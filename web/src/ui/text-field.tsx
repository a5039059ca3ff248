import { type ComponentProps, type ReactNode, useId } from 'react';
import { describedBy, FieldNotes, type Notes } from './field-notes.tsx';

type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'className'> &
  Notes & {
    readonly label: string;
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
      <FieldNotes id={id} hint={hint} error={error} />
      <div className="relative">
        <input
          {...input}
          id={id}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy(id, { hint, error })}
          className={`block min-h-target w-full rounded-control bg-sheet px-3.5 py-2 text-ink ${edge(error)} ${end ? 'pe-24' : ''}`}
        />
        {end}
      </div>
    </div>
  );
}
