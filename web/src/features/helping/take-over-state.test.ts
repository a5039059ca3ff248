import type { SuccessorOf, TakeOverAnswer } from '@caretrail/contract/circle/successor-schema';
import { describe, expect, it } from 'vitest';
import { takeOverState } from './take-over-state.ts';

const now = Date.parse('2026-11-19T13:00:00Z');
const request = (changes: Partial<TakeOverAnswer> = {}): TakeOverAnswer => ({
  id: 'request',
  asked_at: '2026-11-10T13:00:00Z',
  wait_days: 14,
  told_days: 10,
  ends_at: '2026-11-24T13:00:00Z',
  over: null,
  over_at: null,
  ...changes,
});
const named = (changes: Partial<SuccessorOf> = {}): SuccessorOf => ({
  patient_id: 'robin',
  access_id: 'access',
  name: 'Robin',
  wait_days: 14,
  may_request_at: '1970-01-01T00:00:00Z',
  request: null,
  ...changes,
});
const over_at = '2026-11-18T09:00:00Z';

describe('D12 what the person who was named can do', () => {
  it.each([
    ['never asked', named(), 'named'],
    ['asks', named({ request: request() }), 'waiting'],
    ['withdrew it', named({ request: request({ over: 'withdrawn', over_at }) }), 'named'],
    ['was changed', named({ request: request({ over: 'ended', over_at }) }), 'named'],
    [
      'was refused yesterday',
      named({
        request: request({ over: 'refused', over_at }),
        may_request_at: '2026-12-02T09:00:00Z',
      }),
      'resting',
    ],
    [
      'was refused long ago',
      named({
        request: request({ over: 'refused', over_at }),
        may_request_at: '2026-11-19T13:00:00Z',
      }),
      'named',
    ],
  ])('%s', (_, of, at) => {
    expect(takeOverState(of, now).at).toBe(at);
  });

  it.each([
    ['2026-11-24T13:00:00Z', 5],
    ['2026-11-24T13:00:01Z', 6],
    ['2026-11-19T14:00:00Z', 1],
    ['2026-11-19T12:59:00Z', 0],
    ['2026-12-03T13:00:20Z', 14],
  ])('still waits until %s: days that have begun', (ends_at, daysLeft) => {
    const state = takeOverState(named({ request: request({ ends_at }) }), now);
    expect(state).toMatchObject({ at: 'waiting', daysLeft });
  });
});
