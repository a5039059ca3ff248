import { formatList } from '../i18n/format.ts';
import { formatExact } from '../i18n/format-exact.ts';
import type { DosePart } from './slots.ts';

/** '2 × 140 mg and 1 × 20 mg'. */
export const formatParts = (parts: readonly DosePart[]): string =>
  formatList(parts.map(({ strength, count }) => `${formatExact(count)} × ${strength}`));

const measured =
  /^(\d+(?:[.,]\d+)?)\s*(mg|g|[µμ]g|mcg|micrograms?|mikrogramm|ml|iu|ie|units?|einheit(?:en)?)$/i;
const round = (value: number): number => Math.round(value * 1000) / 1000;

/** How much that is together; null where the parts have no sum. */
export function doseAmount(
  parts: readonly DosePart[],
): { readonly amount: number; readonly unit: string } | null {
  const found = parts.map(({ strength }) => measured.exec(strength.trim()));
  const units = new Set(found.map((match) => match?.[2]?.toLowerCase()));
  const [unit] = units;
  if (units.size !== 1 || unit === undefined) return null;
  const amount = parts.reduce(
    (total, { count }, index) =>
      total + count * Number((found[index]?.[1] ?? '').replace(',', '.')),
    0,
  );
  return { amount: round(amount), unit: found[0]?.[2] ?? unit };
}

/** '6 mg' for 3 × 2 mg; null where the parts have no sum. One piece alone is said as it was typed. */
export function doseSum(parts: readonly DosePart[]): string | null {
  const sum = doseAmount(parts);
  if (sum === null) return null;
  if (parts.length === 1 && parts[0]?.count === 1) return parts[0].strength.trim();
  return `${formatExact(sum.amount)} ${sum.unit}`;
}

/** '6 mg' for 3 × 2 mg; the parts in words where they have no sum. Empty for a dose that names none. */
export const doseTotal = (parts: readonly DosePart[]): string =>
  doseSum(parts) ?? formatParts(parts);

/** '3 × 2 mg (6 mg)': what to take out of the packet, and what the letter calls it. */
export function doseWithTotal(parts: readonly DosePart[]): string {
  const words = formatParts(parts);
  const sum = parts.length === 1 && parts[0]?.count === 1 ? null : doseSum(parts);
  return sum === null ? words : `${words} (${sum})`;
}
