import { ChevronDown } from 'lucide-react';
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

/** The native select, for which a phone has its own picker. For few options use radios. */
export function SelectField({ label, name, choices, value, onChange, hint }: SelectFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <FieldNotes id={id} hint={hint} />
      <div className="relative">
        <select
          id={id}
          name={name}
          value={value}
          aria-describedby={describedBy(id, { hint })}
          onChange={(event) => onChange(event.currentTarget.value)}
          className="block min-h-target w-full appearance-none truncate rounded-control border border-edge bg-sheet py-2 ps-3.5 pe-12 text-ink"
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
