import type { Phase } from '@caretrail/contract/medications/schedule';
import { regimens } from '@caretrail/contract/medications/testing/regimens';
import { describe, expect, it } from 'vitest';
import { noBreak } from '../../lib/no-break.ts';
import { formatExact, formatNext, formatSince } from './doses/format-dose.ts';
import { formatScheduleLine, scheduleLines } from './format-schedule.ts';

const today = '2026-11-15';

describe('§3 a medicine as text', () => {
  it.each([
    ['2026-11-15T20:00', 'Next: today at 20:00'],
    ['2026-11-16T08:00', 'Next: tomorrow at 08:00'],
    ['2026-12-04T21:00', 'Next: Friday 4 December at 21:00'],
  ])('formats %s as %s', (local, words) => {
    expect(formatNext(local, today)).toBe(noBreak(words));
  });

  it('formats the time since a dose in hours and minutes', () => {
    expect(formatSince(30_000)).toBe('just now');
    expect(formatSince(200 * 60_000)).toBe('3 hours 20 minutes ago');
  });

  it('lists capsules, otherwise shows the dose as written', () => {
    expect(formatExact([{ strength: '20 mg', count: 2 }], 'x')).toBe(noBreak('2 × 20 mg (40 mg)'));
    expect(formatExact([], 'one spoon')).toBe('one spoon');
  });

  it('formats a taper step by step, with daily totals', () => {
    const line = (count: number, days: string) => ({
      words: 'Every day at 08:00',
      wordsWithin: 'every day at 08:00',
      dose: count === 1 ? '1 × 2 mg' : `${count} × 2 mg (${2 * count} mg)`,
      total: `${2 * count} mg a day`,
      taken: `${count === 1 ? '1 × 2 mg' : `${count} × 2 mg (${2 * count} mg)`} at 08:00`,
      cycles: [],
      days,
    });
    expect(scheduleLines(regimens.dexamethasone)).toEqual([
      line(4, '1 to 5 February 2026'),
      line(3, '6 to 10 February 2026'),
      line(2, '11 to 15 February 2026'),
      line(1, '16 to 20 February 2026'),
    ]);
  });

  it('formats a step with its dose first', () => {
    const line = {
      dose: '4 × 2 mg',
      words: 'Every day at 08:00',
      wordsWithin: 'every day at 08:00',
      cycles: [],
    };
    expect(formatScheduleLine(line)).toBe('4 × 2 mg, every day at 08:00');
    expect(formatScheduleLine({ ...line, dose: '' })).toBe('Every day at 08:00');
  });

  it('formats a plan without an end from its first day', () => {
    expect(scheduleLines(regimens.levetiracetam)).toMatchObject([
      {
        words: 'Every day at 08:00 and 20:00',
        dose: '1 × 500 mg each time, 1000 mg a day',
        days: 'From 1 January 2026',
      },
    ]);
  });

  it('names the dose of each cycle', () => {
    const [phase] = regimens.temozolomide.phases;
    const slots = [{ id: 'c2', at: '21:00', parts: [{ strength: '180 mg', count: 2 }] }];
    const phases = [{ ...phase, dose_steps: [{ cycle: 2, day: 1, slots }] }] as Phase[];
    const [line] = scheduleLines({ phases });
    expect(line?.dose).toBe('');
    expect(line?.cycles).toEqual([
      'Cycle 1: 2 × 140 mg and 1 × 20 mg (300 mg)',
      'From cycle 2: 2 × 180 mg (360 mg)',
    ]);
  });
});
