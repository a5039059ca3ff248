type DayStripProps = {
  /** How many days the cycle has. */
  readonly length: number;
  /** The numbers of the days with a dose. */
  readonly doseDays: readonly number[];
  /** The number of today. */
  readonly today: number | null;
};

/** More days than this would be too thin to see. */
const mostDays = 60;

/** A dose day is outlined, also when it is over: a strip of the plan does not know what was recorded. */
export const dayLook = (day: number, { doseDays }: Pick<DayStripProps, 'doseDays'>): string =>
  doseDays.includes(day)
    ? 'border-2 border-type-medication bg-sheet'
    : 'border border-edge bg-paper';

/** The days of a cycle, one mark for each; today is marked. The text above it has the same information. */
export const DayStrip = ({ length, ...days }: DayStripProps) =>
  length <= mostDays && (
    <div aria-hidden="true" className="mt-1.5 flex max-w-[34rem] gap-px pb-2">
      {Array.from({ length }, (_, index) => (
        <span
          key={index}
          className={`h-4.5 min-w-0 flex-1 ${dayLook(index + 1, days)} ${index + 1 === days.today ? 'outline-3 outline-offset-1 outline-today' : ''}`}
        />
      ))}
    </div>
  );
