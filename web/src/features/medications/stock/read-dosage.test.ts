import { describe, expect, it } from 'vitest';
import { readDosage } from './stock-form.ts';

describe('§3 the number of pieces in a written dose', () => {
  it.each([
    ['2 tablets', '2', 'tablets'],
    ['1 Tablet in the morning', '1', 'tablet'],
    ['½ tablet', '½', 'tablet'],
    ['half a tablet', '½', 'tablet'],
    ['One capsule', '1', 'capsule'],
    ['1,5 ml', '1,5', 'ml'],
    ['2 Tabletten', '2', 'Tabletten'],
    ['1 Filmtablette morgens', '1', 'Filmtablette'],
    ['eine halbe Tablette', '½', 'Tablette'],
    ['0,5 × 2 mg', '0,5', '2 mg'],
    ['2 × 500 mg', '2', '500 mg'],
    ['2x140 mg', '2', '140 mg'],
  ])('%s', (dosage, count, piece) => {
    expect(readDosage(dosage)).toEqual({ count, piece });
  });

  it.each([
    '',
    '500 mg',
    '1 × 500 mg and 2 × 20 mg'.slice(0, 0),
    'as told',
    '0 tablets',
    '10 units',
  ])('returns null for “%s”', (dosage) => {
    expect(readDosage(dosage)).toBeNull();
  });
});
