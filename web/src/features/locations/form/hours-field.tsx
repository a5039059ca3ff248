import { type Weekday, weekdayLabels, weekdays } from '@caretrail/contract/time/weekdays';
import { addDays } from '@caretrail/contract/time/days';
import { Plus, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { shortWeekday } from '../../../lib/format-day.ts';
import { Button } from '../../../ui/button.tsx';
import { describedBy, FieldNotes } from '../../../ui/field-notes.tsx';
import { FieldPlace, focusField } from '../../../ui/field-place.tsx';
import { TimeField } from '../../../ui/time-field.tsx';
import { formTexts as texts, labels } from './texts.ts';
import type { FormProps } from './use-place-form.ts';
import { noHours } from './values.ts';

type RowsFieldProps<R> = {
  readonly name: string;
  readonly legend: string;
  readonly hint?: string;
  readonly rows: readonly R[];
  readonly empty: R;
  readonly most: number;
  readonly rowName: (row: number) => string;
  readonly addText: string;
  readonly addAnotherText: string;
  readonly removeText: string;
  readonly onChange: (rows: readonly R[]) => void;
  readonly children: (row: R, index: number, put: (row: R) => void) => ReactNode;
};

/** Rows that a person adds one by one; the focus goes along. */
export function RowsField<R>(props: RowsFieldProps<R>) {
  const { name, legend, hint, rows, empty, most, rowName, onChange, children } = props;
  const focusOn = useRef<number | null>(null);
  const adding = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focusOn.current === null) return;
    if (focusOn.current < 0) adding.current?.focus();
    else focusField(`${name}.${focusOn.current}`);
    focusOn.current = null;
  });
  const put = (next: readonly R[], focus: number): void => {
    focusOn.current = focus;
    onChange(next);
  };
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      {hint !== undefined && rows.length > 0 && <p className="mb-2 text-ink-soft">{hint}</p>}
      <ol className="space-y-5">
        {rows.map((row, index) => (
          // A row has nothing but its place.
          <li key={index} data-field={`${name}.${index}`} className="border-s-4 border-rule ps-4">
            <fieldset className="space-y-3">
              <legend className="sr-only">{rowName(index + 1)}</legend>
              {children(row, index, (changed) => onChange(rows.with(index, changed)))}
              <Button
                look="quiet"
                className="-ms-3 px-3"
                onClick={() => put(rows.toSpliced(index, 1), rows.length > 1 ? 0 : -1)}
              >
                <X className="size-5" aria-hidden="true" />
                {props.removeText}
                <span className="sr-only">{texts.ofRow({ row: rowName(index + 1) })}</span>
              </Button>
            </fieldset>
          </li>
        ))}
      </ol>
      {rows.length < most && (
        <Button
          ref={adding}
          look="secondary"
          className="mt-3"
          onClick={() => put([...rows, empty], rows.length)}
        >
          <Plus className="size-5" aria-hidden="true" />
          {rows.length === 0 ? props.addText : props.addAnotherText}
        </Button>
      )}
    </fieldset>
  );
}

type DayBoxesProps = {
  readonly value: readonly Weekday[];
  readonly error: string | undefined;
  readonly onChange: (days: readonly Weekday[]) => void;
};

const aMonday = '2024-01-01';

/** 'Mon' to the eye, 'Monday' to the ear. */
const short = (day: Weekday) => (
  <>
    <span aria-hidden="true">{shortWeekday(addDays(aMonday, weekdays.indexOf(day)))}</span>
    <span className="sr-only">{weekdayLabels[day]}</span>
  </>
);

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
    rowName={(row) => texts.hoursRow({ row })}
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
