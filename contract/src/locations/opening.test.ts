import { describe, expect, it } from 'vitest';
import type { Exceptions, Hours } from './hours.ts';
import { openingAt } from './opening.ts';

const workdays = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;
const everyDay = [...workdays, 'sat', 'sun'] as const;
const clinic: Hours = workdays.flatMap((day) => [
  { day, opens: '08:00', closes: '12:00' },
  { day, opens: '13:00', closes: '17:00' },
]);
const place = (hours: Hours, exceptions: Exceptions = []) => ({ hours, exceptions });
const closedOn = (date: string) => ({ date, opens: null, closes: null, note: '' });

// 2026-11-16 is a Monday.
describe('whether a place is open', () => {
  it.each([
    ['in the morning', '2026-11-16T08:00', '12:00'],
    ['after lunch', '2026-11-16T16:59', '17:00'],
  ])('says %s until when', (_, now, at) => {
    const until = { day: '2026-11-16', at };
    expect(openingAt(place(clinic), now)).toEqual({ state: 'open', until });
  });

  it.each([
    ['before it opens', '2026-11-16T07:59', '2026-11-16', '08:00'],
    ['over lunch', '2026-11-16T12:00', '2026-11-16', '13:00'],
    ['in the evening', '2026-11-16T17:00', '2026-11-17', '08:00'],
    ['on a Friday evening', '2026-11-20T17:30', '2026-11-23', '08:00'],
    ['on a Sunday', '2026-11-22T10:00', '2026-11-23', '08:00'],
  ])('says %s when it opens', (_, now, day, at) => {
    expect(openingAt(place(clinic), now)).toEqual({ state: 'closed', next: { day, at } });
  });

  it('follows a day that differs instead of its weekday', () => {
    const holidays = [
      closedOn('2026-12-25'),
      { date: '2026-12-28', opens: '10:00', closes: '11:00', note: '' },
    ];
    const next = { day: '2026-12-28', at: '10:00' };
    expect(openingAt(place(clinic, holidays), '2026-12-25T09:00')).toEqual({
      state: 'closed',
      next,
    });
    expect(openingAt(place(clinic, holidays), '2026-12-28T10:30')).toMatchObject({
      until: { at: '11:00' },
    });
  });

  it('merges adjacent spans', () => {
    const hours = [
      { day: 'mon' as const, opens: '12:00', closes: '18:00' },
      { day: 'mon' as const, opens: '08:00', closes: '12:00' },
    ];
    expect(openingAt(place(hours), '2026-11-16T09:00')).toMatchObject({ until: { at: '18:00' } });
  });

  it('stays open past midnight', () => {
    const night = everyDay.flatMap((day) => [
      { day, opens: '20:00', closes: '23:59' },
      { day, opens: '00:00', closes: '02:00' },
    ]);
    const until = { day: '2026-11-17', at: '02:00' };
    expect(openingAt(place(night), '2026-11-16T23:59')).toEqual({ state: 'open', until });
    expect(openingAt(place(night), '2026-11-17T01:00')).toEqual({ state: 'open', until });
  });

  it('has no closing time for a place that never closes', () => {
    const always = everyDay.map((day) => ({ day, opens: '00:00', closes: '23:59' }));
    expect(openingAt(place(always), '2026-11-16T03:00')).toEqual({ state: 'open', until: null });
    expect(openingAt(place(always), '2026-11-16T23:59')).toEqual({ state: 'open', until: null });
  });

  it('is unknown without opening hours', () => {
    expect(openingAt(place([]), '2026-11-16T09:00')).toEqual({ state: 'unknown' });
    expect(openingAt(place([], [closedOn('2026-12-25')]), '2026-12-25T09:00')).toEqual({
      state: 'closed',
      next: null,
    });
    expect(openingAt(place([], [closedOn('2026-12-25')]), '2026-12-26T09:00')).toEqual({
      state: 'unknown',
    });
  });
});
