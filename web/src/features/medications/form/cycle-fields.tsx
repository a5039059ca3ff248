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
  const number = (name: 'cycleLength' | 'cycles') => (
    <FieldPlace name={name}>
      <NumberField
        label={labels[name]}
        hint={hints[name]}
        value={values[name]}
        error={mistakes[name]}
        isWhole
        maxLength={3}
        onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
      />
    </FieldPlace>
  );
  const on = {
    value: values.cycleOn,
    error: mistakes['cycleOn'],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ cycleOn: currentTarget.value }),
  };
  return (
    <div className="space-y-5">
      <SameDays {...props} />
      <FieldPlace name="cycleOn">
        {values.isCycleApart ? (
          <TextField {...on} label={labels.cycleDays} hint={hints.cycleDays} autoComplete="off" />
        ) : (
          <NumberField {...on} label={labels.cycleOn} isWhole maxLength={3} />
        )}
      </FieldPlace>
      <TickBox
        label={labels.cycleApart}
        checked={values.isCycleApart}
        onChange={({ currentTarget }) =>
          onChange({ isCycleApart: currentTarget.checked, cycleOn: '' })
        }
      />
      {number('cycleLength')}
      {number('cycles')}
    </div>
  );
}
