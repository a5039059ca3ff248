import { describe, expect, it } from 'vitest';
import { aDose, aDoseEntry } from '../../../testing/a-dose.ts';
import { isRecordedLate } from './recorded-late.ts';
import type { Recorded } from './use-recorded.ts';

const isLate = (
  state: Recorded['dose']['state'],
  log: Partial<Recorded['log']> = {},
  isOther = false,
): boolean =>
  isRecordedLate({ dose: aDose({ state }), log: aDoseEntry(log), isOther, isKept: true });

describe('a dose that was recorded by one tap', () => {
  it('may have another time where it was late or over', () => {
    expect(isLate('late')).toBe(true);
    expect(isLate('missed')).toBe(true);
  });

  it('has the time of the tap where it was due, or recorded before its time', () => {
    expect(isLate('due')).toBe(false);
    expect(isLate('upcoming')).toBe(false);
  });

  it('asks for no other time where it was skipped, is at its planned time, or is from another device', () => {
    expect(isLate('late', { status: 'skipped' })).toBe(false);
    expect(isLate('missed', { at: '2026-11-15T08:00:00.000Z' })).toBe(false);
    expect(isLate('late', {}, true)).toBe(false);
  });
});
