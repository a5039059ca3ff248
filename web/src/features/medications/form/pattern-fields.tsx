import { limits } from '@caretrail/contract/limits';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { FieldPlace, focusField } from '../../../ui/field-place.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { WeekdayBoxes } from '../../../ui/weekday-boxes.tsx';
import { CycleFields } from './cycle-fields.tsx';
import type { FormProps } from './use-medicine-form.ts';
import { MonthFields } from './month-fields.tsx';
import { hoursFromChoices, taperTexts as texts } from './plan-texts.ts';
import { StepFields } from './step-fields.tsx';
import { TaperMaker } from './taper-maker.tsx';
import { labels } from './texts.ts';
import { noStep, type StepValues } from './values.ts';

/** The generator for a taper, and its steps. */
function TaperFields({ values, errors, suggested, onChange }: FormProps) {
  const { steps, taper } = values;
  const [made, setMade] = useState<number | null>(null);
  const [isMaking, setMaking] = useState(steps.length === 0);
  const [open, setOpen] = useState<number | null>(null);
  const put = (next: readonly StepValues[], opened: number | null): void => {
    onChange({ steps: next });
    setOpen(opened);
  };
  const isWrong = (index: number): boolean =>
    Object.keys(errors).some((field) => field.startsWith(`steps.${index}.`));
  return (
    <div className="space-y-4">
      <FieldPlace name="steps">
        <FieldError id="steps-error">{errors['steps']}</FieldError>
        {isMaking ? (
          <TaperMaker
            taper={taper}
            onChange={(next) => onChange({ taper: next })}
            onMade={(next) => {
              put(next, null);
              setMade(next.length);
              setMaking(false);
              requestAnimationFrame(() => focusField('steps'));
            }}
          />
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <p role="status" className={made === null ? 'font-semibold' : ''}>
              {made === null ? labels.steps : texts.made({ count: made })}
            </p>
            <Button look="quiet" className="px-2!" onClick={() => setMaking(true)}>
              {texts.again}
            </Button>
          </div>
        )}
      </FieldPlace>
      <fieldset className="space-y-3">
        <legend className="sr-only">{labels.steps}</legend>
        <ol className="space-y-3">
          {steps.map((step, index) => (
            <StepFields
              // A step has no id.
              key={index}
              step={step}
              index={index}
              isLast={index === steps.length - 1}
              isOpen={open === index || isWrong(index)}
              errors={errors}
              suggested={suggested}
              onChange={(changes) => put(steps.with(index, { ...step, ...changes }), index)}
              onOpen={(isOpen) => setOpen(isOpen ? index : null)}
              onRemove={() => put(steps.toSpliced(index, 1), null)}
            />
          ))}
        </ol>
        <Button
          look="quiet"
          className="-ms-2 px-2!"
          onClick={() => {
            // A new step starts with the times of the previous one.
            const { times, isDoseDifferent } = steps.at(-1) ?? noStep;
            put([...steps, { ...noStep, times, isDoseDifferent }], steps.length);
            requestAnimationFrame(() => focusField(`steps.${steps.length}.parts.0.count`));
          }}
        >
          <Plus className="size-5" aria-hidden="true" />
          {steps.length === 0 ? texts.addFirst : texts.addStep}
        </Button>
      </fieldset>
    </div>
  );
}

type NumberName = 'everyDays' | 'hours' | 'maxPerDay' | 'minGapHours';

/** The fields for the chosen "how often", except times and dose. */
export function PatternFields(props: FormProps) {
  const { values, errors, onChange } = props;
  const number = (name: NumberName) => (
    <FieldPlace name={name}>
      <NumberField
        label={labels[name]}
        value={values[name]}
        error={errors[name]}
        isWhole={name !== 'minGapHours'}
        maxLength={5}
        enterKeyHint="next"
        onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
      />
    </FieldPlace>
  );
  switch (values.howOften) {
    case 'weekdays':
      return (
        <FieldPlace name="weekdays">
          <WeekdayBoxes
            legend={labels.weekdays}
            value={values.weekdays}
            error={errors['weekdays']}
            onChange={(weekdays) => onChange({ weekdays })}
          />
        </FieldPlace>
      );
    case 'every_n_days':
      return number('everyDays');
    case 'monthly':
      return <MonthFields name="" value={values} errors={errors} onChange={onChange} />;
    case 'cycle':
      return <CycleFields {...props} />;
    case 'taper':
      return <TaperFields {...props} />;
    case 'every_hours':
      return (
        <div className="space-y-5">
          {number('hours')}
          <RadioGroup
            legend={labels.hoursFrom}
            name="hoursFrom"
            choices={hoursFromChoices}
            value={values.hoursFrom}
            onChange={(hoursFrom) => onChange({ hoursFrom })}
          />
        </div>
      );
    case 'as_needed':
      return (
        <div className="space-y-5">
          <TextField
            label={labels.forWhat}
            value={values.forWhat}
            maxLength={limits.text.short}
            autoComplete="off"
            enterKeyHint="next"
            onChange={({ currentTarget }) => onChange({ forWhat: currentTarget.value })}
          />
          {number('maxPerDay')}
          {number('minGapHours')}
        </div>
      );
    case 'daily':
    case '':
      return null;
  }
}
