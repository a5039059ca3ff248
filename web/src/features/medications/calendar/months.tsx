import { addMonths, startOfMonth } from '@caretrail/contract/time/days';
import type { DayMark, DayMarks } from './day-marks.ts';
import { looks, Month } from './month.tsx';

type MonthsProps = {
  /** A day of the first month. */
  readonly from: string;
  readonly today: string;
  readonly marks: DayMarks;
  readonly legend: readonly { readonly look: DayMark['look']; readonly label: string }[];
};

const most = 3;

/** The months that say something, three at most, side by side; below each other where there is no room. */
export function Months({ from, today, marks, legend }: MonthsProps) {
  const first = startOfMonth(from);
  const months = Array.from({ length: most }, (_, index) => addMonths(first, index));
  const isTelling = (date: string): boolean =>
    [today, ...marks.keys()].some((day) => day.startsWith(date.slice(0, 7)));
  return (
    <div className="space-y-3">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] items-start gap-x-8 gap-y-5">
        {months.filter(isTelling).map((date) => (
          <Month key={date} date={date} today={today} marks={marks} />
        ))}
      </div>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-small">
        {legend.map(({ look, label }) => (
          <li key={label} className="flex items-center gap-2">
            <span aria-hidden="true" className={`size-5 shrink-0 rounded-full ${looks[look]}`} />
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
