import type { ReactNode } from 'react';
import { FieldError } from './field-error.tsx';

/** The box of a field: a border, stronger on an error. */
export const fieldClass = (error: string | undefined): string =>
  `block min-h-target w-full rounded-control bg-sheet px-3.5 py-2 text-ink ${
    error === undefined ? 'border border-edge' : 'border-2 border-problem'
  }`;

export type Notes = {
  /** A hint, or the state of the input; announced with the field. */
  readonly hint?: ReactNode;
  /** The error text; also marks the field. */
  readonly error?: string | undefined;
  /** The id of an error text shown elsewhere, because a narrow column has no space for it. */
  readonly errorId?: string | undefined;
};

/** The notes between the label of a field and its control. */
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

/** `aria-describedby` for the notes that exist. */
export const describedBy = (id: string, { hint, error, errorId }: Notes): string | undefined =>
  [error !== undefined && (errorId ?? `${id}-error`), hint !== undefined && `${id}-hint`]
    .filter(Boolean)
    .join(' ') || undefined;
