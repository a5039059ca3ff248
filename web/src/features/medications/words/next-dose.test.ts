import { fiveOf28 } from '@caretrail/contract/medications/testing/regimens';
import { describe, expect, it } from 'vitest';
import { aMedication, aVersionOf } from '../../../testing/a-medication.ts';
import { doseNow } from '@caretrail/contract/medications/dose-now';
import { nextDose } from '../format-medicine.ts';

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
