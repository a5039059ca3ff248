import { dayName } from '../../../lib/format-day.ts';
import { FieldPlace } from '../../../ui/field-place.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TickBox } from '../../../ui/tick-box.tsx';
import { TimeField } from '../../../ui/time-field.tsx';
import { WeekdayBoxes } from '../../../ui/weekday-boxes.tsx';
import { sessionsOf } from './body.ts';
import type { GroupProps } from './group-fields.tsx';
import { hints, labels, previewTexts } from './texts.ts';

/** How long a cycle is, how many there are, and what happens in it. */
export function CycleFields({ values, errors, onChange, today, hasSessions }: GroupProps) {
  const number = (name: 'cycleLength' | 'cycles') => (
    <FieldPlace name={name}>
      <NumberField
        label={labels[name]}
        hint={hints[name]}
        value={values[name]}
        error={errors[name]}
        isWhole
        maxLength={3}
        onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
      />
    </FieldPlace>
  );
  return (
    <div className="space-y-5">
      {number('cycleLength')}
      {number('cycles')}
      <FieldPlace name="cycleDays">
        <TextField
          label={labels.cycleDays}
          hint={hints.cycleDays}
          value={values.cycleDays}
          error={errors['cycleDays']}
          maxLength={100}
          autoComplete="off"
          onChange={({ currentTarget }) => onChange({ cycleDays: currentTarget.value })}
        />
      </FieldPlace>
      {!hasSessions && (
        <>
          <TickBox
            label={labels.hasVisits}
            hint={hints.hasVisits}
            checked={values.hasVisits}
            onChange={({ currentTarget }) => onChange({ hasVisits: currentTarget.checked })}
          />
          {values.hasVisits && (
            <SessionsPreview days={sessionsOf(values, today).map(({ date }) => date)} />
          )}
        </>
      )}
    </div>
  );
}

/** What the answers come to: a wrong number is seen by its last day. */
function SessionsPreview({ days }: { readonly days: readonly string[] }) {
  const [first] = days;
  const last = days.at(-1);
  return (
    <p
      role="status"
      className={first === undefined ? 'sr-only' : 'rounded-control bg-action-tint px-4 py-3'}
    >
      {first !== undefined &&
        last !== undefined &&
        previewTexts.sessions({
          count: days.length,
          first: dayName(first),
          last: dayName(last),
        })}
    </p>
  );
}

/** How many, on which days, at what time; the days that come of it are shown at once. */
export function SessionFields({ values, errors, onChange, today, hasSessions }: GroupProps) {
  const isBehind = values.start !== '' && values.start < today && values.status === 'active';
  return (
    <div className="space-y-5">
      <FieldPlace name="count">
        <NumberField
          label={labels.count}
          hint={hasSessions ? hints.sessionsKept : hints.count}
          value={values.count}
          error={errors['count']}
          isWhole
          maxLength={3}
          onChange={({ currentTarget }) => onChange({ count: currentTarget.value })}
        />
      </FieldPlace>
      <FieldPlace name="weekdays">
        <WeekdayBoxes
          legend={labels.weekdays}
          value={values.weekdays}
          error={errors['weekdays']}
          onChange={(weekdays) => onChange({ weekdays })}
        />
      </FieldPlace>
      {!hasSessions && values.status !== 'completed' && (
        <>
          <TimeField
            label={labels.time}
            value={values.time}
            onChange={(time) => onChange({ time })}
          />
          {isBehind && (
            <TickBox
              label={labels.isPastDone}
              checked={values.isPastDone}
              onChange={({ currentTarget }) => onChange({ isPastDone: currentTarget.checked })}
            />
          )}
          <SessionsPreview days={sessionsOf(values, today).map(({ date }) => date)} />
        </>
      )}
    </div>
  );
}
