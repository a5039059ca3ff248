import { scheduleDefaults } from '@caretrail/contract/medications/schedule';
import { useState } from 'react';
import { FieldError } from '../../../ui/field-error.tsx';
import { FieldPlace, focusField } from '../../../ui/field-place.tsx';
import { TimeField } from '../../../ui/time-field.tsx';
import { ChoiceCards, ChosenLine, InlineField, RowErrors } from './field-parts.tsx';
import { CycleDoseFields } from './cycle-dose-fields.tsx';
import { CycleNumber, formatCycleValues } from './cycle-fields.tsx';
import { DoseFields } from './dose-fields.tsx';
import type { FormProps } from './use-medicine-form.ts';
import {
  hasTimes,
  type HowOften,
  howOftenNames,
  howOftenTexts,
  isCountedFromStart,
} from './how-often.ts';
import { MonthPreview } from './month-fields.tsx';
import { PartsField } from './parts-field.tsx';
import { PatternFields } from './pattern-fields.tsx';
import { PeriodFields } from './period-fields.tsx';
import { hints, labels } from './texts.ts';
import { noTime } from './values.ts';

type HowOftenCardsProps = {
  readonly value: HowOften | '';
  readonly error: string | undefined;
  readonly onChange: (howOften: HowOften) => void;
};

const cards = howOftenNames.map((value) => ({ value, ...howOftenTexts[value] }));

/** Cards that collapse to one line once one is chosen. */
function HowOftenCards({ value, error, onChange }: HowOftenCardsProps) {
  const [isOpen, setOpen] = useState(false);
  const put = (isNowOpen: boolean): void => {
    setOpen(isNowOpen);
    // The pressed card is gone.
    requestAnimationFrame(() => focusField('howOften'));
  };
  return (
    <FieldPlace name="howOften">
      {value !== '' && !isOpen ? (
        <>
          <FieldError id="how-often-error">{error}</FieldError>
          <ChosenLine
            label={labels.howOften}
            chosen={howOftenTexts[value].label}
            onChange={() => put(true)}
          />
        </>
      ) : (
        <fieldset aria-describedby={error === undefined ? undefined : 'how-often-error'}>
          <legend className="mb-2 text-h3 font-semibold">{labels.howOften}</legend>
          <FieldError id="how-often-error">{error}</FieldError>
          <ChoiceCards
            cards={cards}
            chosen={value}
            onChoose={(howOften) => {
              onChange(howOften);
              put(false);
            }}
          />
        </fieldset>
      )}
    </FieldPlace>
  );
}

/** Asks how often first, then only what that needs. Days given by a template or the plan are collapsed. */
export function ScheduleFields(props: FormProps) {
  const { values, errors, suggested, onChange } = props;
  const { howOften, times, cycleDoses } = values;
  const given = formatCycleValues(values);
  const [isOpen, setOpen] = useState(given === '');
  const isWrong = ['howOften', 'cycleOn', 'cycleLength'].some((name) => name in errors);
  const first = times[0] ?? noTime;
  const isCycle = howOften === 'cycle';
  const pattern =
    isCycle && !isOpen && !isWrong ? (
      <div className="space-y-3">
        <FieldPlace name="howOften">
          <ChosenLine
            label={labels.howOften}
            chosen={given}
            onChange={() => {
              setOpen(true);
              requestAnimationFrame(() => focusField('howOften'));
            }}
          />
        </FieldPlace>
        <InlineField>
          <CycleNumber {...props} name="cycles" />
        </InlineField>
        <RowErrors fields={['cycles']} errors={errors} />
      </div>
    ) : (
      <>
        <HowOftenCards
          value={howOften}
          error={errors['howOften']}
          onChange={(next) =>
            onChange({
              howOften: next,
              // Exact hours were part of the interval, and not chosen.
              ...(values.keptZone !== null &&
                howOften === 'every_hours' &&
                next !== howOften && { tz_mode: scheduleDefaults.tz_mode }),
              // New steps and cycles start with the change, not with the plan before it.
              ...(values.effectiveFrom !== '' &&
                next !== howOften &&
                isCountedFromStart(next) && { start: values.effectiveFrom }),
            })
          }
        />
        <PatternFields {...props} />
      </>
    );
  if (howOften === '') return pattern;
  return (
    <>
      {pattern}
      {howOften === 'every_hours' && (
        <FieldPlace name="times.0">
          <TimeField
            label={labels.firstTime}
            value={first.time}
            error={errors['times.0']}
            isRequired
            onChange={(time) => onChange({ times: [{ ...first, time }] })}
          />
        </FieldPlace>
      )}
      {hasTimes(howOften) && (
        <DoseFields
          dose={values}
          name=""
          legend={
            isCycle && cycleDoses[0] !== undefined
              ? labels.firstParts({ cycle: cycleDoses[0].cycle || '…' })
              : labels.parts
          }
          hint={hints.parts}
          errors={errors}
          suggested={suggested}
          onChange={onChange}
        />
      )}
      {isCycle && <CycleDoseFields {...props} />}
      {(howOften === 'every_hours' || howOften === 'as_needed') && (
        <PartsField
          legend={labels.parts}
          hint={hints.parts}
          name="parts"
          parts={values.parts}
          errors={errors}
          strengths={suggested.strengths}
          onChange={(parts) => onChange({ parts })}
        />
      )}
      <PeriodFields {...props} />
      {howOften === 'monthly' && (
        <MonthPreview values={values} from={values.effectiveFrom || null} />
      )}
    </>
  );
}
