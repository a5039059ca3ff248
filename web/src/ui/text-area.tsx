import { type ComponentProps, useId } from 'react';
import { describedBy, fieldClass, FieldNotes, type Notes } from './field-notes.tsx';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'className'> &
  Notes & { readonly label: string };

/** Several lines. It grows with the text if the browser supports that. */
export function TextArea({ label, hint, error, rows = 4, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
      <textarea
        {...area}
        id={id}
        rows={rows}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(id, { hint, error })}
        className={`${fieldClass(error)} field-sizing-content min-h-28! resize-y`}
      />
    </div>
  );
}
