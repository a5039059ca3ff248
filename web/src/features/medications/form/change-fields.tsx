import { limits } from '@caretrail/contract/limits';
import { DatePicker } from '../../../ui/date-picker.tsx';
import { FieldPlace } from '../../../ui/field-place.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { FormProps } from './form-props.ts';
import { QuickDays } from './quick-days.tsx';
import { hints, labels } from './texts.ts';

/** From when the change counts, and why: both stand in the history. */
export function ChangeFields({ values, errors, onChange, here }: FormProps) {
  return (
    <>
      <div className="space-y-2">
        <FieldPlace name="effectiveFrom">
          <DatePicker
            label={labels.effectiveFrom}
            value={values.effectiveFrom}
            error={errors['effectiveFrom']}
            min={here.today}
            isRequired
            onChange={(effectiveFrom) => onChange({ effectiveFrom })}
          />
        </FieldPlace>
        <QuickDays
          value={values.effectiveFrom}
          today={here.today}
          onPick={(effectiveFrom) => onChange({ effectiveFrom })}
        />
      </div>
      <FieldPlace name="changeReason">
        <TextField
          label={labels.changeReason}
          hint={hints.changeReason}
          value={values.changeReason}
          error={errors['changeReason']}
          maxLength={limits.text.short}
          autoComplete="off"
          onChange={({ currentTarget }) => onChange({ changeReason: currentTarget.value })}
        />
      </FieldPlace>
    </>
  );
}
