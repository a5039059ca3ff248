import { useState } from 'react';
import type { Mistakes } from '../../../lib/form-values.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldPlace, focusField } from '../../../ui/field-place.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TimeField } from '../../../ui/time-field.tsx';
import { amountOf } from '../../../lib/typed-amount.ts';
import { dividedWords, dosesADay, taperMistakes, taperSteps } from './taper-steps.ts';
import { taperTexts as texts } from './plan-texts.ts';
import type { StepValues, TaperValues } from './values.ts';

type TaperMakerProps = {
  readonly taper: TaperValues;
  readonly onChange: (taper: TaperValues) => void;
  readonly onMade: (steps: readonly StepValues[]) => void;
};

type NumberName = 'from' | 'by' | 'every' | 'to' | 'tablet' | 'doses';

/** 'From 8 mg a day by 2 mg every 5 days to 0, in two doses a day'. */
export function TaperMaker({ taper, onChange, onMade }: TaperMakerProps) {
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const put = (changes: Partial<TaperValues>): void => {
    setMistakes({});
    onChange({ ...taper, ...changes });
  };
  const onMake = (): void => {
    const found = taperMistakes(taper);
    const [first] = Object.keys(found);
    setMistakes(found);
    if (first !== undefined) requestAnimationFrame(() => focusField(`taper.${first}`));
    const steps = taperSteps(taper);
    if (steps !== null) onMade(steps);
  };
  const { unit } = taper;
  const number = (name: NumberName, unitWords?: string) => (
    <FieldPlace name={`taper.${name}`}>
      <NumberField
        label={texts[name]}
        {...(unitWords !== undefined && { unit: unitWords })}
        value={taper[name]}
        error={mistakes[name]}
        isWhole={name === 'every' || name === 'doses'}
        maxLength={8}
        enterKeyHint="next"
        onChange={({ currentTarget }) => put({ [name]: currentTarget.value })}
      />
    </FieldPlace>
  );
  const doses = dosesADay(taper);
  const columns = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,7.5rem),1fr))] items-end gap-3';
  return (
    <fieldset className="space-y-3">
      <legend className="font-semibold">{texts.heading}</legend>
      <p className="text-ink-soft">{texts.lead}</p>
      <div className={columns}>
        {number('from', texts.perDay(unit))}
        {number('by', texts.perDay(unit))}
        {number('every')}
        {number('to', texts.perDay(unit))}
        {number('tablet', texts.tabletUnit(unit))}
        {number('doses')}
        {Array.from({ length: doses }, (_, index) => (
          <FieldPlace key={index} name={`taper.times.${index}`}>
            <TimeField
              label={texts.time(index + 1, doses)}
              value={taper.times[index] ?? ''}
              error={mistakes[`times.${index}`]}
              isRequired
              onChange={(time) => {
                const times = Array.from({ length: doses }, (__, at) => taper.times[at] ?? '');
                put({ times: times.with(index, time) });
              }}
            />
          </FieldPlace>
        ))}
        <TextField
          label={texts.unit}
          value={unit}
          maxLength={20}
          autoComplete="off"
          enterKeyHint="next"
          onChange={({ currentTarget }) => put({ unit: currentTarget.value })}
        />
      </div>
      {dividedWords(taper) !== '' && <p className="font-semibold">{dividedWords(taper)}</p>}
      {(amountOf(taper.to) ?? 0) > 0 && (
        <FieldPlace name="taper.after">
          <RadioGroup
            legend={texts.after}
            name="taper-after"
            choices={texts.afterChoices}
            value={taper.after === '' ? undefined : taper.after}
            error={mistakes['after']}
            onChange={(after) => put({ after })}
          />
        </FieldPlace>
      )}
      <Button look="secondary" onClick={onMake}>
        {texts.make}
      </Button>
    </fieldset>
  );
}
