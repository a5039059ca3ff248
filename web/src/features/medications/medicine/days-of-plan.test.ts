import { describe, expect, it } from 'vitest';
import { medicineDelay } from '@caretrail/contract/treatments/disagreement';

const today = '2026-11-18';
const found = { cycle: 6, planned: '2026-12-21', medicine: '2026-12-14', days: -7 };

describe('a medicine whose cycle starts before the day in the plan', () => {
  it('is delayed by the days between the two', () => {
    expect(medicineDelay(found, today)).toBe(7);
  });

  it('is not delayed once the cycle has begun or while it is on hold, and never moved to an earlier day', () => {
    expect(medicineDelay(found, '2026-12-15')).toBeNull();
    expect(medicineDelay({ ...found, medicine: null, days: null }, today)).toBeNull();
    expect(medicineDelay({ ...found, days: 7 }, today)).toBeNull();
  });
});
