import { dateOfDayNumber, dayNumberOf } from '../time/day-number.ts';
import type { Occurrence } from './occurrence.ts';
import type { DosePart } from './slots.ts';
import type { Stock } from './stock.ts';
import { strengthFinder } from './strength.ts';

export type PerDose = Pick<Stock, 'strength'> & Partial<Pick<Stock, 'per_dose'>>;

/** What a dose takes: its own parts, else the number of pieces per dose that was entered for the stock. */
export const piecesOf = (
  parts: readonly DosePart[],
  stock: readonly PerDose[],
): readonly DosePart[] =>
  parts.length > 0
    ? parts
    : stock.flatMap(({ strength, per_dose = null }) =>
        per_dose === null ? [] : [{ strength, count: per_dose }],
      );

/** How many pieces of each stock a dose of these parts takes. */
export type PieceCounter = (parts: readonly DosePart[]) => number[];

export function pieceCounter(stock: readonly PerDose[]): PieceCounter {
  const placeOf = strengthFinder(stock);
  return (parts) => {
    const counts = stock.map(() => 0);
    for (const { strength, count } of piecesOf(parts, stock)) {
      const place = placeOf(strength);
      if (place >= 0) counts[place] = (counts[place] ?? 0) + count;
    }
    return counts;
  };
}

/** What is taken from one stock on a day. */
type Need = { readonly local_date: string; readonly count: number };
type Dose = Pick<Occurrence, 'local_date' | 'parts' | 'is_held'>;

/** What the doses take of each stock, in their order. Held ones take nothing. */
export function needsOfEach(doses: readonly Dose[], stock: readonly PerDose[]): Need[][] {
  const count = pieceCounter(stock);
  const taken = doses
    .filter(({ is_held }) => !is_held)
    .map(({ local_date, parts }) => ({ local_date, counts: count(parts) }));
  return stock.map((_, place) =>
    taken.map(({ local_date, counts }) => ({ local_date, count: counts[place] ?? 0 })),
  );
}

/** Halves and thirds of tablets do not add up to the last digit. */
export const smallest = 1e-9;

/** The first day that is not covered, and why; no day: it lasts as far as the doses were looked at. */
export type RunOut = Pick<Stock, 'runs_out_on' | 'runs_out_because'>;

type OnHand = Pick<Stock, 'on_hand'> & Partial<Pick<Stock, 'expires'>>;
type Later = { readonly first: number; readonly needed: Float64Array };

const lasts: RunOut = { runs_out_on: null, runs_out_because: null };

/**
 * Takes the doses one by one, then the `later` days with what each needs. Pieces cover no dose after the last day on which
 * they can be used: from there on something is left, and none of it counts.
 */
export function runOut(
  { on_hand, expires = null }: OnHand,
  doses: readonly Need[],
  later: Later | null = null,
): RunOut {
  let left = on_hand;
  const over = (runs_out_on: string): RunOut => ({
    runs_out_on,
    runs_out_because: left > smallest ? 'expires' : 'used_up',
  });
  for (const { local_date, count } of doses) {
    if (count === 0) continue;
    if (expires !== null && local_date > expires) return over(local_date);
    left -= count;
    if (left < -smallest) return over(local_date);
  }
  if (later === null) return lasts;
  // A plain loop: a year of days for each strength of each medicine.
  const { first, needed } = later;
  const usable = expires === null ? needed.length : dayNumberOf(expires) - first + 1;
  for (let index = 0; index < needed.length; index += 1) {
    const count = needed[index] ?? 0;
    if (count === 0) continue;
    if (index >= usable) return over(dateOfDayNumber(first + index));
    left -= count;
    if (left < -smallest) return over(dateOfDayNumber(first + index));
  }
  return lasts;
}
