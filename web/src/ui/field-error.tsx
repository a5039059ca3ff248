import { CircleAlert } from 'lucide-react';

type FieldErrorProps = { readonly id: string; readonly children: string | undefined };

/** The mistake in words, above its field: the keyboard of a phone covers what is below. */
export function FieldError({ id, children }: FieldErrorProps) {
  if (children === undefined) return null;
  return (
    <p id={id} className="mb-1.5 flex gap-2 font-medium text-problem">
      <CircleAlert className="mt-1 size-5 shrink-0" aria-hidden="true" />
      {children}
    </p>
  );
}
