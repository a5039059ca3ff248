import { limits } from '@caretrail/contract/limits';
import type { TreatmentType } from '@caretrail/contract/treatments/labels';
import { knownIn, usePlaceChoices } from '../../../data/choices.ts';
import { DatePicker } from '../../../ui/date-picker.tsx';
import { FieldPlace } from '../../../ui/field-place.tsx';
import { PendingPart } from '../../../ui/loaded-part.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { choiceTexts, labels, statusChoices, titleExamples } from './texts.ts';
import type { FormProps } from './use-treatment-form.ts';

type FactFieldsProps = FormProps & {
  readonly type: TreatmentType;
  /** Of one that there is, the status is changed on its page. */
  readonly asksStatus: boolean;
};

function startLabel(type: TreatmentType, status: string): string {
  if (type === 'surgery') return labels.startSurgery;
  return status === 'planned' ? labels.startPlanned : labels.start;
}

/** For every type: its name, status, dates, team and place. */
export function FactFields({ values, errors, onChange, type, asksStatus }: FactFieldsProps) {
  const places = usePlaceChoices();
  return (
    <>
      <FieldPlace name="title">
        <TextField
          label={labels.title}
          name="title"
          value={values.title}
          error={errors['title']}
          required
          maxLength={limits.text.title}
          autoComplete="off"
          placeholder={titleExamples[type]}
          onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
        />
      </FieldPlace>
      {asksStatus && (
        <FieldPlace name="status">
          <RadioGroup
            legend={labels.status}
            name="status"
            choices={statusChoices}
            value={statusChoices.find(({ value }) => value === values.status)?.value}
            error={errors['status']}
            isRequired
            onChange={(status) => onChange({ status })}
          />
        </FieldPlace>
      )}
      <FieldPlace name="start">
        <DatePicker
          label={startLabel(type, values.status)}
          value={values.start}
          error={errors['start']}
          isRequired={values.status === 'active'}
          onChange={(start) => onChange({ start })}
        />
      </FieldPlace>
      <FieldPlace name="practitioner">
        <TextField
          label={labels.practitioner}
          value={values.practitioner}
          error={errors['practitioner']}
          maxLength={limits.text.short}
          autoComplete="off"
          onChange={({ currentTarget }) => onChange({ practitioner: currentTarget.value })}
        />
      </FieldPlace>
      <PendingPart loaded={places} label={labels.location_id} />
      {knownIn(places).length > 0 && (
        <SelectField
          label={labels.location_id}
          name="location_id"
          choices={[{ value: '', label: choiceTexts.noPlace }, ...knownIn(places)]}
          value={values.location_id}
          onChange={(location_id) => onChange({ location_id })}
        />
      )}
    </>
  );
}
