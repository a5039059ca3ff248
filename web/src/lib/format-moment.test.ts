import { expect, it } from 'vitest';
import { formatDay, formatMoment } from './format-moment.ts';

const now = Date.parse('2026-11-15T12:00:00Z');

it('a moment is told on the clock of the reader', () => {
  const words = (instant: string) => formatMoment(instant, now, 'Europe/Berlin');
  expect(words('2026-11-15T08:05:00Z')).toBe('Today at 09:05');
  expect(words('2026-11-14T08:05:00Z')).toBe('Yesterday at 09:05');
  expect(words('2026-03-03T23:30:00Z')).toBe('4 March 2026 at 00:30');
  expect(formatDay('2026-11-28T23:30:00Z', 'Europe/Berlin')).toBe('29 November 2026');
});
