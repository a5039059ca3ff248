import { useId } from 'react';
import { describedBy, FieldNotes } from './field-notes.tsx';
import type { Choice } from './radio-group.tsx';

type SelectFieldProps = {
  readonly label: string;
  readonly name: string;
  readonly choices: readonly Choice<string>[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string | undefined;
};

/** The native list: a phone shows its own wheel for it. For few choices take radios. */
export function SelectField({ label, name, choices, value, onChange, hint }: SelectFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <FieldNotes id={id} hint={hint} />
      <select
        id={id}
        name={name}
        value={value}
        aria-describedby={describedBy(id, { hint })}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="block min-h-target w-full rounded-control border border-edge bg-sheet px-3 py-2 text-ink"
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
