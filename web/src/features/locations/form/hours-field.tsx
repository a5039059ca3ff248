import { FieldPlace } from '../../../ui/field-place.tsx';
import { TimeField } from '../../../ui/time-field.tsx';
import { DayBoxes } from './day-boxes.tsx';
import type { FormProps } from './form-props.ts';
import { RowsField } from './rows-field.tsx';
import { formTexts as texts, labels } from './texts.ts';
import { noHours } from './values.ts';

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
