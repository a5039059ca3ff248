import { describe, expect, it } from 'vitest';
import { addDays } from '../time/days.ts';
import { instantOf } from '../time/zoned.ts';
import type { CourseVersion, DatedState } from './course.ts';
import type { DoseLogEntry } from './doses.ts';
import type { Pattern } from './patterns.ts';
import type { Phase } from './schedule.ts';
import { stillOpenDoses } from './still-open.ts';
import { aLogEntry } from './testing/log-entry.ts';
import { aVersion, fiveOf28, phase } from './testing/regimens.ts';

const zone = 'Europe/Berlin';

type Case = {
  readonly phases: readonly Phase[];
  readonly log?: readonly DoseLogEntry[];
  readonly states?: readonly DatedState[];
};

const active: DatedState[] = [{ state: 'active', effective_from: '2026-01-01' }];
const of = (pattern: Pattern, start = '2026-01-01'): Case => ({
  phases: [phase(1, { pattern, start: { date: start } })],
});

/** The days of the doses that are named on a day, by a clock of the patient. */
function namedOn(day: string, { phases, log = [], states = active }: Case, clock = '12:00') {
  const version: CourseVersion = {
    ...aVersion([...phases]),
    id: 'v1',
    grace_min: 60,
    miss_after_min: 1440,
    changed_at: '2026-01-01T00:00:00Z',
  };
  const now = { day, nowMs: instantOf(`${day}T${clock}`, zone), zone };
  return stillOpenDoses({ versions: [version], states, log }, now).map((dose) => dose.local_date);
}

const monthly = (every: number): Pattern => ({
  kind: 'monthly',
  every,
  on: { kind: 'date', day: 12 },
  anchor: '2026-01-12',
});
const everyDays = (n: number, anchor: string): Pattern => ({ kind: 'every_n_days', n, anchor });
const cycle = (length: number, ...on_days: number[]): Pattern => ({
  kind: 'cycle',
  length,
  on_days,
  anchor: '2026-01-05',
  cycles: null,
  shifts: [],
  held: [],
});

/**
 * What a pharmacist expects, written down before the rule. “Until” is the last day on which the dose is named: half of
 * the time to the next one. Null: it leaves the list with its day, because the next dose is near.
 */
const table: readonly (readonly [string, Case, dose: string, until: string | null])[] = [
  ['every day', of({ kind: 'daily' }), '2026-03-12', null],
  ['twice a week', of({ kind: 'weekdays', repeat_on: ['mon', 'thu'] }), '2026-03-12', null],
  ['every 6 days', of(everyDays(6, '2026-03-12')), '2026-03-12', null],
  ['5 days of 28, the first', of(fiveOf28), '2026-03-02', null],
  ['5 days of 28, the last', of(fiveOf28), '2026-03-06', null],
  ['once a week', of({ kind: 'weekdays', repeat_on: ['thu'] }), '2026-03-12', '2026-03-15'],
  ['every 7 days', of(everyDays(7, '2026-03-12')), '2026-03-12', '2026-03-15'],
  ['every 2 weeks', of(everyDays(14, '2026-03-12')), '2026-03-12', '2026-03-19'],
  ['days 1 and 8 of 21, day 1', of(cycle(21, 1, 8)), '2026-03-09', '2026-03-12'],
  ['days 1 and 8 of 21, day 8', of(cycle(21, 1, 8)), '2026-03-16', '2026-03-23'],
  ['one day of 42', of(cycle(42, 1)), '2026-03-30', '2026-04-20'],
  ['every month, of 28 days', of(monthly(1)), '2026-02-12', '2026-02-26'],
  ['every month, of 31 days', of(monthly(1)), '2026-03-12', '2026-03-27'],
  ['every 3 months', of(monthly(3)), '2026-04-12', '2026-05-27'],
  ['every 6 months', of(monthly(6)), '2026-07-12', '2026-10-12'],
  ['every 12 months', of(monthly(12), '2026-01-01'), '2026-01-12', '2026-04-14'],
];

describe('§3 a dose that comes rarely and was not recorded', () => {
  it.each(table)('%s', (_, regimen, dose, until) => {
    // On its own day the list of the day has it.
    expect(namedOn(dose, regimen)).not.toContain(dose);
    const last = until ?? dose;
    for (const day of [addDays(dose, 1), last, addDays(last, 1), addDays(last, 30)])
      expect([day, namedOn(day, regimen).includes(dose)]).toEqual([day, day > dose && day <= last]);
  });

  it('is not named while it can be taken without asking', () => {
    expect(namedOn('2026-03-13', of(monthly(1)), '07:59')).toEqual([]);
    expect(namedOn('2026-03-13', of(monthly(1)), '08:00')).toEqual(['2026-03-12']);
  });

  const answered = (more: Partial<DoseLogEntry>) => ({
    ...of(monthly(1)),
    log: [
      aLogEntry({
        at: '2026-03-12T07:00:00Z',
        time_zone: zone,
        schedule_version_id: 'v1',
        slot_id: 's1',
        local_date: '2026-03-12',
        ...more,
      }),
    ],
  });
  const on = '2026-03-20';

  it.each([
    ['taken on its day', {}, []],
    ['taken late', { at: '2026-03-18T07:00:00Z' }, []],
    ['skipped', { status: 'skipped' }, []],
    ['undone', { status: 'cleared' }, ['2026-03-12']],
    ['taken outside the plan since', { slot_id: null, at: '2026-03-18T07:00:00Z' }, []],
    ['the next one taken early', { local_date: '2026-04-12', at: '2026-03-19T07:00:00Z' }, []],
    [
      'the one before taken',
      { local_date: '2026-02-12', at: '2026-02-12T07:00:00Z' },
      ['2026-03-12'],
    ],
  ] as const)('%s', (_, more, named) => {
    expect(namedOn(on, answered(more))).toEqual(named);
  });

  it('is not named on hold, after the end, or once the next dose has come', () => {
    const held: DatedState[] = [...active, { state: 'on-hold', effective_from: '2026-03-15' }];
    expect(namedOn('2026-03-14', { ...of(monthly(1)), states: held })).toEqual(['2026-03-12']);
    expect(namedOn(on, { ...of(monthly(1)), states: held })).toEqual([]);
    const thenDaily = {
      phases: [
        phase(1, { pattern: monthly(1), length: { until: '2026-03-16' } }),
        phase(2, { pattern: { kind: 'daily' } }),
      ],
    };
    expect(namedOn('2026-03-16', thenDaily)).toEqual(['2026-03-12']);
    expect(namedOn('2026-03-17', thenDaily)).toEqual([]);
  });

  it('doses of two days are never named together', () => {
    for (const regimen of [of({ kind: 'weekdays', repeat_on: ['thu'] }), of(cycle(21, 1, 8))])
      for (let index = 0; index < 21; index += 1)
        expect(namedOn(addDays('2026-03-02', index), regimen).length).toBeLessThan(2);
  });
});
