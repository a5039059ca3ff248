import {
  type TreatmentType,
  treatmentTypeLabels,
  treatmentTypes,
} from '@caretrail/contract/treatments/labels';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FieldPlace } from '../../../ui/field-place.tsx';
import { MoreDetails } from '../../../ui/more-details.tsx';
import { RadioCard, RadioCards } from '../../../ui/radio-card.tsx';
import { TypeMark } from '../marks.tsx';
import { FactFields } from './fact-fields.tsx';
import { filledGroups, type GroupName, groupOf, groupsOf } from './fields-of-type.ts';
import { GroupFields } from './group-fields.tsx';
import { fromTemplate, type Template, templates } from './templates.ts';
import { formTexts as texts, labels } from './texts.ts';
import type { FormProps } from './use-treatment-form.ts';

type TypeCardsProps = {
  readonly value: TreatmentType | '';
  readonly error: string | undefined;
  readonly onChange: (type: TreatmentType) => void;
};

/** First what it is: the rest of the form follows from it. */
function TypeCards({ value, error, onChange }: TypeCardsProps) {
  return (
    <RadioCards
      id="treatment-type"
      legend={labels.type}
      error={error}
      className="grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))]"
    >
      {treatmentTypes.map((type) => (
        <RadioCard
          key={type}
          name="type"
          value={type}
          isChosen={type === value}
          onChoose={() => onChange(type)}
          hasError={error !== undefined}
          className="flex min-h-14 gap-2.5 px-3 py-2"
        >
          <TypeMark type={type} />
          <span className="min-w-0 leading-snug">{treatmentTypeLabels[type]}</span>
        </RadioCard>
      ))}
    </RadioCards>
  );
}

/** The other way in: what people with this illness often have. It closes when one is chosen. */
function TemplatePicker({ onChoose }: { readonly onChoose: (template: Template) => void }) {
  const box = useRef<HTMLDetailsElement>(null);
  return (
    <details ref={box} className="group">
      <summary className="flex min-h-target list-none items-center gap-2 rounded-control font-semibold text-action [&::-webkit-details-marker]:hidden">
        <ChevronDown className="size-5.5 shrink-0 group-open:rotate-180" aria-hidden="true" />
        {texts.template}
      </summary>
      <p className="mb-3 text-ink-soft">{texts.templateHint}</p>
      <ul className="grid gap-2.5 sm:grid-cols-2">
        {templates.map((template) => (
          <li key={template.label}>
            <button
              type="button"
              className="min-h-14 w-full rounded-control border border-edge bg-sheet px-4 py-2.5 text-start leading-snug hover:bg-action-tint"
              onClick={() => {
                if (box.current) box.current.open = false;
                onChoose(template);
              }}
            >
              <span className="block font-semibold">{template.label}</span>
              <span className="block text-ink-soft">{template.hint}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

type FormFieldsProps = FormProps & {
  readonly treatment: Treatment | null;
  readonly today: string;
  readonly isSaving: boolean;
  readonly isChoosing: boolean;
};

/** What the chosen kind needs; the rest is a step away. */
function Groups(props: FormFieldsProps) {
  const { values, errors, onChange, treatment, today } = props;
  // The state when the type was chosen: a field must not disappear while the user clears it.
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
