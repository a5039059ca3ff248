import { limits } from '@caretrail/contract/limits';
import { otherKey } from '@caretrail/contract/profile/disease-labels';
import { useState } from 'react';
import { DateField } from '../../../ui/date-field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { QuestionProps } from './answer.ts';
import { fieldsOf } from './bound-fields.ts';
import { ChoiceQuestion } from './choice-question.tsx';
import { labels } from './labels.ts';
import { questions } from './question-texts.ts';

const texts = questions.diagnosis;

/** The fields that the step itself shows. */
const askedAbove = new Set(['disease_type', 'diagnosis', 'diagnosed_on', 'disease_group']);

/** What only the letters know: closed at first, so that the step stays short. */
function TumourDetails(props: QuestionProps) {
  const { draft, errors } = props;
  const { text, choice } = fieldsOf(props, 'diagnosis');
  const { diagnosis } = draft;
  const names = Object.keys(diagnosis).filter((name) => !askedAbove.has(name));
  // It must not close while a person empties a field or corrects a mistake.
  const [isOpen, setOpen] = useState(names.length > 0);
  const isWrong = Object.keys(errors).some((field) => names.includes(field.split('.')[1] ?? ''));
  return (
    <details
      open={isOpen || isWrong}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="rounded-sheet border border-edge px-4 py-2"
    >
      <summary className="min-h-target py-2 font-semibold text-action">{texts.more}</summary>
      <p className="text-ink-soft">{texts.moreHint}</p>
      <div className="space-y-7 py-4">
        <TextField
          {...text('glioma_type')}
          hint={texts.gliomaTypeHint}
          maxLength={limits.text.short}
        />
        <ChoiceQuestion {...choice('who_grade')} />
        <ChoiceQuestion {...choice('side')} />
        <TextField {...text('lobe')} hint={texts.lobeHint} maxLength={limits.text.short} />
        <ChoiceQuestion {...choice('idh')} />
        <ChoiceQuestion {...choice('mgmt')} />
        <ChoiceQuestion {...codeletionOf(props)} />
      </div>
    </details>
  );
}

/** Not a text: yes or no. */
export const codeletionOf = ({ draft, errors, onAnswer }: QuestionProps) => {
  const codeletion = draft.diagnosis.codeletion_1p19q;
  return {
    legend: texts.codeletion_1p19q,
    name: 'diagnosis.codeletion_1p19q',
    labels: labels.codeletion_1p19q,
    value: codeletion === undefined ? undefined : codeletion ? ('yes' as const) : ('no' as const),
    error: errors['diagnosis.codeletion_1p19q'],
    onAnswer: (said: 'yes' | 'no' | undefined) =>
      onAnswer({
        part: 'diagnosis',
        name: 'codeletion_1p19q',
        value: said === undefined ? undefined : said === 'yes',
      }),
  };
};

/** §3 lists few tumours: another one is named underneath, in the words of the person. */
export function IllnessQuestion(props: QuestionProps) {
  const { text, radios } = fieldsOf(props, 'diagnosis');
  const isOther = props.draft.diagnosis.disease_type === otherKey;
  return (
    <>
      <RadioGroup {...radios('disease_type')} isRequired />
      {isOther && (
        <TextField
          {...text('diagnosis')}
          label={texts.which}
          hint={texts.whichHint}
          maxLength={limits.text.short}
        />
      )}
    </>
  );
}

export function DiagnosedOnQuestion({
  hint = texts.diagnosedOnHint,
  errors,
  partsOfDate,
  onDate,
}: QuestionProps & { readonly hint?: string }) {
  return (
    <DateField
      legend={texts.diagnosed_on}
      name="diagnosis.diagnosed_on"
      hint={hint}
      parts={partsOfDate('diagnosis.diagnosed_on')}
      error={errors['diagnosis.diagnosed_on']}
      onChange={(parts) => onDate('diagnosis.diagnosed_on', parts)}
    />
  );
}

export function DiagnosisQuestions(props: QuestionProps) {
  const { text, choice } = fieldsOf(props, 'diagnosis');
  const isOther = props.draft.diagnosis.disease_type === otherKey;
  return (
    <>
      <IllnessQuestion {...props} />
      {!isOther && (
        <TextField
          {...text('diagnosis')}
          hint={texts.diagnosisHint}
          maxLength={limits.text.short}
        />
      )}
      <DiagnosedOnQuestion {...props} />
      <ChoiceQuestion {...choice('disease_group')} />
      <TumourDetails {...props} />
    </>
  );
}
