import { useState } from 'react';
import { FieldPlace, focusField } from '../../../ui/field-place.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import { ChosenLine } from './chosen-line.tsx';
import { NameField } from './fact-fields.tsx';
import type { FormProps } from './form-props.ts';
import { fromTemplate, templates } from './templates.ts';
import { formTexts as texts } from './texts.ts';

const cards = templates.map(({ label, hint }) => ({ value: label, label, hint }));

/**
 * The first way in: what people with this illness often take, or a name of one's own. When a template is chosen, it and
 * the name that it gave are one line.
 */
export function TemplatePicker(form: FormProps) {
  const { values, onChange } = form;
  const { template: chosen, name, howOften } = values;
  const [isOpen, setOpen] = useState(false);
  const [isNamed, setNamed] = useState(false);
  const given = templates.find(({ label }) => label === chosen)?.values.name;
  const put = (isNowOpen: boolean): void => {
    setOpen(isNowOpen);
    setNamed(isNowOpen);
    requestAnimationFrame(() => focusField('template'));
  };
  const line =
    chosen === '' ? (
      <Button look="quiet" className="-ms-2 px-2!" onClick={() => put(true)}>
        {texts.otherTemplate}
      </Button>
    ) : (
      <ChosenLine
        label={texts.chosenTemplate}
        isLabelHidden
        chosen={chosen}
        onChange={() => put(true)}
      />
    );
  return (
    <>
      <FieldPlace name="template">
        {howOften !== '' && !isOpen ? (
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
                if (template !== undefined) onChange(fromTemplate(values, template));
                put(false);
              }}
            />
          </fieldset>
        )}
      </FieldPlace>
      {(isNamed || name === '' || name !== given) && <NameField {...form} />}
    </>
  );
}
