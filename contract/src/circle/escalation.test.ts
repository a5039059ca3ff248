import { describe, expect, it } from 'vitest';
import { instantOf, localAt } from '../time/zoned.ts';
import {
  decideStep,
  mayHold,
  type EscalationRule,
  type OpenDose,
  type Step,
  type ToldStep,
} from './escalation.ts';

const zone = 'Europe/Berlin';
const minute = 60_000;
const day = 24 * 60 * minute;
const at = (local: string): number => instantOf(local, zone);
const on = (time: string): number => at(`2026-11-19T${time}`);

const rule = (more: Partial<EscalationRule> = {}): EscalationRule => ({
  after_min: 30,
  people: ['anna', 'ben', 'cem'],
  quiet: null,
  zone,
  ...more,
});
const dose = (more: Partial<OpenDose> = {}): OpenDose => ({
  due_ms: on('08:00'),
  asked_ms: on('08:00'),
  told: [],
  on_it: [],
  ...more,
});
const told = (step: number, helper_id: string, time: string): ToldStep => ({
  step,
  helper_id,
  at_ms: on(time),
});

/** 'anna, step 1', 'waits until 08:30', 'nobody', 'over' */
const said = (step: Step): string => {
  if (step.is === 'due') return `${step.helper_id}, step ${step.step}`;
  return step.is === 'waits' ? `waits until ${localAt(step.until_ms, zone).slice(11)}` : step.is;
};
const stepAt = (time: string, facts: Partial<OpenDose> = {}, more: Partial<EscalationRule> = {}) =>
  said(decideStep(dose(facts), rule(more), on(time)));

const first = told(1, 'anna', '08:30');
const second = told(2, 'ben', '09:00');
const third = told(3, 'cem', '09:30');

describe('D11 a critical dose that is not recorded', () => {
  it.each<[string, string, Partial<OpenDose>, string]>([
    ['at its time: no one is told yet', '08:00', {}, 'waits until 08:30'],
    ['a minute before the wait is over', '08:29', {}, 'waits until 08:30'],
    ['after the wait the first', '08:30', {}, 'anna, step 1'],
    ['late, because the server was down', '13:10', {}, 'anna, step 1'],
    [
      'the first was told: the second waits as long',
      '08:59',
      { told: [first] },
      'waits until 09:00',
    ],
    ['the second', '09:00', { told: [first] }, 'ben, step 2'],
    ['the third', '09:30', { told: [first, second] }, 'cem, step 3'],
    ['all were told', '10:00', { told: [first, second, third] }, 'nobody'],
    [
      'who was told late has as much time as any other',
      '13:15',
      { told: [told(1, 'anna', '13:10')] },
      'waits until 13:40',
    ],
    [
      'an undone record begins the wait again',
      '09:10',
      { asked_ms: on('09:05') },
      'waits until 09:35',
    ],
    [
      '… and does not tell the first again',
      '09:35',
      { asked_ms: on('09:05'), told: [first] },
      'ben, step 2',
    ],
  ])('%s', (_, time, facts, expected) => {
    expect(stepAt(time, facts)).toBe(expected);
  });

  it.each<[string, Partial<EscalationRule>, Partial<OpenDose>, string]>([
    ['is skipped without a wait', { people: ['ben', 'cem'] }, {}, 'ben, step 1'],
    [
      'was told before, and is not counted again',
      { people: ['ben', 'cem'] },
      { told: [told(1, 'anna', '08:00')] },
      'ben, step 2',
    ],
    ['was the only one', { people: [] }, {}, 'nobody'],
  ])('a person whose access has ended %s', (_, more, facts, expected) => {
    expect(stepAt('08:30', facts, more)).toBe(expected);
  });

  it('tells a person who came into the circle after all others were told', () => {
    const people = ['anna', 'ben', 'cem', 'dana'];
    expect(stepAt('10:00', { told: [first, second, third] }, { people })).toBe('dana, step 4');
  });

  it('tells who is on duty next, though the first was told before', () => {
    expect(stepAt('09:00', { told: [first] }, { people: ['cem', 'anna', 'ben'] })).toBe(
      'cem, step 2',
    );
  });

  it('is over a day after it was due', () => {
    const end = on('08:00') + day;
    expect(said(decideStep(dose(), rule(), end - 1))).toBe('anna, step 1');
    expect(said(decideStep(dose(), rule(), end))).toBe('over');
  });
});

