import { type Weekday, weekdayLabels, weekdays } from '@caretrail/contract/medications/repeat-on';
import { useId } from 'react';
import { describedBy, FieldNotes } from '../../../ui/field-notes.tsx';
import { FieldPlace } from '../../../ui/field-place.tsx';
import { TimeField } from '../../../ui/time-field.tsx';
import { RowsField } from './rows-field.tsx';
import { formTexts as texts, labels } from './texts.ts';
import type { FormProps } from './use-place-form.ts';
import { noHours } from './values.ts';

type DayBoxesProps = {
  readonly value: readonly Weekday[];
  readonly error: string | undefined;
  readonly onChange: (days: readonly Weekday[]) => void;
};

/** 'Mon' to the eye, 'Monday' to the ear. */
const short = (day: Weekday) => {
  const word = weekdayLabels[day];
  return (
    <>
      <span aria-hidden="true">{word.slice(0, 3)}</span>
      <span className="sr-only">{word}</span>
    </>
  );
};

/** Which days have these hours. */
function DayBoxes({ value, error, onChange }: DayBoxesProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={describedBy(id, { error })}>
      <legend className="mb-1.5 font-semibold">{texts.days}</legend>
      <FieldNotes id={id} error={error} />
      <div className="flex flex-wrap gap-2">
        {weekdays.map((day) => (
          <label
            key={day}
            className="inline-flex min-h-target items-center gap-2 rounded-control border border-edge bg-sheet px-2.5 hover:bg-action-tint has-checked:border-action has-checked:bg-action-tint has-checked:font-semibold"
          >
            <input
              type="checkbox"
              checked={value.includes(day)}
              aria-invalid={error === undefined ? undefined : true}
              onChange={({ currentTarget }) =>
                onChange(
                  weekdays.filter((each) =>
                    each === day ? currentTarget.checked : value.includes(each),
                  ),
                )
              }
              className="size-5 shrink-0 accent-action"
            />
            {short(day)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const mostRows = 7;

/** Days that have the same hours are one row: for most places one is enough. */
export const HoursField = ({ values, errors, onChange }: FormProps) => (
  <RowsField
    name="hours"
    legend={labels.hours}
    hint={texts.hoursHint}
    rows={values.hours}
    empty={noHours}
    most={mostRows}
    rowName={texts.hoursRow}
    addText={texts.addHours}
    addAnotherText={texts.addOtherHours}
    removeText={texts.removeHours}
    onChange={(hours) => onChange({ hours })}
  >
    {(row, index, put) => (
      <>
        <FieldPlace name={`hours.${index}.days`}>
          <DayBoxes
            value={row.days}
            error={errors[`hours.${index}.days`]}
            onChange={(days) => put({ ...row, days })}
          />
        </FieldPlace>
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
          {(['opens', 'closes'] as const).map((name) => (
            <FieldPlace key={name} name={`hours.${index}.${name}`}>
              <TimeField
                label={texts[name]}
                value={row[name]}
                error={errors[`hours.${index}.${name}`]}
                onChange={(time) => put({ ...row, [name]: time })}
              />
            </FieldPlace>
          ))}
        </div>
      </>
    )}
  </RowsField>
);
