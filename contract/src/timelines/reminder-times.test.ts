import { describe, expect, it } from 'vitest';
import {
  minutesBefore,
  formatReminderTime,
  reminderTimeOf,
  reminderTimes,
} from './reminder-times.ts';

const at = (start: string, all_day = false) => ({ start, all_day, time_zone: 'Europe/Berlin' });

describe('§2.5 the reminder times of an event', () => {
  it('count back from its start; the evening before is at 18:00', () => {
    expect(reminderTimes.map((time) => minutesBefore(time, at('2026-11-20T09:30')))).toEqual([
      60, 930, 1440, 10_080,
    ]);
  });

  it('count from 9:00 for an all-day event', () => {
    expect(minutesBefore('evening', at('2026-11-20T00:00', true))).toBe(15 * 60);
  });

  it('the evening before stays at 18:00 over a change of the clocks', () => {
    expect(minutesBefore('evening', at('2026-10-25T09:00'))).toBe(16 * 60);
    expect(minutesBefore('evening', at('2026-03-29T09:00'))).toBe(14 * 60);
  });

  it('are recognised by their minutes, others are shown as minutes', () => {
    const event = at('2026-11-20T09:30');
    expect(
      [60, 930, 1440, 10_080, 120, 0].map((minutes) => formatReminderTime(minutes, event)),
    ).toEqual([
      '1 hour before',
      'The evening before',
      '1 day before',
      '1 week before',
      '2 hours before',
      'When it starts',
    ]);
    expect(reminderTimeOf(1440, at('2026-11-20T18:00'))).toBe('day');
  });
});
