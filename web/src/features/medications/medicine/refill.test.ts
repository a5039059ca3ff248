import { describe, expect, it } from 'vitest';
import { aMedication } from '../../../testing/a-medication.ts';
import { refilled, stockRows } from './refill.ts';

const kept = {
  strength: '500 mg',
  on_hand: 10,
  unit: '',
  expires: null,
  low_at_days: 7,
  repeats_left: 2,
  renew_lead_days: 28,
};
const medicine = aMedication({ stock: [{ ...kept, runs_out_on: '2026-12-01', alert: null }] });
const add = { how: 'add', strength: '500 mg', number: 60, isRepeat: false } as const;

describe('§3 stock', () => {
  it('what came is added, and a repeat is used up', () => {
    expect(refilled(medicine, add)).toEqual({ stock: [{ ...kept, on_hand: 70 }] });
    expect(refilled(medicine, { ...add, isRepeat: true })).toEqual({
      stock: [{ ...kept, on_hand: 70, repeats_left: 1 }],
    });
  });

  it('what was counted is what there is', () => {
    expect(refilled(medicine, { ...add, how: 'count', number: 8 })).toEqual({
      stock: [{ ...kept, on_hand: 8 }],
    });
  });

  it('a strength of the dose that nobody counted can be', () => {
    const uncounted = aMedication();
    expect(stockRows(uncounted)).toEqual([{ strength: '500 mg', stock: null }]);
    expect(refilled(uncounted, add)).toEqual({
      stock: [{ ...kept, on_hand: 60, repeats_left: null }],
    });
  });
});
