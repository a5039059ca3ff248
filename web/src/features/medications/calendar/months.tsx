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

const count = 3;

/** Three months side by side, below each other where there is no room. */
export function Months({ from, today, marks, legend }: MonthsProps) {
  const first = startOfMonth(from);
  return (
    <div className="space-y-3">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] items-start gap-x-8 gap-y-5">
        {Array.from({ length: count }, (_, index) => {
          const date = addMonths(first, index);
          return <Month key={date} date={date} today={today} marks={marks} />;
        })}
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
