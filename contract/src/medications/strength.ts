/** Micrograms are written in several ways; 'µ' has two code points. */
const microgram = /(?<=\d\s*)(?:[µμu]g|microgram(?:me)?s?|mikrogramm)(?![a-z])/g;

/**
 * The same for every spelling of one strength: '500mg', ' 500  MG ' and '500 mg'; '0,5 mg' and '0.5 mg'; 'µg' and 'mcg'.
 * Any other text stays itself but for case and spaces. Spaces between digits stay: '1 1/2' is not '11/2'. Numbers are
 * compared as they are written, because '1,000' may be one or a thousand.
 */
export const strengthKey = (strength: string): string =>
  strength
    .trim()
    .toLowerCase()
    .replaceAll(/(?<=\d),(?=\d)/g, '.')
    .replaceAll(microgram, 'mcg')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<!\d) | (?!\d)/g, '');

/** '500', '2,5', '1/2': it could be milligrams or micrograms. */
export const isWithoutUnit = (strength: string): boolean =>
  /^[\p{N}\s.,/]*\p{N}[\p{N}\s.,/]*$/u.test(strength);

/** Offered where the unit is missing; the most frequent one first. */
const frequentUnits = ['mg', 'µg', 'ml'] as const;
export const withUnits = (strength: string): string[] =>
  frequentUnits.map((unit) => `${strength.trim()} ${unit}`);

const amountWithUnit =
  /(?<![\p{L}\p{N}.,])(\d+(?:[.,]\d+)*)\s*(mg|mcg|[µμ]g|ml|g)(?![\p{L}\p{N}])/giu;

/** '4mg' and '4 MG' become '4 mg', '100mg/5ml' becomes '100 mg/5 ml'. Every other text stays as it was typed. */
export const tidyStrength = (strength: string): string =>
  strength
    .trim()
    .replaceAll(
      amountWithUnit,
      (_, amount: string, unit: string) => `${amount} ${unit.toLowerCase().replace('μ', 'µ')}`,
    );

type OfStrength = { readonly strength: string };

/**
 * Finds the place of a strength in a list, -1 where it is not in it: the exact spelling first, then the first entry that
 * means the same. Keys are computed once per spelling, so it can be asked in a loop.
 */
export function strengthFinder(list: readonly OfStrength[]): (strength: string) => number {
  const known = new Map(list.map(({ strength }, place) => [strength, place]));
  const byKey = new Map(
    list.map(({ strength }, place) => [strengthKey(strength), place] as const).toReversed(),
  );
  return (strength) => {
    const found = known.get(strength) ?? byKey.get(strengthKey(strength)) ?? -1;
    known.set(strength, found);
    return found;
  };
}

/** The entry of a strength, however it is spelled. */
export const findStrength = <E extends OfStrength>(
  list: readonly E[],
  strength: string,
): E | undefined => list[strengthFinder(list)(strength)];

/** Each strength once, as it was spelled first. */
export function uniqueStrengths(strengths: readonly string[]): string[] {
  const byKey = new Map(
    strengths.map((strength) => [strengthKey(strength), strength] as const).toReversed(),
  );
  return [...new Set(strengths.map((strength) => byKey.get(strengthKey(strength)) ?? strength))];
}
