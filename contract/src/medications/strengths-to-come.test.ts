import { describe, expect, it } from 'vitest';
import type { Phase } from './schedule.ts';
import { strengthsToCome } from './strengths-to-come.ts';
import { fiveOf28, phase, regimens, slot } from './testing/regimens.ts';

const one = (strength: string, id = strength) => [slot(id, '21:00', { strength, count: 1 })];
const version = (phases: Phase[], effective_from = '2026-01-01') => ({ effective_from, phases });
/** 250 mg in cycle 1, which begins on 5 January; 180 mg from cycle 2 on, 100 mg from cycle 5 on. */
const rising = phase(1, {
  pattern: fiveOf28,
  slots: one('250 mg'),
  dose_steps: [
    { cycle: 2, day: 1, slots: one('180 mg') },
    { cycle: 5, day: 1, slots: one('100 mg') },
  ],
});

describe('§3 the strengths of all doses from a day on', () => {
  it.each([
    ['2025-12-30', ['250 mg', '180 mg', '100 mg']],
    ['2026-01-06', ['250 mg', '180 mg', '100 mg']],
    // In the weeks between, the cycle that comes is the next.
    ['2026-01-12', ['180 mg', '100 mg']],
    ['2026-02-03', ['180 mg', '100 mg']],
    ['2026-05-05', ['100 mg']],
    ['2026-12-01', []],
  ])('%s in cycles: those of the next dose first, then those of later cycles', (day, strengths) => {
    expect(strengthsToCome([version([rising])], day)).toEqual(strengths);
  });

  it('are those of the steps that are not over', () => {
    const steps = [
      phase(1, { length: { days: 5 }, slots: one('4 mg') }),
      phase(2, { length: { days: 5 }, slots: one('2 mg') }),
      phase(3, { length: { days: 5 }, slots: one('0.5 mg') }),
    ];
    expect(strengthsToCome([version(steps)], '2026-01-06')).toEqual(['2 mg', '0.5 mg']);
  });

  it('include those of a planned change, and not those that it replaces', () => {
    const later = version([phase(1, { pattern: fiveOf28, slots: one('140 mg') })], '2026-04-01');
    expect(strengthsToCome([version([rising]), later], '2026-01-06')).toEqual([
      '250 mg',
      '180 mg',
      '140 mg',
    ]);
  });

  it('name each strength once, and all of one dose', () => {
    expect(strengthsToCome([regimens.temozolomide], '2026-01-06')).toEqual(['140 mg', '20 mg']);
    expect(strengthsToCome([regimens.levetiracetam], '2026-01-06')).toEqual(['500 mg']);
  });
});
