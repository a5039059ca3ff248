import { partsWords } from './schedule-words.ts';
import type { DosePart } from './slots.ts';

const measured = /^(\d+(?:[.,]\d+)?)\s*(mg|g|µg|mcg|ml)$/i;
const round = (value: number): number => Math.round(value * 1000) / 1000;

/** '6 mg' for 3 × 2 mg; the parts in words where they have no sum. Empty for a dose that names none. */
export function doseTotal(parts: readonly DosePart[]): string {
  const found = parts.map(({ strength }) => measured.exec(strength.trim()));
  const units = new Set(found.map((match) => match?.[2]?.toLowerCase()));
  const [unit] = units;
  if (units.size !== 1 || unit === undefined) return partsWords(parts);
  const sum = parts.reduce(
    (total, { count }, index) =>
      total + count * Number((found[index]?.[1] ?? '').replace(',', '.')),
    0,
  );
  return `${round(sum)} ${found[0]?.[2] ?? unit}`;
}
