import type { ActiveCycle } from '@caretrail/contract/dashboard/schema';
import { describe, expect, it } from 'vitest';
import { formatChangeDay, formatCycleDay } from './format-cycle.ts';

const today = '2026-11-17';
const cycle = (changes: Partial<ActiveCycle> = {}): ActiveCycle => ({
  id: 'x',
  title: 'Temozolomide',
  type: 'chemotherapy',
  status: 'active',
  cycle_no: 3,
  cycles_planned: 6,
  cycle_days: [1, 2, 3, 4, 5],
  day_of_cycle: 8,
  cycle_length: 28,
  is_treatment_day: false,
  next_test: null,
  next_dose_change: null,
  ...changes,
});
const place = 'Cycle 3 of 6, day 8 of 28';

describe('§2.5 the day of the cycle on the dashboard', () => {
  it('says whether there is treatment today', () => {
    expect(formatCycleDay(cycle(), today, today)).toBe(`${place}: no treatment today`);
    expect(formatCycleDay(cycle({ is_treatment_day: true }), today, today)).toBe(
      `${place}: treatment day`,
    );
  });

  it('names the weekday after midnight, when “today” is ambiguous', () => {
    const night = { night: today };
    expect(formatCycleDay(cycle(), today, night)).toBe(`${place}: no treatment on Tuesday`);
    expect(formatCycleDay(cycle({ is_treatment_day: true }), today, night)).toBe(
      `${place}: treatment on Tuesday`,
    );
  });

  it('does not call the day of an older answer today', () => {
    expect(formatCycleDay(cycle(), '2026-11-16', today)).toBe(`${place}: no treatment on Monday`);
  });

  it('names no day while the treatment is on hold', () => {
    expect(formatCycleDay(cycle({ status: 'on-hold' }), today, today)).toBe(`${place}: on hold`);
  });

  it('calls the next change of dose tomorrow, but not after midnight', () => {
    expect(formatChangeDay('2026-11-18', today)).toBe('tomorrow');
    expect(formatChangeDay('2026-11-18', { night: today })).toBe('Wednesday 18 November');
  });
});
