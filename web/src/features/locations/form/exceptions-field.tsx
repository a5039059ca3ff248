import { limits } from '@caretrail/contract/limits';
import { DatePicker } from '../../../ui/date-picker.tsx';
import { FieldPlace } from '../../../ui/field-place.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TickBox } from '../../../ui/tick-box.tsx';
import { TimeField } from '../../../ui/time-field.tsx';
import type { FormProps } from './form-props.ts';
import { RowsField } from './rows-field.tsx';
import { formTexts as texts, labels } from './texts.ts';
import { noException } from './values.ts';

const mostRows = 40;

/** Holidays and other days with hours of their own, or none. */
export const ExceptionsField = ({ values, errors, onChange }: FormProps) => (
  <RowsField
    name="exceptions"
    legend={labels.exceptions}
    rows={values.exceptions}
    empty={noException}
    most={mostRows}
    rowName={texts.exceptionRow}
    addText={texts.addException}
    addAnotherText={texts.addOtherException}
    removeText={texts.removeException}
    onChange={(exceptions) => onChange({ exceptions })}
  >
    {(row, index, put) => (
      <>
        <FieldPlace name={`exceptions.${index}.date`}>
          <DatePicker
            label={texts.date}
            value={row.date}
            error={errors[`exceptions.${index}.date`]}
            onChange={(date) => put({ ...row, date })}
          />
        </FieldPlace>
        <TextField
          label={texts.note}
          value={row.note}
          maxLength={limits.locations.dayNoteLength}
          autoComplete="off"
          onChange={({ currentTarget }) => put({ ...row, note: currentTarget.value })}
        />
        <TickBox
          label={texts.closed}
          checked={row.isClosed}
          onChange={({ currentTarget }) => put({ ...row, isClosed: currentTarget.checked })}
        />
        {!row.isClosed && (
          <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
            {(['opens', 'closes'] as const).map((name) => (
              <FieldPlace key={name} name={`exceptions.${index}.${name}`}>
                <TimeField
                  label={texts[name]}
                  value={row[name]}
                  error={errors[`exceptions.${index}.${name}`]}
                  onChange={(time) => put({ ...row, [name]: time })}
                />
              </FieldPlace>
            ))}
          </div>
        )}
      </>
    )}
  </RowsField>
);
