import { findStrength } from '@caretrail/contract/medications/strength';
import { FieldPlace } from '../../../ui/field-place.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { strengthsOf } from './body.ts';
import type { FormProps } from './use-medicine-form.ts';
import { formTexts as texts, labels } from './texts.ts';
import type { StockValues } from './values.ts';

/** One row per strength of the dose. */
export function StockFields({ values, errors, onChange }: FormProps) {
  const strengths = strengthsOf(values);
  if (strengths.length === 0) return null;
  const rows = strengths.map((strength): StockValues => ({
    on_hand: '',
    repeats_left: '',
    ...findStrength(values.stock, strength),
    strength,
  }));
  return (
    <fieldset className="space-y-4">
      <legend className="font-semibold">{labels.stock}</legend>
      {rows.map((row, index) => {
        const field = (name: 'on_hand' | 'repeats_left', label: string) => (
          <FieldPlace name={`stock.${index}.${name}`}>
            <NumberField
              label={label}
              value={row[name]}
              maxLength={6}
              isWhole={name === 'repeats_left'}
              error={errors[`stock.${index}.${name}`]}
              onChange={({ currentTarget: { value } }) =>
                onChange({ stock: rows.with(index, { ...row, [name]: value }) })
              }
            />
          </FieldPlace>
        );
        return (
          <div key={row.strength} className="grid items-end gap-3 sm:grid-cols-2">
            {field('on_hand', texts.stockOf({ strength: row.strength }))}
            {field('repeats_left', texts.repeatsOf({ strength: row.strength }))}
          </div>
        );
      })}
    </fieldset>
  );
}
