import type { ReactNode } from 'react';
import { describedBy, FieldNotes } from './field-notes.tsx';

type RadioCardsProps = {
  readonly id: string;
  readonly legend: string;
  readonly error: string | undefined;
  /** How the cards stand. */
  readonly className: string;
  readonly children: ReactNode;
};

/** The first question of a form: radio cards, of which one has to be chosen. */
export function RadioCards({ id, legend, error, className, children }: RadioCardsProps) {
  return (
    <fieldset
      role="radiogroup"
      aria-required="true"
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={describedBy(id, { error })}
    >
      <legend className="mb-3 text-h3 font-semibold">{legend}</legend>
      <FieldNotes id={id} error={error} />
      <div className={`grid gap-2.5 ${className}`}>{children}</div>
    </fieldset>
  );
}
