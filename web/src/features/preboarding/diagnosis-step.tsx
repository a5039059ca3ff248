import { limits } from '@caretrail/contract/limits';
import { DateField } from '../../ui/date-field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { choicesOf } from './choice-question.tsx';
import { labels } from './labels.ts';
import { questions } from './question-texts.ts';
import type { StepProps } from './step-props.ts';
import { TumourDetails } from './tumour-details.tsx';

const texts = questions.diagnosis;

export function DiagnosisStep(props: StepProps) {
  const { draft, mistakes, onAnswer, partsOfDate, onDate } = props;
  const { diagnosis } = draft;
  return (
    <>
      <RadioGroup
        legend={texts.disease_type}
        name="diagnosis.disease_type"
        isRequired
        choices={choicesOf(labels.disease_type)}
        value={diagnosis.disease_type}
        error={mistakes['diagnosis.disease_type']}
        onChange={(value) => onAnswer({ part: 'diagnosis', name: 'disease_type', value })}
      />
      <TextField
        label={texts.diagnosis}
        name="diagnosis.diagnosis"
        hint={texts.diagnosisHint}
        maxLength={limits.text.short}
        autoComplete="off"
        value={diagnosis.diagnosis ?? ''}
        error={mistakes['diagnosis.diagnosis']}
        onChange={({ currentTarget: { value } }) =>
          onAnswer({ part: 'diagnosis', name: 'diagnosis', value })
        }
      />
      <DateField
        legend={texts.diagnosed_on}
        name="diagnosis.diagnosed_on"
        hint={texts.diagnosedOnHint}
        parts={partsOfDate('diagnosis.diagnosed_on')}
        error={mistakes['diagnosis.diagnosed_on']}
        onChange={(parts) => onDate('diagnosis.diagnosed_on', parts)}
      />
      <TumourDetails {...props} />
    </>
  );
}
