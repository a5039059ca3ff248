import { type Weekday, weekdayLabels, weekdays } from '@caretrail/contract/medications/repeat-on';
import { useId } from 'react';
import { describedBy, FieldNotes } from '../../../ui/field-notes.tsx';
import { formTexts as texts } from './texts.ts';

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
export function DayBoxes({ value, error, onChange }: DayBoxesProps) {
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