describe('D11 “I’m on it”', () => {
  const byAnna = { helper_id: 'anna', until_ms: on('09:35') };
  it.each<[string, string, Partial<OpenDose>, string]>([
    [
      'holds the next person back',
      '09:00',
      { told: [first], on_it: [byAnna] },
      'waits until 09:35',
    ],
    [
      'goes on after its time if the dose is still not recorded',
      '09:35',
      { told: [first], on_it: [byAnna] },
      'ben, step 2',
    ],
    [
      'does not shorten a wait',
      '09:40',
      { told: [told(1, 'anna', '09:30')], on_it: [byAnna] },
      'waits until 10:00',
    ],
    [
      'of two people holds until the later one',
      '09:40',
      { told: [first], on_it: [{ helper_id: 'ben', until_ms: on('10:00') }, byAnna] },
      'waits until 10:00',
    ],
    [
      'of the first: the others are told after it, and then no one again',
      '10:30',
      {
        told: [first, told(2, 'ben', '09:35'), told(3, 'cem', '10:05')],
        on_it: [byAnna],
      },
      'nobody',
    ],
    [
      'of the last person: after it, it begins again with the first',
      '10:40',
      { told: [first, second, third], on_it: [{ helper_id: 'cem', until_ms: on('10:35') }] },
      'anna, step 4',
    ],
    [
      '… and goes on to the second',
      '11:10',
      {
        told: [first, second, third, told(4, 'anna', '10:40')],
        on_it: [{ helper_id: 'cem', until_ms: on('10:35') }],
      },
      'ben, step 5',
    ],
    [
      '… once',
      '12:30',
      {
        told: [
          first,
          second,
          third,
          told(4, 'anna', '10:40'),
          told(5, 'ben', '11:10'),
          told(6, 'cem', '11:40'),
        ],
        on_it: [{ helper_id: 'cem', until_ms: on('10:35') }],
      },
      'nobody',
    ],
  ])('%s', (_, time, facts, expected) => {
    expect(stepAt(time, facts)).toBe(expected);
  });

  it('of a person whose access has ended holds nothing back', () => {
    const facts = { told: [first], on_it: [byAnna] };
    expect(stepAt('09:00', facts, { people: ['ben'] })).toBe('ben, step 2');
  });
});

describe('D11 quiet hours', () => {
  const quiet = { from: '22:00', until: '07:00' };
  const evening = { due_ms: on('21:45'), asked_ms: on('21:45') };
  it('hold nothing back', () => {
    expect(stepAt('22:15', evening)).toBe('anna, step 1');
  });
  it('hold it back where the patient says so, until they end', () => {
    expect(stepAt('22:15', evening, { quiet })).toBe('waits until 07:00');
    expect(said(decideStep(dose(evening), rule({ quiet }), at('2026-11-20T07:00')))).toBe(
      'anna, step 1',
    );
  });
  it('that have begun since hold a late one back too', () => {
    expect(stepAt('23:10', { due_ms: on('20:00'), asked_ms: on('20:00') }, { quiet })).toBe(
      'waits until 07:00',
    );
  });
  it('that end after the day is over let it end', () => {
    const facts = { due_ms: on('06:30') - day, asked_ms: on('06:30') - day };
    expect(said(decideStep(dose(facts), rule({ quiet }), on('05:00')))).toBe('over');
  });
});

describe('D11 the clocks change', () => {
  it('and the wait has as many minutes as ever', () => {
    // 02:00 comes twice on 25 October 2026, and not at all on 29 March 2026.
    for (const due of ['2026-10-25T02:30', '2026-03-29T01:45']) {
      const due_ms = at(due);
      const facts = dose({ due_ms, asked_ms: due_ms });
      expect(decideStep(facts, rule(), due_ms)).toEqual({
        is: 'waits',
        until_ms: due_ms + 30 * minute,
      });
      expect(said(decideStep(facts, rule(), due_ms + 30 * minute))).toBe('anna, step 1');
    }
  });
  it('and quiet hours end by the clock of that day', () => {
    const quiet = { from: '22:00', until: '02:30' };
    const due_ms = at('2026-03-28T23:00');
    const step = decideStep(dose({ due_ms, asked_ms: due_ms }), rule({ quiet }), due_ms);
    // 02:30 does not exist: the first minute after it.
    expect(step).toEqual({ is: 'waits', until_ms: Date.parse('2026-03-29T01:00:00.000Z') });
  });
});

describe('D11 one person alone', () => {
  const byBen = (time: string) => ({ helper_id: 'ben', until_ms: on(time) });
  const byCem = (time: string) => ({ helper_id: 'cem', until_ms: on(time) });
  it.each<[string, string, Partial<OpenDose>, string]>([
    [
      'holds the others back three times',
      '11:59',
      { told: [first], on_it: ['10:00', '11:00', '12:00'].map(byBen) },
      'waits until 12:00',
    ],
    [
      'and no longer, however often they say so',
      '12:00',
      { told: [first], on_it: ['10:00', '11:00', '12:00', '13:00', '14:00'].map(byBen) },
      'ben, step 2',
    ],
    [
      'another person still can',
      '12:30',
      { told: [first], on_it: [...['10:00', '11:00', '12:00'].map(byBen), byCem('13:00')] },
      'waits until 13:00',
    ],
  ])('%s', (_, time, facts, expected) => {
    expect(stepAt(time, facts)).toBe(expected);
  });
  it('says it again in the second half of the hour, three times in all', () => {
    const may = (time: string, ...ends: string[]) =>
      mayHold(dose({ on_it: ends.map(byBen) }), 'ben', on(time));
    expect([may('09:00'), may('09:29', '10:00'), may('09:30', '10:00')]).toEqual([
      true,
      false,
      true,
    ]);
    expect(may('13:00', '10:00', '11:00', '12:00')).toBe(false);
    expect(
      mayHold(dose({ on_it: ['10:00', '11:00', '12:00'].map(byBen) }), 'cem', on('11:00')),
    ).toBe(true);
  });
});
