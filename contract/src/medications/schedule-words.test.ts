import { describe, expect, it } from 'vitest';
import { durationWords, partsWords, phaseWords, runsOf } from './schedule-words.ts';
import { regimens, phase, slot } from './testing/regimens.ts';

const words = (name: keyof typeof regimens): string[] =>
  regimens[name].phases.map((each) => phaseWords(each));

describe('§3 a schedule in words', () => {
  it.each([
    ['levetiracetam', 'Every day at 08:00 and 20:00'],
    ['coTrimoxazole', 'Every Monday, Wednesday and Friday at 08:00'],
    ['temozolomide', 'Days 1–5 of every 28 days at 21:00, 6 cycles'],
    ['antibiotic', 'Every 8 hours, first at 06:00'],
    ['paracetamol', 'As needed for headache, at most 4 doses in 24 hours, at least 4 hours apart'],
  ] as const)('%s: %s', (name, expected) => {
    expect(words(name)).toEqual([expected]);
  });

  it('moments of the day', () => {
    const at = { when: 'ACM' as const, offset_min: -30 };
    expect(phaseWords(phase(1, { slots: [{ ...slot('s', ''), at }] }))).toBe(
      'Every day, 30 minutes before breakfast time',
    );
  });

  it('parts of a dose', () => {
    expect(partsWords(regimens.temozolomide.phases[0]?.slots[0]?.parts ?? [])).toBe(
      '2 × 140 mg and 1 × 20 mg',
    );
  });

  it('runs and lengths', () => {
    expect(runsOf([5, 1, 2, 3, 9, 10])).toBe('1–3, 5 and 9–10');
    expect(durationWords(61)).toBe('1 hour 1 minute');
    expect(durationWords(120)).toBe('2 hours');
  });
});
