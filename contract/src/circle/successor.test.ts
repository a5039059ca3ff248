import { describe, expect, it } from 'vitest';
import { instantOf } from '../time/zoned.ts';
import {
  decideSuccession,
  endOfWait,
  nextLookAt,
  nextToldAt,
  soonestEndAt,
  waitEndsAt,
  type Succession,
  type SuccessionEvent,
} from './successor.ts';

const zone = 'Europe/Berlin';
const day = 24 * 60 * 60_000;
const at = (local: string): number => instantOf(local, zone);
const monday = at('2026-11-02T18:00');

const nobody: Succession = { naming: null, request: null };
/** Events at their times, one after the other; the first refusal ends it. */
function after(...events: readonly (readonly [SuccessionEvent, number])[]): Succession | string {
  let state = nobody;
  for (const [event, nowMs] of events) {
    const decision = decideSuccession(state, event, nowMs);
    if (decision.refused !== undefined) return decision.refused;
    state = decision.next;
  }
  return state;
}
/** 'anna named · refused' */
const said = (result: Succession | string): string => {
  if (typeof result === 'string') return `no: ${result}`;
  const { naming, request } = result;
  return `${naming?.user_id ?? 'nobody'} named · ${request === null ? 'no request' : (request.over?.how ?? 'running')}`;
};

const named = (user_id = 'anna', wait_days = 14): SuccessionEvent => ({
  is: 'named',
  user_id,
  wait_days,
});
const requested = (user_id = 'anna'): SuccessionEvent => ({ is: 'requested', user_id, zone });
const told: SuccessionEvent = { is: 'told', zone };
const refused: SuccessionEvent = { is: 'refused' };
const waited: SuccessionEvent = { is: 'waited', zone };
const removed: SuccessionEvent = { is: 'removed' };
const withdrawn = (user_id = 'anna'): SuccessionEvent => ({ is: 'withdrawn', user_id });

type Timed = readonly [SuccessionEvent, number];
const running: readonly Timed[] = [
  [named(), monday - day],
  [requested(), monday],
];
const toldDaily = (days: number): Timed[] =>
  Array.from({ length: days }, (_, index): Timed => [told, monday + index * day]);

describe('D12 the successor', () => {
  it.each<[string, readonly Timed[], string]>([
    ['no one is named at first', [], 'nobody named · no request'],
    ['the patient names a person', [[named(), monday]], 'anna named · no request'],
    [
      '… and another',
      [
        [named(), monday],
        [named('ben'), monday],
      ],
      'ben named · no request',
    ],
    [
      '… and no one any more',
      [
        [named(), monday],
        [removed, monday],
      ],
      'nobody named · no request',
    ],
    ['a person who is not named cannot request it', [[requested(), monday]], 'no: not_named'],
    [
      'a person who was named before cannot request it',
      [
        [named(), monday],
        [named('ben'), monday],
        [requested(), monday],
      ],
      'no: not_named',
    ],
    ['the named person requests it', running, 'anna named · running'],
    ['twice', [...running, [requested(), monday + 1]], 'no: already_requested'],
    [
      'naming another ends a running request',
      [...running, [named('ben'), monday + day]],
      'ben named · ended',
    ],
    [
      'naming the same with another time ends it too',
      [...running, [named('anna', 30), monday + day]],
      'anna named · ended',
    ],
    [
      'naming the same again changes nothing',
      [...running, [named(), monday + day]],
      'anna named · running',
    ],
    ['removing ends it', [...running, [removed, monday + day]], 'nobody named · ended'],
    ['the patient refuses', [...running, [refused, monday + day]], 'anna named · refused'],
    [
      'a second refusal has nothing to refuse',
      [...running, [refused, monday + day], [refused, monday + day]],
      'no: no_request',
    ],
    [
      'the person withdraws it',
      [...running, [withdrawn(), monday + day]],
      'anna named · withdrawn',
    ],
    [
      'another person cannot withdraw it',
      [...running, [withdrawn('ben'), monday + day]],
      'no: no_request',
    ],
    ['told twice on one day', [...running, [told, monday], [told, monday + 1]], 'no: told_before'],
    [
      'told without a request',
      [
        [named(), monday],
        [told, monday],
      ],
      'no: no_request',
    ],
    [
      'the time is over and the patient was told every day',
      [...running, ...toldDaily(14), [waited, monday + 14 * day]],
      'nobody named · done',
    ],
    [
      '… a moment too early',
      [...running, ...toldDaily(14), [waited, monday + 14 * day - 1]],
      'no: not_over',
    ],
    [
      '… but no message could leave on one of the days',
      [...running, ...toldDaily(13), [waited, monday + 20 * day]],
      'no: not_over',
    ],
    [
      '… and one more day makes up for it, with a day after it',
      [...running, ...toldDaily(13), [told, monday + 20 * day], [waited, monday + 21 * day]],
      'nobody named · done',
    ],
    [
      '… but not in the moment in which they are told',
      [...running, ...toldDaily(13), [told, monday + 20 * day], [waited, monday + 21 * day - 1]],
      'no: not_over',
    ],
    [
      'refused in the last moment',
      [...running, ...toldDaily(14), [refused, monday + 14 * day - 1], [waited, monday + 14 * day]],
      'no: no_request',
    ],
    [
      'a refusal rests for the waiting time',
      [...running, [refused, monday + day], [requested(), monday + 15 * day - 1]],
      'no: too_soon',
    ],
    [
      '… then it can be requested again',
      [...running, [refused, monday + day], [requested(), monday + 15 * day]],
      'anna named · running',
    ],
    [
      '… and for a week at least',
      [
        [named('anna', 1), monday],
        [requested(), monday],
        [refused, monday],
        [requested(), monday + 7 * day - 1],
      ],
      'no: too_soon',
    ],
    [
      'what was withdrawn can be requested at once',
      [...running, [withdrawn(), monday + day], [requested(), monday + day]],
      'anna named · running',
    ],
    [
      'a request begins with nothing told',
      [
        ...running,
        ...toldDaily(14),
        [withdrawn(), monday + 14 * day],
        [requested(), monday + 14 * day],
        [waited, monday + 28 * day],
      ],
      'no: not_over',
    ],
  ])('%s', (_, events, expected) => {
    expect(said(after(...events))).toBe(expected);
  });
});

