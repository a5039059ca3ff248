import type { ReactNode } from 'react';

type FieldPlaceProps = { readonly name: string; readonly children: ReactNode };

/** Marks the position of a field for the error summary. */
export function FieldPlace({ name, children }: FieldPlaceProps) {
  return <div data-field={name}>{children}</div>;
}

const controls = 'input, textarea, select, [role="spinbutton"], button';

/** Focuses the first control of the field, by its position or its name; the parts of a date are no inputs. */
export function focusField(name: string): void {
  const control =
    document.querySelector<HTMLElement>(`[data-field="${name}"] :is(${controls})`) ??
    document.querySelector<HTMLElement>(`[name="${name}"]`);
  control?.focus();
}
