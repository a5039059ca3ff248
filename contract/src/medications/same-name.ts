/** '140 mg', '0.5mg', '5 mg/ml', '2 %': how strong, not what it is. */
const strength =
  /(?<![\p{L}\d])\d[\d.,]*\s*(?:%|(?:mg|mcg|[µμ]g|g|kg|ml|l|iu|ie|units?|mmol)(?![\p{L}\d]))(?:\s*\/\s*[\d.,]*\s*(?:mg|g|ml|l|h|hours?|dose)(?![\p{L}\d]))?/giu;

/** A normalised name: without case, accents, extra spaces and strengths. */
const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(strength, ' ')
    .trim()
    .replaceAll(/\s+/gu, ' ');

/** The medicines of a list with the same name: a possible duplicate. */
export function calledLike<M extends { readonly name: string }>(
  medicines: readonly M[],
  name: string,
): M[] {
  const wanted = plainName(name);
  return wanted === '' ? [] : medicines.filter((each) => plainName(each.name) === wanted);
}
