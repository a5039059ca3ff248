import type * as z from 'zod/mini';

/** The value of a field of the form, by its name. */
export function textIn(form: HTMLFormElement, name: string): string {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field.value : '';
}

/** Field name → sentence. */
export type Errors = Readonly<Record<string, string>>;

/** A field that is being edited shows no error until the form is sent again. */
export const withoutError = (errors: Errors, field: string): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field));

/** The first error of each field, with the text from the contract's schema. */
export const errorsOf = (issues: readonly z.core.$ZodIssue[]): Errors =>
  Object.fromEntries(
    issues.map(({ path, message }) => [String(path[0]), message] as const).toReversed(),
  );
