import { fiveOf28 } from '@caretrail/contract/medications/testing/regimens';
import { describe, expect, it } from 'vitest';
import { cycleWords } from '../format-medicine.ts';

describe('§3 where somebody is in a cycle', () => {
  it.each([
    ['2026-01-01', 'Starts on 5 January 2026'],
    ['2026-01-05', 'Cycle 1 of 6, day 1 of 28: a dose today'],
    ['2026-01-10', 'Cycle 1 of 6, day 6 of 28: no dose today'],
    // The fourth begins a week late, so that the third is longer.
    ['2026-04-05', 'Cycle 3 of 6, day 35 of 35: no dose today'],
    ['2026-04-06', 'Cycle 4 of 6, day 1 of 28: a dose today'],
    ['2026-12-24', 'All 6 cycles are over'],
  ])('on %s: %s', (day, words) => {
    expect(cycleWords(fiveOf28, day)).toBe(words);
  });

  it('a held one waits', () => {
    expect(cycleWords({ ...fiveOf28, held: [1] }, '2026-01-05')).toBe(
      'Cycle 1 of 6: waiting for the go-ahead',
    );
  });

  it('a held one waits before its planned day too: it has no first day any more', () => {
    expect(cycleWords({ ...fiveOf28, held: [1] }, '2026-01-01')).toBe(
      'Cycle 1 of 6: waiting for the go-ahead',
    );
  });

  it('one without an end has no number to count to', () => {
    expect(cycleWords({ ...fiveOf28, cycles: null }, '2026-01-06')).toBe(
      'Cycle 1, day 2 of 28: a dose today',
    );
  });
});
