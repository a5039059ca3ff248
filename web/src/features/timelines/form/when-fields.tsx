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

/** The weekday makes a wrong date easier to notice. */
const Weekday = ({ day }: { readonly day: string }) =>
  isCalendarDate(day) && <p className="pt-1.5 text-ink-soft">{dayWithoutYear(day)}</p>;

/** A day and a time; further fields appear only when ticked. */
export function WhenFields({ values, errors, onChange, here }: FormProps) {
  const tick = (name: Tick, label: string) => (
    <TickBox
      label={label}
      checked={values[name]}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.checked })}
    />
  );
  const time = (name: 'startTime' | 'endTime', isRequired: boolean) => (
    <FieldPlace name={name}>
      <TimeField
        label={isRequired ? labels[name] : labels.endTimeOptional}
        value={values[name]}
        error={errors[name]}
        isRequired={isRequired}
        onChange={(value) => onChange({ [name]: value })}
      />
    </FieldPlace>
  );
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <FieldPlace name="day">
          <DatePicker
            label={labels.day}
            value={values.day}
            error={errors['day']}
            isRequired
            onChange={(day) => onChange({ day })}
          />
          <Weekday day={values.day} />
        </FieldPlace>
        {values.day === '' && (
          <button
            type="button"
            className="link"
            onClick={() => onChange({ day: dateAt(here.nowMs, here.zone) })}
          >
            {texts.today}
          </button>
        )}
        {values.isSeveralDays && (
          <FieldPlace name="lastDay">
            <DatePicker
              label={labels.lastDay}
              value={values.lastDay}
              error={errors['lastDay']}
              isRequired
              onChange={(lastDay) => onChange({ lastDay })}
            />
            <Weekday day={values.lastDay} />
          </FieldPlace>
        )}
      </div>
      {!values.isAllDay && (
        <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
          {time('startTime', true)}
          {time('endTime', values.isSeveralDays)}
        </div>
      )}
      <div className="flex flex-wrap gap-x-8">
        {tick('isAllDay', texts.allDay)}
        {tick('isSeveralDays', texts.severalDays)}
        {tick('isElsewhere', texts.elsewhere)}
      </div>
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
