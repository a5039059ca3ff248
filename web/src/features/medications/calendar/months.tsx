import { addMonths, startOfMonth, weeksOfMonth } from '@caretrail/contract/time/days';
import { monthName, shortWeekday, weekdayName } from '../../../lib/format-day.ts';
import type { DayMark, DayMarks } from './day-marks.ts';
import { calendarTexts as texts } from './texts.ts';

type MonthProps = {
  /** Any day of the month. */
  readonly date: string;
  readonly today: string;
  readonly marks: DayMarks;
  /** Weeks that end before this day are left out. */
  readonly from?: string | undefined;
};

/** A day with a sign under its number gets a box instead of a circle. */
const shapeOf = (sign: string | undefined): string =>
  sign === undefined
    ? 'size-8 rounded-full'
    : 'min-h-11 flex-col rounded-control leading-tight font-normal!';

/** Distinguished by shape, never by colour alone: filled, half, ring, dashed. */
const looks: Record<DayMark['look'], string> = {
  asked: 'bg-action text-on-action font-semibold',
  other: 'border-2 border-action bg-action-tint font-semibold',
  held: 'border-2 border-dashed border-edge',
  all: 'bg-action text-on-action font-semibold',
  some: 'border-4 border-action font-semibold',
  none: 'border-2 border-edge',
};

/** A month as a table; screen readers read the text of a day with its number. */
function Month({ date, today, marks, from = '' }: MonthProps) {
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
                    {[day === today && texts.isToday, mark?.words].filter(Boolean).join(', ')}
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

export type LegendEntry = Pick<DayMark, 'look' | 'sign'> & { readonly label: string };

type MonthsProps = {
  /** Any day of the first month. */
  readonly from: string;
  readonly today: string;
  readonly marks: DayMarks;
  /** Shown for a month without marks; if not given, such months are left out. */
  readonly emptyText?: string;
  readonly legend: readonly LegendEntry[];
  /** Explains the signs under the days. */
  readonly note?: string | undefined;
  /** Leaves out the weeks before today, or before the current dose day. */
  readonly isComing?: boolean;
};

const most = 3;

/** Three months side by side, or stacked on narrow screens. */
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
              // An amount is already part of the label; a letter is not.
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
          {texts.today}
        </li>
      </ul>
    </div>
  );
}
