import { fiveOf28 } from '@caretrail/contract/medications/testing/regimens';
import { describe, expect, it } from 'vitest';
import { aMedication, aVersionOf } from '../../../testing/a-medication.ts';
import { openCycles, sameDays } from './cycle-change.ts';

const plain = { ...fiveOf28, shifts: [] };
const effective_from = '2026-01-01';
const inCycles = (pattern: Partial<typeof plain> & { held?: number[] } = {}) =>
  aMedication({
    schedule: { ...aVersionOf({ pattern: { ...plain, ...pattern } }), effective_from },
  });

describe('§3 the cycle that can be changed', () => {
  it.each([
    ['2026-01-01', 1, 1],
    ['2026-01-05', 1, 1],
    // Started: the rest of it can be held, and only the next cycle delayed.
    ['2026-01-07', 1, 2],
    ['2026-03-25', 4, 4],
    ['2026-12-01', undefined, undefined],
  ])('on %s cycle %s can be held and cycle %s delayed', (today, hold, delay) => {
    const { toHold, toDelay } = openCycles(inCycles(), today);
    expect([toHold?.cycle, toDelay?.cycle]).toEqual([hold, delay]);
  });

  it('returns the held cycle as the one to continue', () => {
    const { held, toHold, toDelay } = openCycles(inCycles({ held: [1] }), '2026-01-20');
    expect([held?.cycle, toHold, toDelay]).toEqual([1, undefined, undefined]);
  });

  it('finds only the medicines taken on the same days', () => {
    const chemo = inCycles();
    const before = { ...inCycles(), id: 'b' };
    const others = [
      aMedication({ id: 'c' }),
      { ...inCycles(), id: 'd', state: 'stopped' as const },
      { ...inCycles({ anchor: '2026-01-06' }), id: 'e' },
    ];
    expect(sameDays([chemo, before, ...others], chemo, 4, '2026-03-25')).toEqual([before]);
  });
});
