import { describe, expect, it } from 'vitest';
import { piecesOf, runOutDay } from './run-out.ts';
import { stockAlertWords } from './stock-alert-words.ts';

const dose = { local_date: '2026-11-15', parts: [], is_held: false };
const tablets = { strength: 'tablets', on_hand: 3, per_dose: 2 };

describe('§3 doses whose schedule names no pieces', () => {
  it('take as many as somebody said, and nothing where nobody did', () => {
    expect(piecesOf([], [tablets])).toEqual([{ strength: 'tablets', count: 2 }]);
    expect(piecesOf([], [{ ...tablets, per_dose: null }])).toEqual([]);
  });

  it('parts of the schedule come first', () => {
    const parts = [{ strength: '140 mg', count: 1 }];
    expect(piecesOf(parts, [tablets])).toEqual(parts);
  });

  it('run out on the first day that is not covered', () => {
    const doses = ['2026-11-15', '2026-11-16'].map((local_date) => ({ ...dose, local_date }));
    expect(runOutDay(tablets, doses)).toBe('2026-11-16');
    expect(runOutDay({ ...tablets, per_dose: null }, doses)).toBeNull();
  });
});

describe('§3 what to do about a stock, in words', () => {
  const stock = { repeats_left: null, renew_lead_days: 42 };
  it.each([
    [{ alert: null }, null],
    [{ alert: 'low' }, 'Please get more soon'],
    [{ alert: 'out', repeats_left: 2 }, 'Please get more now'],
    [
      { alert: 'low', repeats_left: 0 },
      'Please get more soon: no repeats left, ask for a new prescription',
    ],
    [
      { alert: 'renew', repeats_left: 0 },
      'No repeats left. A new prescription takes about 42 days: please ask for it now',
    ],
  ] as const)('%o', (more, words) => {
    expect(stockAlertWords({ ...stock, ...more })).toBe(words);
  });
});
