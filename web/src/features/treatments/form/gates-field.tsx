import { limits } from '@caretrail/contract/limits';
import { treatmentLists } from '@caretrail/contract/treatments/treatment-body';
import { Plus, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Errors } from '../../../lib/form-values.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldPlace, focusField } from '../../../ui/field-place.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { gateTexts as texts, hints, labels } from './texts.ts';
import { type GateValues, noGate } from './values.ts';

const columns = [
  { name: 'test', place: 'col-span-full' },
  { name: 'min', place: '' },
  { name: 'max', place: '' },
  { name: 'unit', place: '' },
  { name: 'source', place: 'col-span-full' },
] as const;

type GatesFieldProps = {
  readonly gates: readonly GateValues[];
  readonly errors: Errors;
  readonly onChange: (gates: readonly GateValues[]) => void;
};

/** One row per limit, as in the patient's letter. */
export function GatesField({ gates, errors, onChange }: GatesFieldProps) {
  const focusOn = useRef<number | null>(null);
  useEffect(() => {
    if (focusOn.current !== null) focusField(`gates.${focusOn.current}.test`);
    focusOn.current = null;
  });
  const put = (next: readonly GateValues[], focus: number): void => {
    focusOn.current = next.length === 0 ? null : Math.max(0, focus);
    onChange(next);
  };
  return (
    <fieldset>
      <legend className="font-semibold">{labels.gates}</legend>
      <p className="mb-3 text-ink-soft">{hints.gates}</p>
      <ol className="space-y-5">
        {gates.map((gate, index) => (
          // A row has nothing but its place.
          <li key={index} className="border-s-4 border-rule ps-4">
            <fieldset className="grid grid-cols-2 items-end gap-3 sm:grid-cols-3">
              <legend className="sr-only">{texts.legend({ number: index + 1 })}</legend>
              {columns.map(({ name, place }) => (
                <div key={name} className={`min-w-0 ${place}`}>
                  <FieldPlace name={`gates.${index}.${name}`}>
                    <TextField
                      label={texts[name]}
                      value={gate[name]}
                      maxLength={limits.text.short}
                      inputMode={name === 'min' || name === 'max' ? 'decimal' : 'text'}
                      autoComplete="off"
                      error={errors[`gates.${index}.${name}`]}
                      onChange={({ currentTarget: { value } }) =>
                        onChange(gates.with(index, { ...gate, [name]: value }))
                      }
                    />
                  </FieldPlace>
                </div>
              ))}
              <Button
                look="quiet"
                className="justify-self-start px-3"
                aria-label={texts.removeOf({ name: gate.test || String(index + 1) })}
                onClick={() => put(gates.toSpliced(index, 1), index - 1)}
              >
                <X className="size-5" aria-hidden="true" />
                {texts.remove}
              </Button>
            </fieldset>
          </li>
        ))}
      </ol>
      {gates.length < treatmentLists.gates && (
        <Button
          look="secondary"
          className="mt-4"
          onClick={() => put([...gates, noGate], gates.length)}
        >
          <Plus className="size-5" aria-hidden="true" />
          {gates.length === 0 ? texts.add : texts.another}
        </Button>
      )}
    </fieldset>
  );
}
