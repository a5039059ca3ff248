/** '140 mg', '0.5mg', '5 mg/ml', '2 %': how strong, not what it is. */
const strength =
  /(?<![\p{L}\d])\d[\d.,]*\s*(?:%|(?:mg|mcg|[µμ]g|g|kg|ml|l|iu|ie|units?|mmol)(?![\p{L}\d]))(?:\s*\/\s*[\d.,]*\s*(?:mg|g|ml|l|h|hours?|dose)(?![\p{L}\d]))?/giu;

/** A name as two people would both write it: without case, accents, extra spaces and strengths. */
const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(strength, ' ')
    .trim()
    .replaceAll(/\s+/gu, ' ');

/** Those of a list that are called like this one: perhaps it is there already. */
export function calledLike<M extends { readonly name: string }>(
  medicines: readonly M[],
  name: string,
): M[] {
  const sought = plainName(name);
  return sought === '' ? [] : medicines.filter((each) => plainName(each.name) === sought);
}
