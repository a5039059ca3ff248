import { describe, expect, it } from 'vitest';
import { foldText, isSimilar, rankOf, ranks, scoreOf, wordsOf } from './match-words.ts';

const fits = (typed: string, text: string, isForgiving = true): boolean =>
  scoreOf(wordsOf(typed), wordsOf(text), isForgiving) > 0;

describe('folding', () => {
  it.each([
    ['Übelkeit', 'uebelkeit'],
    ['ÜBELKEIT', 'ubelkeit'],
    ['Größe', 'groesse'],
    ['Ärztin', 'aerztin'],
    ['Café', 'cafe'],
    ['Ångström', 'angstrom'],
    ['Łódź', 'lodz'],
    ['Sørensen', 'soerensen'],
  ])('reads %s and %s as the same word', (one, other) => {
    expect(foldText(one)).toBe(foldText(other));
  });

  it('folds the beginning of a word to a beginning of the folded word', () => {
    for (const word of ['Uebelkeit', 'Michaela', 'Straße', 'blue', 'Naïve', 'aeoeue']) {
      for (let length = 1; length <= word.length; length += 1)
        expect(foldText(word)).toSatisfy((folded: string) =>
          folded.startsWith(foldText(word.slice(0, length))),
        );
    }
  });

  it('splits at everything that is neither a letter nor a number', () => {
    expect(wordsOf('Kopf-MRT (3 T), Dr. O’Neil\n12:30')).toEqual([
      'kopf',
      'mrt',
      '3',
      't',
      'dr',
      'o',
      'neil',
      '12',
      '30',
    ]);
    expect(wordsOf(' …! ')).toEqual([]);
  });
});

describe('a word with a slip', () => {
  it.each([
    ['kepra', 'Keppra', 'a letter too few'],
    ['kepppra', 'Keppra', 'a letter too many'],
    ['ceppra', 'Keppra', 'a wrong letter'],
    ['kpepra', 'Keppra', 'two letters swapped'],
    ['ekppra', 'Keppra', 'the first two swapped'],
    ['keppro', 'Keppra', 'a wrong letter at the end'],
    ['kepr', 'Keppra', 'while it is being typed'],
    ['levetirazetan', 'Levetiracetam', 'two wrong letters of a long word'],
    ['temozolmide', 'Temozolomide', 'a letter too few in a long word'],
    ['dexametason', 'Dexamethasone', 'a beginning with a slip'],
    ['uebelkiet', 'Übelkeit', 'swapped letters beside an umlaut'],
  ])('%s finds %s: %s', (typed, text) => {
    expect(fits(typed, text)).toBe(true);
    expect(fits(typed, text, false)).toBe(false);
  });

  it.each([
    ['kxppxa', 'Keppra', 'two slips in a short word'],
    ['scan', 'scale', 'a word with the same beginning'],
    ['scan', 'Sanofi', 'another word'],
    ['mri', 'mra', 'a short word'],
    ['2024', '2023', 'another number'],
    ['1500mg', '2500mg', 'another amount'],
    ['temozolomide', 'tem', 'a word that is much shorter'],
  ])('%s does not find %s: %s', (typed, text) => {
    expect(fits(typed, text)).toBe(false);
  });

  it('counts slips as the textbook does, for any two short words', () => {
    const distance = (one: string, other: string): number => {
      const table = Array.from({ length: one.length + 1 }, (_, row) =>
        Array.from({ length: other.length + 1 }, (__, column) => (row === 0 ? column : row)),
      );
      const at = (row: number, column: number): number => table[row]?.[column] ?? 99;
      for (let row = 1; row <= one.length; row += 1)
        for (let column = 1; column <= other.length; column += 1) {
          const isSame = one[row - 1] === other[column - 1];
          const isSwapped =
            row > 1 &&
            column > 1 &&
            one[row - 1] === other[column - 2] &&
            one[row - 2] === other[column - 1];
          const cells = table[row];
          if (cells)
            cells[column] = Math.min(
              at(row - 1, column - 1) + (isSame ? 0 : 1),
              at(row - 1, column) + 1,
              at(row, column - 1) + 1,
              isSwapped ? at(row - 2, column - 2) + 1 : 99,
            );
        }
      return at(one.length, other.length);
    };
    let seed = 7;
    const random = (below: number): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const word = (length: number): string =>
      Array.from({ length }, () => 'abc'[random(3)]).join('');
    for (let round = 0; round < 3000; round += 1) {
      const typed = word(4 + random(7));
      const other = word(3 + random(9));
      const slips = typed.length < 8 ? 1 : 2;
      const isMeant = Array.from({ length: other.length }, (_, at) => other.slice(0, at + 1)).some(
        (part) =>
          (part === other ||
            (part.at(-1) === typed.at(-1) && (typed.length > 5 || part.length >= typed.length))) &&
          distance(typed, part) <= slips,
      );
      expect([typed, other, isSimilar(typed, other)]).toEqual([typed, other, isMeant]);
    }
  });
});

describe('the rank of a word', () => {
  it('is higher for the whole word than for its beginning, its inside, or a slip', () => {
    expect(rankOf('schmerz', 'schmerz', true)).toBe(ranks.whole);
    expect(rankOf('schmerz', 'schmerzen', true)).toBe(ranks.begins);
    expect(rankOf('schmerz', 'kopfschmerzen', true)).toBe(ranks.inside);
    expect(rankOf('shcmerz', 'schmerz', true)).toBe(ranks.similar);
    expect(rankOf('hals', 'schmerz', true)).toBe(0);
  });

  it('of a short word counts at the beginning only', () => {
    expect(rankOf('mri', 'mri', true)).toBe(ranks.whole);
    expect(rankOf('lab', 'labor', true)).toBe(ranks.begins);
    expect(rankOf('abo', 'labor', true)).toBe(0);
  });

  it('of a text needs every word that was typed, in any order', () => {
    expect(fits('head mri', 'MRI of the head')).toBe(true);
    expect(fits('head ct', 'MRI of the head')).toBe(false);
  });
});
