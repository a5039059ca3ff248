import { FieldPlace } from '../../../ui/field-place.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TickBox } from '../../../ui/tick-box.tsx';
import type { FormProps } from './form-props.ts';
import { SameDays } from './same-days-field.tsx';
import { hints, labels } from './texts.ts';

/** 'Five of 28 days, six times'; or the days of another medicine. */
export function CycleFields(props: FormProps) {
  const { values, mistakes, onChange } = props;
  const number = (name: 'cycleOn' | 'cycleLength' | 'cycles') => (
    <FieldPlace name={name}>
      <NumberField
        label={labels[name]}
        value={values[name]}
        error={mistakes[name]}
        isWhole
        maxLength={3}
        enterKeyHint="next"
        onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
      />
    </FieldPlace>
  );
  // A sentence needs room.
  const isWrong = ['cycleOn', 'cycleLength', 'cycles'].some((name) => mistakes[name] !== undefined);
  return (
    <div className="space-y-2">
      <SameDays {...props} />
      <p className="text-small text-ink-soft">{hints.cycle}</p>
      <div className={`grid items-end gap-3 ${isWrong ? '' : 'grid-cols-3'}`}>
        {values.isCycleApart ? (
          <div className="col-span-full">
            <FieldPlace name="cycleOn">
              <TextField
                label={labels.cycleDays}
                hint={hints.cycleDays}
                value={values.cycleOn}
                error={mistakes['cycleOn']}
                autoComplete="off"
                enterKeyHint="next"
                onChange={({ currentTarget }) => onChange({ cycleOn: currentTarget.value })}
              />
            </FieldPlace>
          </div>
        ) : (
          number('cycleOn')
        )}
        {number('cycleLength')}
        {number('cycles')}
      </div>
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
