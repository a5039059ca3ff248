import { limits } from '@caretrail/contract/limits';
import { DateField } from '../../../ui/date-field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { fieldsOf } from './bound-fields.ts';
import { ChoiceQuestion } from './choice-question.tsx';
import { questions } from './question-texts.ts';
import type { QuestionProps } from './question-props.ts';
import { TumourDetails } from './tumour-details.tsx';

const texts = questions.diagnosis;

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
