import type { ReactNode } from 'react';
import { FieldError } from './field-error.tsx';

/** The box of a field: one line around it, a stronger one when something is wrong. */
export const fieldClass = (error: string | undefined): string =>
  `block min-h-target w-full rounded-control bg-sheet px-3.5 py-2 text-ink ${
    error === undefined ? 'border border-edge' : 'border-2 border-problem'
  }`;

export type Notes = {
  /** What to write, or how it stands with what is written; read out with the field. */
  readonly hint?: ReactNode;
  /** The mistake in words; also marks the field. */
  readonly error?: string | undefined;
  /** Where the mistake stands under this id instead: a narrow column leaves a sentence no room. */
  readonly errorId?: string | undefined;
};

/** What stands between the name of a field and the field. */
export function FieldNotes({ id, hint, error, errorId }: Notes & { readonly id: string }) {
  return (
    <>
      {hint !== undefined && (
        <div id={`${id}-hint`} className="mb-1.5 text-ink-soft">
          {hint}
        </div>
      )}
      {errorId === undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </>
  );
}

/** `aria-describedby` of the notes that are there. */
export const describedBy = (id: string, { hint, error, errorId }: Notes): string | undefined =>
  [error !== undefined && (errorId ?? `${id}-error`), hint !== undefined && `${id}-hint`]
    .filter(Boolean)
    .join(' ') || undefined;
