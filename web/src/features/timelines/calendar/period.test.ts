import { describe, expect, it } from 'vitest';
import { dayAfterKey, daysOfPeriod, periodName, stepped } from './period.ts';

describe('§2.5 calendar: month, week and agenda', () => {
  it('starts weeks on Monday and shows a month in whole weeks', () => {
    expect(daysOfPeriod('week', '2026-11-15')[0]).toBe('2026-11-09');
    const month = daysOfPeriod('month', '2026-11-15');
    expect([month[0], month.at(-1)]).toEqual(['2026-10-26', '2026-12-06']);
    expect(daysOfPeriod('agenda', '2026-11-15')[0]).toBe('2026-11-15');
  });

  it('returns seven days for a week with a clock change', () => {
    expect(new Set(daysOfPeriod('week', '2026-03-29')).size).toBe(7);
    expect(daysOfPeriod('week', '2026-11-01').at(-1)).toBe('2026-11-01');
  });

  it.each([
    ['month', '2026-01-31', '2026-02-28', 'January 2026'],
    ['week', '2026-12-30', '2027-01-06', '28 December 2026 to 3 January 2027'],
    ['agenda', '2026-11-15', '2026-12-15', '15 November to 14 December 2026'],
  ] as const)('steps from the %s of %s to that of %s', (mode, date, next, name) => {
    expect(stepped(mode, date, 1)).toBe(next);
    expect(periodName(mode, date)).toBe(name);
  });

  it.each([
    ['ArrowLeft', '2026-10-31'],
    ['ArrowDown', '2026-11-08'],
    ['Home', '2026-10-26'],
    ['End', '2026-11-01'],
    ['PageUp', '2026-10-01'],
    ['a', null],
  ])('%s moves from Sunday 1 November to %s', (key, day) => {
    expect(dayAfterKey(key, '2026-11-01')).toBe(day);
  });
});
