import { planOfMedication } from '@caretrail/contract/medications/client-plan';
import type { Medication } from '@caretrail/contract/medications/schema';
import type { Stock } from '@caretrail/contract/medications/stock';
import { findStrength } from '@caretrail/contract/medications/strength';
import { strengthsToCome } from '@caretrail/contract/medications/strengths-to-come';

type StockRow = { readonly strength: string; readonly stock: Stock | null };

/** The schedule says by itself how many of what a dose is. */
export const saysPieces = ({ schedule }: Pick<Medication, 'schedule'>): boolean =>
  (schedule?.phases ?? []).some(({ slots }) => slots.some(({ parts }) => parts.length > 0));

/**
 * The stock of a medicine by its strengths: those of the doses from today on, the next ones first, counted or not; then
 * what else was counted.
 */
export function stockRows(medicine: Medication, today: string): StockRow[] {
  const { stock } = medicine;
  const planned = strengthsToCome(planOfMedication(medicine).versions, today).map(
    (strength): StockRow => {
      const found = findStrength(stock, strength) ?? null;
      return { strength: found?.strength ?? strength, stock: found };
    },
  );
  const others = stock.filter((each) => planned.every((row) => row.stock !== each));
  return [...planned, ...others.map((each) => ({ strength: each.strength, stock: each }))];
}
