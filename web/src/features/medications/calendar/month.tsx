import { weeksOfMonth } from '@caretrail/contract/time/days';
import { monthName, shortWeekday, weekdayName } from '../../../lib/day-words.ts';
import type { DayMark, DayMarks } from './day-marks.ts';

type MonthProps = {
  /** Any day in it. */
  readonly date: string;
  readonly today: string;
  readonly marks: DayMarks;
  /** Weeks that are over by this day are left out. */
  readonly from?: string | undefined;
};

/** A day with the sign of its dose under its number needs a box. */
const shapeOf = (sign: string | undefined): string =>
  sign === undefined
    ? 'size-8 rounded-full'
    : 'min-h-11 flex-col rounded-control leading-tight font-normal!';

/** Never by colour alone: filled, half, ring, dashed. */
export const looks: Record<DayMark['look'], string> = {
  asked: 'bg-action text-on-action font-semibold',
  other: 'border-2 border-action bg-action-tint font-semibold',
  held: 'border-2 border-dashed border-edge',
  all: 'bg-action text-on-action font-semibold',
  some: 'border-4 border-action font-semibold',
  none: 'border-2 border-edge',
};

/** A month as a table; what a day says is read out with its number. */
export function Month({ date, today, marks, from = '' }: MonthProps) {
  const month = date.slice(0, 7);
  const weeks = weeksOfMonth(date).filter((week) => (week.at(-1) ?? '') >= from);
  return (
    <table className="w-full max-w-80 table-fixed border-collapse break-inside-avoid">
      <caption className="pb-1.5 text-start font-semibold">{monthName(date)}</caption>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" className="pb-1 text-small font-normal text-ink-soft">
              <span aria-hidden="true">{shortWeekday(day).slice(0, 2)}</span>
              <span className="sr-only">{weekdayName(day)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const mark = marks.get(day);
              if (!day.startsWith(month)) return <td key={day} aria-hidden="true" />;
              return (
                <td key={day} className="p-0.5 text-center">
                  <span
                    className={`mx-auto flex items-center justify-center text-small ${shapeOf(mark?.sign)} ${mark === undefined ? 'text-ink' : looks[mark.look]} ${day === today ? 'font-semibold underline decoration-2 underline-offset-4 outline-3 outline-offset-1 outline-today' : ''}`}
                  >
                    {Number(day.slice(8))}
                    {mark?.sign !== undefined && (
                      <span
                        aria-hidden="true"
                        className="min-w-7 border-t border-current font-bold"
                      >
                        {mark.sign}
                      </span>
                    )}
                  </span>
                  <span className="sr-only">
                    {[day === today && 'today', mark?.words].filter(Boolean).join(', ')}
                  </span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
