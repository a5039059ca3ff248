import { describe, expect, it } from 'vitest';
import type { DoseOccurrence } from './doses.ts';
import { isAmountKnown, oneTapDoses, sharesTap } from './one-tap.ts';

const dose = (medication_name: string, changes: Partial<DoseOccurrence> = {}) =>
  ({
    medication_name,
    parts: [],
    dosage: '1 × 500 mg',
    state: 'due',
    log: null,
    ...changes,
  }) as unknown as DoseOccurrence;
const names = (doses: readonly DoseOccurrence[]) =>
  doses.map(({ medication_name }) => medication_name);

describe('one tap for the doses of a time', () => {
  const doses = [
    dose('Open'),
    dose('Late', { state: 'late' }),
    dose('Undone', { log: { status: 'cleared' } as never }),
    dose('Recorded', { log: { status: 'taken' } as never }),
    dose('Varies', { dosage: '1 to 2 tablets' }),
  ];

  it('records those that are due, open and of a known amount', () => {
    expect(names(oneTapDoses(doses))).toEqual(['Open', 'Late', 'Undone']);
  });

  it.each(['missed', 'upcoming', 'held', 'unasked'] as const)(
    'records nothing of today that is %s',
    (state) => {
      expect(oneTapDoses([dose('One', { state }), dose('Other', { state })])).toEqual([]);
    },
  );

  it('records what is open of an earlier day, except what varies or was still to come', () => {
    const past = doses.map((each) => ({ ...each, state: 'missed' as const }));
    const ahead = dose('Put off', { state: 'upcoming' });
    expect(names(oneTapDoses([...past, ahead], { isPast: true }))).toEqual([
      'Open',
      'Late',
      'Undone',
    ]);
  });

  it('is still shared by a dose that was just recorded, so that the button keeps its place', () => {
    expect(doses.map((each) => sharesTap(each))).toEqual([true, true, true, true, false]);
  });

  it.each([
    ['1 × 500 mg', true],
    ['500 mg', true],
    ['2 tablets', true],
    ['2', true],
    ['0.5 ml', true],
    ['1,5 Tabletten', true],
    ['½ tablet', true],
    ['1½ tablets', true],
    ['1 1/2 tablets', true],
    ['1 film-coated tablet', true],
    ['1 Tbl.', true],
    ['10 I.E.', true],
    ['20 µg', true],
    ['1 x 500 mg', true],
    ['1 tablet (500 mg)', true],
    ['2 Tabletten zu 500 mg', true],
    ['½ to 1 tablet', false],
    ['½–1', false],
    ['1 tablet or 2', false],
    ['1 tablet or two', false],
    ['up to 2', false],
    ['bis zu 2 Tabletten', false],
    ['2 tablets maximum', false],
    ['one to two', false],
    ['1 - two tablets', false],
    ['1 tablet (2 on Mondays)', false],
    ['1 tablet if needed', false],
    ['2 x daily', false],
    ['1-0-1', false],
    ['1/2 - 1', false],
    ['as prescribed', false],
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
