import { useId } from 'react';
import { describedBy, FieldNotes } from './field-notes.tsx';

export type Choice<V extends string> = { readonly value: V; readonly label: string };

type RadioGroupProps<V extends string> = {
  readonly legend: string;
  /** The first of the radios with this name gets the focus when something is wrong. */
  readonly name: string;
  readonly choices: readonly Choice<V>[];
  readonly value: V | undefined;
  readonly onChange: (value: V) => void;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly isRequired?: boolean;
  /** The heading above asks it already: the legend is for those who hear the page. */
  readonly isLegendHidden?: boolean;
};

/** Native radios: arrow keys, one tab stop and the phone's own reading come with them. */
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
          className="flex min-h-target items-center gap-3.5 rounded-control px-2 py-1.5 hover:bg-action-tint"
        >
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
            className="size-6 shrink-0 accent-action"
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
