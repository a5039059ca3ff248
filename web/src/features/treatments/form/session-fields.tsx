import { FieldPlace } from '../../../ui/field-place.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { TickBox } from '../../../ui/tick-box.tsx';
import { TimeField } from '../../../ui/time-field.tsx';
import { WeekdayBoxes } from '../../../ui/weekday-boxes.tsx';
import { sessionsOf } from './body.ts';
import type { GroupProps } from './group-fields.tsx';
import { SessionsPreview } from './sessions-preview.tsx';
import { hints, labels } from './texts.ts';

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
