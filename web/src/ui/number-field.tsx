import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

type NumberFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'end'> & {
  /** 'mg', 'tablets': part of the label. */
  readonly unit?: string;
  readonly isWhole?: boolean;
};

/** A text field with the numeric keyboard: `type="number"` changes its value on scrolling. */
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
