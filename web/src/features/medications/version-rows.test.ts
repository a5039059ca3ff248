import { describe, expect, it } from 'vitest';
import { fiveOf28 } from '@caretrail/contract/medications/testing/regimens';
import { aMedication, aVersionOf } from '../../testing/a-medication.ts';
import { changedRows, editRows } from './version-rows.ts';

const seen = aMedication({ reason: 'Seizures' });

describe('§8 two versions of a medicine as text', () => {
  it('lists the changed fields that differ from the stored version', () => {
    const stored = aMedication({ reason: 'Epilepsy', notes: 'With food', version: 2 });
    expect(editRows({ reason: 'Fits', hazardous_handling: false }, stored)).toEqual([
      { label: 'What is it for?', mine: 'Fits', other: 'Epilepsy' },
    ]);
  });

  it('formats the schedule step by step, with delays and holds', () => {
    const pattern = { ...fiveOf28, cycles: 6, shifts: [], held: [4] };
    const { phases, ...manner } = aVersionOf({ pattern });
    expect(editRows({ schedule: { ...manner, phases } }, seen)).toEqual([
      {
        label: 'How it is taken',
        mine: 'From 1 November 2026: 1 × 500 mg, days 1–5 of every 28 days at 08:00, 6 cycles\nCycle 4 is on hold',
        other: 'From 1 November 2026: 1 × 500 mg, every day at 08:00',
      },
    ]);
  });

  it('lists everything changed concurrently, and ignores the count of tablets', () => {
    const stopped = aMedication({
      reason: 'Seizures',
      state: 'stopped',
      state_reason: 'Rash',
      schedule: null,
    });
    expect(changedRows(seen, stopped)).toEqual([
      { label: 'Status', mine: 'Taking it', other: 'Stopped: Rash' },
      {
        label: 'How it is taken',
        mine: 'From 1 November 2026: 1 × 500 mg, every day at 08:00',
        other: 'No times set',
      },
    ]);
    expect(changedRows(seen, { ...seen, version: 2 })).toEqual([]);
  });
});
