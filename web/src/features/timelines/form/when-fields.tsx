import { isCalendarDate } from '@caretrail/contract/dates';
import { dateAt } from '@caretrail/contract/time/zoned';
import { dayWithoutYear } from '../../../lib/format-day.ts';
import { timeZoneChoices } from '../../../lib/time-zones.ts';
import { DatePicker } from '../../../ui/date-picker.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TickBox } from '../../../ui/tick-box.tsx';
import { TimeField } from '../../../ui/time-field.tsx';
import { FieldPlace } from '../../../ui/field-place.tsx';
import type { FormProps } from './use-event-form.ts';
import { labels } from '../field-labels.ts';
import { formTexts as texts } from './texts.ts';

type Tick = 'isAllDay' | 'isSeveralDays' | 'isElsewhere';

type BelowDayProps = { readonly day: string; readonly onToday?: () => void };

/** The weekday, which makes a wrong date easier to notice. Its line is there before, so that nothing moves. */
const BelowDay = ({ day, onToday }: BelowDayProps) => (
  <div className="flex min-h-target items-center">
    {isCalendarDate(day) && <p className="text-ink-soft">{dayWithoutYear(day)}</p>}
    {day === '' && onToday !== undefined && (
      <button type="button" className="link" onClick={onToday}>
        {texts.today}
      </button>
    )}
  </div>
);

type TimeProps = FormProps & {
  readonly name: 'startTime' | 'endTime';
  readonly isRequired: boolean;
};

// As wide as with its button to clear it, which must not push the other time to the next line.
export const Time = ({ values, errors, onChange, name, isRequired }: TimeProps) => (
  <div className="w-44 max-w-full">
    <FieldPlace name={name}>
      <TimeField
        label={isRequired ? labels[name] : labels.endTimeOptional}
        value={values[name]}
        error={errors[name]}
        isRequired={isRequired}
        onChange={(value) => onChange({ [name]: value })}
      />
    </FieldPlace>
  </div>
);

/** A day and a time. */
export function WhenFields(form: FormProps) {
  const { values, errors, onChange, here } = form;
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
      <div className="w-80 max-w-full">
        <FieldPlace name="day">
          <DatePicker
            label={labels.day}
            value={values.day}
            error={errors['day']}
            isRequired
            onChange={(day) => onChange({ day })}
          />
          <BelowDay
            day={values.day}
            onToday={() => onChange({ day: dateAt(here.nowMs, here.zone) })}
          />
        </FieldPlace>
      </div>
      {!values.isAllDay && <Time {...form} name="startTime" isRequired />}
    </div>
  );
}

/** Its end, its last day and its time zone: few events need them. */
export function FurtherWhen(form: FormProps) {
  const { values, errors, onChange } = form;
  const tick = (name: Tick, label: string) => (
    <TickBox
      label={label}
      checked={values[name]}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.checked })}
    />
  );
  return (
    <div className="space-y-4">
      {!values.isAllDay && <Time {...form} name="endTime" isRequired={values.isSeveralDays} />}
      <div className="flex flex-wrap gap-x-8">
        {tick('isAllDay', texts.allDay)}
        {tick('isSeveralDays', texts.severalDays)}
        {tick('isElsewhere', texts.elsewhere)}
      </div>
      {values.isSeveralDays && (
        <div className="w-80 max-w-full">
          <FieldPlace name="lastDay">
            <DatePicker
              label={labels.lastDay}
              value={values.lastDay}
              error={errors['lastDay']}
              isRequired
              onChange={(lastDay) => onChange({ lastDay })}
            />
            <BelowDay day={values.lastDay} />
          </FieldPlace>
        </div>
      )}
      {values.isElsewhere && (
        <FieldPlace name="time_zone">
          <SelectField
            label={labels.time_zone}
            name="time_zone"
            value={values.time_zone}
            choices={timeZoneChoices(values.time_zone)}
            onChange={(time_zone) => onChange({ time_zone })}
          />
        </FieldPlace>
      )}
    </div>
  );
}
