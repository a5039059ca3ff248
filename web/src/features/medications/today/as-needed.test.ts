import { asNeededAt } from '@caretrail/contract/medications/as-needed';
import { describe, expect, it } from 'vitest';
import { aDose, aDoseEntry } from '../../../testing/a-dose.ts';
import { aMedication, aVersionOf } from '../../../testing/a-medication.ts';
import { dayNow } from '@caretrail/contract/medications/dose-day';
import { asNeededMedicines, formatAnotherDose, takenAsNeeded } from './as-needed.ts';

const today = '2026-11-15';
const asNeeded = { kind: 'as_needed', max_per_day: 4, min_gap_min: 240, for_what: '' } as const;
const schedule = aVersionOf({ pattern: asNeeded, slots: [] });

describe('§3 as-needed medicines', () => {
  it('are the active ones whose schedule is as needed today', () => {
    const paracetamol = aMedication({ schedule });
    const others = [
      aMedication(),
      aMedication({ schedule, state: 'on-hold' }),
      aMedication({ schedule, start_date: '2026-12-01' }),
    ];
    expect(asNeededMedicines([paracetamol, ...others], today)).toEqual([
      { medicine: paracetamol, pattern: asNeeded, parts: [] },
    ]);
  });

  it('count doses that were taken and not cleared', () => {
    const taken = { slot_id: null, log: aDoseEntry({ at: '2026-11-15T10:00:00Z' }) };
    const doses = [
      aDose(taken),
      aDose({ ...taken, log: aDoseEntry({ status: 'cleared' }) }),
      aDose({ log: aDoseEntry() }),
    ];
    expect(takenAsNeeded(doses, aDose().medication_id)).toEqual([
      Date.parse('2026-11-15T10:00:00Z'),
    ]);
  });
});

const nowMs = Date.parse('2026-11-15T16:25:00Z');
const clock = { nowMs, today: '2026-11-15', zone: 'Europe/London' };
const pattern = { max_per_day: 4, min_gap_min: 360 };
const wordsAfter = (...minutesAgo: number[]): string[] => {
  const takenMs = minutesAgo.map((ago) => nowMs - ago * 60_000);
  return formatAnotherDose(pattern, asNeededAt(pattern, takenMs, nowMs), clock);
};

describe('§3 another as-needed dose', () => {
  it('is recorded at once within the limits', () => {
    expect(wordsAfter()).toEqual([]);
    expect(wordsAfter(361)).toEqual([]);
  });

  it('names the last dose and the planned gap if it is too soon', () => {
    expect(wordsAfter(1, 800)).toEqual([
      'Your last recorded dose was 1 minute ago, at 16:24. Your plan says to leave at least 6 hours between doses.',
    ]);
  });

  it('names the number of doses beyond the daily maximum', () => {
    expect(wordsAfter(400, 800, 1200, 1400)).toEqual([
      'Your last recorded dose was 6 hours 40 minutes ago, at 09:45.',
      'You have recorded 4 doses in the last 24 hours. Your plan allows up to 4 in 24 hours.',
    ]);
  });

  it('names both reasons, and after midnight the evening by its weekday', () => {
    const nowMs = Date.parse('2026-11-15T00:10:00Z');
    const earlier = { nowMs, today: dayNow(nowMs, 'UTC'), zone: 'UTC' };
    const once = { max_per_day: 1, min_gap_min: 90 };
    const state = asNeededAt(once, [earlier.nowMs - 3_600_000], earlier.nowMs);
    expect(formatAnotherDose(once, state, earlier)).toEqual([
      'Your last recorded dose was 1 hour ago, Saturday at 23:10. Your plan says to leave at least 1 hour 30 minutes between doses.',
      'You have recorded 1 dose in the last 24 hours. Your plan allows up to 1 in 24 hours.',
    ]);
  });
});
