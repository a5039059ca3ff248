import { severityScale } from '@caretrail/contract/timelines/event-body';
import { useId } from 'react';
import { describedBy, FieldNotes } from '../../../ui/field-notes.tsx';
import { RadioCard } from '../../../ui/radio-card.tsx';
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
          <RadioCard
            key={step}
            name="severity"
            value={step}
            isChosen={step === value}
            onChoose={() => onChange(step)}
            className="inline-flex min-h-target min-w-target justify-center px-2"
          >
            {step === '' ? 'Leave out' : step}
          </RadioCard>
        ))}
      </div>
    </fieldset>
  );
}
