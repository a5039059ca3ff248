import { describe, expect, it } from 'vitest';
import { formatNextDose } from './away-choices.tsx';

const dose = { name: 'Levetiracetam', local_date_time: '2026-11-15T20:00' };
const nowMs = Date.parse('2026-11-15T14:30:00Z');

describe('§3 the next dose after a change of zone', () => {
  it.each([
    ['Europe/London', 'would be due in 5 hours 30 minutes.'],
    ['Asia/Kathmandu', 'would have been due 15 minutes ago.'],
    ['America/New_York', 'would be due in 10 hours 30 minutes.'],
  ])('formats when it is due in %s', (zone, words) => {
    expect(formatNextDose(dose, zone, nowMs)).toBe(
      `Your next dose, Levetiracetam at 20:00, ${words}`,
    );
  });
});
