import { doseNow } from '@caretrail/contract/medications/dose-now';
import { fiveOf28 } from '@caretrail/contract/medications/testing/regimens';
import { describe, expect, it } from 'vitest';
import { aMedication, aVersionOf } from '../../testing/a-medication.ts';
import { formatCycle, formatDates, formatEnd, nextDose } from './format-medicine.ts';

describe('§3 where somebody is in a cycle', () => {
  it.each([
    ['2026-01-01', 'Starts on 5 January 2026'],
    ['2026-01-05', 'Cycle 1 of 6, day 1 of 28: a dose today'],
    ['2026-01-10', 'Cycle 1 of 6, day 6 of 28: no dose today'],
    // The fourth begins a week late, so that the third is longer.
    ['2026-04-05', 'Cycle 3 of 6, day 35 of 35: no dose today'],
    ['2026-04-06', 'Cycle 4 of 6, day 1 of 28: a dose today'],
    ['2026-12-24', 'All 6 cycles are over'],
  ])('on %s: %s', (day, words) => {
    expect(formatCycle(fiveOf28, day)).toBe(words);
  });

  it('a held one waits', () => {
    expect(formatCycle({ ...fiveOf28, held: [1] }, '2026-01-05')).toBe(
      'Cycle 1 of 6: waiting for the go-ahead',
    );
  });

  it('a held one waits before its planned day too: it has no first day any more', () => {
    expect(formatCycle({ ...fiveOf28, held: [1] }, '2026-01-01')).toBe(
      'Cycle 1 of 6: waiting for the go-ahead',
    );
  });

  it('one without an end has no number to count to', () => {
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
  it('is today’s until its time has come, then tomorrow’s', () => {
    expect(next()).toBe('2026-11-15T08:00');
    expect(next(aMedication(), at('08:00'))).toBe('2026-11-16T08:00');
  });

  it('there is none on hold, without times, or in a cycle that waits', () => {
    const pattern = { ...fiveOf28, anchor: today, cycles: 1, shifts: [], held: [1] };
    expect(next(aMedication({ state: 'on-hold' }))).toBeUndefined();
    expect(next(aMedication({ schedule: null }))).toBeUndefined();
    expect(next(aMedication({ schedule: aVersionOf({ pattern }) }))).toBeUndefined();
  });

  it('the dose is that of the schedule, else as it was written', () => {
    expect(doseNow(aMedication({ dosage: 'old words' }), today)).toBe('1 × 500 mg');
    expect(doseNow(aMedication({ dosage: 'one spoon', schedule: null }), today)).toBe('one spoon');
  });
});

const planned = { start_date: '2026-11-16', end_date: '2026-12-01' };
const stopped = { ...planned, state: 'stopped', state_since: '2026-11-20' } as const;

describe('§3 §4.3 a medicine that is no longer taken', () => {
  it('says when it was stopped, and not when it was planned to end', () => {
    expect(formatDates(aMedication(stopped))).toBe(
      'From 16 November 2026. Stopped on 20 November 2026.',
    );
    expect(formatDates(aMedication({ ...stopped, end_date: null, state: 'completed' }))).toBe(
      'From 16 November 2026. Completed on 20 November 2026.',
    );
  });

  it('keeps the planned end that it came to, and those of one that was never otherwise', () => {
    const both = '16 November 2026 to 1 December 2026';
    expect(formatDates(aMedication({ ...stopped, state_since: '2026-12-05' }))).toBe(both);
    expect(formatDates(aMedication({ ...stopped, state_since: null }))).toBe(both);
  });

  it('says nothing of one that is taken', () => {
    expect(formatEnd(aMedication({ ...stopped, state: 'active' }))).toBeNull();
  });
});
