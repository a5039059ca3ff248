import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newStock } from './stock.ts';
import {
  findStrength,
  isWithoutUnit,
  strengthKey,
  tidyStrength,
  uniqueStrengths,
  withUnits,
} from './strength.ts';
import { spellingsOf } from './testing/spellings.ts';

describe('§3 one strength in different spellings', () => {
  it.each([
    ['500 mg', ['500mg', '500 MG', ' 500  mg ', '500\u00A0mg', '500\tMg']],
    ['0.5 mg', ['0,5 mg', '0,5MG']],
    ['100 mcg', ['100 µg', '100 μg', '100ug', '100 UG', '100 micrograms']],
    ['25 mcg/h patch', ['25 µg / h Patch']],
    ['100 mg/5 ml', ['100mg / 5mL']],
    ['1 tablet', ['1 Tablet', '1  tablet ']],
  ])('%s', (strength, others) => {
    for (const other of others) expect(strengthKey(other)).toBe(strengthKey(strength));
  });

  it.each([
    ['500 mg', '50 mg'],
    ['500 mg', '500 mcg'],
    ['1 1/2 tablets', '11/2 tablets'],
    ['1,000 mg', '1 mg'],
    ['1 tablet', '1 tablets'],
    ['10 ug', '10 ugly'],
    ['5 mg', '.5 mg'],
  ])('%s is not %s', (one, other) => {
    expect(strengthKey(one)).not.toBe(strengthKey(other));
  });

  it('a key is its own key, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(strengthKey(strengthKey(text))).toBe(strengthKey(text));
      }),
    );
  });

  it('every spelling is found, and the exact one before the others', () => {
    fc.assert(
      fc.property(fc.constantFrom(...spellingsOf('2,5 mg')), (spelling) => {
        expect(findStrength([{ strength: '5 mg' }, { strength: '2.5 mg' }], spelling)).toEqual({
          strength: '2.5 mg',
        });
      }),
    );
    const both = [{ strength: '500mg' }, { strength: '500 mg' }];
    expect(findStrength(both, '500 mg')).toEqual({ strength: '500 mg' });
    expect(findStrength(both, '500 MG')).toEqual({ strength: '500mg' });
    expect(findStrength(both, '20 mg')).toBeUndefined();
  });

  it('each is listed once, as it was written first', () => {
    expect(uniqueStrengths(['500mg', '20 mg', '500 mg'])).toEqual(['500mg', '20 mg']);
    const twice = ['500mg', '500 mg'].map((strength) => ({ strength, on_hand: 1 }));
    expect(newStock.safeParse(twice).success).toBe(false);
    expect(newStock.safeParse(twice.slice(1)).success).toBe(true);
  });
});

describe('a strength as it was typed', () => {
  it.each(['500', ' 2,5 ', '0.5', '1/2', '½', '1 000'])('%j has no unit', (strength) => {
    expect(isWithoutUnit(strength)).toBe(true);
  });

  it.each(['500 mg', '4mg', '1 tablet', '5 %', '', 'half', '10 mg/ml'])(
    '%j is complete',
    (text) => {
      expect(isWithoutUnit(text)).toBe(false);
    },
  );

  it('is offered with the units, milligrams first', () => {
    expect(withUnits(' 500 ')).toEqual(['500 mg', '500 µg', '500 ml']);
  });

  it.each([
    ['4mg', '4 mg'],
    ['4 MG', '4 mg'],
    ['2,5mg', '2,5 mg'],
    ['100mg/5ml', '100 mg/5 ml'],
    ['50μg', '50 µg'],
    ['1,000mg', '1,000 mg'],
    ['1 tablet', '1 tablet'],
    ['4mgx', '4mgx'],
    ['B12mg', 'B12mg'],
    ['500', '500'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(tidyStrength(typed)).toBe(kept);
  });

  it('means the same as before, whatever was typed', () => {
    const pieces = fc.constantFrom(
      '4',
      '0,5',
      '1.000',
      'mg',
      'MG',
      'µg',
      'μg',
      'ml',
      ' ',
      '/',
      'x',
    );
    fc.assert(
      fc.property(fc.array(pieces), (parts) => {
        const typed = parts.join('');
        expect(strengthKey(tidyStrength(typed))).toBe(strengthKey(typed));
      }),
    );
  });
});
