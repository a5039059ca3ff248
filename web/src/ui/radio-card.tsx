import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { describedBy, FieldNotes } from './field-notes.tsx';

type RadioCardProps = {
  readonly name: string;
  readonly value: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly hasError?: boolean;
  /** A hint under the label; then the radio button is visible too. */
  readonly hint?: string;
  /** Classes for its size and layout. */
  readonly className: string;
  readonly children: ReactNode;
};

/** One of several visible options. A native radio, for its arrow keys and single tab stop. */
export function RadioCard(props: RadioCardProps) {
  const { name, value, isChosen, onChoose, hasError = false, hint, className, children } = props;
  const id = useId();
  const input = {
    type: 'radio',
    name,
    value,
    checked: isChosen,
    onChange: onChoose,
    // It looks like a button, so Enter chooses it too and does not send the form.
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || isChosen) return;
      event.preventDefault();
      onChoose();
    },
  } as const;
  return (
    <label
      className={`items-center rounded-control border bg-sheet hover:bg-action-tint has-checked:border-action has-checked:bg-action-tint has-checked:ring-2 has-checked:ring-action ${hasError ? 'border-problem' : 'border-edge'} ${hint === undefined ? 'has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus' : ''} ${className}`}
    >
      {hint === undefined ? (
        <>
          <input {...input} className="sr-only" />
          {children}
        </>
      ) : (
        <>
          <input
            {...input}
            aria-labelledby={`${id}-name`}
            aria-describedby={`${id}-hint`}
            className="size-6 shrink-0 accent-action"
          />
          <span className="min-w-0 leading-snug">
            <span id={`${id}-name`} className="block font-semibold">
              {children}
            </span>
            <span id={`${id}-hint`} className="block text-ink-soft">
              {hint}
            </span>
          </span>
        </>
      )}
    </label>
  );
}

type RadioCardsProps = {
  readonly id: string;
  readonly legend: string;
  readonly error: string | undefined;
  /** Classes for the layout of the cards. */
  readonly className: string;
  readonly children: ReactNode;
};

/** The first question of a form: radio cards, one of which must be chosen. */
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
