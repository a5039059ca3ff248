import { limits } from '@caretrail/contract/limits';
import { timeZoneChoices } from '../../../lib/time-zones.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { QuestionProps } from './answer.ts';
import { fieldsOf } from './bound-fields.ts';
import { ChoiceQuestion } from './choice-question.tsx';
import { languageChoices, spokenLanguages } from './languages.ts';
import { questions } from './question-texts.ts';

const texts = questions.you;

const isOfPatient = ({ draft }: QuestionProps): boolean =>
  (draft.you.filled_in_by ?? 'patient') === 'patient';

/** Who the patient is; the words say so when another person fills it in. */
export function NameQuestions(props: QuestionProps) {
  const { errors, partsOfDate, onDate } = props;
  const { text } = fieldsOf(props, 'you');
  const isPatient = isOfPatient(props);
  const words = isPatient ? texts : questions.patients;
  return (
    <>
      <TextField
        {...text('first_name')}
        label={words.first_name}
        required
        maxLength={limits.text.name}
        autoComplete={isPatient ? 'given-name' : 'off'}
      />
      <TextField
        {...text('last_name')}
        label={words.last_name}
        required
        maxLength={limits.text.name}
        autoComplete={isPatient ? 'family-name' : 'off'}
      />
      <DateField
        legend={words.birth_date}
        name="you.birth_date"
        hint={texts.birthDateHint}
        isRequired
        isBirthday={isPatient}
        parts={partsOfDate('you.birth_date')}
        error={errors['you.birth_date']}
        onChange={(parts) => onDate('you.birth_date', parts)}
      />
    </>
  );
}

type DeviceQuestionsProps = QuestionProps & { readonly timeZoneHint?: string };

/** What the device has named already. */
export function DeviceQuestions({
  timeZoneHint = texts.timeZoneHint,
  ...props
}: DeviceQuestionsProps) {
  const { you } = props.draft;
  const { select, radios } = fieldsOf(props, 'you');
  return (
    <>
      <SelectField
        {...select('language')}
        hint={spokenLanguages()}
        choices={languageChoices(you.language)}
      />
      <SelectField
        {...select('time_zone')}
        hint={timeZoneHint}
        choices={timeZoneChoices(you.time_zone)}
      />
      <RadioGroup {...radios('units')} />
    </>
  );
}

export const YouQuestions = (props: DeviceQuestionsProps) => (
  <>
    <NameQuestions {...props} />
    <ChoiceQuestion {...fieldsOf(props, 'you').choice('sex')} skipLabel={texts.sexSkip} />
    <DeviceQuestions {...props} />
  </>
);
