import { addDays, startOfWeek } from '@caretrail/contract/time/days';
import { DatePicker } from '../../../ui/date-picker.tsx';
import { FieldPlace, focusField } from '../../../ui/field-place.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Chips } from './chips.tsx';
import type { FormProps } from './form-props.ts';
import { hasEnd } from './how-often.ts';
import { useState } from 'react';
import { ChosenLine } from './chosen-line.tsx';
import { endChoices } from './plan-texts.ts';
import { formTexts as texts, labels } from './texts.ts';

const startLabels = { cycle: labels.startCycle, taper: labels.startTaper } as const;

/** From when, and until when. */
export function PeriodFields({ values, mistakes, onChange, here }: FormProps) {
  const { howOften, ends } = values;
  const { today } = here;
  const [isEndOpen, setEndOpen] = useState(ends !== 'open');
  const quick = [
    [texts.today, today],
    [texts.tomorrow, addDays(today, 1)],
    [texts.nextMonday, addDays(startOfWeek(today), 7)],
  ] as const;
  const startLabel =
    howOften === 'cycle' || howOften === 'taper' ? startLabels[howOften] : labels.start;
  return (
    <div className="space-y-4">
      <div className="space-y-2">
        <FieldPlace name="start">
          <DatePicker
            label={startLabel}
            value={values.start}
            error={mistakes['start']}
            isRequired
            onChange={(start) => onChange({ start })}
          />
        </FieldPlace>
        {/* The first day of a plan that runs is not moved by one tap. */}
        {(values.start === '' || quick.some(([, day]) => day === values.start)) && (
          <Chips
            legend={texts.quickDays}
            chips={quick.map(([text, day]) => ({
              text,
              isPressed: values.start === day,
              onPress: () => onChange({ start: day }),
            }))}
          />
        )}
      </div>
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
                error={mistakes['until']}
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
                error={mistakes['lastsDays']}
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
