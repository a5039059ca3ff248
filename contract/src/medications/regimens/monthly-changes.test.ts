import { describe, expect, it } from 'vitest';
import { addDays } from '../../time/days.ts';
import type { DayOfMonth } from '../../time/month-days.ts';
import { courseDoses } from '../course.ts';
import { doseChanges } from '../dose-changes.ts';
import type { DoseLogEntry } from '../doses.ts';
import { gapBetween } from '../gap.ts';
import { changePlan } from '../plan.ts';
import type { Plan, PlanChange } from '../plan-versions.ts';
import { type Phase, scheduleDefaults } from '../schedule.ts';
import { counted, courseOf } from '../testing/counted-stock.ts';
import { aLogEntry } from '../testing/log-entry.ts';
import { changed, chemo, momentOn, planOf, zone } from '../testing/plans.ts';
import { aVersion, phase } from '../testing/regimens.ts';
import { withForecast } from '../forecast.ts';

/** A pharmacist's table: what is expected when a plan by months is changed, put on hold or recorded late. Doses at 08:00. */

const onDate = (day: number): DayOfMonth => ({ kind: 'date', day });
const firstMonday: DayOfMonth = { kind: 'weekday', nth: 1, weekday: 'mon' };

const injection = (
  on: DayOfMonth,
  start: string,
  { every = 1, dose = '1000 µg', ...more }: Partial<Phase> & { every?: number; dose?: string } = {},
): Phase => ({
  seq: 1,
  start: { date: start },
  length: { open: true },
  pattern: { kind: 'monthly', every, on, anchor: start },
  slots: [{ id: 'at-0800', at: '08:00', parts: [{ strength: dose, count: 1 }] }],
  ...more,
});
const replace = (phases: Phase[], effective_from?: string): PlanChange => ({
  kind: 'replace',
  schedule: { ...scheduleDefaults, phases, ...(effective_from && { effective_from }) },
  dosage: '',
});
const taken = (plan: Plan, day: string, at = day): DoseLogEntry => {
  const [dose] = courseDoses(plan, { from: day, to: day, zone }, []);
  return aLogEntry({
    id: `taken-${day}`,
    schedule_version_id: dose?.version.id ?? null,
    slot_id: dose?.slot_id ?? null,
    local_date: day,
    at: `${at}T09:00:00Z`,
    time_zone: zone,
  });
};
/** '03-15', with what was recorded or is not asked for. */
const days = (plan: Plan, log: readonly DoseLogEntry[] = [], year = 2027): string[] =>
  courseDoses(plan, { from: `${year}-01-01`, to: `${year}-12-31`, zone }, log)
    .toSorted((one, other) => one.at_ms - other.at_ms)
    .map(({ local_date, is_asked, log: entry }) =>
      [local_date.slice(5), entry?.status ?? (is_asked ? '' : 'not asked')]
        .filter(Boolean)
        .join(' '),
    );

/** The days that a change leaves out, as the preview says them. */
function missingAfter(before: Plan, after: Plan, from: string) {
  const [was = [], is = []] = [before, after].map((plan) =>
    courseDoses(plan, { from, to: addDays(from, 60), zone }, []),
  );
  return gapBetween(was, is, from);
}

const day28 = planOf([injection(onDate(28), '2027-01-01')], '2027-01-01');

