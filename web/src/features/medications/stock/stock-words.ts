import type { Stock } from '@caretrail/contract/medications/stock';
import { addDays } from '@caretrail/contract/time/days';
import { dayWithoutYear } from '../../../lib/day-words.ts';
import { longDate } from '../../../lib/long-date.ts';

type Kept = Pick<Stock, 'strength' | 'on_hand' | 'unit' | 'runs_out_on'>;

/** The last day that is covered; of this year without it. */
function lastsUntil(runsOutOn: string, today: string): string {
  const last = addDays(runsOutOn, -1);
  return last.slice(0, 4) === today.slice(0, 4)
    ? dayWithoutYear(last).replace(/^\w+ /, '')
    : longDate(last);
}

/** 'Lasts until 3 December'; what is left where nothing more can be said. */
export function lastsWords({ on_hand, unit, runs_out_on }: Kept, today: string): string {
  const left = `${on_hand} ${unit === '' ? '' : `${unit} `}left`;
  if (runs_out_on === null) return left;
  if (runs_out_on <= today) return `${left}: not enough for the next dose`;
  return `Lasts until ${lastsUntil(runs_out_on, today)}`;
}

/** The one that runs out first: what a list has room for. */
export const firstToRunOut = <S extends Kept>(stock: readonly S[]): S | undefined =>
  stock.toSorted((one, other) =>
    (one.runs_out_on ?? '9999') < (other.runs_out_on ?? '9999') ? -1 : 1,
  )[0];
