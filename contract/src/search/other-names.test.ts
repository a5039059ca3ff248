import { describe, expect, it } from 'vitest';
import { scoreOf, wordsOf } from './match-words.ts';
import { otherNameFound, otherNamesOf } from './other-names.ts';

const finds = (typed: string, text: string): boolean =>
  scoreOf(
    wordsOf(typed),
    wordsOf(text).flatMap((word) => [word, ...otherNamesOf(word)]),
    true,
  ) > 0;

describe('other names of medicines', () => {
  it.each([
    ['keppra', 'Levetiracetam', 'Keppra is a brand name for levetiracetam'],
    ['kepra', 'Levetiracetam 500 mg', 'Keppra is a brand name for levetiracetam'],
    ['levetiracetam', 'Keppra', 'Keppra is a brand name for levetiracetam'],
    ['temodar', 'Temozolomid', 'Temodar is a brand name for temozolomide'],
    ['Temodal', 'temozolomide', 'Temodal is a brand name for temozolomide'],
    ['fortecortin', 'Dexamethasone', 'Fortecortin is a brand name for dexamethasone'],
    ['zofran', 'Ondansetron', 'Zofran is a brand name for ondansetron'],
    ['orfiril', 'Valproinsäure', 'Orfiril is a brand name for valproate'],
    ['depakote', 'Valproic acid', 'Depakote is a brand name for valproate'],
    ['septrin', 'Co-trimoxazole 960', 'Septrin is a brand name for co-trimoxazole'],
    ['ccnu', 'Lomustine', 'CCNU is another name for lomustine'],
    ['keppra 500', 'Levetiracetam 500 mg', 'Keppra is a brand name for levetiracetam'],
  ])('%s finds %s and says why', (typed, text, why) => {
    expect(finds(typed, text)).toBe(true);
    expect(otherNameFound(typed, text)).toBe(why);
  });

  it.each([
    ['keppra', 'Keppra'],
    ['kepra', 'Keppra (levetiracetam)'],
    ['levetirazetam', 'Levetiracetam'],
    ['keppra', 'Ibuprofen'],
    ['bactrim', 'Trimethoprim'],
    ['losec', 'Esomeprazole'],
    ['', 'Levetiracetam'],
  ])(
    'gives no reason for %j where %s has the word itself, or is another medicine',
    (typed, text) => {
      expect(otherNameFound(typed, text)).toBeNull();
    },
  );

  it('are no names of another medicine', () => {
    expect(finds('keppra', 'Brivaracetam')).toBe(false);
    expect(finds('bactrim', 'Trimethoprim')).toBe(false);
    expect(otherNamesOf('vitamin')).toEqual([]);
  });
});
