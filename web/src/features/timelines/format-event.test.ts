import { addDays } from '@caretrail/contract/time/days';
import { describe, expect, it } from 'vitest';
import { dayHeading, formatDays } from '../../lib/format-day.ts';
import {
  dayOfStretch,
  endOfStretch,
  formatEventTime,
  timeOnDay,
} from '../../lib/format-event-time.ts';
import { formatDistance, formatRange, formatResult } from './format-event.ts';
import { countTexts } from './texts.ts';

const berlin = 'Europe/Berlin';
const event = (start: string, end: string | null = null, more: object = {}) => ({
  start,
  end,
  all_day: false,
  time_zone: berlin,
  ...more,
});

describe('§2.5 names of days', () => {
  it.each([
    ['2026-11-15', 'Today, Sunday 15 November'],
    ['2026-11-16', 'Tomorrow, Monday 16 November'],
    ['2026-11-14', 'Yesterday, Saturday 14 November'],
    ['2026-11-19', 'Thursday 19 November 2026'],
  ])('%s is %s', (day, words) => {
    expect(dayHeading(day, '2026-11-15')).toBe(words);
  });

  it('recognises tomorrow across the turn of the year', () => {
    expect(dayHeading('2027-01-01', '2026-12-31')).toBe('Tomorrow, Friday 1 January');
  });

  it.each([
    ['2026-11-09', '2026-11-15', '9 to 15 November 2026'],
    ['2026-11-30', '2026-12-06', '30 November to 6 December 2026'],
    ['2026-12-28', '2027-01-03', '28 December 2026 to 3 January 2027'],
    ['2026-12-28', '2026-12-28', '28 December 2026'],
  ])('%s to %s is %s', (from, to, words) => {
    expect(formatDays(from, to)).toBe(words);
  });
});

describe('§2.5 times of events', () => {
  it.each([
    [event('2026-03-05T09:30', '2026-03-05T10:00'), '09:30–10:00'],
    [event('2026-03-05T00:05'), '00:05'],
    [event('2026-03-05T00:00', null, { all_day: true }), 'All day'],
    [event('2026-02-28T22:00', '2026-03-01T00:00'), '22:00–midnight'],
    [event('2026-02-28T22:00', '2026-03-01T06:00'), '22:00, until 06:00 on Sunday 1 March 2026'],
    [
      event('2026-02-27T00:00', '2026-03-01T00:00', { all_day: true }),
      'All day, until Sunday 1 March 2026',
    ],
  ])('%o is %s', (each, words) => {
    expect(formatEventTime(each, berlin)).toBe(words);
  });

  it('names the place only if its time differs from the user’s', () => {
    const abroad = event('2026-03-05T09:30', null, { time_zone: 'America/New_York' });
    expect(formatEventTime(abroad, berlin)).toBe('09:30 New York time');
    expect(formatEventTime(event('2026-03-05T09:30'), 'Europe/Paris')).toBe('09:30');
    expect(formatEventTime({ ...abroad, all_day: true }, berlin)).toBe('All day');
  });

  it('formats for each day of a longer event the part on that day', () => {
    const night = event('2026-02-28T22:00', '2026-03-02T06:00');
    const on = (day: string) => [timeOnDay(night, day, berlin), dayOfStretch(night, day)];
    expect(on('2026-02-28')).toEqual(['From 22:00', 'Day 1 of 3']);
    expect(on('2026-03-01')).toEqual(['All day', 'Day 2 of 3']);
    expect(on('2026-03-02')).toEqual(['Until 06:00', 'Day 3 of 3']);
    expect(dayOfStretch(event('2026-02-28T22:00', '2026-03-01T00:00'), '2026-02-28')).toBeNull();
  });

  it.each([
    [event('2026-02-28T22:00', '2026-03-01T06:00'), 'Until Sunday 1 March 2026, 06:00'],
    [event('2026-02-27T22:00', '2026-03-01T00:00'), 'Until Saturday 28 February 2026'],
    [event('2026-02-27T00:00', '2026-03-01T00:00', { all_day: true }), 'Until Sunday 1 March 2026'],
    [event('2026-02-27T22:00', '2026-02-27T23:00'), null],
  ])('%o: %s', (each, words) => {
    expect(endOfStretch(each)).toBe(words);
  });

  it('treats an event until midnight as filling its last day', () => {
    const stay = event('2026-02-27T22:00', '2026-03-01T00:00');
    expect(timeOnDay(stay, '2026-02-28', berlin)).toBe('All day');
  });
});

it('§2.5 formats counts', () => {
  expect([1, 12_034].map((count) => countTexts.events({ count }))).toEqual([
    '1 event',
    '12,034 events',
  ]);
});

const today = '2026-11-15';

it.each([
  [0, 'today'],
  [1, 'tomorrow'],
  [-1, 'yesterday'],
  [3, 'in 3 days'],
  [-20, '20 days ago'],
  [21, 'in 3 weeks'],
  [-59, '8 weeks ago'],
  [90, 'in 2 months'],
  [-365, '11 months ago'],
  [731, 'in 2 years'],
])('§2.5 formats a distance of %i days as %s', (days, words) => {
  expect(formatDistance(addDays(today, days), today)).toBe(words);
});

it('§3 formats a result with its unit and range', () => {
  const crp = { name: 'CRP', value: 7, unit: 'mg/L', low: null, high: 5 };
  expect(formatResult(crp)).toBe('CRP: 7 mg/L (range up to 5)');
  expect(formatResult({ ...crp, value: 'negative', unit: '', high: null })).toBe('CRP: negative');
  expect(formatRange({ low: 3, high: null })).toBe('from 3');
  expect(formatRange({ low: 0, high: 5 })).toBe('0 to 5');
});