describe('§3 a medicine taken by months gets another day', () => {
  it('a later day: this month’s dose comes later, and none twice', () => {
    const plan = changed(
      day28,
      replace([injection(onDate(30), '2027-03-16')]),
      momentOn('2027-03-16'),
    );
    expect(days(plan).slice(0, 5)).toEqual(['01-28', '02-28', '03-30', '04-30', '05-30']);
  });

  it('an earlier day that has passed: the next dose is a month later, and the preview says which is missing', () => {
    const change = replace([injection(onDate(15), '2027-03-16')]);
    const plan = changed(day28, change, momentOn('2027-03-16'));
    expect(days(plan).slice(0, 4)).toEqual(['01-28', '02-28', '04-15', '05-15']);
    expect(missingAfter(day28, plan, '2027-03-16')).toEqual({
      first: '2027-03-28',
      last: '2027-03-28',
    });
  });

  it('from a later day on: what is due before it stays', () => {
    const change = replace([injection(onDate(15), '2027-06-01')], '2027-06-01');
    const plan = changed(day28, change, momentOn('2027-03-16'));
    expect(days(plan).slice(1, 7)).toEqual(['02-28', '03-28', '04-28', '05-28', '06-15', '07-15']);
  });

  it('on the day of a dose that was recorded: the record stays, and the dose is not asked for again', () => {
    const log = [taken(day28, '2027-03-28')];
    const change = replace([injection(firstMonday, '2027-03-28')]);
    const plan = changed(day28, change, momentOn('2027-03-28'), log);
    expect(days(plan, log).slice(1, 5)).toEqual(['02-28', '03-28 taken', '04-05', '05-03']);
  });

  it('on the day of a dose that is open: the new plan has none, and the preview says so', () => {
    const change = replace([injection(firstMonday, '2027-03-28')]);
    const plan = changed(day28, change, momentOn('2027-03-28'));
    expect(days(plan).slice(1, 4)).toEqual(['02-28', '04-05', '05-03']);
    expect(missingAfter(day28, plan, '2027-03-28')).toEqual({
      first: '2027-03-28',
      last: '2027-03-28',
    });
  });

  it('every 3 months instead: counted from the first dose after the change', () => {
    const change = replace([injection(onDate(28), '2027-03-28', { every: 3 })], '2027-03-16');
    const plan = changed(day28, change, momentOn('2027-03-10'));
    expect(days(plan)).toEqual(['01-28', '02-28', '03-28', '06-28', '09-28', '12-28']);
  });

  it('another dose: the days stay, also of every third month', () => {
    const quarterly = planOf([injection(onDate(31), '2027-01-31', { every: 3 })], '2027-01-01');
    const change = replace([injection(onDate(31), '2027-01-31', { every: 3, dose: '500 µg' })]);
    const plan = changed(quarterly, change, momentOn('2027-03-10'));
    expect(days(plan)).toEqual(['01-31', '04-30', '07-31', '10-31']);
    expect(days(plan, [], 2028)).toEqual(['01-31', '04-30', '07-31', '10-31']);
  });
});

describe('§3 a medicine taken by months is on hold over its day', () => {
  const day15 = planOf([injection(onDate(15), '2027-01-01')], '2027-01-01');
  const held = (from: string, until: string): Plan => {
    const on = changed(day15, { kind: 'state', state: 'on-hold' }, momentOn(from));
    return changed(on, { kind: 'state', state: 'active' }, momentOn(until));
  };

  it.each([
    ['2027-03-10', '2027-03-14', ['02-15', '03-15', '04-15', '05-15']],
    ['2027-03-10', '2027-03-15', ['02-15', '03-15', '04-15', '05-15']],
    ['2027-03-10', '2027-03-16', ['02-15', '04-15', '05-15', '06-15']],
    ['2027-03-10', '2027-04-20', ['02-15', '05-15', '06-15', '07-15']],
  ])(
    'from %s until %s: that dose is not planned, and the next one stays on its day',
    (from, until, expected) => {
      expect(days(held(from, until)).slice(1, 5)).toEqual(expected);
    },
  );

  it('and of every third month the turn stays', () => {
    const quarterly = planOf([injection(onDate(15), '2027-01-01', { every: 3 })], '2027-01-01');
    const on = changed(quarterly, { kind: 'state', state: 'on-hold' }, momentOn('2027-04-10'));
    const back = changed(on, { kind: 'state', state: 'active' }, momentOn('2027-05-10'));
    expect(days(back)).toEqual(['01-15', '07-15', '10-15']);
  });
});

it('§3 a monthly dose that is recorded two days late moves no other dose', () => {
  const plan = planOf([injection(onDate(15), '2027-01-01')], '2027-01-01');
  const log = [taken(plan, '2027-03-15', '2027-03-17')];
  expect(days(plan, log).slice(1, 5)).toEqual(['02-15', '03-15 taken', '04-15', '05-15']);
});

