import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { taperSteps } from './taper-steps.ts';
import { taperTexts as texts } from './texts.ts';
import type { StepValues, TaperValues } from './values.ts';

type TaperMakerProps = {
  readonly taper: TaperValues;
  readonly onChange: (taper: TaperValues) => void;
  readonly onMade: (steps: readonly StepValues[]) => void;
};

const numbers = ['from', 'by', 'every', 'to', 'tablet'] as const;

/** 'From 8 mg by 2 mg every 5 days to 0'. */
export function TaperMaker({ taper, onChange, onMade }: TaperMakerProps) {
  const [isIncomplete, setIncomplete] = useState(false);
  const onMake = (): void => {
    const steps = taperSteps(taper);
    setIncomplete(steps === null);
    if (steps !== null) onMade(steps);
  };
  return (
    <fieldset className="space-y-3">
      <legend className="font-semibold">{texts.heading}</legend>
      <p className="text-ink-soft">{texts.lead}</p>
      <FieldError id="taper-error">{isIncomplete ? texts.incomplete : undefined}</FieldError>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))] items-end gap-3">
        {numbers.map((name) => (
          <NumberField
            key={name}
            label={texts[name]}
            {...(name !== 'every' && taper.unit !== '' && { unit: taper.unit })}
            value={taper[name]}
            maxLength={8}
            onChange={({ currentTarget }) => onChange({ ...taper, [name]: currentTarget.value })}
          />
        ))}
        <TextField
          label={texts.unit}
          value={taper.unit}
          maxLength={20}
          autoComplete="off"
          onChange={({ currentTarget }) => onChange({ ...taper, unit: currentTarget.value })}
        />
      </div>
      <Button look="secondary" onClick={onMake}>
        {texts.make}
      </Button>
    </fieldset>
  );
}
