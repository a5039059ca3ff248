import { limits } from '@caretrail/contract/limits';
import { eventLists } from '@caretrail/contract/timelines/event-body';
import { Plus, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Errors } from '../../../lib/form-values.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { FieldPlace, focusField } from '../../../ui/field-place.tsx';
import { hints, labels } from '../field-labels.ts';
import { resultTexts as texts } from './texts.ts';
import { noResult, type ResultValues } from './values.ts';

type ResultsFieldProps = {
  readonly results: readonly ResultValues[];
  readonly errors: Errors;
  readonly onChange: (results: readonly ResultValues[]) => void;
};

const columns = [
  { name: 'name', place: 'col-span-full' },
  { name: 'value', place: '' },
  { name: 'unit', place: '' },
  { name: 'low', place: '' },
  { name: 'high', place: '' },
] as const;

/** One row per result, as on a letter: name, value, unit, range. */
export function ResultsField({ results, errors, onChange }: ResultsFieldProps) {
  const rows = results.length === 0 ? [noResult] : results;
  const focusOn = useRef<number | null>(null);
  useEffect(() => {
    if (focusOn.current !== null) focusField(`results.${focusOn.current}.name`);
    focusOn.current = null;
  });
  const put = (next: readonly ResultValues[], focus: number): void => {
    focusOn.current = Math.max(0, focus);
    onChange(next);
  };
  return (
    <fieldset>
      <legend className="font-semibold">{labels.results}</legend>
      <p className="mb-3 text-ink-soft">{hints.results}</p>
      <ol className="space-y-5">
        {rows.map((row, index) => (
          // A row has no id.
          <li key={index} className="border-s-4 border-rule ps-4">
            <fieldset className="grid grid-cols-2 items-end gap-3 sm:grid-cols-4">
              <legend className="sr-only">{texts.legend({ number: index + 1 })}</legend>
              {columns.map(({ name, place }) => (
                <div key={name} className={`min-w-0 ${place}`}>
                  <FieldPlace name={`results.${index}.${name}`}>
                    <TextField
                      label={texts[name]}
                      value={row[name]}
                      maxLength={limits.text.short}
                      inputMode={name === 'low' || name === 'high' ? 'decimal' : 'text'}
                      autoComplete="off"
                      error={errors[`results.${index}.${name}`]}
                      onChange={({ currentTarget: { value } }) =>
                        onChange(rows.with(index, { ...row, [name]: value }))
                      }
                    />
                  </FieldPlace>
                </div>
              ))}
              {rows.length > 1 && (
                <Button
                  look="quiet"
                  className="justify-self-start px-3"
                  aria-label={texts.removeOf({ name: row.name || String(index + 1) })}
                  onClick={() => put(rows.toSpliced(index, 1), index - 1)}
                >
                  <X className="size-5" aria-hidden="true" />
                  {texts.remove}
                </Button>
              )}
            </fieldset>
          </li>
        ))}
      </ol>
      {rows.length < eventLists.results && (
        <Button
          look="secondary"
          className="mt-4"
          onClick={() => put([...rows, noResult], rows.length)}
        >
          <Plus className="size-5" aria-hidden="true" />
          {texts.another}
        </Button>
      )}
    </fieldset>
  );
}
