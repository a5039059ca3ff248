import { limits } from '@caretrail/contract/limits';
import { Plus, X } from 'lucide-react';
import type { Mistakes } from '../../../lib/form-values.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldPlace, focusField } from '../../../ui/field-place.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { formTexts as texts, hints, labels } from './texts.ts';
import { noPart, type PartValues } from './values.ts';

type PartsFieldProps = {
  readonly legend: string;
  readonly hint?: string;
  /** Of the field: 'parts', 'steps.0.parts'. */
  readonly name: string;
  readonly parts: readonly PartValues[];
  readonly mistakes: Mistakes;
  readonly onChange: (parts: readonly PartValues[]) => void;
};

/** One dose: so many of this strength, and so many of that. */
export function PartsField({ legend, hint, name, parts, mistakes, onChange }: PartsFieldProps) {
  const rows = parts.length === 0 ? [noPart] : parts;
  const put = (next: readonly PartValues[], focus: number): void => {
    onChange(next);
    requestAnimationFrame(() => focusField(`${name}.${Math.max(0, focus)}.count`));
  };
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      {hint !== undefined && <p className="mb-2 text-ink-soft">{hint}</p>}
      <ol className="space-y-3">
        {rows.map((part, index) => (
          // A line has nothing but its place.
          <li key={index} className="flex flex-wrap items-end gap-3">
            <div className="w-28">
              <FieldPlace name={`${name}.${index}.count`}>
                <NumberField
                  label={labels.count}
                  value={part.count}
                  maxLength={8}
                  error={mistakes[`${name}.${index}.count`]}
                  onChange={({ currentTarget: { value } }) =>
                    onChange(rows.with(index, { ...part, count: value }))
                  }
                />
              </FieldPlace>
            </div>
            <div className="min-w-40 flex-1">
              <FieldPlace name={`${name}.${index}.strength`}>
                <TextField
                  label={labels.strength}
                  placeholder={hints.strength}
                  value={part.strength}
                  maxLength={limits.text.short}
                  autoComplete="off"
                  error={mistakes[`${name}.${index}.strength`]}
                  onChange={({ currentTarget: { value } }) =>
                    onChange(rows.with(index, { ...part, strength: value }))
                  }
                />
              </FieldPlace>
            </div>
            {rows.length > 1 && (
              <Button
                look="quiet"
                className="px-3"
                aria-label={texts.removePart(index + 1)}
                onClick={() => put(rows.toSpliced(index, 1), index - 1)}
              >
                <X className="size-5" aria-hidden="true" />
                Remove
              </Button>
            )}
          </li>
        ))}
      </ol>
      <Button
        look="quiet"
        className="mt-1 px-3"
        onClick={() => put([...rows, noPart], rows.length)}
      >
        <Plus className="size-5" aria-hidden="true" />
        {texts.addPart}
      </Button>
    </fieldset>
  );
}
