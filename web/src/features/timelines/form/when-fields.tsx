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
    // As wide as with its button to clear it, which must not push the other time to the next line.
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
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-end gap-x-6 [&>*]:w-80 [&>*]:max-w-full">
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
        {values.isSeveralDays && (
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
