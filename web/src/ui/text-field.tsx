import { type ComponentProps, type ReactNode, useId } from 'react';
import { describedBy, fieldClass, FieldNotes, type Notes } from './field-notes.tsx';

type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'className'> &
  Notes & {
    readonly label: string;
    /** A control at the end of the field. */
    readonly end?: ReactNode;
  };

export function TextField({ label, hint, error, errorId, end, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <FieldNotes {...{ id, hint, error, errorId }} />
      <div className="relative">
        <input
          {...input}
          id={id}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy(id, { hint, error, errorId })}
          className={`${fieldClass(error)} ${end ? 'pe-28' : ''}`}
        />
        {end}
      </div>
    </div>
  );
}
