import { patternWords } from '@caretrail/contract/medications/schedule-words';
import { useState } from 'react';
import { FieldPlace, focusField } from '../../../ui/field-place.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TickBox } from '../../../ui/tick-box.tsx';
import { ChosenLine } from './chosen-line.tsx';
import type { FormProps } from './form-props.ts';
import { errorIdOf, RowErrors } from './row-errors.tsx';
import { SameDays } from './same-days-field.tsx';
import { onDaysOf } from './schedule-body.ts';
import { hints, labels } from './texts.ts';
import type { ScheduleValues } from './values.ts';

/** 'Days 1–5 of every 28 days'; empty while one of the numbers is missing. */
function daysWords(values: ScheduleValues): string {
  const [on_days, length] = [onDaysOf(values), Number(values.cycleLength)];
  if (on_days.length === 0 || !(length > 0)) return '';
  const rest = { anchor: '', cycles: null, shifts: [], held: [] };
  return patternWords({ kind: 'cycle', on_days, length, ...rest });
}

/** 'Five of 28 days, six times'; or the days of another medicine. What a template or the plan gave is a line. */
export function CycleFields(props: FormProps) {
  const { values, mistakes, onChange } = props;
  const given = daysWords(values);
  const [isOpen, setOpen] = useState(given === '');
  const fields = ['cycleOn', 'cycleLength', 'cycles'];
  const number = (name: 'cycleOn' | 'cycleLength' | 'cycles') => (
    <FieldPlace name={name}>
      <NumberField
        label={labels[name]}
        value={values[name]}
        error={mistakes[name]}
        errorId={errorIdOf(name)}
        isWhole
        maxLength={3}
        enterKeyHint="next"
        onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
      />
    </FieldPlace>
  );
  const isWrong = mistakes['cycleOn'] !== undefined || mistakes['cycleLength'] !== undefined;
  if (!isOpen && !isWrong) {
    return (
      <div className="space-y-3">
        <ChosenLine
          label={labels.cycle}
          chosen={given}
          onChange={() => {
            setOpen(true);
            requestAnimationFrame(() => focusField('cycleOn'));
          }}
        />
        <div className="max-w-56">{number('cycles')}</div>
        <RowErrors fields={['cycles']} mistakes={mistakes} />
      </div>
    );
  }
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
                error={mistakes['cycleOn']}
                errorId={errorIdOf('cycleOn')}
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
      <RowErrors fields={fields} mistakes={mistakes} />
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
