import { hasOddPieces } from '@caretrail/contract/medications/taper';
import { formatDosesAtTimes } from '@caretrail/contract/medications/format-schedule';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { Errors } from '../../../lib/form-values.ts';
import { wholeOf } from '../../../lib/typed-amount.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldPlace, focusField } from '../../../ui/field-place.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { WeekdayBoxes } from '../../../ui/weekday-boxes.tsx';
import { ChosenLine, errorIdOf, InlineField, RowErrors } from './field-parts.tsx';
import { DoseFields } from './dose-fields.tsx';
import { MonthFields } from './month-fields.tsx';
import { slotsOf } from './schedule-body.ts';
import type { Suggestions } from './suggestions.ts';
import { allAtOnce, totalOf } from './taper-steps.ts';
import { rhythmChoices, taperTexts as texts } from './plan-texts.ts';
import { formTexts, hints, labels } from './texts.ts';
import type { StepValues } from './values.ts';

type StepFieldsProps = {
  readonly step: StepValues;
  readonly index: number;
  readonly isLast: boolean;
  readonly isOpen: boolean;
  readonly errors: Errors;
  readonly suggested: Suggestions;
  readonly onChange: (changes: Partial<StepValues>) => void;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onRemove: () => void;
};

/** Empty while the number cannot be read. */
const formatLength = ({ days }: StepValues): string => {
  if (days.trim() === '') return texts.noEnd;
  const number = wholeOf(days, 0, 9999);
  return number === null ? '' : texts.forDays({ days: number });
};

type RhythmFieldProps = {
  readonly name: string;
  readonly value: StepValues['rhythm'];
  readonly onChange: (rhythm: StepValues['rhythm']) => void;
};

/** Collapsed for daily steps, the usual case. */
function RhythmField({ name, value, onChange }: RhythmFieldProps) {
  const [isOpen, setOpen] = useState(value !== 'daily');
  if (!isOpen) {
    return (
      <ChosenLine
        label={labels.rhythm}
        chosen={rhythmChoices[0].label}
        onChange={() => {
          setOpen(true);
          requestAnimationFrame(() => focusField(name));
        }}
      />
    );
  }
  return (
    <SelectField
      label={labels.rhythm}
      name={name}
      choices={rhythmChoices}
      value={value}
      onChange={(rhythm) => onChange(rhythm as StepValues['rhythm'])}
    />
  );
}

/** A step as a summary with its daily total; opened, its fields. */
export function StepFields(props: StepFieldsProps) {
  const { step, index, isLast, isOpen, errors, suggested, onChange, onOpen, onRemove } = props;
  const name = `steps.${index}`;
  const slots = slotsOf(step, name);
  const total = totalOf(step);
  const atOnce = allAtOnce(step);
  const number = (field: 'days' | 'everyDays', label: string) => (
    <FieldPlace name={`${name}.${field}`}>
      <NumberField
        label={label}
        value={step[field]}
        error={errors[`${name}.${field}`]}
        errorId={errorIdOf(`${name}.${field}`)}
        isWhole
        maxLength={4}
        enterKeyHint="next"
        onChange={({ currentTarget }) => onChange({ [field]: currentTarget.value })}
      />
    </FieldPlace>
  );
  return (
    <li className="border-s-4 border-rule ps-3">
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 font-semibold">
          {total === null || step.rhythm === 'monthly'
            ? texts.step({ number: index + 1 })
            : texts.stepOf({ number: index + 1, total })}
        </p>
        <Button
          look="quiet"
          className="shrink-0 px-2!"
          aria-expanded={isOpen}
          aria-label={texts[isOpen ? 'closeStep' : 'changeStep']({ number: index + 1 })}
          onClick={() => onOpen(!isOpen)}
        >
          {isOpen ? texts.close : formTexts.changeChosen}
        </Button>
      </div>
      {!isOpen && (
        <p className="wrap-anywhere">
          {[formatDosesAtTimes(slots), formatLength(step)].filter(Boolean).join(', ')}
          {step.rhythm === 'monthly' && (
            <span className="block">
              {rhythmChoices.find(({ value }) => value === step.rhythm)?.label}
            </span>
          )}
        </p>
      )}
      {hasOddPieces(slots) && <p className="text-problem">{texts.notHalves}</p>}
      {isOpen && (
        <div className="space-y-4 pt-2">
          <DoseFields
            dose={step}
            keepsTotal
            name={`${name}.`}
            errors={errors}
            // Later steps already have the times of the previous one.
            suggested={index === 0 ? suggested : { ...suggested, times: [] }}
            onChange={onChange}
          />
          {atOnce !== null && (
            <Button look="secondary" onClick={() => onChange(atOnce)}>
              {texts.allAt({ time: atOnce.times[0]?.time ?? '' })}
            </Button>
          )}
          <div>
            <InlineField>{number('days', labels.stepDays)}</InlineField>
            <RowErrors fields={[`${name}.days`]} errors={errors} />
            {isLast && <p className="text-small text-ink-soft">{hints.lastStep}</p>}
          </div>
          <RhythmField
            name={`${name}.rhythm`}
            value={step.rhythm}
            onChange={(rhythm) => onChange({ rhythm })}
          />
          {step.rhythm === 'every_n_days' && (
            <div>
              <InlineField>{number('everyDays', labels.everyDays)}</InlineField>
              <RowErrors fields={[`${name}.everyDays`]} errors={errors} />
            </div>
          )}
          {step.rhythm === 'weekdays' && (
            <FieldPlace name={`${name}.weekdays`}>
              <WeekdayBoxes
                legend={labels.weekdays}
                value={step.weekdays}
                error={errors[`${name}.weekdays`]}
                onChange={(weekdays) => onChange({ weekdays })}
              />
            </FieldPlace>
          )}
          {step.rhythm === 'monthly' && (
            <MonthFields name={`${name}.`} value={step} errors={errors} onChange={onChange} />
          )}
          <Button look="quiet" className="-ms-2 px-2!" onClick={onRemove}>
            <X className="size-5" aria-hidden="true" />
            {texts.removeStep({ number: index + 1 })}
          </Button>
        </div>
      )}
    </li>
  );
}
