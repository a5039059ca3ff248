import { fiveOf28 } from '@caretrail/contract/medications/testing/regimens';
import { describe, expect, it } from 'vitest';
import { aMedication, aVersionOf } from '../../../testing/a-medication.ts';
import { cycleToChange, delayed, held, sameDays, startsFrom } from './delay.ts';

const plain = { ...fiveOf28, shifts: [] };
const why = { today: '2026-03-25', reason: 'Low counts' };
const schedule = aVersionOf({ pattern: plain });

describe('§3 delaying a cycle', () => {
  it.each([
    ['2026-01-01', 1],
    ['2026-01-05', 1],
    // Begun: the next one.
    ['2026-01-07', 2],
    ['2026-03-25', 4],
    ['2026-12-01', null],
  ])('on %s it is cycle %s', (today, cycle) => {
    expect(cycleToChange(plain, today)).toBe(cycle);
  });

  it('a held cycle is the one that waits', () => {
    expect(cycleToChange({ ...plain, held: [1] }, '2026-01-20')).toBe(1);
  });

  it('moves it and all later ones, and says why', () => {
    const edit = delayed(schedule, 4, why);
    const pattern = edit.schedule?.phases[0]?.pattern;
    if (pattern?.kind !== 'cycle') throw new Error('no cycle');
    expect(startsFrom(pattern, 4)).toEqual([
      { cycle: 4, day: '2026-04-06' },
      { cycle: 5, day: '2026-05-04' },
      { cycle: 6, day: '2026-06-01' },
    ]);
    expect(edit.schedule).toMatchObject({ effective_from: '2026-03-25', reason: 'Low counts' });
  });

  it('holds it, and goes ahead', () => {
    const waiting = held(schedule, 4, true, why).schedule?.phases[0];
    expect(waiting?.pattern).toMatchObject({ held: [4] });
    if (waiting === undefined) throw new Error('no phase');
    expect(held(aVersionOf(waiting), 4, false, why).schedule?.phases[0]?.pattern).toMatchObject({
      held: [],
    });
  });

  it('finds what is taken on the same days, and nothing else', () => {
    const chemo = aMedication({ schedule });
    const before = aMedication({ id: 'b', schedule });
    const others = [
      aMedication({ id: 'c' }),
      aMedication({ id: 'd', schedule, state: 'stopped' }),
      aMedication({
        id: 'e',
        schedule: aVersionOf({ pattern: { ...plain, anchor: '2026-01-06' } }),
      }),
    ];
    expect(sameDays([chemo, before, ...others], chemo, 4, '2026-03-25')).toEqual([before]);
  });
});
