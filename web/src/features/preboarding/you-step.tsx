import { limits } from '@caretrail/contract/limits';
import { DateField } from '../../ui/date-field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ChoiceQuestion, choicesOf } from './choice-question.tsx';
import { labels } from './labels.ts';
import { languageChoices } from './languages.ts';
import { questions } from './question-texts.ts';
import type { StepProps } from './step-props.ts';
import { timeZoneChoices } from './time-zones.ts';

const texts = questions.you;

export function YouStep({ draft, mistakes, onAnswer, partsOfDate, onDate }: StepProps) {
  const { you } = draft;
  const isPatient = you.filled_in_by === 'patient';
  return (
    <>
      <RadioGroup
        legend={texts.filled_in_by}
        name="you.filled_in_by"
        choices={choicesOf(labels.filled_in_by)}
        value={you.filled_in_by}
        onChange={(value) => onAnswer({ part: 'you', name: 'filled_in_by', value })}
      />
      <TextField
        label={texts.first_name}
        name="you.first_name"
        required
        maxLength={limits.text.name}
        autoComplete={isPatient ? 'given-name' : 'off'}
        value={you.first_name ?? ''}
        error={mistakes['you.first_name']}
        onChange={({ currentTarget: { value } }) =>
          onAnswer({ part: 'you', name: 'first_name', value })
        }
      />
      <TextField
        label={texts.last_name}
        name="you.last_name"
        required
        maxLength={limits.text.name}
        autoComplete={isPatient ? 'family-name' : 'off'}
        value={you.last_name ?? ''}
        error={mistakes['you.last_name']}
        onChange={({ currentTarget: { value } }) =>
          onAnswer({ part: 'you', name: 'last_name', value })
        }
      />
      <DateField
        legend={texts.birth_date}
        name="you.birth_date"
        hint={texts.birthDateHint}
        isRequired
        isBirthday={isPatient}
        parts={partsOfDate('you.birth_date')}
        error={mistakes['you.birth_date']}
        onChange={(parts) => onDate('you.birth_date', parts)}
      />
      <ChoiceQuestion
        legend={texts.sex}
        name="you.sex"
        labels={labels.sex}
        skipLabel={texts.sexSkip}
        value={you.sex}
        onAnswer={(value) => onAnswer({ part: 'you', name: 'sex', value })}
      />
      <SelectField
        label={texts.language}
        name="you.language"
        hint={texts.languageHint}
        choices={languageChoices(you.language)}
        value={you.language ?? ''}
        onChange={(value) => onAnswer({ part: 'you', name: 'language', value })}
      />
      <SelectField
        label={texts.time_zone}
        name="you.time_zone"
        hint={texts.timeZoneHint}
        choices={timeZoneChoices(you.time_zone)}
        value={you.time_zone ?? ''}
        onChange={(value) => onAnswer({ part: 'you', name: 'time_zone', value })}
      />
      <RadioGroup
        legend={texts.units}
        name="you.units"
        choices={choicesOf(labels.units)}
        value={you.units}
        onChange={(value) => onAnswer({ part: 'you', name: 'units', value })}
      />
    </>
  );
}
