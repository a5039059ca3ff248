import { limits } from '@caretrail/contract/limits';
import { addDays, startOfWeek } from '@caretrail/contract/time/days';
import { useState } from 'react';
import { DatePicker } from '../../../ui/date-picker.tsx';
import { FieldPlace, focusField } from '../../../ui/field-place.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Chips, ChosenLine } from './field-parts.tsx';
import type { FormProps } from './use-medicine-form.ts';
import { hasEnd, type HowOften, isCountedFromStart } from './how-often.ts';
import { firstDayTexts } from './first-day-texts.ts';
import { endChoices } from './plan-texts.ts';
import { formTexts as texts, hints, labels } from './texts.ts';

type QuickDaysProps = {
  readonly value: string;
  readonly today: string;
  /** Taken already: started before today. */
  readonly isPastToo?: boolean;
  readonly onPick: (day: string) => void;
};

const pastDays = (today: string) =>
  [
    [texts.weekAgo, addDays(today, -7)],
    [texts.yesterday, addDays(today, -1)],
  ] as const;

const quickDays = (today: string) =>
  [
    [texts.today, today],
    [texts.tomorrow, addDays(today, 1)],
    [texts.nextMonday, addDays(startOfWeek(today), 7)],
  ] as const;

/** Common start days. */
const QuickDays = ({ value, today, isPastToo = false, onPick }: QuickDaysProps) => (
  <Chips
    legend={texts.quickDays}
    chips={[...(isPastToo ? pastDays(today) : []), ...quickDays(today)].map(([text, day]) => ({
      text,
      isPressed: value === day,
      onPress: () => onPick(day),
    }))}
  />
);

const startLabels: Partial<Record<HowOften, string>> = {
  monthly: labels.startMonthly,
  cycle: labels.startCycle,
  taper: labels.startTaper,
};

/** The first and last day. */
export function PeriodFields({ values, errors, onChange, here }: FormProps) {
  const { howOften, ends } = values;
  const { today } = here;
  const [isEndOpen, setEndOpen] = useState(ends !== 'open');
  // A change has its own start day. The plan's first day is only asked if the days are counted from it.
  const isChange = values.effectiveFrom !== '';
  const isRunning = isChange && values.start !== '' && values.start <= values.effectiveFrom;
  const isCounted = howOften !== '' && isCountedFromStart(howOften);
  const startLabel = (howOften === '' ? undefined : startLabels[howOften]) ?? labels.start;
  return (
    <div className="space-y-4">
      {(!isRunning || isCounted) && (
        <div className="space-y-2">
          <FieldPlace name="start">
            <DatePicker
              label={startLabel}
              value={values.start}
              hint={isChange || isCounted ? undefined : hints.start}
              error={errors['start']}
              isRequired
              onChange={(start) => onChange({ start })}
            />
          </FieldPlace>
          {!isChange && (
            <QuickDays
              value={values.start}
              {...{ today }}
              isPastToo={!isCounted}
              onPick={(start) => onChange({ start })}
            />
          )}
        </div>
      )}
      {howOften !== '' && hasEnd(howOften) && (
        <>
          {isEndOpen || ends !== 'open' ? (
            <RadioGroup
              legend={labels.ends}
              name="ends"
              choices={endChoices}
              value={ends}
              onChange={(next) => onChange({ ends: next })}
            />
          ) : (
            <ChosenLine
              label={labels.ends}
              chosen={endChoices[0].label}
              onChange={() => {
                setEndOpen(true);
                requestAnimationFrame(() => focusField('ends'));
              }}
            />
          )}
          {ends === 'until' && (
            <FieldPlace name="until">
              <DatePicker
                label={labels.until}
                value={values.until}
                error={errors['until']}
                isRequired
                onChange={(until) => onChange({ until })}
              />
            </FieldPlace>
          )}
          {ends === 'days' && (
            <FieldPlace name="lastsDays">
              <NumberField
                label={labels.lastsDays}
                value={values.lastsDays}
                error={errors['lastsDays']}
                isWhole
                maxLength={4}
                enterKeyHint="next"
                onChange={({ currentTarget }) => onChange({ lastsDays: currentTarget.value })}
              />
            </FieldPlace>
          )}
        </>
      )}
    </div>
  );
}

/** The day on which a medicine was started, to correct it. */
export const FirstDayField = ({ values, errors, onChange }: FormProps) => (
  <FieldPlace name="firstDay">
    <DatePicker
      label={labels.start}
      value={values.firstDay}
      hint={firstDayTexts.hint}
      error={errors['firstDay']}
      isRequired
      onChange={(firstDay) => onChange({ firstDay })}
    />
  </FieldPlace>
);

/** The start day of the change and its reason, both shown in the history. */
export function ChangeFields({ values, errors, onChange, here }: FormProps) {
  return (
    <>
      <div className="space-y-2">
        <FieldPlace name="effectiveFrom">
          <DatePicker
            label={labels.effectiveFrom}
            value={values.effectiveFrom}
            error={errors['effectiveFrom']}
            min={here.today}
            isRequired
            onChange={(effectiveFrom) => onChange({ effectiveFrom })}
          />
        </FieldPlace>
        <QuickDays
          value={values.effectiveFrom}
          today={here.today}
          onPick={(effectiveFrom) => onChange({ effectiveFrom })}
        />
      </div>
      <FieldPlace name="changeReason">
        <TextField
          label={labels.changeReason}
          hint={hints.changeReason}
          value={values.changeReason}
          error={errors['changeReason']}
          maxLength={limits.text.short}
          autoComplete="off"
          onChange={({ currentTarget }) => onChange({ changeReason: currentTarget.value })}
        />
      </FieldPlace>
    </>
  );
}
