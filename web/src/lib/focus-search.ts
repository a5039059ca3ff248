import { focusHeading } from './arrive.ts';

/** After a filter was removed together with its button: the search field, or the heading where the field is folded. */
export function focusSearch(tools: HTMLElement | null): void {
  const field = tools?.querySelector('input');
  if (field && field.getClientRects().length > 0) field.focus();
  else focusHeading();
}
