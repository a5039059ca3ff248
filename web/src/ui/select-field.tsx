import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { describedBy, fieldClass, FieldNotes, type Notes } from './field-notes.tsx';
import type { Choice } from './radio-group.tsx';

type SelectFieldProps = Notes & {
  readonly label: string;
  readonly name: string;
  readonly choices: readonly Choice<string>[];
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** The native select, for which a phone has its own picker. For few options use radios. */
export function SelectField(props: SelectFieldProps) {
  const { label, name, choices, value, onChange, hint, error, errorId } = props;
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <FieldNotes {...{ id, hint, error, errorId }} />
      <div className="relative">
        <select
          id={id}
          name={name}
          value={value}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy(id, { hint, error, errorId })}
          onChange={(event) => onChange(event.currentTarget.value)}
          className={`${fieldClass(error)} appearance-none truncate pe-12!`}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute end-4 top-1/2 size-5 -translate-y-1/2 text-action"
        />
      </div>
    </div>
  );
}
