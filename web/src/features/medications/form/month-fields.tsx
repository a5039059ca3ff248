import { doseDate } from '@caretrail/contract/medications/dose-date';
import { formatPattern } from '@caretrail/contract/medications/format-schedule';
import { weekdayLabels, weekdays } from '@caretrail/contract/time/weekdays';
import type { Errors } from '../../../lib/form-values.ts';
import { FieldError } from '../../../ui/field-error.tsx';
import { FieldPlace } from '../../../ui/field-place.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { errorIdOf, InlineField, RowErrors } from './field-parts.tsx';
import { monthByChoices, noWeekdayChoice, nthChoices } from './plan-texts.ts';
import { hints, labels } from './texts.ts';
import { monthErrors } from './check-dose.ts';
import { planLines } from './plan-lines.ts';
import { phasesOf } from './schedule-body.ts';
import type { MonthValues } from './month-values.ts';
import type { ScheduleValues } from './values.ts';

const weekdayChoices = [
  noWeekdayChoice,
  ...weekdays.map((value) => ({ value, label: weekdayLabels[value] })),
];

type MonthFieldsProps = {
  readonly value: MonthValues;
  /** Before the names of the fields: '', or 'steps.0.'. */
  readonly name: string;
  readonly errors: Errors;
  readonly onChange: (changes: Partial<MonthValues>) => void;
};

/** Which day of the month, and of which months. */
export function MonthFields({ value, name, errors, onChange }: MonthFieldsProps) {
  const number = (field: 'everyMonths' | 'monthDay', hint?: string) => (
    <div>
      <InlineField>
        <FieldPlace name={`${name}${field}`}>
          <NumberField
            label={labels[field]}
            value={value[field]}
            error={errors[`${name}${field}`]}
            errorId={errorIdOf(`${name}${field}`)}
            isWhole
            maxLength={2}
            enterKeyHint="next"
            onChange={({ currentTarget }) => onChange({ [field]: currentTarget.value })}
          />
        </FieldPlace>
      </InlineField>
      <RowErrors fields={[`${name}${field}`]} errors={errors} />
      {hint !== undefined && <p className="text-small text-ink-soft">{hint}</p>}
    </div>
  );
  // One error of both: together they say which day.
  const ofWeekday = {
    error: errors[`${name}monthWeekday`],
    errorId: errorIdOf(`${name}monthWeekday`),
  };
  return (
    <div className="space-y-4">
      <FieldPlace name={`${name}monthBy`}>
        <RadioGroup
          legend={labels.monthBy}
          name={`${name}monthBy`}
          choices={monthByChoices}
          value={value.monthBy === '' ? undefined : value.monthBy}
          error={errors[`${name}monthBy`]}
          isRequired
          onChange={(monthBy) => onChange({ monthBy })}
        />
      </FieldPlace>
      {value.monthBy === 'date' && number('monthDay', hints.monthDay)}
      {value.monthBy === 'weekday' && (
        <FieldPlace name={`${name}monthWeekday`}>
          <FieldError id={ofWeekday.errorId}>{ofWeekday.error}</FieldError>
          <div className="grid grid-cols-2 gap-3">
            <SelectField
              label={labels.monthNth}
              name={`${name}monthNth`}
              choices={nthChoices}
              value={value.monthNth}
              {...ofWeekday}
              onChange={(monthNth) => onChange({ monthNth })}
            />
            <SelectField
              label={labels.monthWeekday}
              name={`${name}monthWeekdayName`}
              choices={weekdayChoices}
              value={value.monthWeekday}
              {...ofWeekday}
              onChange={(chosen) =>
                onChange({ monthWeekday: weekdays.find((day) => day === chosen) ?? '' })
              }
            />
          </div>
        </FieldPlace>
      )}
      {number('everyMonths', hints.monthly)}
    </div>
  );
}

type MonthPreviewProps = {
  readonly values: ScheduleValues;
  /** The start day of a change; null for a new medicine. */
  readonly from: string | null;
};

/** 'On the first Monday of each month. First doses: 7 December 2026, 4 January 2027 and 1 February 2027.' */
export function MonthPreview({ values, from }: MonthPreviewProps) {
  const isWhole = monthErrors(values, '').length === 0 && doseDate.safeParse(values.start).success;
  const phases = isWhole ? phasesOf({ ...values, ends: 'open' }) : [];
  const [line] = planLines(phases, from);
  return (
    <p aria-live="polite" className="min-h-12">
      {phases[0] !== undefined &&
        line !== undefined &&
        labels.monthsInWords({
          often: formatPattern(phases[0].pattern),
          doses: line.firstDoses,
        })}
    </p>
  );
}
