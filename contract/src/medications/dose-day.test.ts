import { describe, expect, it } from 'vitest';
import { dateOf, dayNow, doseDayAt, isAfterMidnight } from './dose-day.ts';

const zone = 'Europe/London';
const at = (time: string) => Date.parse(`2026-11-15T${time}Z`);

describe('§3 the day between midnight and three', () => {
  it('is still the day before for doses', () => {
    expect(doseDayAt(at('00:30'), zone)).toBe('2026-11-14');
    expect(doseDayAt(at('02:59'), zone)).toBe('2026-11-14');
    expect(doseDayAt(at('03:00'), zone)).toBe('2026-11-15');
  });

  it('is marked as night, with the calendar day', () => {
    expect(isAfterMidnight(at('00:00'), zone)).toBe(true);
    expect(dayNow(at('00:30'), zone)).toEqual({ night: '2026-11-15' });
    expect(dateOf(dayNow(at('00:30'), zone))).toBe('2026-11-15');
  });

  it('is an ordinary day from 03:00 on, by the clock of the patient', () => {
    expect(dayNow(at('03:00'), zone)).toBe('2026-11-15');
    expect(dayNow(at('00:30'), 'America/New_York')).toBe('2026-11-14');
  });
});
