import { useId } from 'react';
import { longPartialDate } from '../../../lib/long-date.ts';

type WaysBackSelectProps = {
  /** 'YYYY-MM' or 'YYYY', newest first. */
  readonly ways: readonly string[];
  readonly value: string | null;
  readonly onGo: (way: string | null) => void;
};

/** The way to a month or a year that is long past. */
export function WaysBackSelect({ ways, value, onGo }: WaysBackSelectProps) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5 print:hidden">
      <label htmlFor={id} className="font-semibold">
        Go to
      </label>
      <select
        id={id}
        value={value ?? ''}
        onChange={(event) => onGo(event.currentTarget.value || null)}
        className="min-h-target w-56 max-w-full rounded-control border border-edge bg-sheet px-3 py-2 text-ink"
      >
        <option value="">Today</option>
        {ways.map((way) => (
          <option key={way} value={way}>
            {longPartialDate(way)}
          </option>
        ))}
      </select>
    </div>
  );
}
