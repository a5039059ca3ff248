import { describe, expect, it } from 'vitest';
import { aDose, aDoseEntry } from '../../../testing/a-dose.ts';
import { aMedication, aVersionOf } from '../../../testing/a-medication.ts';
import { asNeededMedicines, takenAsNeeded } from './as-needed.ts';

const today = '2026-11-15';
const asNeeded = { kind: 'as_needed', max_per_day: 4, min_gap_min: 240, for_what: '' } as const;
const schedule = aVersionOf({ pattern: asNeeded, slots: [] });

describe('§3 medicines only when needed', () => {
  it('are those whose schedule says so today, and that are being taken', () => {
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

  it('count what was taken, and not what was taken back', () => {
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
