import { describe, expect, it } from 'vitest';
import { instantOf } from '../time/zoned.ts';
import {
  type DutyTurn,
  endOfTurn,
  type HelperAccess,
  mayBeTold,
  onDutyAt,
  peopleInTurn,
} from './duty.ts';

const zone = 'Europe/Berlin';
const at = (local: string): number => instantOf(local, zone);

const access = (more: Partial<HelperAccess> = {}): HelperAccess => ({
  helper_id: 'anna',
  areas: ['medication', 'calendar'],
  ends_on: null,
  is_ended: false,
  ...more,
});

describe('D11 who may be told about a dose', () => {
  it.each([
    ['a helper who may see the medicines', access(), true],
    ['access without the medicines', access({ areas: ['calendar', 'diary'] }), false],
    ['access to nothing', access({ areas: [] }), false],
    ['access that was ended', access({ is_ended: true }), false],
    ['the last day of the access', access({ ends_on: '2026-11-19' }), true],
    ['the day after it', access({ ends_on: '2026-11-18' }), false],
    ['access that ends later', access({ ends_on: '2027-06-30' }), true],
  ])('%s', (_, who, told) => {
    expect(mayBeTold(who, '2026-11-19')).toBe(told);
  });
});

const turn = (helper_id: string, taken: string, more: Partial<DutyTurn> = {}): DutyTurn => ({
  helper_id,
  taken_ms: at(taken),
  until_on: null,
  ended_ms: null,
  ...more,
});

const whoAt = (
  turns: readonly DutyTurn[],
  local: string,
  mayTell: (id: string) => boolean = () => true,
) => onDutyAt(turns, { zone, nowMs: at(local), mayTell })?.helper_id ?? null;

describe('D11 on duty', () => {
  // Ben has it from Friday noon until Sunday, Anna the rest of the time.
  const anna = turn('anna', '2026-11-16T09:00');
  const ben = turn('ben', '2026-11-20T12:00', { until_on: '2026-11-22' });
  it.each([
    ['before anyone took it', '2026-11-16T08:59', null],
    ['Anna from the minute in which she took it', '2026-11-16T09:00', 'anna'],
    ['Anna until Ben took it', '2026-11-20T11:59', 'anna'],
    ['Ben from then on', '2026-11-20T12:00', 'ben'],
    ['Ben until the last minute of Sunday', '2026-11-22T23:59', 'ben'],
    ['Anna again on Monday', '2026-11-23T00:00', 'anna'],
  ])('%s', (_, now, who) => {
    expect(whoAt([anna, ben], now)).toBe(who);
    expect(whoAt([ben, anna], now)).toBe(who);
  });

  it('goes back to the person before when a turn is ended early', () => {
    const ended = { ...ben, ended_ms: at('2026-11-21T10:00') };
    expect(whoAt([anna, ended], '2026-11-21T09:59')).toBe('ben');
    expect(whoAt([anna, ended], '2026-11-21T10:00')).toBe('anna');
  });

  it('is no one where the turn of the only one is over', () => {
    expect(whoAt([ben], '2026-11-23T00:00')).toBeNull();
  });

  it('passes over a person who may not be told any more', () => {
    expect(whoAt([anna, ben], '2026-11-21T10:00', (id) => id !== 'ben')).toBe('anna');
    expect(whoAt([ben], '2026-11-21T10:00', () => false)).toBeNull();
  });

  it.each([
    // The clocks go back on 25 October 2026 and forward on 29 March 2026.
    ['a day of 25 hours', '2026-10-25', '2026-10-25T23:00:00.000Z'],
    ['a day of 23 hours', '2026-03-29', '2026-03-29T22:00:00.000Z'],
    ['any other day', '2026-11-22', '2026-11-22T23:00:00.000Z'],
  ])('ends at midnight where the patient is: %s', (_, until_on, iso) => {
    const end = endOfTurn(turn('ben', '2026-01-01T00:00', { until_on }), zone);
    expect(new Date(end).toISOString()).toBe(iso);
  });

  it('ends at the patient’s midnight wherever the helper is', () => {
    const end = endOfTurn(
      turn('ben', '2026-01-01T00:00', { until_on: '2026-11-22' }),
      'Asia/Tokyo',
    );
    expect(new Date(end).toISOString()).toBe('2026-11-22T15:00:00.000Z');
  });
});

describe('D11 in which order people are told', () => {
  const all = (): boolean => true;
  it.each([
    ['as the medicine says', ['anna', 'ben'], null, all, ['anna', 'ben']],
    ['who is on duty first, and once', ['anna', 'ben'], 'ben', all, ['ben', 'anna']],
    [
      'who is on duty first, though the medicine does not name them',
      ['anna'],
      'cem',
      all,
      ['cem', 'anna'],
    ],
    [
      'without those who may not be told',
      ['anna', 'ben'],
      'ben',
      (id: string) => id !== 'ben',
      ['anna'],
    ],
    ['no one', ['anna'], null, () => false, []],
    ['each once', ['anna', 'anna', 'ben'], null, all, ['anna', 'ben']],
  ])('%s', (_, order, onDuty, mayTell, people) => {
    expect(peopleInTurn(order, onDuty, mayTell)).toEqual(people);
  });
});
