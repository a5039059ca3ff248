import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calendarDate, localDateTime, localTime, timeZone } from './date-text.ts';

describe('§3 dates and times in a request', () => {
  it.each([
    [calendarDate, '2024-03-05', '2024-02-31'],
    [localDateTime, '2024-03-05T14:30', '2024-03-05'],
    [localTime, '14:30', '24:30'],
    [timeZone, 'Europe/Berlin', 'Berlin'],
  ])('accepts %2$s and refuses %3$s with a sentence', (schema, good, bad) => {
    expect(z.parse(schema, good)).toBe(good);
    for (const value of [bad, 5, null, undefined]) {
      const { error } = z.safeParse(schema, value);
      expect(error?.issues.map(({ message }) => message)).toEqual([
        expect.stringMatching(/^(Enter|Select) .+\.$/),
      ]);
    }
  });
});
