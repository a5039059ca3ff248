import { ChevronDown } from 'lucide-react';
import { FieldPlace } from '../../../../ui/field-place.tsx';
import { NumberField } from '../../../../ui/number-field.tsx';
import type { FormProps } from '../form-props.ts';
import { pastedPair } from '../position-text.ts';
import { labels, pinTexts as texts } from '../texts.ts';

/** For a person who has the numbers from another map. */
export function TypedPosition({ values, errors, onChange }: FormProps) {
  const isWrong = errors['lat'] !== undefined || errors['lng'] !== undefined;
  return (
    <details className="group" open={isWrong || undefined}>
      <summary className="inline-flex min-h-target list-none items-center gap-2 rounded-control pe-3 font-semibold text-action [&::-webkit-details-marker]:hidden">
        <ChevronDown className="size-5.5 shrink-0 group-open:rotate-180" aria-hidden="true" />
        {texts.numbers}
      </summary>
      <p className="mb-3 text-ink-soft">{texts.numbersHint}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        {(['lat', 'lng'] as const).map((name) => (
          <FieldPlace key={name} name={name}>
            <NumberField
              label={labels[name]}
              name={name}
              value={values[name]}
              error={errors[name]}
              maxLength={60}
              onChange={({ currentTarget: { value } }) =>
                onChange(pastedPair(value) ?? { [name]: value })
              }
            />
          </FieldPlace>
        ))}
      </div>
    </details>
  );
}
