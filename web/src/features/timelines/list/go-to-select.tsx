import { useId } from 'react';
import { longPartialDate } from '../../../lib/long-date.ts';

/** A month or year to go to: from it on, or from its end back; both null for today. */
export type Going = { readonly from: string | null; readonly back: string | null };

type GoToSelectProps = {
  /** 'YYYY-MM', soonest first. */
  readonly ahead: readonly string[];
  /** 'YYYY-MM' or 'YYYY', newest first. */
  readonly back: readonly string[];
  readonly value: Going;
  readonly onGo: (going: Going) => void;
};

const waysOf = (name: keyof Going, label: string, ways: readonly string[]) =>
  ways.length > 0 && (
    <optgroup label={label}>
      {ways.map((way) => (
        // This month may lie ahead and behind.
        <option key={way} value={`${name} ${way}`}>
          {longPartialDate(way)}
        </option>
      ))}
    </optgroup>
  );

const goingOf = (chosen: string): Going => {
  const [name, way = null] = chosen.split(' ');
  return { from: name === 'from' ? way : null, back: name === 'back' ? way : null };
};

const chosenOf = ({ from, back }: Going): string => {
  if (from !== null) return `from ${from}`;
  return back === null ? '' : `back ${back}`;
};

/** The way to a month that comes, or to a month or a year that is long past. */
export function GoToSelect({ ahead, back, value, onGo }: GoToSelectProps) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5 print:hidden">
      <label htmlFor={id} className="font-semibold">
        Go to
      </label>
      <select
        id={id}
        value={chosenOf(value)}
        onChange={(event) => onGo(goingOf(event.currentTarget.value))}
        className="min-h-target w-56 max-w-full rounded-control border border-edge bg-sheet px-3 py-2 text-ink"
      >
        <option value="">Today</option>
        {waysOf('from', 'Coming', ahead)}
        {waysOf('back', 'Earlier', back)}
      </select>
    </div>
  );
}
