import { describe, expect, it } from 'vitest';
import { dateAt } from '../time/zoned.ts';
import { inForceOn } from './in-force.ts';
import { changePlan } from './plan.ts';
import { comingCycles } from './coming-cycles.ts';
import type { Plan, PlanChange } from './plan-versions.ts';
import { type Phase, scheduleDefaults } from './schedule.ts';
import { asked, changed, chemo, momentOn, planOf, twice180 } from './testing/plans.ts';

const replace = (phases: Phase[], effective_from?: string): PlanChange => ({
  kind: 'replace',
  schedule: { ...scheduleDefaults, phases, ...(effective_from && { effective_from }) },
  dosage: '',
});
const days = (plan: Plan, from: string, to: string): string[] =>
  asked(plan, from, to).map((line) => line.replace(' 21:00', ''));
const starts = (plan: Plan, today: string): string[] =>
  comingCycles(plan, today).map(({ cycle, first }) => `${cycle}: ${first}`);

describe('§3 a change to a plan in cycles', () => {
  const planned = planOf([chemo()], '2026-01-02');
  const escalated = changed(
    planned,
    replace([chemo({}, { slots: twice180 })], '2026-02-01'),
    momentOn('2026-01-03'),
  );

  it('a dose from a later cycle on is anchored to that cycle', () => {
    expect(days(escalated, '2026-01-01', '2026-02-28')).toEqual([
      ...['01-04', '01-05', '01-06', '01-07', '01-08'].map((day) => `${day} 270 mg`),
      ...['02-01', '02-02', '02-03', '02-04', '02-05'].map((day) => `${day} 360 mg`),
    ]);
  });

  it('a delay moves the later dose along: no dose is planned a week early', () => {
    const late = changed(
      escalated,
      { kind: 'delay', cycle: 1, days: 7 },
      momentOn('2026-01-04', '09:00'),
    );
    expect(days(late, '2026-01-01', '2026-03-07')).toEqual([
      ...['01-11', '01-12', '01-13', '01-14', '01-15'].map((day) => `${day} 270 mg`),
      ...['02-08', '02-09', '02-10', '02-11', '02-12'].map((day) => `${day} 360 mg`),
    ]);
    expect(starts(late, '2026-01-04')).toEqual(['1: 2026-01-11', '2: 2026-02-08', '3: 2026-03-08']);
  });

  it('another dose keeps a hold that counts from tomorrow only, after a flight west', () => {
    const held = changed(planned, { kind: 'hold', cycle: 2 }, momentOn('2026-01-20'));
    const dose = replace([chemo({}, { slots: twice180 })]);
    const west = changed(held, dose, momentOn('2026-01-19', '19:00'));
    expect(days(west, '2026-02-01', '2026-02-02')).toEqual([
      '02-01 360 mg held',
      '02-02 360 mg held',
    ]);
    const fromDay3 = replace([chemo({}, { slots: twice180 })], '2026-02-03');
    const later = changed(held, fromDay3, momentOn('2026-01-19', '19:00'));
    expect(days(later, '2026-02-01', '2026-02-02')).toEqual(days(west, '2026-02-01', '2026-02-02'));
  });

  it('another dose entered before a flight west counts from day 1 of a cycle that goes ahead later', () => {
    const moment = (date: string, time: string, zone: string) => ({
      ...momentOn(date, time),
      zone,
      today: dateAt(momentOn(date, time).nowMs, zone),
    });
    const held = changed(planned, { kind: 'hold', cycle: 1 }, momentOn('2026-01-04', '06:00'));
    const dose = replace([chemo({ held: [1] }, { slots: twice180 })]);
    const berlin = changed(held, dose, moment('2026-01-04', '23:30', 'Europe/Berlin'));
    const back = changed(
      berlin,
      { kind: 'go_ahead', cycle: 1, first_day: '2026-01-07' },
      momentOn('2026-01-04', '23:40'),
    );
    expect(days(back, '2026-01-05', '2026-01-20')).toEqual(
      ['01-07', '01-08', '01-09', '01-10', '01-11'].map((day) => `${day} 360 mg`),
    );
  });

  it('refuses what would leave a running step without a day, or make it too long', () => {
    const asked = (length: Phase['length'], anchor: string): Plan =>
      planOf(
        [chemo({ anchor, cycles: null }, { start: { date: '2026-01-02' }, length })],
        '2026-01-02',
      );
    const fit = {
      ok: false,
      field: 'change',
      sentence: expect.stringMatching(/^The rest of the plan/),
    };
    const short = asked({ days: 42 }, '2026-02-11');
    const held = changed(short, { kind: 'hold', cycle: 1 }, momentOn('2026-01-03'));
    const early = { kind: 'go_ahead', cycle: 1, first_day: '2026-01-03', from_day: 5 } as const;
    expect(changePlan(held, [], early, momentOn('2026-01-03'))).toEqual(fit);
    const far = { kind: 'delay', cycle: 1, days: 366 } as const;
    const long = asked({ days: 3660 }, '2026-02-11');
    expect(changePlan(long, [], far, momentOn('2026-01-03'))).toEqual(fit);
  });

  it('brought forward by more than a step planned for later has, it leaves a day of that step', () => {
    const step = (seq: number, length: Phase['length']): Phase => ({
      seq,
      start: seq === 1 ? { date: '2026-01-04' } : { after_previous: true },
      length,
      pattern: { kind: 'daily' },
      slots: [{ id: `step${seq}`, at: '08:00', parts: [{ strength: '2 mg', count: 1 }] }],
    });
    const taper = [step(1, { days: 20 }), step(2, { days: 10 }), step(3, { open: true })];
    const both = changed(planned, replace(taper, '2026-02-10'), momentOn('2026-01-20'));
    const held = changed(both, { kind: 'hold', cycle: 2 }, momentOn('2026-01-20'));
    const early = { kind: 'go_ahead', cycle: 2, first_day: '2026-01-20' } as const;
    const later = changed(held, early, momentOn('2026-01-20')).versions.find(
      ({ phases, is_replaced }) => phases.length === 3 && !is_replaced,
    );
    expect(later?.phases.map(({ length }) => length)).toEqual([
      { days: 20 },
      { days: 1 },
      { open: true },
    ]);
  });

  it('a version that was planned for later before doses had anchors moves along too', () => {
    const [first] = planned.versions;
    if (first === undefined) throw new Error('no version');
    const later = {
      ...first,
      id: 'later',
      phases: [chemo({}, { slots: twice180 })],
      effective_from: '2026-02-01',
      changed_at: '2026-01-03T10:00:00Z',
    };
    const legacy: Plan = { ...planned, versions: [first, later] };
    const late = changed(
      legacy,
      { kind: 'delay', cycle: 1, days: 7 },
      momentOn('2026-01-04', '09:00'),
    );
    expect(days(late, '2026-01-01', '2026-03-07')).toEqual([
      ...['01-11', '01-12', '01-13', '01-14', '01-15'].map((day) => `${day} 270 mg`),
      ...['02-08', '02-09', '02-10', '02-11', '02-12'].map((day) => `${day} 360 mg`),
    ]);
    const held = changed(late, { kind: 'hold', cycle: 2 }, momentOn('2026-01-20'));
    expect(days(held, '2026-01-20', '2026-06-30')).toEqual(
      ['02-08', '02-09', '02-10', '02-11', '02-12'].map((day) => `${day} 360 mg held`),
    );
    const gone = changed(
      held,
      { kind: 'go_ahead', cycle: 2, first_day: '2026-02-20' },
      momentOn('2026-02-18'),
    );
    expect(days(gone, '2026-02-18', '2026-03-24')).toEqual([
      ...['02-20', '02-21', '02-22', '02-23', '02-24'].map((day) => `${day} 360 mg`),
      ...['03-20', '03-21', '03-22', '03-23', '03-24'].map((day) => `${day} 360 mg`),
    ]);
  });

  it('no later cycle is planned while one waits; the go-ahead plans the whole cycle from its day 1', () => {
    const plan = planOf([chemo({ anchor: '2026-10-17' })], '2026-10-01');
    const held = changed(plan, { kind: 'hold', cycle: 2 }, momentOn('2026-11-12'));
    expect(days(held, '2026-11-12', '2027-12-31')).toEqual(
      ['11-14', '11-15', '11-16', '11-17', '11-18'].map((day) => `${day} 270 mg held`),
    );
    expect(starts(held, '2027-02-01')).toEqual(['2: 2026-11-14']);
    const gone = changed(
      held,
      { kind: 'go_ahead', cycle: 2, first_day: '2026-11-16' },
      momentOn('2026-11-16'),
    );
    expect(days(gone, '2026-11-16', '2026-12-20')).toEqual(
      [
        '11-16',
        '11-17',
        '11-18',
        '11-19',
        '11-20',
        '12-14',
        '12-15',
        '12-16',
        '12-17',
        '12-18',
      ].map((day) => `${day} 270 mg`),
    );
  });

  it('a cycle keeps its doses when it moves past the end of its phase', () => {
    const bounded = planOf([chemo({ cycles: 2 }, { length: { days: 56 } })], '2026-01-02');
    const late = changed(bounded, { kind: 'delay', cycle: 2, days: 60 }, momentOn('2026-01-20'));
    expect(days(late, '2026-01-20', '2026-12-31')).toHaveLength(5);
  });

  it('a change from an earlier day replaces what was planned from a later one', () => {
    const daily = (count: number): Phase => ({
      seq: 1,
      start: { date: '2026-01-01' },
      length: { open: true },
      pattern: { kind: 'daily' },
      slots: [{ id: 'at-0800', at: '08:00', parts: [{ strength: '250 mg', count }] }],
    });
    const plan = planOf([daily(1)], '2026-01-01');
    const later = changed(plan, replace([daily(3)], '2026-02-01'), momentOn('2026-01-10'));
    const now = changed(later, replace([daily(2)], '2026-01-20'), momentOn('2026-01-15'));
    expect(asked(now, '2026-01-19', '2026-01-20')).toEqual([
      '01-19 08:00 250 mg',
      '01-20 08:00 500 mg',
    ]);
    expect(asked(now, '2026-02-01', '2026-02-01')).toEqual(['02-01 08:00 500 mg']);
  });

  it.each([
    ['a cycle that the plan does not have', { kind: 'delay', cycle: 9, days: 7 }],
    ['a cycle that is over', { kind: 'hold', cycle: 1 }],
    ['a cycle that has begun', { kind: 'delay', cycle: 2, days: 7 }],
    ['a go-ahead for what does not wait', { kind: 'go_ahead', cycle: 3, first_day: '2026-03-01' }],
  ] as const)('refuses %s', (_, change) => {
    expect(changePlan(planned, [], change, momentOn('2026-02-03'))).toMatchObject({
      ok: false,
      field: 'change.cycle',
    });
  });

  it('refuses a day 1 on which the cycle before still has doses, and one that is over', () => {
    const held = changed(planned, { kind: 'hold', cycle: 2 }, momentOn('2026-01-05'));
    const on = (first_day: string, today: string) =>
      changePlan(held, [], { kind: 'go_ahead', cycle: 2, first_day }, momentOn(today));
    expect(on('2026-01-08', '2026-01-06')).toMatchObject({ ok: false, field: 'change.first_day' });
    expect(on('2026-01-08', '2026-01-09')).toMatchObject({ ok: false, field: 'change.first_day' });
    expect(on('2026-01-09', '2026-01-08')).toMatchObject({ ok: true });
  });
});

