import { describe, expect, it } from 'vitest';
import { needsOfEach, piecesOf, runOut } from './run-out.ts';
import { formatStockAlert, formatStockState } from './format-stock.ts';

const dose = { local_date: '2026-11-15', parts: [], is_held: false };
const tablets = { strength: 'tablets', on_hand: 3, per_dose: 2 };

describe('§3 doses whose schedule names no pieces', () => {
  it('use the pieces per dose that were entered, or nothing', () => {
    expect(piecesOf([], [tablets])).toEqual([{ strength: 'tablets', count: 2 }]);
    expect(piecesOf([], [{ ...tablets, per_dose: null }])).toEqual([]);
  });

  it('parts of the schedule come first', () => {
    const parts = [{ strength: '140 mg', count: 1 }];
    expect(piecesOf(parts, [tablets])).toEqual(parts);
  });

  it('run out on the first day that is not covered', () => {
    const doses = ['2026-11-15', '2026-11-16'].map((local_date) => ({ ...dose, local_date }));
    const outOn = (stock: typeof tablets | { strength: string; on_hand: number }) =>
      runOut(stock, needsOfEach(doses, [stock])[0] ?? []).runs_out_on;
    expect(outOn(tablets)).toBe('2026-11-16');
    expect(outOn({ strength: 'tablets', on_hand: 3 })).toBeNull();
  });
});

describe('§3 what to do about a stock, as text', () => {
  const stock = { repeats_left: null, renew_lead_days: 42 };
  it.each([
    [{ alert: null }, null],
    [{ alert: 'low' }, 'Get more soon'],
    [{ alert: 'expired' }, 'Get more now'],
    [{ alert: 'out', repeats_left: 2 }, 'Get more now'],
    [
      { alert: 'low', repeats_left: 0 },
      'Get more soon: no repeats left, so ask for a new prescription',
    ],
    [
      { alert: 'renew', repeats_left: 0 },
      'No repeats left. A new prescription takes about 42 days, so ask for one now',
    ],
  ] as const)('%o', (more, words) => {
    expect(formatStockAlert({ ...stock, ...more })).toBe(words);
  });
});

describe('§3 the state of a stock as text', () => {
  const today = '2026-11-15';
  const stock = {
    on_hand: 12,
    unit: 'tablets',
    expires: null,
    repeats_left: null,
    renew_lead_days: 28,
    runs_out_on: null,
    runs_out_because: null,
    alert: null,
    alert_because: null,
  };
  it.each([
    [{}, '12 tablets left'],
    [{ unit: '' }, '12 left'],
    [{ on_hand: 1 }, '1 tablet left'],
    [{ unit: 'tablet' }, '12 tablets left'],
    [{ on_hand: 0.5 }, '0.5 tablets left'],
    [{ on_hand: 1, unit: 'Nasal sprays' }, '1 Nasal spray left'],
    [{ on_hand: 1, unit: 'suppositories' }, '1 suppository left'],
    [{ on_hand: 1, unit: 'ml' }, '1 ml left'],
    [{ on_hand: 0, alert: 'out', alert_because: 'few_left' }, 'None left'],
    [
      { on_hand: 1, unit: '', alert: 'out', alert_because: 'used_up', runs_out_on: today },
      '1 left: not enough for the next dose',
    ],
    [{ runs_out_on: '2026-12-04', runs_out_because: 'used_up' }, 'Lasts until 3 December'],
    [{ runs_out_on: '2027-01-04', runs_out_because: 'used_up' }, 'Lasts until 3 January 2027'],
    [{ alert: 'low', alert_because: 'few_left', runs_out_on: '2026-12-04' }, '12 tablets left'],
    [
      {
        expires: '2026-11-20',
        runs_out_on: '2026-11-23',
        runs_out_because: 'expires',
        alert: 'low',
        alert_because: 'expires',
      },
      'Expires on 20 November',
    ],
    [
      { expires: '2025-11-14', alert: 'expired', alert_because: 'expires' },
      'Expired on 14 November 2025',
    ],
  ] as const)('%o: %s', (more, words) => {
    expect(formatStockState({ ...stock, ...more }, today)).toBe(words);
  });
});
