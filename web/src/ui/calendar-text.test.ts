import { describe, expect, it } from 'vitest';
import { calendarDateOf, textOfTime, timeOf } from './calendar-text.ts';

describe('dates and times as texts', () => {
  it.each(['2026-11-15', '2024-02-29', '1931-01-01'])('%s comes back as it was', (text) => {
    expect(calendarDateOf(text)?.toString()).toBe(text);
  });

  it.each(['', 'tomorrow', '15/11/2026', '2026-02-30', '2026-13-01'])('%j is no date', (text) => {
    expect(calendarDateOf(text)).toBeNull();
  });

  it.each(['00:00', '08:05', '23:59'])('%s comes back as it was', (text) => {
    const time = timeOf(text);
    expect(time && textOfTime(time)).toBe(text);
  });

  it.each(['', 'noon', '24:00', '8:5'])('%j is no time', (text) => {
    expect(timeOf(text)).toBeNull();
  });
});
