import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { doseStateAt } from '../dose-state.ts';
import { expand, type Schedule } from '../expand.ts';
import { newSchedule, type Phase } from '../schedule.ts';
import {
  datesOfTable,
  lastSundayTable,
  type MonthlyTable,
  monthlyTables,
} from '../testing/monthly-tables.ts';
import { aVersion, phase, slot } from '../testing/regimens.ts';
import { daysOfDoses } from '../testing/year-table.ts';

const zone = 'Europe/Berlin';
const bothYears = ['2027-01-01', '2028-12-31'] as const;

/** In Berlin, if the contract accepts it. */
function scheduleOf(
  { on, every = 1, from = '2027-01-01' }: MonthlyTable,
  more: Partial<Phase> = {},
): Schedule {
  const { phases } = z.parse(newSchedule, {
    phases: [
      phase(1, {
        start: { date: from },
        pattern: { kind: 'monthly', every, on, anchor: from },
        slots: [slot('s', '08:00', { strength: '1000 µg', count: 1 })],
        ...more,
      }),
    ],
  });
  return { ...aVersion(phases), home_tz: zone };
}

describe('§3 two years of a medicine taken by months, as written in a calendar', () => {
  it.each(monthlyTables)('$what', (table) => {
    const doses = expand(scheduleOf(table), ...bothYears, zone);
    expect(doses.map(({ local_date }) => local_date)).toEqual(datesOfTable(table));
    expect(doses.every(({ local_date_time }) => local_date_time.endsWith('T08:00'))).toBe(true);
    // Each day asks the same on its own.
    for (const date of datesOfTable(table))
      expect(expand(scheduleOf(table), date, date, zone)).toHaveLength(1);
  });

  it('asks for nothing before its first day, nor after its last', () => {
    const [table] = monthlyTables;
    if (table === undefined) throw new Error('no table');
    const ended = scheduleOf({ ...table, from: '2027-02-01' }, { length: { until: '2027-05-01' } });
    expect(expand(ended, '2020-01-01', '2040-12-31', zone).map((dose) => dose.local_date)).toEqual([
      '2027-02-01',
      '2027-03-01',
      '2027-04-01',
      '2027-05-01',
    ]);
  });

  it('goes on to the end of the calendar', () => {
    const [table] = monthlyTables;
    if (table === undefined) throw new Error('no table');
    expect(expand(scheduleOf(table), '9999-11-30', '9999-12-31', 'UTC')).toHaveLength(1);
  });
});

describe('§3 a medicine on the last Sunday of each month, the night when the clocks change', () => {
  const changes = ['2027-03-28', '2027-10-31', '2028-03-26', '2028-10-29'];
  const at = (time: string, mode: Schedule['tz_mode']): Record<string, readonly string[]> => {
    const schedule = scheduleOf(lastSundayTable, { slots: [slot('s', time)] });
    const doses = expand(
      { ...schedule, tz_mode: mode, day_starts_at: '00:00' },
      ...bothYears,
      zone,
    );
    expect(doses.map(({ local_date }) => local_date)).toEqual(datesOfTable(lastSundayTable));
    return Object.fromEntries(
      Object.entries(daysOfDoses(doses)).filter(([date]) => changes.includes(date)),
    );
  };

  it.each(['wall_clock', 'home'] as const)('has one dose on each of them, by %s', (mode) => {
    expect(at('02:30', mode)).toEqual({
      '2027-03-28': ['03:00 = 01:00Z'],
      '2027-10-31': ['02:30 = 00:30Z'],
      '2028-03-26': ['03:00 = 01:00Z'],
      '2028-10-29': ['02:30 = 00:30Z'],
    });
  });

  it('is so many times 24 hours after the first day, by real hours', () => {
    expect(at('12:00', 'elapsed')).toEqual({
      '2027-03-28': ['13:00 = 11:00Z'],
      '2027-10-31': ['12:00 = 11:00Z'],
      '2028-03-26': ['13:00 = 11:00Z'],
      '2028-10-29': ['12:00 = 11:00Z'],
    });
  });

  it('stays on the day at home when it is seen elsewhere', () => {
    const schedule = { ...scheduleOf(lastSundayTable), tz_mode: 'home' as const };
    const doses = expand(schedule, '2027-01-01', '2027-02-28', 'America/New_York');
    expect(doses.map(({ local_date_time }) => local_date_time)).toEqual([
      '2027-01-31T02:00',
      '2027-02-28T02:00',
    ]);
  });
});

describe('§3 a monthly dose that was missed', () => {
  const [first, second] = expand(
    scheduleOf({ what: '', on: { kind: 'date', day: 15 }, days: { 2027: '', 2028: '' } }),
    '2027-03-01',
    '2027-04-30',
    zone,
  );
  const rules = { grace_min: 60, miss_after_min: 240 };
  const stateAt = (dose: typeof first, at: string): string =>
    dose === undefined ? 'none' : doseStateAt(dose, null, rules, Date.parse(at));

  it.each([
    ['2027-03-15T06:59:00Z', 'upcoming', 'upcoming'],
    ['2027-03-15T07:30:00Z', 'due', 'upcoming'],
    ['2027-03-15T08:30:00Z', 'late', 'upcoming'],
    ['2027-03-15T11:00:00Z', 'missed', 'upcoming'],
    ['2027-03-16T07:00:00Z', 'missed', 'upcoming'],
    ['2027-04-14T20:00:00Z', 'missed', 'upcoming'],
    ['2027-04-15T06:30:00Z', 'missed', 'due'],
  ])('at %s is %s, and the next one is %s: it does not move', (at, one, next) => {
    expect([stateAt(first, at), stateAt(second, at)]).toEqual([one, next]);
  });
});
