import { expand } from '@caretrail/contract/medications/expand';
import { regimens } from '@caretrail/contract/medications/testing/regimens';
import { describe, expect, it } from 'vitest';
import { askedMarks, dayDoses, dayRuns } from './day-marks.ts';

const doses = (name: keyof typeof regimens, from: string, to: string) =>
  expand(regimens[name], from, to, 'Europe/London');

describe('§3 the calendar of a schedule', () => {
  it('shows the five days of each cycle as one line', () => {
    expect(dayRuns(doses('temozolomide', '2026-01-01', '2026-03-01'))).toEqual([
      { days: '5 to 9 January 2026', words: '21:00: 2 × 140 mg and 1 × 20 mg' },
      { days: '2 to 6 February 2026', words: '21:00: 2 × 140 mg and 1 × 20 mg' },
    ]);
  });

  it('shows each step of a taper as one line', () => {
    expect(
      dayRuns(doses('dexamethasone', '2026-01-01', '2026-12-31')).map(({ days }) => days),
    ).toEqual([
      '1 to 5 February 2026',
      '6 to 10 February 2026',
      '11 to 15 February 2026',
      '16 to 20 February 2026',
    ]);
  });

  it('names all times of a day, and that a held day waits', () => {
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

  it('distinguishes days with different doses by amount, in look and text', () => {
    const taper = doses('dexamethasone', '2026-02-01', '2026-02-20');
    expect(dayDoses(taper)).toEqual([
      { sign: '8', unit: 'mg', words: '8 mg', dose: '8 mg' },
      { sign: '6', unit: 'mg', words: '6 mg', dose: '6 mg' },
      { sign: '4', unit: 'mg', words: '4 mg', dose: '4 mg' },
      { sign: '2', unit: 'mg', words: '2 mg', dose: '2 mg' },
    ]);
    const marks = askedMarks(taper);
    expect(marks.get('2026-02-05')).toMatchObject({ look: 'asked', sign: '8' });
    expect(marks.get('2026-02-06')).toMatchObject({ look: 'other', sign: '6' });
    expect(dayDoses(doses('levetiracetam', '2026-01-05', '2026-01-10'))).toEqual([]);
  });

  it('distinguishes them by letter if the amounts are ambiguous or too long', () => {
    const of = (...days: string[][]) =>
      dayDoses(
        days.flatMap((strengths, index) =>
          strengths.map((strength) => ({
            local_date: `2026-01-0${index + 1}`,
            local_date_time: `2026-01-0${index + 1}T08:00`,
            parts: [{ strength, count: 1 }],
            is_held: false,
          })),
        ),
      );
    expect(of(['4 mg', '4 mg'], ['8 mg'])).toMatchObject([
      { sign: 'A', unit: null, words: '8 mg: 2 times 4 mg' },
      { sign: 'B', words: '8 mg' },
    ]);
    expect(of(['1 tablet'], ['2 tablets']).map(({ sign }) => sign)).toEqual(['A', 'B']);
    expect(of(['1500 mg'], ['500 mg']).map(({ sign }) => sign)).toEqual(['A', 'B']);
    expect(of(['1 g'], ['500 mg']).map(({ sign }) => sign)).toEqual(['A', 'B']);
  });
});
