import { describe, expect, it } from 'vitest';
import { formatDistance, formatOpening, formatVisit } from './format-place.ts';

const workdays = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;
const clinic = {
  hours: workdays.map((day) => ({ day, opens: '08:30', closes: '16:30' })),
  exceptions: [],
};
const at = (local: string) => ({ nowMs: Date.parse(`${local}:00Z`), zone: 'UTC' });

describe('open now, in words', () => {
  it.each([
    ['2026-11-16T09:00', 'Open now, until 16:30'],
    ['2026-11-16T07:00', 'Closed now, opens at 08:30'],
    ['2026-11-16T17:00', 'Closed now, opens tomorrow at 08:30'],
    ['2026-11-20T17:00', 'Closed now, opens on Monday at 08:30'],
  ])('%s: %s', (now, words) => {
    expect(formatOpening(clinic, at(now))).toBe(words);
  });

  it('says nothing when the hours are unknown', () => {
    expect(formatOpening({ hours: [], exceptions: [] }, at('2026-11-16T09:00'))).toBeNull();
  });

  it('far away the day is named by its date', () => {
    const exceptions = Array.from({ length: 9 }, (_, index) => ({
      date: `2026-11-${16 + index}`,
      opens: null,
      closes: null,
      note: '',
    }));
    expect(formatOpening({ ...clinic, exceptions }, at('2026-11-16T09:00'))).toBe(
      'Closed now, opens on Wednesday 25 November at 08:30',
    );
  });

  it('midnight has a name', () => {
    const evening = {
      hours: [{ day: 'mon' as const, opens: '18:00', closes: '23:59' }],
      exceptions: [],
    };
    expect(formatOpening(evening, at('2026-11-16T20:00'))).toBe('Open now, until midnight');
  });
});

describe('the next visit and the distance, in words', () => {
  it('says the day as a person would', () => {
    const visit = {
      id: '',
      event_type: 'Scan' as const,
      title: 'MRI',
      start: '2026-11-17T13:40',
      end: '2026-11-17T14:30',
      time_zone: 'UTC',
      all_day: false,
    };
    expect(formatVisit(visit, at('2026-11-16T09:00'))).toBe(
      'Tomorrow, Tuesday 17 November, 13:40–14:30',
    );
    expect(formatVisit({ ...visit, all_day: true, end: null }, at('2026-11-17T09:00'))).toBe(
      'Today, Tuesday 17 November, all day',
    );
  });

  it.each([
    [0.4, 'Less than 1 km away'],
    [3.3, 'About 3.5 km away'],
    [41.6, 'About 42 km away'],
  ])('%d km', (km, words) => {
    expect(formatDistance(km)).toBe(words);
  });
});
