import { amountOf } from '../../../lib/typed-amount.ts';

export type Pieces = { readonly count: string; readonly piece: string };

const numbers: Readonly<Record<string, string>> = {
  a: '1',
  an: '1',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  half: '½',
};

/** Countable pieces; a strength such as 500 mg is not one. */
const pieces =
  /^(tablets?|capsules?|pills?|drops?|puffs?|sprays?|sachets?|patch(es)?|ampoules?|vials?|suppositor(y|ies)|spoonfuls?|ml)\b/i;

/** '2 tablets' → 2 tablets, '1 × 500 mg' → 1 of 500 mg; null if unclear. Only used as a suggestion. */
export function readDosage(dosage: string): Pieces | null {
  const [, typed = '', times = '', what = ''] =
    /^\s*([\d.,/½¼¾]+|a|an|one|two|three|four|half)\s*(×|x(?=\s*\d))?\s*(?:an?\s+)?(.+?)\s*$/i.exec(
      dosage,
    ) ?? [];
  const count = numbers[typed.toLowerCase()] ?? typed;
  if ((amountOf(count) ?? 0) <= 0) return null;
  if (times !== '') return /^\d/.test(what) ? { count, piece: what } : null;
  const found = pieces.exec(what);
  return found === null ? null : { count, piece: found[0].toLowerCase() };
}
