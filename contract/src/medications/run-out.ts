import { daysBetween } from '../time/days.ts';
import type { Occurrence } from './occurrence.ts';
import type { DosePart } from './slots.ts';
import type { Stock, stockAlerts } from './stock.ts';

type Need = Pick<Occurrence, 'local_date' | 'parts' | 'is_held'>;

type PerDose = Pick<Stock, 'strength'> & Partial<Pick<Stock, 'per_dose'>>;

/** What a dose takes: its own parts, else so many pieces as somebody said for what is counted. */
export const piecesOf = (
  parts: readonly DosePart[],
  stock: readonly PerDose[],
): readonly DosePart[] =>
  parts.length > 0
    ? parts
    : stock.flatMap(({ strength, per_dose = null }) =>
        per_dose === null ? [] : [{ strength, count: per_dose }],
      );

/** The first day on which what is left does not cover the doses; null: it lasts as far as they were reckoned. */
export function runOutDay(
  stock: PerDose & Pick<Stock, 'on_hand'>,
  doses: readonly Need[],
): string | null {
  let left = stock.on_hand;
  for (const { local_date, parts, is_held } of doses) {
    if (is_held) continue;
    for (const { strength, count } of piecesOf(parts, [stock])) {
      if (strength === stock.strength) left -= count;
    }
    if (left < 0) return local_date;
  }
  return null;
}

export type StockAlert = (typeof stockAlerts)[number] | null;

/** What to do about a stock: it is out, it runs low, or the renewal has to be asked for. */
export function stockAlert(
  stock: Pick<Stock, 'low_at_days' | 'repeats_left' | 'renew_lead_days'>,
  runsOutOn: string | null,
  today: string,
): StockAlert {
  if (runsOutOn === null) return null;
  const days = daysBetween(today, runsOutOn);
  if (days <= 0) return 'out';
  if (days <= stock.low_at_days) return 'low';
  return stock.repeats_left === 0 && days <= stock.renew_lead_days ? 'renew' : null;
}
