import { useState } from 'react';
import { FieldPlace, focusField } from '../../../ui/field-place.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import { ChosenLine } from './chosen-line.tsx';
import { type Template, templates } from './templates.ts';
import { formTexts as texts } from './texts.ts';

type TemplatePickerProps = {
  /** The label of the one that was chosen. */
  readonly chosen: string;
  /** Something else was answered already: the templates stand back. */
  readonly isBegun: boolean;
  readonly onChoose: (template: Template) => void;
};

const cards = templates.map(({ label, hint }) => ({ value: label, label, hint }));

/** The first way in: what people with this illness often take. It is a line when one is chosen. */
export function TemplatePicker({ chosen, isBegun, onChoose }: TemplatePickerProps) {
  const [isOpen, setOpen] = useState(false);
  const put = (isNowOpen: boolean): void => {
    setOpen(isNowOpen);
    requestAnimationFrame(() => focusField('template'));
  };
  const line =
    chosen === '' ? (
      <Button look="quiet" className="-ms-2 px-2!" onClick={() => put(true)}>
        {texts.otherTemplate}
      </Button>
    ) : (
      <ChosenLine label={texts.chosenTemplate} chosen={chosen} onChange={() => put(true)} />
    );
  return (
    <FieldPlace name="template">
      {isBegun && !isOpen ? (
        line
      ) : (
        <fieldset>
          <legend className="mb-1 text-h3 font-semibold">{texts.template}</legend>
          <p className="mb-2 text-ink-soft">{texts.templateHint}</p>
          <ChoiceCards
            cards={cards}
            chosen={chosen}
            isShort
            onChoose={(label) => {
              const template = templates.find((each) => each.label === label);
              if (template !== undefined) onChoose(template);
              put(false);
            }}
          />
        </fieldset>
      )}
    </FieldPlace>
  );
}
