import { useState } from 'react';
import { FieldError } from '../../../ui/field-error.tsx';
import { FieldPlace, focusField } from '../../../ui/field-place.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import { ChosenLine } from './chosen-line.tsx';
import { type HowOften, howOftenNames, howOftenTexts } from './how-often.ts';
import { labels } from './texts.ts';

type HowOftenCardsProps = {
  readonly value: HowOften | '';
  readonly error: string | undefined;
  readonly onChange: (howOften: HowOften) => void;
};

const cards = howOftenNames.map((value) => ({ value, ...howOftenTexts[value] }));

/** Plain questions; once one is chosen it is a line. */
export function HowOftenCards({ value, error, onChange }: HowOftenCardsProps) {
  const [isOpen, setOpen] = useState(false);
  const put = (isNowOpen: boolean): void => {
    setOpen(isNowOpen);
    // What was pressed is gone.
    requestAnimationFrame(() => focusField('howOften'));
  };
  return (
    <FieldPlace name="howOften">
      {value !== '' && !isOpen ? (
        <>
          <FieldError id="how-often-error">{error}</FieldError>
          <ChosenLine
            label={labels.howOften}
            chosen={howOftenTexts[value].label}
            onChange={() => put(true)}
          />
        </>
      ) : (
        <fieldset aria-describedby={error === undefined ? undefined : 'how-often-error'}>
          <legend className="mb-2 text-h3 font-semibold">{labels.howOften}</legend>
          <FieldError id="how-often-error">{error}</FieldError>
          <ChoiceCards
            cards={cards}
            chosen={value}
            onChoose={(howOften) => {
              onChange(howOften);
              put(false);
            }}
          />
        </fieldset>
      )}
    </FieldPlace>
  );
}
