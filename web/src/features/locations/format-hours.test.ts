import { describe, expect, it } from 'vitest';
import { exceptionLines, hoursLines } from './format-hours.ts';

const span = (
  day: 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat',
  opens: string,
  closes: string,
) => ({
  day,
  opens,
  closes,
});

describe('opening hours in words', () => {
  it('days with the same hours are one line', () => {
    const hours = (['mon', 'tue', 'wed', 'thu', 'fri'] as const).flatMap((day) => [
      span(day, '13:30', '17:00'),
      span(day, '08:00', '12:30'),
    ]);
    expect(hoursLines([...hours, span('sat', '00:00', '23:59')])).toEqual([
      { days: 'Monday to Friday', times: '08:00–12:30 and 13:30–17:00' },
      { days: 'Saturday', times: 'All day' },
      { days: 'Sunday', times: 'Closed' },
    ]);
    expect(hoursLines([])).toEqual([]);
  });

  it('dates with different hours are told from today on', () => {
    const day = (date: string, note: string) => ({ date, opens: null, closes: null, note });
    expect(
      exceptionLines(
        [day('2026-12-26', ''), day('2026-12-25', 'Christmas'), day('2025-01-01', '')],
        '2026-11-15',
      ),
    ).toEqual([
      { days: 'Friday 25 December 2026 (Christmas)', times: 'Closed' },
      { days: 'Saturday 26 December 2026', times: 'Closed' },
    ]);
  });
});
