import type { ReactNode } from 'react';

type FieldPlaceProps = { readonly name: string; readonly children: ReactNode };

/** Where a field stands, so that the summary of mistakes finds the way to it. */
export function FieldPlace({ name, children }: FieldPlaceProps) {
  return <div data-field={name}>{children}</div>;
}

const controls = 'input, textarea, select, [role="spinbutton"], button';

/** To the first control of the field, by its place or its own name; the parts of a date are no inputs. */
export function focusField(name: string): void {
  const control =
    document.querySelector<HTMLElement>(`[data-field="${name}"] :is(${controls})`) ??
    document.querySelector<HTMLElement>(`[name="${name}"]`);
  control?.focus();
}
