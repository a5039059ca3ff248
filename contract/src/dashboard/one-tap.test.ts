import { describe, expect, it } from 'vitest';
import type { LineDose } from './day-line.ts';
import { isAmountKnown, oneTapDoses } from './one-tap.ts';

const dose = (medication_name: string, changes: Partial<LineDose> = {}) =>
  ({ medication_name, parts: [], dosage: '1 × 500 mg', log: null, ...changes }) as LineDose;
const names = (doses: readonly LineDose[]) => doses.map(({ medication_name }) => medication_name);

describe('one tap for the doses of a time', () => {
  const doses = [
    dose('Open'),
    dose('Undone', { log: { status: 'cleared' } as never }),
    dose('Recorded', { log: { status: 'taken' } as never, is_kept: true }),
    dose('Varies', { dosage: '1 to 2 tablets' }),
  ];

  it('records those that are due, open and of a known amount', () => {
    expect(names(oneTapDoses({ phase: 'now', doses }))).toEqual(['Open', 'Undone']);
  });

  it.each(['earlier', 'later'] as const)('records nothing of a time that is %s', (phase) => {
    expect(oneTapDoses({ phase, doses })).toEqual([]);
  });

  it.each([
    ['1 × 500 mg', true],
    ['500 mg', true],
    ['2 tablets', true],
    ['1-2 tablets', false],
    ['1 – 2 Tabletten', false],
    ['1 or 2 puffs', false],
    ['1 bis 2 Stück', false],
    ['', false],
  ])('knows the amount of “%s”: %s', (dosage, isKnown) => {
    expect(isAmountKnown({ parts: [], dosage })).toBe(isKnown);
  });

  it('knows the amount of parts, whatever the text says', () => {
    expect(isAmountKnown({ parts: [{ strength: '2 mg', count: 1 }], dosage: '1-2' })).toBe(true);
  });
});
