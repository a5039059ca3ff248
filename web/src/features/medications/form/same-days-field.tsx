import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { useKnownMedications } from '../use-medications.ts';
import type { FormProps } from './form-props.ts';
import { inCycles, likelySame, sameDaysAs, sameDaysChoices } from './same-days.ts';
import { sameDaysTexts as texts } from './plan-texts.ts';

/** Copies the cycle of another medicine: what goes before the chemotherapy goes with its days. */
export function SameDays({ onChange, here }: FormProps) {
  const known = useKnownMedications();
  const others = inCycles(Object.values(known), here.today);
  const [chosen, setChosen] = useState<string | null>(null);
  const [before, setBefore] = useState<(typeof texts.beforeChoices)[number]['value']>();
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
        choices={texts.beforeChoices}
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
      {copied !== null && <p role="status">{texts.copied(copied)}</p>}
    </div>
  );
}
