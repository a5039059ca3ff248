import type { Treatment } from '@caretrail/contract/treatments/schema';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FieldPlace } from '../../../ui/field-place.tsx';
import { MoreDetails } from '../../../ui/more-details.tsx';
import { FactFields } from './fact-fields.tsx';
import { filledGroups, groupOf, type GroupName, groupsOf } from './fields-of-type.ts';
import { GroupFields } from './group-fields.tsx';
import { TemplatePicker } from './template-picker.tsx';
import { fromTemplate } from './templates.ts';
import { formTexts as texts } from './texts.ts';
import { TypeCards } from './type-cards.tsx';
import type { FormProps } from './use-treatment-form.ts';

type FormFieldsProps = FormProps & {
  readonly treatment: Treatment | null;
  readonly today: string;
  readonly isSaving: boolean;
  readonly isChoosing: boolean;
};

/** What the chosen kind needs; the rest is a step away. */
function Groups(props: FormFieldsProps) {
  const { values, errors, onChange, treatment, today } = props;
  // As it was when the kind was chosen: a field must not go away while a person empties it.
  const [filled] = useState(() => filledGroups(values));
  if (values.type === '') return null;
  const { main, more } = groupsOf(values.type, filled);
  const hasSessions = (treatment?.sessions.length ?? 0) > 0;
  const fields = (name: GroupName) => (
    <GroupFields key={name} {...{ name, values, errors, onChange, today, hasSessions }} />
  );
  const isWrong = Object.keys(errors).some((field) => {
    const group = groupOf(field);
    return group !== undefined && more.includes(group);
  });
  return (
    <>
      {main.map(fields)}
      <MoreDetails isNeeded={isWrong || more.some((name) => filled.includes(name))}>
        {more.map(fields)}
      </MoreDetails>
    </>
  );
}

export function FormFields(props: FormFieldsProps) {
  const { values, errors, onChange, treatment, isSaving, isChoosing } = props;
  // A template fills in many fields at once: what it filled has to be seen.
  const [template, setTemplate] = useState('');
  return (
    <>
      {treatment === null && (
        <TemplatePicker
          onChoose={(chosen) => {
            setTemplate(chosen.label);
            onChange(fromTemplate(values, chosen));
          }}
        />
      )}
      <FieldPlace name="type">
        <TypeCards
          value={values.type}
          error={errors['type']}
          onChange={(type) => onChange({ type })}
        />
      </FieldPlace>
      {values.type !== '' && (
        <>
          <FactFields
            {...{ values, errors, onChange }}
            type={values.type}
            asksStatus={treatment === null}
          />
          <Groups key={`${values.type} ${template}`} {...props} />
          {!isChoosing && (
            <div className="border-t border-rule pt-6">
              <Button type="submit" isBusy={isSaving}>
                {isSaving ? texts.saving : treatment === null ? texts.save : texts.saveChanges}
              </Button>
            </div>
          )}
        </>
      )}
    </>
  );
}
