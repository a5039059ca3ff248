import { type ReactNode, useId } from 'react';
import type { Errors } from '../../../lib/form-values.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { ToggleButton } from '../../../ui/toggle-button.tsx';
import { formTexts as texts } from './texts.ts';

type Chip = {
  readonly text: string;
  readonly isPressed: boolean;
  readonly onPress: () => void;
};

type ChipsProps = {
  readonly legend: string;
  /** Where the field below does not say what they are. */
  readonly isLegendShown?: boolean;
  readonly chips: readonly Chip[];
};

/** Values to tap instead of typing. They stay in place when pressed. */
export function Chips({ legend, isLegendShown = false, chips }: ChipsProps) {
  const id = useId();
  if (chips.length === 0) return null;
  return (
    <div role="group" aria-labelledby={id} className="flex flex-wrap items-center gap-2">
      <span id={id} className={isLegendShown ? 'basis-full text-small text-ink-soft' : 'sr-only'}>
        {legend}
      </span>
      {chips.map(({ text, isPressed, onPress }) => (
        <ToggleButton
          key={text}
          isPressed={isPressed}
          className="px-2.5! py-1! text-small font-medium!"
          onClick={onPress}
        >
          {text}
        </ToggleButton>
      ))}
    </div>
  );
}

type ChosenLineProps = {
  /** 'How often?' */
  readonly label: string;
  /** For labels that the chosen value makes redundant; screen readers still read them. */
  readonly isLabelHidden?: boolean;
  readonly chosen: string;
  readonly onChange: () => void;
};

/** An answered question, collapsed to one line. */
export function ChosenLine({ label, isLabelHidden = false, chosen, onChange }: ChosenLineProps) {
  return (
    <div className="flex items-center justify-between gap-1 rounded-control border border-rule bg-action-tint ps-3">
      <p className="min-w-0 py-1 leading-snug wrap-anywhere">
        <span className={isLabelHidden ? 'sr-only' : 'text-ink-soft'}>{label}</span>{' '}
        <strong>{chosen}</strong>
      </p>
      <Button
        look="quiet"
        className="shrink-0 px-2.5!"
        aria-label={texts.changeWhat({ what: label })}
        onClick={onChange}
      >
        {texts.changeChosen}
      </Button>
    </div>
  );
}

type ChoiceCard<V extends string> = {
  readonly value: V;
  readonly label: string;
  /** Other names of the same, in brackets after it. */
  readonly otherNames?: readonly string[];
  readonly hint: string;
};

type ChoiceCardsProps<V extends string> = {
  readonly cards: readonly ChoiceCard<V>[];
  readonly chosen: V | '';
  readonly onChoose: (value: V) => void;
  /** Hides the hints on narrow screens. */
  readonly isShort?: boolean;
};

/** Buttons instead of radios, because the cards collapse to one line after a choice. */
export function ChoiceCards<V extends string>(props: ChoiceCardsProps<V>) {
  const { cards, chosen, onChoose, isShort = false } = props;
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-1.5 sm:gap-2.5">
      {cards.map(({ value, label, otherNames = [], hint }) => (
        <li key={value}>
          <button
            type="button"
            aria-pressed={value === chosen}
            className="size-full min-h-target rounded-control border border-edge bg-sheet px-3.5 py-1.5 text-start leading-snug hover:bg-action-tint aria-pressed:border-action aria-pressed:bg-action-tint aria-pressed:ring-2 aria-pressed:ring-action"
            onClick={() => onChoose(value)}
          >
            <span className="block font-semibold">
              {label}
              {otherNames.length > 0 && (
                <span className="font-normal text-ink-soft"> ({otherNames.join(', ')})</span>
              )}
            </span>
            <span className={`text-small text-ink-soft ${isShort ? 'hidden sm:block' : 'block'}`}>
              {hint}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Puts the label before a short input instead of above it, to save height. */
export const InlineField = ({ children }: { readonly children: ReactNode }) => (
  <div className="[&_label]:mb-0! [&>*>div]:flex [&>*>div]:items-center [&>*>div]:gap-3 [&>*>div>div]:w-20">
    {children}
  </div>
);

export const errorIdOf = (field: string): string => `${field}-error`;

type RowErrorsProps = {
  /** The fields of this row. */
  readonly fields: readonly string[];
  readonly errors: Errors;
};

/** The errors of a row of narrow fields, at full width below it. */
export function RowErrors({ fields, errors }: RowErrorsProps) {
  const wrong = fields.filter((field) => errors[field] !== undefined);
  if (wrong.length === 0) return null;
  return (
    <div className="basis-full pt-1.5">
      {wrong.map((field) => (
        <FieldError key={field} id={errorIdOf(field)}>
          {errors[field]}
        </FieldError>
      ))}
    </div>
  );
}
