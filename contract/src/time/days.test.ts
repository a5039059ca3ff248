import { describe, expect, it } from 'vitest';
import { addDays, addMonths, daysBetween, startOfWeek, weekdayOf, weeksOfMonth } from './days.ts';

describe('§2.5 days of the calendar', () => {
  it('counts over month ends, leap days and clock changes', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-29', 1)).toBe('2026-03-30');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(daysBetween('2026-03-01', '2026-04-01')).toBe(31);
  });

  it('a month on is never a day of the month after', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
  });

  it('weeks begin on Monday', () => {
    expect(weekdayOf('2026-11-15')).toBe(7);
    expect(startOfWeek('2026-11-15')).toBe('2026-11-09');
    expect(startOfWeek('2026-11-16')).toBe('2026-11-16');
  });

  it.each([
    ['2026-02-10', 5],
    ['2027-02-01', 4],
    ['2026-11-15', 6],
  ])('the month of %s is shown in %i weeks, every day once', (date, count) => {
    const weeks = weeksOfMonth(date);
    expect(weeks).toHaveLength(count);
    const days = weeks.flat();
    expect(new Set(days).size).toBe(count * 7);
    expect(days.filter((each) => each.startsWith(date.slice(0, 7)))).toHaveLength(
      daysBetween(`${date.slice(0, 7)}-01`, addMonths(`${date.slice(0, 7)}-01`, 1)),
    );
    expect(days.toSorted()).toEqual(days);
  });
});
