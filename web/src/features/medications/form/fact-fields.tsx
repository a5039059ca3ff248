import { limits } from '@caretrail/contract/limits';
import {
  medicationCategories,
  medicationCategoryLabels,
  type MedicationCategory,
} from '@caretrail/contract/medications/labels';
import { TreatmentField } from '../../treatments/public.ts';
import { FieldPlace } from '../../../ui/field-place.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TickBox } from '../../../ui/tick-box.tsx';
import type { FormProps } from './form-props.ts';
import { formTexts as texts, hints, labels } from './texts.ts';

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

/** What it is and for what; nothing here is needed to take it. */
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