describe('§3 the day of a change', () => {
  const daily = (...times: string[]): Phase => ({
    seq: 1,
    start: { date: '2026-01-01' },
    length: { open: true },
    pattern: { kind: 'daily' },
    slots: times.map((at) => ({ id: `at-${at.replace(':', '')}`, at, parts: [] })),
  });

  it('a medicine entered in the evening has no dose this morning', () => {
    const plan = planOf([daily('08:00', '21:00')], '2026-01-01', '20:00');
    expect(asked(plan, '2026-01-01', '2026-01-02')).toEqual([
      '01-01 21:00',
      '01-02 08:00',
      '01-02 21:00',
    ]);
    // One that can still be taken is planned.
    expect(
      asked(planOf([daily('08:00')], '2026-01-01', '09:30'), '2026-01-01', '2026-01-01'),
    ).toEqual(['01-01 08:00']);
  });

  it('a recorded dose is not planned again at another time', () => {
    const plan = planOf([daily('08:00', '20:00')], '2026-01-01');
    const [version] = plan.versions;
    const log = [
      {
        id: 'entry',
        medication_id: 'm',
        status: 'taken' as const,
        schedule_version_id: version?.id ?? '',
        slot_id: 'at-0800',
        local_date: '2026-01-05',
        at: '2026-01-05T08:03:00Z',
        time_zone: 'UTC',
        amount_parts: [],
        reason: null,
        note: '',
        via: 'web' as const,
        supersedes: null,
        by: null,
        medication_name: '',
        dosage: '',
      },
    ];
    const noon = changed(
      plan,
      replace([daily('09:00', '21:00')]),
      momentOn('2026-01-05', '12:00'),
      log,
    );
    expect(asked(noon, '2026-01-05', '2026-01-05', log)).toEqual([
      '01-05 08:00 taken',
      '01-05 21:00',
    ]);
    // Nothing was recorded: the dose of the morning can still be.
    expect(asked(noon, '2026-01-05', '2026-01-05')).toEqual(['01-05 09:00', '01-05 21:00']);
  });

  it('a new wording a moment later still plans no dose that was over when it was entered', () => {
    const plan = planOf([daily('08:00')], '2026-01-01', '20:00');
    const words = changed(plan, { kind: 'dosage', dosage: '1' }, momentOn('2026-01-01', '20:05'));
    expect(asked(words, '2026-01-01', '2026-01-01')).toEqual([]);
  });

  it('a second resume changes nothing of the day of the first', () => {
    const state = (to: 'active' | 'on-hold') => ({ kind: 'state', state: to }) as const;
    const plan = planOf([daily('08:00')], '2026-01-01');
    const once = changed(
      changed(plan, state('on-hold'), momentOn('2026-01-03')),
      state('active'),
      momentOn('2026-01-05', '20:00'),
    );
    expect(asked(once, '2026-01-05', '2026-01-05')).toEqual([]);
    const twice = changed(
      changed(once, state('on-hold'), momentOn('2026-01-07')),
      state('active'),
      momentOn('2026-01-09', '20:00'),
    );
    expect(asked(twice, '2026-01-05', '2026-01-05')).toEqual([]);
  });

  it('a new wording for a plan that starts later stays when it starts', () => {
    const plan = planOf([daily('08:00')], '2026-01-10', '07:00');
    const words = changed(plan, { kind: 'dosage', dosage: 'new' }, momentOn('2026-01-05'));
    expect(inForceOn(words.versions, '2026-01-10')?.dosage).toBe('new');
  });
});