describe('§3 a medicine taken by months after another phase', () => {
  it('vitamin B12: every other day for two weeks, then every 3 months', () => {
    const loading: Phase = {
      ...injection(onDate(1), '2027-01-04'),
      length: { days: 14 },
      pattern: { kind: 'every_n_days', n: 2, anchor: '2027-01-04' },
    };
    const then = injection(onDate(18), '2027-01-18', {
      seq: 2,
      every: 3,
      start: { after_previous: true },
      slots: [{ id: 'then', at: '08:00', parts: [{ strength: '1000 µg', count: 1 }] }],
    });
    const plan = planOf([loading, then], '2027-01-04');
    expect(days(plan)).toEqual([
      '01-04',
      '01-06',
      '01-08',
      '01-10',
      '01-12',
      '01-14',
      '01-16',
      '01-18',
      '04-18',
      '07-18',
      '10-18',
    ]);
    // The same amount far less often is another dose.
    expect(doseChanges(plan.versions)).toEqual([
      { date: '2027-01-04', before: null, after: '1000 µg' },
      { date: '2027-01-18', before: '1000 µg', after: '1000 µg every 3 months' },
    ]);
  });

  it('waits for a cycle that comes later, and keeps to its Monday', () => {
    const cycles = chemo({ anchor: '2027-01-04', cycles: 2 }, { length: { until: '2027-02-28' } });
    const then = injection(firstMonday, '2027-03-01', {
      seq: 2,
      slots: [{ id: 'then', at: '08:00', parts: [{ strength: '1000 µg', count: 1 }] }],
    });
    const monthlyDays = (plan: Plan): string[] =>
      courseDoses(plan, { from: '2027-01-01', to: '2027-06-30', zone }, [])
        .filter(({ slot_id }) => slot_id === 'then')
        .map(({ local_date }) => local_date.slice(5));
    const plan = planOf([cycles, then], '2027-01-01');
    expect(monthlyDays(plan)).toEqual(['03-01', '04-05', '05-03', '06-07']);
    const late = changed(plan, { kind: 'delay', cycle: 2, days: 7 }, momentOn('2027-01-20'));
    expect(monthlyDays(late)).toEqual(['04-05', '05-03', '06-07']);
  });
});

describe('§3 the first day of a medicine taken by months was entered wrongly', () => {
  const corrected = (phases: Phase[], to: string): string[] | string => {
    const plan = planOf(phases, '2027-01-02');
    const result = changePlan(
      plan,
      [],
      { kind: 'first_day', first_day: to },
      momentOn('2027-02-10'),
    );
    return result.ok ? days(result.plan).slice(0, 4) : result.sentence;
  };

  it.each([
    ['2027-01-20', '2027-01-10', 3, ['01-15 not asked', '04-15', '07-15', '10-15']],
    ['2027-01-20', '2027-02-20', 3, ['03-15', '06-15', '09-15', '12-15']],
    ['2027-01-10', '2027-01-12', 1, ['01-15', '02-15', '03-15', '04-15']],
  ])('from %s to %s, every %i months on day 15', (was, to, every, expected) => {
    expect(corrected([injection(onDate(15), was, { every })], to)).toEqual(expected);
  });
});

describe('§3 the stock of a medicine taken by months', () => {
  const now = { today: '2026-03-03', nowMs: Date.parse('2026-03-03T00:05:00Z'), zone };
  const told = (every: number, more: Partial<typeof counted>, on = onDate(31)) => {
    const schedule = aVersion([
      phase(1, {
        pattern: { kind: 'monthly', every, on, anchor: '2026-01-01' },
        slots: [{ id: 's', at: '08:00', parts: [{ strength: '500 mg', count: 1 }] }],
      }),
    ]);
    return withForecast(courseOf(schedule), [{ ...counted, ...more }], [], now)[0];
  };

  it.each([
    [1, 3, '2026-06-30'],
    [1, 1, '2026-04-30'],
    [1, 0, '2026-03-31'],
    [3, 2, '2026-10-31'],
    [12, 1, null],
    [12, 0, '2027-01-31'],
  ])('counted from 31 January, every %i months, %i left: runs out on %s', (every, on_hand, day) => {
    expect(told(every, { on_hand })).toMatchObject({
      use: 'planned',
      runs_out_on: day,
      alert: null,
    });
  });

  it('warns a week before the dose that it does not cover, and tells of an expiry before it', () => {
    expect(told(1, { on_hand: 0 }, onDate(10))).toMatchObject({
      runs_out_on: '2026-03-10',
      alert: 'low',
    });
    expect(told(1, { on_hand: 0 }, onDate(11))).toMatchObject({ alert: null });
    expect(told(1, { on_hand: 5, expires: addDays('2026-03-31', -1) })).toMatchObject({
      runs_out_on: '2026-03-31',
      runs_out_because: 'expires',
    });
  });

  it('is used by the plan also where the next dose is more than a year away', () => {
    const schedule = aVersion([
      phase(1, {
        start: { date: '2026-03-02' },
        pattern: { kind: 'monthly', every: 12, on: firstMonday, anchor: '2026-03-02' },
        slots: [{ id: 's', at: '08:00', parts: [{ strength: '500 mg', count: 1 }] }],
      }),
    ]);
    expect(withForecast(courseOf(schedule), [counted], [], now)).toMatchObject([
      { use: 'planned', alert: null },
    ]);
  });
});