describe('D12 the waiting time', () => {
  it.each([
    ['ends at the same time of day', '2026-11-02T18:00', 14, '2026-11-16T18:00'],
    ['the clocks go back: 14 days and an hour', '2026-10-20T18:00', 14, '2026-11-03T18:00'],
    [
      'the clocks go forward: never shorter than 14 times 24 hours',
      '2026-03-20T18:00',
      14,
      '2026-04-03T19:00',
    ],
    ['one day', '2026-11-02T23:59', 1, '2026-11-03T23:59'],
    ['ninety', '2026-11-02T18:00', 90, '2027-01-31T18:00'],
  ])('%s', (_, asked, days, ends) => {
    expect(endOfWait(at(asked), days, zone)).toBe(at(ends));
  });

  it.each([
    ['just asked', [], '2026-11-02T18:00', '2026-11-05T18:00'],
    ['told on every day so far', ['02', '03'], '2026-11-03T20:00', '2026-11-05T18:00'],
    ['told on every day', ['02', '03', '04'], '2026-11-04T20:00', '2026-11-05T18:00'],
    ['not told today yet', ['02'], '2026-11-03T08:00', '2026-11-05T18:00'],
    ['not told on a day', ['02'], '2026-11-04T20:00', '2026-11-06T18:00'],
    ['not told for a week', ['02'], '2026-11-10T20:00', '2026-11-12T18:00'],
  ])('of three days is over at the soonest: %s', (_, days, now, ends) => {
    const state = after([named('anna', 3), monday - day], [requested(), monday]);
    const request = typeof state === 'string' ? null : state.request;
    if (request === null) throw new Error('There is no request.');
    const told_on = days.map((each) => `2026-11-${each}`);
    expect(soonestEndAt({ ...request, told_on }, zone, at(now))).toBe(at(ends));
  });

  it('does not count a day whose email could not be delivered: it is told and waited for once more', () => {
    const state = after([named('anna', 3), monday - day], [requested(), monday]);
    const request = typeof state === 'string' ? null : state.request;
    if (request === null) throw new Error('There is no request.');
    const told_on = ['2026-11-02', '2026-11-03', '2026-11-04'];
    const lost = { ...request, told_on, lost_on: ['2026-11-03'] };
    expect(waitEndsAt(lost, zone)).toBe(Infinity);
    expect(soonestEndAt(lost, zone, at('2026-11-04T20:00'))).toBe(at('2026-11-06T18:00'));
    expect(nextToldAt(lost, zone)).toBe(at('2026-11-05T09:00'));
    const again = { ...lost, told_on: [...told_on, '2026-11-05'] };
    expect(waitEndsAt(again, zone)).toBe(at('2026-11-06T18:00'));
  });

  it('tells the patient at once, then every morning on their own clock', () => {
    const state = after(...running);
    const request = typeof state === 'string' ? null : state.request;
    if (request === null) throw new Error('There is no request.');
    expect(nextToldAt(request, zone)).toBe(monday);
    const once = { ...request, told_on: ['2026-11-02'] };
    expect(nextToldAt(once, zone)).toBe(at('2026-11-03T09:00'));
    expect(nextToldAt(once, 'America/New_York')).toBe(
      instantOf('2026-11-03T09:00', 'America/New_York'),
    );
    expect(nextLookAt(once, zone)).toBe(at('2026-11-03T09:00'));
  });
});
