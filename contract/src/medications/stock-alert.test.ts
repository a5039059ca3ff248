import { describe, expect, it } from 'vitest';
import { stockDefaults } from './stock.ts';
import { fewLeft, lowAtCount, mostUrgent, stockAlertOn, type Watched } from './stock-alert.ts';

const today = '2026-03-05';
const stock: Watched = {
  ...stockDefaults,
  on_hand: 30,
  expires: null,
  repeats_left: 0,
  runs_out_on: null,
  runs_out_because: null,
  use: 'planned',
  few: null,
};
const alertOf = (more: Partial<Watched>) => {
  const { alert, alert_because } = stockAlertOn({ ...stock, ...more }, today);
  return alert && `${alert}: ${alert_because}`;
};

describe('§3 when to warn about a stock', () => {
  it.each([
    ['2026-03-05', 'out: used_up'],
    ['2026-03-12', 'low: used_up'],
    ['2026-03-13', 'renew: used_up'],
    ['2026-04-03', null],
    [null, null],
  ])('planned, and used up on %s: %s', (runs_out_on, expected) => {
    expect(
      alertOf({ runs_out_on, runs_out_because: runs_out_on === null ? null : 'used_up' }),
    ).toBe(expected);
  });

  it.each([
    ['2026-03-04', 'expired: expires'],
    ['2026-03-05', 'low: expires'],
    ['2026-03-11', 'low: expires'],
    ['2026-03-12', 'renew: expires'],
    ['2026-04-02', null],
  ])('can be used until %s: %s', (expires, expected) => {
    // The next dose may be weeks away: what has to be got has to be got before.
    const late = { runs_out_on: '2026-06-01', runs_out_because: 'expires' as const };
    expect(alertOf({ expires, ...late })).toBe(expected);
    expect(alertOf({ expires, use: 'as_needed' })).toBe(expected);
    expect(alertOf({ expires, use: 'unknown' })).toBe(expected);
  });

  it('says nothing about an expiry date that no dose depends on', () => {
    const expires = '2026-03-04';
    expect(alertOf({ expires })).toBeNull();
    expect(alertOf({ expires, use: 'unused' })).toBeNull();
    expect(alertOf({ expires, use: null })).toBeNull();
    expect(alertOf({ expires, use: 'as_needed', on_hand: 0, few: 'out' })).toBe('out: few_left');
  });

  it('is out below one dose as needed, and low at the number of pieces or fewer', () => {
    expect([0, 1, 1.5, 2, 16, 16.5].map((left) => fewLeft(left, 2, 16))).toEqual([
      'out',
      'out',
      'out',
      'low',
      'low',
      null,
    ]);
    expect(fewLeft(0, 0, 0)).toBe('out');
    expect(fewLeft(0.5, 0, 0)).toBeNull();
    expect(alertOf({ use: 'as_needed', few: 'low', expires: '2026-03-04' })).toBe(
      'expired: expires',
    );
    expect(alertOf({ use: 'as_needed', few: 'low', expires: '2026-03-06' })).toBe('low: few_left');
  });

  it('warns as needed without a chosen number at two days at most, else ten pieces or two doses', () => {
    expect(lowAtCount(2, 4)).toBe(16);
    expect(lowAtCount(0.5, 3)).toBe(3);
    expect(lowAtCount(2, null)).toBe(10);
    expect(lowAtCount(15, null)).toBe(30);
    expect(lowAtCount(0, 4)).toBe(10);
  });

  it('picks the most urgent of several strengths', () => {
    const one = { runs_out_on: '2026-03-06', alert: null };
    const other = { runs_out_on: null, alert: 'expired' as const };
    expect(mostUrgent([one, other])).toBe(other);
    expect(mostUrgent([{ ...one, runs_out_on: null }, one])).toBe(one);
    expect(mostUrgent([])).toBeUndefined();
  });
});
