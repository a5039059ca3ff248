import { expand } from '@caretrail/contract/medications/expand';
import { regimens } from '@caretrail/contract/medications/testing/regimens';
import { describe, expect, it } from 'vitest';
import { askedMarks, dayRuns } from './day-marks.ts';

const doses = (name: keyof typeof regimens, from: string, to: string) =>
  expand(regimens[name], from, to, 'Europe/London');

describe('§3 the calendar of a schedule', () => {
  it('five days of each cycle are one line', () => {
    expect(dayRuns(doses('temozolomide', '2026-01-01', '2026-03-01'))).toEqual([
      { days: '5 to 9 January 2026', words: '21:00: 2 × 140 mg and 1 × 20 mg' },
      { days: '2 to 6 February 2026', words: '21:00: 2 × 140 mg and 1 × 20 mg' },
    ]);
  });

  it('each step of a taper is a line', () => {
    expect(
      dayRuns(doses('dexamethasone', '2026-01-01', '2026-12-31')).map(({ days }) => days),
    ).toEqual([
      '1 to 5 February 2026',
      '6 to 10 February 2026',
      '11 to 15 February 2026',
      '16 to 20 February 2026',
    ]);
  });

  it('a day says all its times, and a held one that it waits', () => {
    const marks = askedMarks(doses('levetiracetam', '2026-01-05', '2026-01-05'));
    expect(marks.get('2026-01-05')).toEqual({
      look: 'asked',
      words: '08:00: 1 × 500 mg; 20:00: 1 × 500 mg',
    });
    const held = askedMarks(
      doses('temozolomide', '2026-01-05', '2026-01-05').map((dose) => ({ ...dose, is_held: true })),
    );
    expect(held.get('2026-01-05')?.look).toBe('held');
  });
});
