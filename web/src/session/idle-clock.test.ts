import { limits } from '@caretrail/contract/limits';
import { describe, expect, it } from 'vitest';
import { aToken } from '../testing/a-token.ts';
import { formatTimeLeft } from './format-time-left.ts';
import { endOf, isWorthRenewing, phaseAt, type TokenTimes, timesOf } from './idle-clock.ts';

const minute = 60_000;
const hour = 60 * minute;
const opened = Date.UTC(2026, 10, 15, 8);
const times = (issuedAfter: number, changes: Partial<TokenTimes> = {}): TokenTimes => ({
  issuedAt: opened + issuedAfter,
  openedAt: opened,
  aal: 2,
  ...changes,
});

describe('§4.1 the end of a session', () => {
  it('is read from the token: when it was issued, when its session was opened, at which level', () => {
    expect(timesOf(aToken({ opened, issued: opened + hour, aal: 2 }))).toEqual(times(hour));
    expect(timesOf(aToken({ opened, issued: opened, aal: 1 }))?.aal).toBe(1);
  });

  it.each([
    '',
    'a',
    'a.b.c',
    `a.${btoa('[]')}.c`,
    `a.${btoa('{"iat":"x"}')}.c`,
    `a.${btoa('{"iat":1,"sid":"x","aal":2}')}.c`,
  ])('%j tells nothing', (token) => {
    expect(timesOf(token)).toBeNull();
  });

  it.each([
    ['patient', times(0), opened + hour, 'idle'],
    ['administrator', times(0), opened + 15 * minute, 'idle'],
    ['patient', times(2 * hour), opened + 3 * hour, 'idle'],
    ['patient', times(23.5 * hour), opened + 24 * hour, 'full-time'],
    ['administrator', times(11.9 * hour), opened + 12 * hour, 'full-time'],
    ['patient', times(0, { aal: 1 }), opened + 15 * minute, 'first-factor'],
  ] as const)('%s %o', (role, of, at, by) => {
    expect(endOf(of, role)).toEqual({ at, by });
  });

  it('is warned of two minutes before', () => {
    const end = { at: hour, by: 'idle' } as const;
    expect(phaseAt(end, 0)).toEqual({ kind: 'quiet', forMs: hour - limits.auth.idleWarningMs });
    expect(phaseAt(end, hour - 2 * minute)).toEqual({ kind: 'warning', leftMs: 2 * minute });
    expect(phaseAt(end, hour - 1)).toEqual({ kind: 'warning', leftMs: 1 });
    expect(phaseAt(end, hour)).toEqual({ kind: 'over' });
  });

  it('moves with the activity of the user, but not with every key', () => {
    expect(isWorthRenewing(times(0), 'patient', opened + 14 * minute)).toBe(false);
    expect(isWorthRenewing(times(0), 'patient', opened + 16 * minute)).toBe(true);
    expect(isWorthRenewing(times(23.5 * hour), 'patient', opened + 23.9 * hour)).toBe(false);
  });
});

it.each([
  [2 * minute, '2 minutes'],
  [2 * minute - 1, '2 minutes'],
  [1.5 * minute, '1 minute 30 seconds'],
  [minute, '1 minute'],
  [0.75 * minute, '1 minute'],
  [29_000, 'less than 30 seconds'],
  [0, 'less than 30 seconds'],
])('%d ms are %s', (ms, words) => {
  expect(formatTimeLeft(ms)).toBe(words);
});
