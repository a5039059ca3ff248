/** A sentence for screen readers. A new number makes it new text for them, also when the words are the same. */
export type Said = { readonly text: string; readonly number: number };

export const nothingSaid: Said = { text: '', number: 0 };

export const sayNext =
  (text: string) =>
  ({ number }: Said): Said => ({ text, number: number + 1 });
