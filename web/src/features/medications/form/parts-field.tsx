import { limits } from '@caretrail/contract/limits';
import { Plus, X } from 'lucide-react';
import type { Mistakes } from '../../../lib/form-values.ts';
import { amountOf } from '../../../lib/typed-amount.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldPlace, focusField } from '../../../ui/field-place.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Chips } from './chips.tsx';
import { formTexts as texts, hints, labels } from './texts.ts';
import { noPart, type PartValues } from './values.ts';

type PartsFieldProps = {
  readonly legend: string;
  readonly hint?: string;
  /** Of the field: 'parts', 'steps.0.parts'. */
  readonly name: string;
  readonly parts: readonly PartValues[];
  readonly mistakes: Mistakes;
  /** Strengths to tap: each press adds one. */
  readonly strengths: readonly string[];
  readonly onChange: (parts: readonly PartValues[]) => void;
};

const isSame = (one: string, other: string): boolean => one.trim() === other.trim();

/** One more of this strength: in its own line, else in an empty one, else in a new one. */
export function withOneMore(rows: readonly PartValues[], strength: string): readonly PartValues[] {
  const at = rows.findIndex((row) => isSame(row.strength, strength));
  const row = rows[at];
  if (row !== undefined)
    return rows.with(at, { ...row, count: String((amountOf(row.count) ?? 0) + 1) });
  const empty = rows.findIndex((each) => each.strength.trim() === '');
  const one = { count: rows[empty]?.count || '1', strength };
  return empty === -1 ? [...rows, one] : rows.with(empty, one);
}

/** Of a strength that is named it is one, until another number is typed. */
const countWith = (count: string, strength: string): string => {
  if (strength === '' && count === '1') return '';
  return count === '' && strength !== '' ? '1' : count;
};

/** One dose: so many of this strength, and so many of that. */
export function PartsField(props: PartsFieldProps) {
  const { legend, hint, name, parts, mistakes, strengths, onChange } = props;
  const rows = parts.length === 0 ? [noPart] : parts;
  const put = (next: readonly PartValues[], focus: number): void => {
    onChange(next);
    requestAnimationFrame(() => focusField(`${name}.${Math.max(0, focus)}.count`));
  };
  return (
    <fieldset className="space-y-2.5">
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      {hint !== undefined && (
        <p className="text-ink-soft">{strengths.length > 0 ? hints.partsToTap : hint}</p>
      )}
      <Chips
        legend={texts.strengths}
        isLegendHidden={hint !== undefined}
        chips={strengths.map((strength) => ({
          text: strength,
          name: texts.addOne(strength),
          onPress: () => onChange(withOneMore(rows, strength)),
        }))}
      />
      <ol className="space-y-3">
        {rows.map((part, index) => (
          // A line has nothing but its place.
          <li
            key={index}
            className={`flex flex-wrap items-end gap-x-2.5 gap-y-1 ${index === 0 ? '' : '[&_label]:sr-only'}`}
          >
            <div className="w-20">
              <FieldPlace name={`${name}.${index}.count`}>
                <NumberField
                  label={labels.count}
                  value={part.count}
                  maxLength={8}
                  enterKeyHint="next"
                  error={mistakes[`${name}.${index}.count`]}
                  onChange={({ currentTarget: { value } }) =>
                    onChange(rows.with(index, { ...part, count: value }))
                  }
                />
              </FieldPlace>
            </div>
            <div className="max-w-72 min-w-28 flex-1">
              <FieldPlace name={`${name}.${index}.strength`}>
                <TextField
                  label={labels.strength}
                  placeholder={hints.strength}
                  value={part.strength}
                  maxLength={limits.text.short}
                  autoComplete="off"
                  enterKeyHint="next"
                  error={mistakes[`${name}.${index}.strength`]}
                  onChange={({ currentTarget: { value } }) =>
                    onChange(
                      rows.with(index, { count: countWith(part.count, value), strength: value }),
                    )
                  }
                />
              </FieldPlace>
            </div>
            {rows.length > 1 && (
              <Button
                look="quiet"
                className="min-w-target px-2!"
                aria-label={texts.removePart(index + 1)}
                onClick={() => put(rows.toSpliced(index, 1), index - 1)}
              >
                <X className="size-5" aria-hidden="true" />
                <span className="max-sm:sr-only">Remove</span>
              </Button>
            )}
          </li>
        ))}
      </ol>
      <Button
        look="quiet"
        className="-ms-2 px-2!"
        onClick={() => put([...rows, noPart], rows.length)}
      >
        <Plus className="size-5" aria-hidden="true" />
        {texts.addPart}
      </Button>
    </fieldset>
  );
}
