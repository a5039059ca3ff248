import { formatPattern } from '@caretrail/contract/medications/format-schedule';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FieldPlace } from '../../../ui/field-place.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TickBox } from '../../../ui/tick-box.tsx';
import { useKnownMedications } from '../use-medications.ts';
import { errorIdOf, RowErrors } from './field-parts.tsx';
import type { FormProps } from './use-medicine-form.ts';
import { beforeChoices, sameDaysTexts as texts } from './plan-texts.ts';
import { inCycles, likelySame, sameDaysAs, sameDaysChoices } from './same-days.ts';
import { onDaysOf } from './schedule-body.ts';
import { hints, labels } from './texts.ts';
import type { ScheduleValues } from './values.ts';

/** Copies the cycle of another medicine, for example for a medicine that is taken before chemotherapy. */
function SameDays({ onChange, here }: FormProps) {
  const known = useKnownMedications();
  const others = inCycles(Object.values(known), here.today);
  const [chosen, setChosen] = useState<string | null>(null);
  const [before, setBefore] = useState<(typeof beforeChoices)[number]['value']>();
  const [copied, setCopied] = useState<string | null>(null);
  const value = chosen ?? likelySame(others);
  const other = others.find(({ id }) => id === value);
  if (others.length === 0) return null;
  const onCopy = (): void => {
    if (other === undefined) return;
    const values = sameDaysAs(other, Number(before ?? 0));
    if (values === null) return;
    onChange(values);
    setCopied(other.name);
  };
  return (
    <div
      role="group"
      aria-labelledby="same-days"
      className="space-y-3 border-s-4 border-action ps-4"
    >
      <p id="same-days" className="font-semibold">
        {texts.legend}
      </p>
      <SelectField
        label={texts.choose}
        name="same-as"
        value={value}
        choices={[
          ...(value === '' ? [{ value: '', label: texts.notChosen }] : []),
          ...sameDaysChoices(others),
        ]}
        onChange={setChosen}
      />
      <RadioGroup
        legend={texts.before}
        name="before"
        choices={beforeChoices}
        value={before}
        onChange={setBefore}
      />
      <Button
        look="secondary"
        isDisabled={other === undefined || before === undefined}
        onClick={onCopy}
      >
        {texts.copy}
      </Button>
      {copied !== null && <p role="status">{texts.copied({ name: copied })}</p>}
    </div>
  );
}

/** 'Days 1–5 of every 28 days'; empty while one of the numbers is missing. */
export function formatCycleValues(values: ScheduleValues): string {
  const [on_days, length] = [onDaysOf(values), Number(values.cycleLength)];
  if (values.howOften !== 'cycle' || on_days.length === 0 || !(length > 0)) return '';
  const rest = { anchor: '', cycles: null, shifts: [], held: [] };
  return formatPattern({ kind: 'cycle', on_days, length, ...rest });
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

/** A cycle such as five of 28 days, six times; or the days of another medicine. */
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
