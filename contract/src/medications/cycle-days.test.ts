import { expect, it } from 'vitest';
import { cycleDays, cyclesUntil } from './cycle-days.ts';
import { fiveOf28 } from './testing/regimens.ts';

it('cycles before the window are stepped over without changing those in it', () => {
  const pattern = { ...fiveOf28, cycles: 40 };
  const all = cyclesUntil(pattern, Infinity);
  for (const first of all.map((cycle) => cycle.first + 3)) {
    const wanted = all.filter(({ last }) => last >= first);
    expect(cyclesUntil(pattern, Infinity, first).filter(({ last }) => last >= first)).toEqual(
      wanted,
    );
    expect(cycleDays(pattern, first, first + 40)[0]?.day).toBe(first);
  }
});
