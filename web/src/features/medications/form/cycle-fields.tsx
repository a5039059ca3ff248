import { patternWords } from '@caretrail/contract/medications/schedule-words';
import { FieldPlace } from '../../../ui/field-place.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TickBox } from '../../../ui/tick-box.tsx';
import type { FormProps } from './form-props.ts';
import { errorIdOf, RowErrors } from './row-errors.tsx';
import { SameDays } from './same-days-field.tsx';
import { onDaysOf } from './schedule-body.ts';
import { hints, labels } from './texts.ts';
import type { ScheduleValues } from './values.ts';

/** 'Days 1–5 of every 28 days'; empty while one of the numbers is missing. */
export function cycleWords(values: ScheduleValues): string {
  const [on_days, length] = [onDaysOf(values), Number(values.cycleLength)];
  if (values.howOften !== 'cycle' || on_days.length === 0 || !(length > 0)) return '';
  const rest = { anchor: '', cycles: null, shifts: [], held: [] };
  return patternWords({ kind: 'cycle', on_days, length, ...rest });
}

type NumberName = 'cycleOn' | 'cycleLength' | 'cycles';

export const CycleNumber = ({ name, ...form }: FormProps & { readonly name: NumberName }) => (
  <FieldPlace name={name}>
    <NumberField
      label={labels[name]}
      value={form.values[name]}
      error={form.errors[name]}
      errorId={errorIdOf(name)}
      isWhole
      maxLength={3}
      enterKeyHint="next"
      onChange={({ currentTarget }) => form.onChange({ [name]: currentTarget.value })}
    />
  </FieldPlace>
);

/** 'Five of 28 days, six times'; or the days of another medicine. */
export function CycleFields(props: FormProps) {
  const { values, errors, onChange } = props;
  return (
    <div className="space-y-2">
      <SameDays {...props} />
      <p className="text-small text-ink-soft">{hints.cycle}</p>
      <div className="grid grid-cols-3 items-end gap-3">
        {values.isCycleApart ? (
          <div className="col-span-full">
            <FieldPlace name="cycleOn">
              <TextField
                label={labels.cycleDays}
                hint={hints.cycleDays}
                value={values.cycleOn}
                error={errors['cycleOn']}
                errorId={errorIdOf('cycleOn')}
                autoComplete="off"
                enterKeyHint="next"
                onChange={({ currentTarget }) => onChange({ cycleOn: currentTarget.value })}
              />
            </FieldPlace>
          </div>
        ) : (
          <CycleNumber {...props} name="cycleOn" />
        )}
        <CycleNumber {...props} name="cycleLength" />
        <CycleNumber {...props} name="cycles" />
      </div>
      <RowErrors fields={['cycleOn', 'cycleLength', 'cycles']} errors={errors} />
      <TickBox
        label={labels.cycleApart}
        checked={values.isCycleApart}
        onChange={({ currentTarget }) =>
          onChange({ isCycleApart: currentTarget.checked, cycleOn: '' })
        }
      />
    </div>
  );
}
