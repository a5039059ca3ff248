/** Letters that are read as another one, in small letters: those of other scripts, and of the same one. */
const readAs: Readonly<Record<string, string>> = {
  // Cyrillic
  а: 'a',
  в: 'b',
  е: 'e',
  һ: 'h',
  н: 'h',
  і: 'i',
  ӏ: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  о: 'o',
  р: 'p',
  с: 'c',
  ѕ: 's',
  т: 't',
  у: 'y',
  х: 'x',
  ԁ: 'd',
  // Greek
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  μ: 'm',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  // Latin
  ı: 'i',
  l: 'i',
  '0': 'o',
  '1': 'i',
};

/** What is not seen, or does not make another name: marks, spaces, hyphens. */
const unseen = /[^\p{L}\p{N}]/gu;

/** How a name looks to a reader who does not look twice. */
const looksOf = (name: string): string =>
  Array.from(
    name.normalize('NFKD').toLowerCase().replaceAll(unseen, ''),
    (letter) => readAs[letter] ?? letter,
  ).join('');

/** Whether two names could be those of one person. */
export const isAlike = (one: string, other: string): boolean => looksOf(one) === looksOf(other);

/** Whether a name could be read as someone else's: it looks the same, has it in it, or an address, which is no name. */
export function couldBeOf(name: string, other: string): boolean {
  const looks = looksOf(other);
  return name.normalize('NFKC').includes('@') || (looks !== '' && looksOf(name).includes(looks));
}
