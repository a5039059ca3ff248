import { describe, expect, it } from 'vitest';
import { formatDate } from './format-date.ts';

describe('§3 a day with or without its year', () => {
  it.each([
    ['2026-11-20', '2026-11-19', '20 November'],
    ['2026-02-08', '2026-11-19', '8 February'],
    ['2027-01-31', '2026-11-19', '31 January 2027'],
    ['2025-12-31', '2026-01-01', '31 December 2025'],
    // In the same year, and so far away that it could be read as the one before or after.
    ['2026-12-20', '2026-01-05', '20 December 2026'],
    ['2026-01-05', '2026-12-20', '5 January 2026'],
    ['2026-11-01', '2026-01-05', '1 November'],
  ])('%s on %s: %s', (date, today, words) => {
    expect(formatDate(date, today)).toBe(words);
  });
});
