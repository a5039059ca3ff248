import type { Errors } from '../../../lib/form-values.ts';
import { FieldError } from '../../../ui/field-error.tsx';

export const errorIdOf = (field: string): string => `${field}-error`;

type RowErrorsProps = {
  /** The fields that stand beside each other in this row. */
  readonly fields: readonly string[];
  readonly errors: Errors;
};

/** What is wrong in a row of narrow fields, under it and as wide as the form. */
export function RowErrors({ fields, errors }: RowErrorsProps) {
  const wrong = fields.filter((field) => errors[field] !== undefined);
  if (wrong.length === 0) return null;
  return (
    <div className="basis-full pt-1.5">
      {wrong.map((field) => (
        <FieldError key={field} id={errorIdOf(field)}>
          {errors[field]}
        </FieldError>
      ))}
    </div>
  );
}
