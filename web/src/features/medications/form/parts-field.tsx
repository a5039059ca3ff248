import { limits } from '@caretrail/contract/limits';
import { isWithoutUnit, tidyStrength, withUnits } from '@caretrail/contract/medications/strength';
import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import type { Errors } from '../../../lib/form-values.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldPlace, focusField } from '../../../ui/field-place.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Chips, errorIdOf, RowErrors } from './field-parts.tsx';
import { formTexts as texts, hints, labels } from './texts.ts';
import { noPart, type PartValues } from './values.ts';

type PartsFieldProps = {
  readonly legend: string;
  /** The line above already asks it; the legend is only for screen readers. */
  readonly isLegendHidden?: boolean;
  /** Hint of the first dose, which also has chips for strengths; later ones suggest them while typing. */
  readonly hint?: string;
  /** Field name: 'parts', 'steps.0.parts'. */
  readonly name: string;
  readonly parts: readonly PartValues[];
  readonly errors: Errors;
  readonly strengths: readonly string[];
  readonly onChange: (parts: readonly PartValues[]) => void;
};

const isSame = (one: string, other: string): boolean => one.trim() === other.trim();
const has = (rows: readonly PartValues[], strength: string): boolean =>
  rows.some((row) => isSame(row.strength, strength));

/**
 * Sets the strength of the first row without one, otherwise of the last row. A strength that is already there changes
 * nothing.
 */
export function withStrength(rows: readonly PartValues[], strength: string): readonly PartValues[] {
  if (has(rows, strength)) return rows;
  const empty = rows.findIndex((row) => row.strength.trim() === '');
  const at = empty === -1 ? rows.length - 1 : empty;
  return rows.with(at, { count: countWith(rows[at]?.count ?? '', strength), strength });
}

/** The count defaults to 1 once there is a strength. */
const countWith = (count: string, strength: string): string => {
  if (strength === '' && count === '1') return '';
  return count === '' && strength !== '' ? '1' : count;
};

/** One dose: a count of each strength. */
export function PartsField(props: PartsFieldProps) {
  const { legend, isLegendHidden = false, hint, name, parts, errors, strengths, onChange } = props;
  const listId = useId();
  const rows = parts.length === 0 ? [noPart] : parts;
  const put = (next: readonly PartValues[], focus: number): void => {
    onChange(next);
    requestAnimationFrame(() => focusField(`${name}.${Math.max(0, focus)}.count`));
  };
  return (
    <fieldset className="space-y-2">
      <legend className={isLegendHidden ? 'sr-only' : 'mb-1 font-semibold'}>{legend}</legend>
      {hint !== undefined && (
        <>
          <p className="text-small text-ink-soft">
            {strengths.length > 0 ? hints.partsToTap : hint}
          </p>
          <Chips
            legend={texts.strengths}
            chips={strengths.map((strength) => ({
              text: strength,
              isPressed: has(rows, strength),
              onPress: () => onChange(withStrength(rows, strength)),
            }))}
          />
        </>
      )}
      <datalist id={listId}>
        {strengths.map((strength) => (
          <option key={strength} value={strength}>
            {strength}
          </option>
        ))}
      </datalist>
      <ol className="space-y-2">
        {rows.map((part, index) => {
          const [count, strength] = [`${name}.${index}.count`, `${name}.${index}.strength`];
          return (
            // A line has no id.
            <li
              key={index}
              className={`flex flex-wrap items-end gap-x-2.5 ${index === 0 ? '' : '[&_label]:sr-only'}`}
            >
              <div className="w-24">
                <FieldPlace name={count}>
                  <NumberField
                    label={labels.count}
                    value={part.count}
                    maxLength={8}
                    enterKeyHint="next"
                    error={errors[count]}
                    errorId={errorIdOf(count)}
                    onChange={({ currentTarget: { value } }) =>
                      onChange(rows.with(index, { ...part, count: value }))
                    }
                  />
                </FieldPlace>
              </div>
              <div className="max-w-72 min-w-28 flex-1">
                <FieldPlace name={strength}>
                  <TextField
                    label={labels.strength}
                    // With several rows there is a remove button and no room for the placeholder.
                    placeholder={rows.length === 1 ? hints.strength : undefined}
                    value={part.strength}
                    maxLength={limits.text.short}
                    autoComplete="off"
                    enterKeyHint="next"
                    list={listId}
                    error={errors[strength]}
                    errorId={errorIdOf(strength)}
                    // Only what was typed here: a stored plan keeps its spelling.
                    onBlur={() => {
                      const tidy = tidyStrength(part.strength);
                      if (tidy !== part.strength)
                        onChange(rows.with(index, { ...part, strength: tidy }));
                    }}
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
                  aria-label={
                    part.strength.trim() === ''
                      ? texts.removePartNumber({ number: index + 1 })
                      : texts.removePart({ strength: part.strength.trim() })
                  }
                  onClick={() => put(rows.toSpliced(index, 1), index - 1)}
                >
                  <X className="size-5" aria-hidden="true" />
                  <span className="max-sm:sr-only">{texts.remove}</span>
                </Button>
              )}
              <RowErrors fields={[count, strength]} errors={errors} />
              {errors[strength] !== undefined && isWithoutUnit(part.strength) && (
                <div className="basis-full pt-1.5">
                  <Chips
                    legend={texts.units}
                    chips={withUnits(part.strength).map((text) => ({
                      text,
                      isPressed: false,
                      onPress: () => onChange(rows.with(index, { ...part, strength: text })),
                    }))}
                  />
                </div>
              )}
            </li>
          );
        })}
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
