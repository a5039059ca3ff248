import { dateOfDayNumber } from '../time/day-number.ts';
import { daysBetween } from '../time/days.ts';
import type { Occurrence } from './occurrence.ts';
import type { DosePart } from './slots.ts';
import type { Stock, stockAlerts } from './stock.ts';

type Need = Pick<Occurrence, 'local_date' | 'parts' | 'is_held'>;

export type PerDose = Pick<Stock, 'strength'> & Partial<Pick<Stock, 'per_dose'>>;

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

/** Halves and thirds of tablets do not add up to the last digit. */
const smallest = 1e-9;

/** What is left after some doses, and the first day that it does not cover. */
function after(
  stock: PerDose & Pick<Stock, 'on_hand'>,
  doses: readonly Need[],
): { readonly left: number; readonly outOn: string | null } {
  let left = stock.on_hand;
  for (const { local_date, parts, is_held } of doses) {
    if (is_held) continue;
    for (const { strength, count } of piecesOf(parts, [stock])) {
      if (strength === stock.strength) left -= count;
    }
    if (left < -smallest) return { left, outOn: local_date };
  }
  return { left, outOn: null };
}

/**
 * The first day on which what is left does not cover the doses, then the `later` days with what each takes; null: it
 * lasts as far as they were reckoned.
 */
export function runOutDay(
  stock: PerDose & Pick<Stock, 'on_hand'>,
  doses: readonly Need[],
  later: Later | null = null,
): string | null {
  const { left, outOn } = after(stock, doses);
  if (outOn !== null) return outOn;
  return later === null ? null : runOutLater(left, later);
}

type Later = { readonly first: number; readonly needed: Float64Array };

/** A plain loop: a year of days for each strength of each medicine. */
function runOutLater(left: number, { first, needed }: Later): string | null {
  let rest = left;
  for (let index = 0; index < needed.length; index += 1) {
    rest -= needed[index] ?? 0;
    if (rest < -smallest) return dateOfDayNumber(first + index);
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
