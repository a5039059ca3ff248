import { describe, expect, it } from 'vitest';
import { formatDuration, formatWhen } from './format-when.ts';

describe('§2.5 reminder times as text', () => {
  it.each([
    ['2026-11-15T20:00', false, 'today at 20:00'],
    ['2026-11-16T08:00', false, 'tomorrow at 08:00'],
    ['2026-11-19T09:30', false, 'Thursday 19 November at 09:30'],
    ['2027-01-31T08:00', false, 'Sunday 31 January 2027 at 08:00'],
    ['2026-11-16T00:00', true, 'tomorrow, all day'],
  ])('%s', (local, allDay, words) => {
    expect(formatWhen(local, '2026-11-15', allDay)).toBe(words);
  });

  it.each([
    [1440, '1 day'],
    [2880, '2 days'],
    [120, '2 hours'],
    [60, '1 hour'],
    [90, '90 minutes'],
    [0, '0 minutes'],
  ])('%i minutes', (minutes, words) => {
    expect(formatDuration(minutes)).toBe(words);
  });
});
