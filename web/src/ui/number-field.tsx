import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

type NumberFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'end'> & {
  /** 'mg', 'tablets': stands with the name of the field. */
  readonly unit?: string;
  readonly isWhole?: boolean;
};

/** A text field with the keys for numbers: `type="number"` changes its value when one scrolls over it. */
export function NumberField({ unit, isWhole = false, label, ...field }: NumberFieldProps) {
  return (
    <TextField
      {...field}
      label={unit === undefined ? label : `${label} (${unit})`}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
    />
  );
}
