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
