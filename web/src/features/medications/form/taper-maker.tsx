import { type ReactNode, useState } from 'react';
import type { Errors } from '../../../lib/form-values.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldPlace, focusField } from '../../../ui/field-place.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TimeField } from '../../../ui/time-field.tsx';
import { amountOf } from '../../../lib/typed-amount.ts';
import { errorIdOf, RowErrors } from './field-parts.tsx';
import { dosesADay, formatDivided, taperErrors, taperSteps } from './taper-steps.ts';
import { afterChoices, taperTexts as texts } from './plan-texts.ts';
import { labels } from './texts.ts';
import type { StepValues, TaperValues } from './values.ts';

type TaperMakerProps = {
  readonly taper: TaperValues;
  readonly onChange: (taper: TaperValues) => void;
  readonly onMade: (steps: readonly StepValues[]) => void;
};

type NumberName = 'from' | 'by' | 'every' | 'to' | 'tablet' | 'doses';

/** Generates steps: 'from 8 mg a day by 2 mg every 5 days to 0, in two doses a day'. */
export function TaperMaker({ taper, onChange, onMade }: TaperMakerProps) {
  const [errors, setErrors] = useState<Errors>({});
  const put = (changes: Partial<TaperValues>): void => {
    setErrors({});
    onChange({ ...taper, ...changes });
  };
  const onMake = (): void => {
    const found = taperErrors(taper);
    const [first] = Object.keys(found);
    setErrors(found);
    if (first !== undefined) requestAnimationFrame(() => focusField(`taper.${first}`));
    const steps = taperSteps(taper);
    if (steps !== null) onMade(steps);
  };
  const unit = taper.unit.trim();
  const perDay = unit === '' ? texts.perDayOnly : texts.perDay({ unit });
  const number = (name: NumberName, unitWords?: string) => (
    <FieldPlace name={`taper.${name}`}>
      <NumberField
        label={texts[name]}
        {...(unitWords !== undefined && { unit: unitWords })}
        value={taper[name]}
        error={errors[name]}
        errorId={errorIdOf(name)}
        isWhole={name === 'every' || name === 'doses'}
        maxLength={8}
        enterKeyHint="next"
        onChange={({ currentTarget }) => put({ [name]: currentTarget.value })}
      />
    </FieldPlace>
  );
  const tabletUnit = unit === '' ? texts.tabletOptional : texts.tabletUnit({ unit });
  const doses = dosesADay(taper);
  const timeNames = Array.from({ length: doses }, (_, index) => `times.${index}`);
  /** Two fields side by side, with their errors below. */
  const row = (names: readonly string[], ...fields: ReactNode[]) => (
    <div>
      <div className="grid grid-cols-2 items-end gap-3">{fields}</div>
      <RowErrors fields={names} errors={errors} />
    </div>
  );
  return (
    <fieldset className="space-y-3">
      <legend className="font-semibold">{texts.heading}</legend>
      <p className="text-ink-soft">{texts.lead}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {row(['from', 'by'], number('from', perDay), number('by', perDay))}
        {row(['every', 'to'], number('every'), number('to', perDay))}
        {row(['tablet', 'doses'], number('tablet', tabletUnit), number('doses'))}
        {doses > 0 && (
          <fieldset>
            <legend className="mb-1 font-semibold">{labels.times}</legend>
            {row(
              timeNames,
              timeNames.map((name, index) => (
                <FieldPlace key={name} name={`taper.${name}`}>
                  <TimeField
                    label={doses === 1 ? texts.time : texts.timeOf({ number: index + 1 })}
                    value={taper.times[index] ?? ''}
                    error={errors[name]}
                    errorId={errorIdOf(name)}
                    isRequired
                    onChange={(time) => {
                      const times = Array.from({ length: doses }, (_, at) => taper.times[at] ?? '');
                      put({ times: times.with(index, time) });
                    }}
                  />
                </FieldPlace>
              )),
            )}
          </fieldset>
        )}
        <div className="max-w-40">
          <TextField
            label={texts.unit}
            value={taper.unit}
            maxLength={20}
            autoComplete="off"
            enterKeyHint="next"
            onChange={({ currentTarget }) => put({ unit: currentTarget.value })}
          />
        </div>
      </div>
      {formatDivided(taper) !== '' && <p className="font-semibold">{formatDivided(taper)}</p>}
      {(amountOf(taper.to) ?? 0) > 0 && (
        <FieldPlace name="taper.after">
          <RadioGroup
            legend={texts.after}
            name="taper-after"
            choices={afterChoices}
            value={taper.after === '' ? undefined : taper.after}
            error={errors['after']}
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
