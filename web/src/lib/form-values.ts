import type * as z from 'zod/mini';

/** The value of a field of the form, by its name. */
export function textIn(form: HTMLFormElement, name: string): string {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field.value : '';
}

/** Field name → sentence. */
export type Mistakes = Readonly<Record<string, string>>;

/** What is being changed is not wrong until it is sent again. */
export const withoutMistake = (mistakes: Mistakes, field: string): Mistakes =>
  Object.fromEntries(Object.entries(mistakes).filter(([name]) => name !== field));

/** The first mistake of each field, in the words of the contract's schema. */
export const mistakesOf = (issues: readonly z.core.$ZodIssue[]): Mistakes =>
  Object.fromEntries(
    issues.map(({ path, message }) => [String(path[0]), message] as const).toReversed(),
  );
