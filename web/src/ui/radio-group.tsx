import { Check } from 'lucide-react';
import { useId } from 'react';
import { describedBy, FieldNotes } from './field-notes.tsx';

export type Choice<V extends string> = {
  readonly value: V;
  readonly label: string;
  /** What it means, below the label. */
  readonly hint?: string;
};

type RadioGroupProps<V extends string> = {
  readonly legend: string;
  /** The first radio with this name is focused on an error. */
  readonly name: string;
  readonly choices: readonly Choice<V>[];
  readonly value: V | undefined;
  readonly onChange: (value: V) => void;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly isRequired?: boolean;
  /** The heading above is the question already: the legend is for screen readers only. */
  readonly isLegendHidden?: boolean;
};

/** Native radios, for arrow keys, a single tab stop and the screen reader of the phone. */
export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
  const { legend, name, choices, value, onChange, hint, error, isRequired = false } = props;
  const { isLegendHidden = false } = props;
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-required={isRequired || undefined}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={describedBy(id, { hint, error })}
      className={error === undefined ? '' : 'border-s-4 border-problem ps-4'}
    >
      <legend className={isLegendHidden ? 'sr-only' : 'mb-1.5 font-semibold'}>{legend}</legend>
      <FieldNotes id={id} hint={hint} error={error} />
      {choices.map((choice) => (
        <label
          key={choice.value}
          className="flex min-h-target items-center gap-3.5 rounded-control border-2 border-transparent px-1.5 py-1 hover:bg-action-tint has-checked:border-action has-checked:bg-action-tint"
        >
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
            {...(choice.hint !== undefined && {
              'aria-labelledby': `${id}-${choice.value}`,
              'aria-describedby': `${id}-${choice.value}-hint`,
            })}
            className="peer size-6 shrink-0 accent-action"
          />
          <span className="min-w-0">
            <span
              id={`${id}-${choice.value}`}
              className={choice.hint === undefined ? '' : 'font-semibold'}
            >
              {choice.label}
            </span>
            {choice.hint !== undefined && (
              <span id={`${id}-${choice.value}-hint`} className="block text-ink-soft">
                {choice.hint}
              </span>
            )}
          </span>
          <Check
            className="invisible ms-auto size-5 shrink-0 text-action max-sm:hidden peer-checked:visible"
            aria-hidden="true"
          />
        </label>
      ))}
    </fieldset>
  );
}
