import { type Weekday, weekdayLabels, weekdays } from '@caretrail/contract/time/weekdays';
import { useId } from 'react';
import { describedBy, FieldNotes } from './field-notes.tsx';

type WeekdayBoxesProps = {
  readonly legend: string;
  readonly value: readonly Weekday[];
  readonly error: string | undefined;
  readonly onChange: (days: readonly Weekday[]) => void;
};

/** A check box for each day of the week. */
export function WeekdayBoxes({ legend, value, error, onChange }: WeekdayBoxesProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={describedBy(id, { error })}>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <FieldNotes id={id} error={error} />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-2">
        {weekdays.map((day) => (
          <label
            key={day}
            className="flex min-h-target items-center gap-3 rounded-control border border-edge bg-sheet px-3 hover:bg-action-tint has-checked:border-action has-checked:bg-action-tint has-checked:font-semibold"
          >
            <input
              type="checkbox"
              name={`weekdays.${day}`}
              checked={value.includes(day)}
              aria-invalid={error === undefined ? undefined : true}
              onChange={({ currentTarget }) =>
                onChange(
                  weekdays.filter((each) =>
                    each === day ? currentTarget.checked : value.includes(each),
                  ),
                )
              }
              className="size-6 shrink-0 accent-action"
            />
            {weekdayLabels[day]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
