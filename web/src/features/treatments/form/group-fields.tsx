import { limits } from '@caretrail/contract/limits';
import {
  bodySideLabels,
  bodySides,
  treatmentIntentLabels,
  treatmentIntents,
} from '@caretrail/contract/treatments/labels';
import { treatmentLists } from '@caretrail/contract/treatments/treatment-body';
import { DatePicker } from '../../../ui/date-picker.tsx';
import { FieldPlace } from '../../../ui/field-place.tsx';
import { LinesField } from '../../../ui/line-list.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { GroupName } from './fields-of-type.ts';
import { GatesField } from './gates-field.tsx';
import { CycleFields, SessionFields } from './plan-fields.tsx';
import { choiceTexts, formTexts, hints, labels } from './texts.ts';
import type { FormProps } from './use-treatment-form.ts';

const sides = [
  { value: '', label: choiceTexts.noSide },
  ...bodySides.map((value) => ({ value, label: bodySideLabels[value] })),
] as const;
const intents = [
  { value: '', label: choiceTexts.noIntent },
  ...treatmentIntents.map((value) => ({ value, label: treatmentIntentLabels[value] })),
] as const;

export type GroupProps = FormProps & {
  readonly today: string;
  /** Its sessions are there already, and are changed elsewhere. */
  readonly hasSessions: boolean;
};

/** One group of questions. */
export function GroupFields({ name, ...props }: GroupProps & { readonly name: GroupName }) {
  const { values, errors, onChange } = props;
  switch (name) {
    case 'sessions':
      return <SessionFields {...props} />;
    case 'cycles':
      return <CycleFields {...props} />;
    case 'gates':
      return (
        <GatesField
          gates={values.gates}
          errors={errors}
          onChange={(gates) => onChange({ gates })}
        />
      );
    case 'dose':
    case 'hours':
      return (
        <FieldPlace name={name}>
          <NumberField
            label={labels[name]}
            hint={hints[name]}
            value={values[name]}
            error={errors[name]}
            maxLength={6}
            onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
          />
        </FieldPlace>
      );
    case 'body':
      return (
        <>
          <FieldPlace name="site">
            <TextField
              label={labels.site}
              value={values.site}
              error={errors['site']}
              maxLength={limits.text.short}
              autoComplete="off"
              onChange={({ currentTarget }) => onChange({ site: currentTarget.value })}
            />
          </FieldPlace>
          <RadioGroup
            legend={labels.side}
            name="side"
            choices={sides}
            value={values.side}
            onChange={(side) => onChange({ side })}
          />
        </>
      );
    case 'end':
      return (
        <FieldPlace name="end">
          <DatePicker
            label={labels.end}
            value={values.end}
            error={errors['end']}
            onChange={(end) => onChange({ end })}
          />
        </FieldPlace>
      );
    case 'intent':
      return (
        <RadioGroup
          legend={labels.intent}
          hint={hints.intent}
          name="intent"
          choices={intents}
          value={values.intent}
          onChange={(intent) => onChange({ intent })}
        />
      );
    case 'questions':
      return (
        <FieldPlace name="questions">
          <LinesField
            name="questions"
            label={labels.questions}
            itemLabel={formTexts.question}
            addText={formTexts.addQuestion}
            lines={values.questions}
            most={treatmentLists.questions}
            maxLength={limits.text.long}
            error={errors['questions']}
            onChange={(questions) => onChange({ questions })}
          />
        </FieldPlace>
      );
    case 'notes':
      return (
        <FieldPlace name="notes">
          <TextArea
            label={labels.notes}
            value={values.notes}
            error={errors['notes']}
            rows={3}
            maxLength={limits.text.long}
            onChange={({ currentTarget }) => onChange({ notes: currentTarget.value })}
          />
        </FieldPlace>
      );
  }
}
