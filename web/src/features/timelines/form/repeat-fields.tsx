import { isCalendarDate } from '@caretrail/contract/dates';
import { formatDayOfMonth, formatRecurrence } from '@caretrail/contract/time/format-recurrence';
import {
  daysOfRecurrence,
  recurrence,
  recurrenceProblem,
} from '@caretrail/contract/time/recurrence';
import { dayWithoutYear } from '../../../lib/format-day.ts';
import { DatePicker } from '../../../ui/date-picker.tsx';
import { FieldPlace } from '../../../ui/field-place.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { WeekdayBoxes } from '../../../ui/weekday-boxes.tsx';
import { repeatTexts as texts } from './repeat-texts.ts';
import { monthWays, repeatOf, type RepeatValues, weekdaysOf } from './repeat-values.ts';
import type { FormProps } from './use-event-form.ts';
import type { FormValues } from './values.ts';

const shownDays = 3;

/** 'Every week on Tuesday, 6 times. 6 events: 1 December, 8 December, 15 December and so on'; null while it is not whole. */
function previewOf(values: FormValues): string | null {
  const rule = repeatOf(values);
  const isWhole = rule !== null && isCalendarDate(values.day) && recurrence.safeParse(rule).success;
  if (!isWhole || recurrenceProblem(rule, values.day) !== null) return null;
  const days = daysOfRecurrence(rule, values.day);
  const first = days.slice(0, shownDays).map(dayWithoutYear).join(' · ');
  return texts.preview({
    rule: formatRecurrence(rule),
    count: days.length,
    days: days.length > shownDays ? texts.andSo({ days: first }) : first,
  });
}

const everyLabels = {
  day: texts.everyDays,
  week: texts.everyWeeks,
  month: texts.everyMonths,
} as const;

type RepeatProps = FormProps & { readonly repeats: boolean };

/** Whether and how it repeats, in words and with the days that result. */
export function RepeatFields({ values, errors, onChange, repeats }: RepeatProps) {
  const { repeat } = values;
  const { kind } = repeat;
  const set = (changes: Partial<RepeatValues>): void =>
    onChange({
      repeat: { ...repeat, ...changes },
      // A rule is never of one alone.
      ...(repeats && values.scope === 'one' && { scope: 'later' }),
    });
  // A change of all begins with the first that is to come, which is not known here.
  const preview = repeats && values.scope === 'all' ? null : previewOf(values);
  return (
    <FieldPlace name="repeats">
      <div className="space-y-4">
        <SelectField
          label={texts.label}
          name="repeats"
          value={kind}
          error={errors['repeats']}
          choices={[
            { value: '', label: repeats ? texts.asItIs : texts.never },
            { value: 'day', label: texts.day },
            { value: 'week', label: texts.week },
            { value: 'month', label: texts.month },
          ]}
          onChange={(chosen) => set({ kind: chosen as RepeatValues['kind'] })}
        />
        {kind !== '' && (
          <>
            <NumberField
              label={everyLabels[kind]}
              name="repeatEvery"
              isWhole
              value={repeat.every}
              error={errors['repeatEvery']}
              onChange={({ currentTarget }) => set({ every: currentTarget.value })}
            />
            {kind === 'week' && (
              <FieldPlace name="repeatWeekdays">
                <WeekdayBoxes
                  legend={texts.weekdays}
                  value={weekdaysOf(values)}
                  error={errors['repeatWeekdays']}
                  onChange={(weekdays) => set({ weekdays })}
                />
              </FieldPlace>
            )}
            {kind === 'month' && monthWays(values.day).length > 0 && (
              <SelectField
                label={texts.monthDay}
                name="repeatOn"
                value={repeat.on}
                choices={monthWays(values.day).map(({ name, on }) => ({
                  value: name,
                  label: texts.onDay({ which: formatDayOfMonth(on) }),
                }))}
                onChange={(on) => set({ on })}
              />
            )}
            <RadioGroup
              legend={texts.ends}
              name="repeatEnds"
              choices={[
                { value: 'times', label: texts.times },
                { value: 'until', label: texts.until },
                { value: 'open', label: texts.open, hint: texts.openHint },
              ]}
              value={repeat.ends}
              onChange={(ends) => set({ ends })}
            />
            {repeat.ends === 'times' && (
              <NumberField
                label={texts.howOften}
                name="repeatTimes"
                isWhole
                value={repeat.times}
                error={errors['repeatTimes']}
                onChange={({ currentTarget }) => set({ times: currentTarget.value })}
              />
            )}
            {repeat.ends === 'until' && (
              <div className="w-80 max-w-full">
                <FieldPlace name="repeatUntil">
                  <DatePicker
                    label={texts.lastDay}
                    value={repeat.until}
                    error={errors['repeatUntil']}
                    isRequired
                    onChange={(until) => set({ until })}
                  />
                </FieldPlace>
              </div>
            )}
            <p aria-live="polite" className="text-ink-soft">
              {preview}
            </p>
          </>
        )}
      </div>
    </FieldPlace>
  );
}

/** Asked last: which ones of a repeating event the changes are for. */
export function ScopeField({ values, onChange, files }: FormProps) {
  if (files.length > 0) return <p>{texts.filesAlone}</p>;
  const isRule = values.repeat.kind !== '';
  return (
    <FieldPlace name="scope">
      <RadioGroup
        legend={texts.scope}
        name="scope"
        hint={texts.scopeHint}
        choices={[
          ...(isRule ? [] : [{ value: 'one' as const, label: texts.one }]),
          { value: 'later' as const, label: texts.later },
          { value: 'all' as const, label: texts.all, hint: texts.allHint },
        ]}
        value={values.scope}
        onChange={(scope) => onChange({ scope })}
      />
    </FieldPlace>
  );
}
