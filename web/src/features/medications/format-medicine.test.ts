import { doseNow } from '@caretrail/contract/medications/dose-now';
import { fiveOf28 } from '@caretrail/contract/medications/testing/regimens';
import { describe, expect, it } from 'vitest';
import { aMedication, aVersionOf } from '../../testing/a-medication.ts';
import {
  formatCycle,
  formatDates,
  formatEnd,
  formatNextCycle,
  nextDose,
} from './format-medicine.ts';

describe('§3 the position in a cycle', () => {
  it.each([
    ['2026-01-01', 'Starts on 5 January 2026'],
    ['2026-01-05', 'Cycle 1 of 6, day 1 of 28: a dose today'],
    ['2026-01-10', 'Cycle 1 of 6, day 6 of 28: no dose today'],
    // The fourth starts a week late: the third is longer than “every 28 days” says.
    ['2026-04-05', 'Cycle 3 of 6, day 35: no dose today'],
    ['2026-04-06', 'Cycle 4 of 6, day 1 of 28: a dose today'],
    ['2026-12-24', 'All 6 cycles are over'],
  ])('on %s: %s', (day, words) => {
    expect(formatCycle(fiveOf28, day)).toBe(words);
  });

  it('says that a held cycle waits', () => {
    expect(formatCycle({ ...fiveOf28, held: [1] }, '2026-01-05')).toBe('Cycle 1 of 6: on hold');
  });

  it('says that a held cycle waits also before its planned day', () => {
    expect(formatCycle({ ...fiveOf28, held: [1] }, '2026-01-01')).toBe('Cycle 1 of 6: on hold');
  });

  it('counts by the calendar after midnight, as on every screen, and names the weekday', () => {
    expect(formatCycle(fiveOf28, { night: '2026-01-06' })).toBe(
      'Cycle 1 of 6, day 2 of 28: a dose on Tuesday',
    );
    expect(formatCycle(fiveOf28, { night: '2026-01-10' })).toBe(
      'Cycle 1 of 6, day 6 of 28: no dose on Saturday',
    );
  });

  it('names the first day of the next cycle, also of one that was moved', () => {
    const medicine = aMedication({ schedule: aVersionOf({ pattern: fiveOf28 }) });
    expect(formatNextCycle(medicine, '2026-04-05')).toBe('Cycle 4 starts on 6 April 2026');
    expect(formatNextCycle(medicine, '2026-04-06')).toBe('Cycle 5 starts on 4 May 2026');
  });

  it('names no next cycle before the first, after the last, and where it is on hold', () => {
    const nextOf = (pattern: typeof fiveOf28, day: string) =>
      formatNextCycle(aMedication({ schedule: aVersionOf({ pattern }) }), day);
    expect(nextOf(fiveOf28, '2026-01-01')).toBeNull();
    expect(nextOf({ ...fiveOf28, cycles: 1, shifts: [] }, '2026-01-07')).toBeNull();
    expect(nextOf({ ...fiveOf28, held: [2] }, '2026-01-07')).toBeNull();
  });

  it('names no total for cycles without an end', () => {
    expect(formatCycle({ ...fiveOf28, cycles: null }, '2026-01-06')).toBe(
      'Cycle 1, day 2 of 28: a dose today',
    );
  });
});

const today = '2026-11-15';
const at = (time: string) => Date.parse(`${today}T${time}:00Z`);
const next = (medicine = aMedication(), now = at('07:00')) =>
  nextDose(medicine, today, now, 'Europe/London')?.local_date_time;

describe('§3 the next dose', () => {
  it('is today’s until it is due, then tomorrow’s', () => {
    expect(next()).toBe('2026-11-15T08:00');
    expect(next(aMedication(), at('08:00'))).toBe('2026-11-16T08:00');
  });

  it('does not exist on hold, without times, or in a held cycle', () => {
    const pattern = { ...fiveOf28, anchor: today, cycles: 1, shifts: [], held: [1] };
    expect(next(aMedication({ state: 'on-hold' }))).toBeUndefined();
    expect(next(aMedication({ schedule: null }))).toBeUndefined();
    expect(next(aMedication({ schedule: aVersionOf({ pattern }) }))).toBeUndefined();
  });

  it('finds the next dose of a medicine that is taken once a year', () => {
    const pattern = {
      kind: 'monthly' as const,
      every: 12,
      on: { kind: 'date' as const, day: 15 },
      anchor: today,
    };
    const yearly = aMedication({ schedule: aVersionOf({ pattern }) });
    expect(next(yearly)).toBe('2026-11-15T08:00');
    expect(next(yearly, at('08:00'))).toBe('2027-11-15T08:00');
  });

  it('has the dose of the schedule, otherwise as written', () => {
    expect(doseNow(aMedication({ dosage: 'old words' }), today)).toBe('1 × 500 mg');
    expect(doseNow(aMedication({ dosage: 'one spoon', schedule: null }), today)).toBe('one spoon');
  });
});

const planned = { start_date: '2026-11-16', end_date: '2026-12-01' };
const stopped = { ...planned, state: 'stopped', state_since: '2026-11-20' } as const;

describe('§3 §4.3 a medicine that is no longer taken', () => {
  it('shows when it was stopped instead of its planned end', () => {
    expect(formatDates(aMedication(stopped))).toBe(
      'From 16 November 2026. Stopped on 20 November 2026.',
    );
    expect(formatDates(aMedication({ ...stopped, end_date: null, state: 'completed' }))).toBe(
      'From 16 November 2026. Completed on 20 November 2026.',
    );
  });

  it('shows its planned end if it was reached', () => {
    const both = '16 November 2026 to 1 December 2026';
    expect(formatDates(aMedication({ ...stopped, state_since: '2026-12-05' }))).toBe(both);
    expect(formatDates(aMedication({ ...stopped, state_since: null }))).toBe(both);
  });

  it('returns null for a medicine that is still taken', () => {
    expect(formatEnd(aMedication({ ...stopped, state: 'active' }))).toBeNull();
  });
});
