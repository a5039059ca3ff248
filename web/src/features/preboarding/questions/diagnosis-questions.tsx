import { limits } from '@caretrail/contract/limits';
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
  const { draft, errors, onAnswer } = props;
  const { text, choice } = fieldsOf(props, 'diagnosis');
  const { diagnosis } = draft;
  const names = Object.keys(diagnosis).filter((name) => !askedAbove.has(name));
  // It must not close while a person empties a field or corrects a mistake.
  const [isOpen, setOpen] = useState(names.length > 0);
  const isWrong = Object.keys(errors).some((field) => names.includes(field.split('.')[1] ?? ''));
  const codeletion = diagnosis.codeletion_1p19q;
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
        <ChoiceQuestion
          legend={texts.codeletion_1p19q}
          name="diagnosis.codeletion_1p19q"
          labels={labels.codeletion_1p19q}
          value={codeletion === undefined ? undefined : codeletion ? 'yes' : 'no'}
          onAnswer={(said) =>
            onAnswer({
              part: 'diagnosis',
              name: 'codeletion_1p19q',
              value: said === undefined ? undefined : said === 'yes',
            })
          }
        />
      </div>
    </details>
  );
}

export function DiagnosisQuestions(props: QuestionProps) {
  const { errors, partsOfDate, onDate } = props;
  const { text, radios, choice } = fieldsOf(props, 'diagnosis');
  return (
    <>
      <RadioGroup {...radios('disease_type')} isRequired />
      <TextField {...text('diagnosis')} hint={texts.diagnosisHint} maxLength={limits.text.short} />
      <DateField
        legend={texts.diagnosed_on}
        name="diagnosis.diagnosed_on"
        hint={texts.diagnosedOnHint}
        parts={partsOfDate('diagnosis.diagnosed_on')}
        error={errors['diagnosis.diagnosed_on']}
        onChange={(parts) => onDate('diagnosis.diagnosed_on', parts)}
      />
      <ChoiceQuestion {...choice('disease_group')} />
      <TumourDetails {...props} />
    </>
  );
}
