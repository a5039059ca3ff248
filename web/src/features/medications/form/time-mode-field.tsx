import { useState } from 'react';
import { FieldPlace, focusField } from '../../../ui/field-place.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { ChosenLine } from './field-parts.tsx';
import { hasTimeMode } from './how-often.ts';
import { timeModeChoices } from './plan-texts.ts';
import { labels } from './texts.ts';
import type { FormProps } from './use-medicine-form.ts';

/** What happens to the times on a journey. */
export const TimeModeChoice = ({ values, onChange }: FormProps) => (
  <RadioGroup
    legend={labels.tz_mode}
    name="tz_mode"
    choices={timeModeChoices}
    value={values.tz_mode}
    onChange={(tz_mode) => onChange({ tz_mode })}
  />
);

/** The same for a change, collapsed to one line: it was chosen when the medicine was added. */
export function TimeModeField(form: FormProps) {
  const { howOften, tz_mode } = form.values;
  const [isOpen, setOpen] = useState(false);
  if (howOften === '' || !hasTimeMode(howOften)) return null;
  return (
    <FieldPlace name="tz_mode">
      {isOpen ? (
        <TimeModeChoice {...form} />
      ) : (
        <ChosenLine
          label={labels.tz_mode}
          chosen={timeModeChoices.find(({ value }) => value === tz_mode)?.label ?? ''}
          onChange={() => {
            setOpen(true);
            requestAnimationFrame(() => focusField('tz_mode'));
          }}
        />
      )}
    </FieldPlace>
  );
}
