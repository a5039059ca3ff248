import { describe, expect, it } from 'vitest';
import { aMedication } from '../../../testing/a-medication.ts';
import { datesWords, overWords } from '../format-medicine.ts';

const planned = { start_date: '2026-11-16', end_date: '2026-12-01' };
const stopped = { ...planned, state: 'stopped', state_since: '2026-11-20' } as const;

describe('§3 §4.3 a medicine that is no longer taken', () => {
  it('says when it was stopped, and not when it was planned to end', () => {
    expect(datesWords(aMedication(stopped))).toBe(
      'From 16 November 2026. Stopped on 20 November 2026.',
    );
    expect(datesWords(aMedication({ ...stopped, end_date: null, state: 'completed' }))).toBe(
      'From 16 November 2026. Completed on 20 November 2026.',
    );
  });

  it('keeps the planned end that it came to, and those of one that was never otherwise', () => {
    const both = '16 November 2026 to 1 December 2026';
    expect(datesWords(aMedication({ ...stopped, state_since: '2026-12-05' }))).toBe(both);
    expect(datesWords(aMedication({ ...stopped, state_since: null }))).toBe(both);
  });

  it('says nothing of one that is taken', () => {
    expect(overWords(aMedication({ ...stopped, state: 'active' }))).toBeNull();
  });
});
