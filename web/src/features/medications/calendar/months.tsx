import { addMonths, startOfMonth } from '@caretrail/contract/time/days';
import { monthName } from '../../../lib/day-words.ts';
import type { DayMark, DayMarks } from './day-marks.ts';
import { looks, Month } from './month.tsx';

export type LegendEntry = Pick<DayMark, 'look' | 'sign'> & { readonly label: string };

type MonthsProps = {
  /** A day of the first month. */
  readonly from: string;
  readonly today: string;
  readonly marks: DayMarks;
  /** What a month says that has no marks; without it such a month is left out. */
  readonly emptyText?: string;
  readonly legend: readonly LegendEntry[];
  /** What the signs under the days are. */
  readonly note?: string | undefined;
  /** Nothing is left to say of the weeks before today, or before the day that still lasts. */
  readonly isComing?: boolean;
};

const most = 3;

/** Three months side by side; below each other where there is no room. */
export function Months(props: MonthsProps) {
  const { from, today, marks, emptyText, legend, note, isComing = false } = props;
  const first = startOfMonth(from);
  const months = Array.from({ length: most }, (_, index) => addMonths(first, index));
  const isIn = (date: string, days: Iterable<string>): boolean =>
    [...days].some((day) => day.startsWith(date.slice(0, 7)));
  const shown = months.filter(
    (date) => emptyText !== undefined || isIn(date, [today, ...marks.keys()]),
  );
  return (
    <div className="space-y-3">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] items-start gap-x-8 gap-y-5">
        {shown.map((date) => (
          <div key={date} className="break-inside-avoid">
            {emptyText === undefined || isIn(date, marks.keys()) ? (
              <Month
                date={date}
                today={today}
                marks={marks}
                from={isComing ? [from, today].toSorted()[0] : undefined}
              />
            ) : (
              <p>
                <strong>{monthName(date)}</strong>
                {`: ${emptyText}`}
              </p>
            )}
          </div>
        ))}
      </div>
      {note !== undefined && <p className="text-small">{note}</p>}
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-small">
        {legend.map(({ look, sign, label }) => (
          <li key={label} className="flex items-center gap-2">
            <span
              // An amount is in the words beside it already; a letter is not.
              aria-hidden={sign === undefined || label.startsWith(sign) || undefined}
              className={`shrink-0 ${looks[look]} ${sign === undefined ? 'size-5 rounded-full' : 'min-w-7 rounded-small px-1 text-center'}`}
            >
              {sign}
            </span>
            {label}
          </li>
        ))}
        <li className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className="size-4 shrink-0 rounded-full outline-3 outline-today"
          />
          Today
        </li>
      </ul>
    </div>
  );
}
