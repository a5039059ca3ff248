import { severityScale } from '@caretrail/contract/timelines/event-body';
import { useId } from 'react';
import { describedBy, FieldNotes } from '../../../ui/field-notes.tsx';
import { labels } from '../words/field-words.ts';

type SeverityFieldProps = {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

const { least, most } = severityScale;
const steps = Array.from({ length: most - least + 1 }, (_, step) => String(least + step));
const hint = `${least} is not at all, ${most} is the strongest you can think of.`;

/** A number from 0 to 10, or none: nobody has to weigh what they felt. */
export function SeverityField({ value, error, onChange }: SeverityFieldProps) {
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={describedBy(id, { hint, error })}
    >
      <legend className="mb-1.5 font-semibold">{labels.severity}</legend>
      <FieldNotes id={id} hint={hint} error={error} />
      <div className="flex flex-wrap gap-2">
        {['', ...steps].map((step) => (
          <label
            key={step}
            className="inline-flex min-h-target min-w-target items-center justify-center rounded-control border border-edge bg-sheet px-2 hover:bg-action-tint has-checked:border-action has-checked:bg-action-tint has-checked:font-semibold has-checked:ring-2 has-checked:ring-action has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="severity"
              value={step}
              checked={step === value}
              onChange={() => onChange(step)}
              className="sr-only"
            />
            {step === '' ? 'Leave out' : step}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
