import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'className'> & {
  readonly label: string;
  /** The mistake in words; also marks the field. */
  readonly error?: string | undefined;
  /** A control that belongs to the field, at its end. */
  readonly end?: ReactNode;
};

const edge = (error: string | undefined): string =>
  error === undefined ? 'border border-edge' : 'border-2 border-problem';

export function TextField({ label, error, end, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      {/* Above the field: the keyboard of a phone covers what is below. */}
      {error !== undefined && (
        <p id={`${id}-error`} className="mb-1.5 flex gap-2 font-medium text-problem">
          <CircleAlert className="mt-1 size-5 shrink-0" aria-hidden="true" />
          {error}
        </p>
      )}
      <div className="relative">
        <input
          {...input}
          id={id}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          className={`block min-h-target w-full rounded-control bg-sheet px-3.5 py-2 text-ink ${edge(error)} ${end ? 'pe-24' : ''}`}
        />
        {end}
      </div>
    </div>
  );
}
