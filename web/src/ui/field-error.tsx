import { ProblemIcon } from './problem-icon.tsx';

type FieldErrorProps = { readonly id: string; readonly children: string | undefined };

/** The error text, above its field: the keyboard of a phone covers what is below. */
export function FieldError({ id, children }: FieldErrorProps) {
  if (children === undefined) return null;
  return (
    <p id={id} className="mb-1.5 flex gap-2 font-medium text-problem">
      <ProblemIcon className="mt-1 size-5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}
