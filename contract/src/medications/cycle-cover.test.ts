import { describe, expect, it } from 'vitest';
import type { Course } from './course.ts';
import { cycleCover } from './cycle-cover.ts';
import type { CyclePattern } from './cycle-days.ts';
import { withForecast } from './forecast.ts';
import type { Phase } from './schedule.ts';
import { formatStock, formatStockState } from './format-stock.ts';
import { counted, courseOf, now, told, today } from './testing/counted-stock.ts';
import { aVersion, fiveOf28, phase, regimens, slot } from './testing/regimens.ts';

const capsules = (count: number) => slot('evening', '21:00', { strength: '140 mg', count });
/** Cycle 3 began on 2 March, an evening ago: that dose can still be taken, and all five are ahead. */
const cyclic = (more: Partial<CyclePattern> = {}, of: Partial<Phase> = {}): Course =>
  courseOf(
    aVersion([phase(1, { pattern: { ...fiveOf28, ...more }, slots: [capsules(2)], ...of })]),
  );
const saidOf = (course: Course, on_hand: number, more: Partial<typeof counted> = {}): string => {
  const [stock] = withForecast(
    course,
    [{ ...counted, strength: '140 mg', on_hand, ...more }],
    [],
    now,
  );
  if (stock === undefined) throw new Error('no stock');
  return formatStockState({ ...stock, cover: cycleCover(course, stock, today) }, today);
};

describe('§3 what a stock covers of a medicine in cycles', () => {
  it.each([
    // No day in the weeks without the medicine.
    [10, 'Enough for cycle 3; not enough in cycle 4, from 6 April'],
    [20, 'Enough for cycles 3 and 4; not enough in cycle 5, from 4 May'],
    [22, 'Enough for cycles 3 and 4; not enough in cycle 5, from 5 May'],
    [30, 'Enough for cycles 3 to 5; not enough in cycle 6, from 1 June'],
    [40, 'Enough for cycles 3 to 6'],
    [6, 'Not enough in cycle 3, from 5 March'],
    [1, '1 left: not enough for the next dose'],
    [0, 'None left'],
  ])('%s capsules: %s', (left, words) => {
    expect(saidOf(cyclic(), left)).toBe(words);
  });

  it('says that none is used while a cycle is on hold', () => {
    expect(saidOf(cyclic({ held: [3] }), 12)).toBe(
      '12 left; none are used while cycle 3 is on hold',
    );
    expect(saidOf(cyclic({ held: [3] }), 0)).toBe(
      'None left; none are used while cycle 3 is on hold',
    );
    expect(saidOf(cyclic({ held: [4] }), 12)).toBe(
      'Enough for cycle 3; after that, none are used while cycle 4 is on hold',
    );
    expect(saidOf(cyclic({ held: [4] }), 8)).toBe('Not enough in cycle 3, from 6 March');
  });

  it('names only cycles that take from this strength', () => {
    const steps = [
      { cycle: 5, day: 1, slots: [slot('evening', '21:00', { strength: '180 mg', count: 2 })] },
    ];
    const course = cyclic({}, { dose_steps: steps });
    expect(saidOf(course, 12, { strength: '180 mg' })).toBe(
      'Enough for cycle 5; not enough in cycle 6, from 2 June',
    );
  });

  it('says until when it lasts for a medicine that is not taken in cycles', () => {
    expect(saidOf(courseOf(regimens.levetiracetam), 30, { strength: '500 mg' })).toBe(
      'Lasts until 17 March',
    );
    const stock = told(courseOf(regimens.levetiracetam));
    expect(stock && cycleCover(courseOf(regimens.levetiracetam), stock, today)).toBeNull();
  });

  it('an expiry date comes first, and the advice follows', () => {
    expect(saidOf(cyclic(), 20, { expires: '2026-03-20' })).toBe('Expires on 20 March');
    const course = cyclic();
    const stock = { ...counted, strength: '140 mg', on_hand: 6 };
    const [low] = withForecast(course, [stock], [], now);
    expect(low && formatStock({ ...low, cover: cycleCover(course, low, today) }, today)).toBe(
      'not enough in cycle 3, from 5 March. Get more soon.',
    );
  });
});
