import { limits } from '@caretrail/contract/limits';
import { FieldPlace } from '../../../ui/field-place.tsx';
import { WeekdayBoxes } from '../../../ui/weekday-boxes.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { CycleFields } from './cycle-fields.tsx';
import type { FormProps } from './form-props.ts';
import { TaperFields } from './taper-fields.tsx';
import { hoursFromChoices } from './plan-texts.ts';
import { labels } from './texts.ts';

type NumberName = 'everyDays' | 'hours' | 'maxPerDay' | 'minGapHours';

/** What the chosen "how often" asks beside times and dose. */
export function PatternFields(props: FormProps) {
  const { values, errors, onChange } = props;
  const number = (name: NumberName) => (
    <FieldPlace name={name}>
      <NumberField
        label={labels[name]}
        value={values[name]}
        error={errors[name]}
        isWhole={name !== 'minGapHours'}
        maxLength={5}
        enterKeyHint="next"
        onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
      />
    </FieldPlace>
  );
  switch (values.howOften) {
    case 'weekdays':
      return (
        <FieldPlace name="weekdays">
          <WeekdayBoxes
            legend={labels.weekdays}
            value={values.weekdays}
            error={errors['weekdays']}
            onChange={(weekdays) => onChange({ weekdays })}
          />
        </FieldPlace>
      );
    case 'every_n_days':
      return number('everyDays');
    case 'cycle':
      return <CycleFields {...props} />;
    case 'taper':
      return <TaperFields {...props} />;
    case 'every_hours':
      return (
        <div className="space-y-5">
          {number('hours')}
          <RadioGroup
            legend={labels.hoursFrom}
            name="hoursFrom"
            choices={hoursFromChoices}
            value={values.hoursFrom}
            onChange={(hoursFrom) => onChange({ hoursFrom })}
          />
        </div>
      );
    case 'as_needed':
      return (
        <div className="space-y-5">
          <TextField
            label={labels.forWhat}
            value={values.forWhat}
            maxLength={limits.text.short}
            autoComplete="off"
            enterKeyHint="next"
            onChange={({ currentTarget }) => onChange({ forWhat: currentTarget.value })}
          />
          {number('maxPerDay')}
          {number('minGapHours')}
        </div>
      );
    case 'daily':
    case '':
      return null;
  }
}
