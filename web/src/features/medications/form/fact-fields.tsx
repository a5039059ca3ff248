import { limits } from '@caretrail/contract/limits';
import {
  medicationCategories,
  type MedicationCategory,
  medicationCategoryLabels,
} from '@caretrail/contract/medications/labels';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FieldPlace, focusField } from '../../../ui/field-place.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TickBox } from '../../../ui/tick-box.tsx';
import { TreatmentField } from '../../treatments/public.ts';
import { ChoiceCards, ChosenLine } from './field-parts.tsx';
import type { FormProps } from './use-medicine-form.ts';
import { chosenName, fromTemplate, templates } from './templates.ts';
import { detailTexts, formTexts as texts, hints, labels } from './texts.ts';
import type { FormValues } from './values.ts';

/** Summary of the collapsed details: 'Chemotherapy, handle with care'. Empty without values. */
export function formatDetails(values: FormValues): string {
  const { category, never_stop_suddenly, hazardous_handling, stock } = values;
  const filled = (['reason', 'instructions', 'label_text', 'prescriber', 'notes'] as const).filter(
    (field) => values[field].trim() !== '',
  );
  const names = [
    ...(never_stop_suddenly ? ['never_stop_suddenly' as const] : []),
    ...(hazardous_handling ? ['hazardous_handling' as const] : []),
    ...filled,
    ...(stock.some(({ on_hand }) => on_hand.trim() !== '') ? ['stock' as const] : []),
  ];
  const begin = category === '' ? [] : [medicationCategoryLabels[category]];
  const words = names.map((name, index) =>
    begin.length === 0 && index === 0 ? detailTexts.first[name] : detailTexts.within[name],
  );
  return [...begin, ...words].join(', ');
}

type ShortName = 'reason' | 'prescriber';
type LongName = 'instructions' | 'label_text' | 'notes';
type TickName = 'never_stop_suddenly' | 'hazardous_handling';

const categories = [
  { value: '', label: texts.noCategory },
  ...medicationCategories.map((value) => ({ value, label: medicationCategoryLabels[value] })),
];

export function NameField({ values, errors, suggested, onChange }: FormProps) {
  return (
    <FieldPlace name="name">
      <TextField
        label={labels.name}
        name="name"
        value={values.name}
        error={errors['name']}
        required
        maxLength={limits.text.short}
        autoComplete="off"
        enterKeyHint="next"
        list="medicine-names"
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <datalist id="medicine-names">
        {suggested.names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </FieldPlace>
  );
}

/** Optional facts about the medicine. */
export function FactFields({ values, errors, onChange }: FormProps) {
  const short = (name: ShortName) => (
    <FieldPlace name={name}>
      <TextField
        label={labels[name]}
        value={values[name]}
        error={errors[name]}
        maxLength={limits.text.short}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
      />
    </FieldPlace>
  );
  const long = (name: LongName) => (
    <FieldPlace name={name}>
      <TextArea
        label={labels[name]}
        {...(name !== 'notes' && { hint: hints[name] })}
        value={values[name]}
        error={errors[name]}
        rows={3}
        maxLength={limits.text.long}
        onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
      />
    </FieldPlace>
  );
  const tick = (name: TickName) => (
    <TickBox
      label={labels[name]}
      hint={hints[name]}
      checked={values[name]}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.checked })}
    />
  );
  return (
    <>
      {short('reason')}
      <SelectField
        label={labels.category}
        name="category"
        choices={categories}
        value={values.category}
        onChange={(category) => onChange({ category: category as MedicationCategory | '' })}
      />
      {long('instructions')}
      {long('label_text')}
      {short('prescriber')}
      <FieldPlace name="treatment_id">
        <TreatmentField
          value={values.treatment_id}
          error={errors['treatment_id']}
          onChange={(treatment_id) => onChange({ treatment_id })}
        />
      </FieldPlace>
      {tick('never_stop_suddenly')}
      {tick('hazardous_handling')}
      {long('notes')}
    </>
  );
}

const cards = templates.map(({ label, brands, hint }) => ({
  value: label,
  label,
  ...(brands !== undefined && { otherNames: brands }),
  hint,
}));

/**
 * Asks for a name, or for a template of common medicines. A chosen template and the name it sets are collapsed to one line.
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
        chosen={chosenName(values)}
        onChange={() => put(true)}
      />
    );
  return (
    <>
      {(isNamed || name === '' || name !== given) && <NameField {...form} />}
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
    </>
  );
}
