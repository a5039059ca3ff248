import { FieldPlace } from '../../../ui/field-place.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TickBox } from '../../../ui/tick-box.tsx';
import { sessionsOf } from './body.ts';
import type { GroupProps } from './group-fields.tsx';
import { SessionsPreview } from './sessions-preview.tsx';
import { hints, labels } from './texts.ts';

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
