import { useId } from 'react';
import { monthName } from '../../../lib/day-words.ts';

type MonthJumpProps = {
  /** 'YYYY-MM', newest first. */
  readonly months: readonly string[];
  readonly value: string | null;
  readonly onJump: (month: string | null) => void;
};

/** The way to a month that is long past. */
export function MonthJump({ months, value, onJump }: MonthJumpProps) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5 print:hidden">
      <label htmlFor={id} className="font-semibold">
        Go to
      </label>
      <select
        id={id}
        value={value ?? ''}
        onChange={(event) => onJump(event.currentTarget.value || null)}
        className="min-h-target max-w-full rounded-control border border-edge bg-sheet px-3 py-2 text-ink"
      >
        <option value="">Today</option>
        {months.map((month) => (
          <option key={month} value={month}>
            {monthName(`${month}-01`)}
          </option>
        ))}
      </select>
    </div>
  );
}
