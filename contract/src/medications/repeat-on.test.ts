import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { daysOfRepeatOn, normaliseRepeatOn, repeatOnInput } from './repeat-on.ts';
import { weekdayLabels, weekdays, type Weekday } from '../time/weekdays.ts';

describe('§5 repeat_on', () => {
  it('§5 repeat_on: an array is kept', () => {
    const days: Weekday[] = ['wed', 'mon'];
    expect(normaliseRepeatOn<Weekday>(days)).toBe(days);
    const none: Weekday[] = [];
    expect(normaliseRepeatOn<Weekday>(none)).toBe(none);
  });

  it('§5 repeat_on: a single value becomes a one-item array', () => {
    for (const day of weekdays) expect(normaliseRepeatOn<Weekday>(day)).toEqual([day]);
    expect(normaliseRepeatOn(0)).toEqual([0]);
  });

  it('§5 repeat_on: an empty value becomes null', () => {
    for (const empty of [null, undefined, ''] as const) {
      expect(normaliseRepeatOn<Weekday>(empty)).toBeNull();
    }
  });

  it('§5 repeat_on: a request is normalised the same way', () => {
    expect(z.parse(repeatOnInput, ['mon', 'fri'])).toEqual(['mon', 'fri']);
    expect(z.parse(repeatOnInput, 'sun')).toEqual(['sun']);
    expect(z.parse(repeatOnInput, '')).toBeNull();
    expect(z.parse(repeatOnInput, null)).toBeNull();
  });

  it.each([['monday'], [['mon', 'x']], [7], [{}], [Array.from({ length: 8 }, () => 'mon')]])(
    '§5 refuses repeat_on: %j with a sentence',
    (value) => {
      expect(z.safeParse(repeatOnInput, value).error?.issues[0]?.message).toMatch(/^Select /);
    },
  );

  it('§3 null and an empty list restrict nothing; days come in the order of the week', () => {
    expect(daysOfRepeatOn(null)).toEqual(weekdays);
    expect(daysOfRepeatOn([])).toEqual(weekdays);
    expect(daysOfRepeatOn(['fri', 'mon', 'fri'])).toEqual(['mon', 'fri']);
  });

  it('§3 every day has a name', () => {
    expect(Object.keys(weekdayLabels)).toEqual(weekdays);
  });
});
