import type { Medication } from '@caretrail/contract/medications/schema';
import type { Stock } from '@caretrail/contract/medications/stock';
import { findStrength, uniqueStrengths } from '@caretrail/contract/medications/strength';

type StockRow = { readonly strength: string; readonly stock: Stock | null };

const partsOf = ({ schedule }: Pick<Medication, 'schedule'>) =>
  (schedule?.phases ?? []).flatMap(({ slots }) => slots.flatMap((slot) => slot.parts));

/** The schedule says by itself how many of what a dose is. */
export const saysPieces = (medicine: Pick<Medication, 'schedule'>): boolean =>
  partsOf(medicine).length > 0;

/** The stock of a medicine by its strengths; those of the dose that nobody counted yet have none. */
export function stockRows(medicine: Pick<Medication, 'stock' | 'schedule'>): StockRow[] {
  const { stock } = medicine;
  const planned = uniqueStrengths(partsOf(medicine).map(({ strength }) => strength));
  return [
    ...stock.map((each) => ({ strength: each.strength, stock: each })),
    ...planned
      .filter((strength) => findStrength(stock, strength) === undefined)
      .map((strength) => ({ strength, stock: null })),
  ];
}
