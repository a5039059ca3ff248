import { limits } from '@caretrail/contract/limits';
import { locationLists } from '@caretrail/contract/locations/location-body';
import type { ComponentProps } from 'react';
import { DatePicker } from '../../../ui/date-picker.tsx';
import { FieldPlace } from '../../../ui/field-place.tsx';
import { LineList } from '../../../ui/line-list.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TickBox } from '../../../ui/tick-box.tsx';
import { TimeField } from '../../../ui/time-field.tsx';
import { RowsField } from './hours-field.tsx';
import { formTexts as texts, hints, labels } from './texts.ts';
import type { FormProps } from './use-place-form.ts';
import { type FormValues, noException } from './values.ts';

type TextName = {
  [K in keyof FormValues]: FormValues[K] extends string ? K : never;
}[keyof FormValues] &
  keyof typeof labels;

type OneFieldProps = FormProps & {
  readonly name: TextName;
  readonly isLong?: boolean;
} & Pick<ComponentProps<'input'>, 'inputMode' | 'autoComplete' | 'required' | 'maxLength'>;

const hintOf = (name: string): string | undefined =>
  Object.hasOwn(hints, name) ? hints[name as keyof typeof hints] : undefined;

/** One text of the form, under its own name. */
export function OneField(props: OneFieldProps) {
  const { values, errors, onChange, name, isLong = false, ...input } = props;
  const field = {
    name,
    label: labels[name],
    hint: hintOf(name),
    value: values[name],
    error: errors[name],
    autoComplete: 'off',
    maxLength: limits.text.short,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ [name]: currentTarget.value }),
  };
  const { maxLength = field.maxLength } = input;
  return (
    <FieldPlace name={name}>
      {isLong ? (
        <TextArea {...field} rows={2} maxLength={maxLength} />
      ) : (
        <TextField {...field} {...input} maxLength={maxLength} />
      )}
    </FieldPlace>
  );
}

const mostRows = 40;

/** Holidays and other days with hours of their own, or none. */
const ExceptionsField = ({ values, errors, onChange }: FormProps) => (
  <RowsField
    name="exceptions"
    legend={labels.exceptions}
    rows={values.exceptions}
    empty={noException}
    most={mostRows}
    rowName={(row) => texts.exceptionRow({ row })}
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

/** What few need to write down. */
export function FurtherFields(form: FormProps) {
  const { values, errors, onChange } = form;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <OneField {...form} name="region" />
        <OneField {...form} name="country" />
      </div>
      <OneField {...form} name="organisation" />
      <OneField {...form} name="department" />
      <FieldPlace name="practitioners">
        <div role="group" aria-labelledby="people-there">
          <p id="people-there" className="mb-1.5 font-semibold">
            {labels.practitioners}
          </p>
          <LineList
            itemLabel={texts.person}
            name="practitioners"
            lines={values.practitioners}
            addText={texts.addPerson}
            maxLength={limits.text.short}
            most={locationLists.practitioners}
            error={errors['practitioners']}
            onChange={(practitioners) => onChange({ practitioners })}
          />
        </div>
      </FieldPlace>
      <OneField {...form} name="email" inputMode="email" maxLength={limits.text.email} />
      <OneField {...form} name="website" inputMode="url" maxLength={2000} />
      <OneField {...form} name="portal_url" inputMode="url" maxLength={2000} />
      <ExceptionsField {...form} />
      <OneField {...form} name="source" />
    </>
  );
}
