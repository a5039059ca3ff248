import { describe, expect, it } from 'vitest';
import type { DoseLogEntry } from '../medications/doses.ts';
import { changePlan } from '../medications/plan.ts';
import type { Plan } from '../medications/plan-versions.ts';
import { scheduleDefaults } from '../medications/schedule.ts';
import { changed, chemo, momentOn, planOf, twice180 } from '../medications/testing/plans.ts';
import { disagreementOf, medicineDelay } from './disagreement.ts';
import { medicineCyclesOf } from './medicine-cycles.ts';
import type { Treatment } from './schema.ts';
import { shiftPlan } from './shift.ts';
import { aTreatment } from './testing/a-treatment.ts';

const today = '2026-01-20';
const plan = aTreatment({
  start: '2026-01-04',
  cycle_length: 28,
  cycles_planned: 6,
  cycle_days: [1, 2, 3, 4, 5],
});
const medicine = planOf([chemo()], '2026-01-02');

const found = (treatment: Treatment, taken: Plan, day = today) => {
  const cycles = medicineCyclesOf(taken, day);
  return cycles && disagreementOf(treatment, cycles, day);
};
const shifted = (days: number): Treatment => ({
  ...plan,
  ...shiftPlan(plan, { days, from: today }),
});

describe('the plan of a treatment and a linked medicine', () => {
  it('agree where each cycle starts on the same day, and after both were moved', () => {
    expect(found(plan, medicine)).toBeNull();
    const delayed = changed(medicine, { kind: 'delay', cycle: 2, days: 7 }, momentOn(today));
    expect(found(shifted(7), delayed)).toBeNull();
  });

  it('disagree where only the plan was moved: the cycle with both days', () => {
    expect(found(shifted(7), medicine)).toEqual({
      cycle: 2,
      planned: '2026-02-08',
      medicine: '2026-02-01',
      days: -7,
    });
  });

  it('disagree where only the medicine was delayed', () => {
    const delayed = changed(medicine, { kind: 'delay', cycle: 2, days: 7 }, momentOn(today));
    expect(found(plan, delayed)).toEqual({
      cycle: 2,
      planned: '2026-02-01',
      medicine: '2026-02-08',
      days: 7,
    });
  });

  it('disagree where only the first day of the medicine was corrected, and agree where that was wrong', () => {
    const correct = (first_day: string) => ({ kind: 'first_day' as const, first_day });
    const moved = changed(medicine, correct('2026-01-08'), momentOn(today));
    expect(found(plan, moved)).toEqual({
      cycle: 2,
      planned: '2026-02-01',
      medicine: '2026-02-05',
      days: 4,
    });
    expect(found(plan, changed(moved, correct('2026-01-04'), momentOn(today)))).toBeNull();
  });

  it('a cycle on hold in the medicine has no day there, unless the treatment is on hold as well', () => {
    const held = changed(medicine, { kind: 'hold', cycle: 2 }, momentOn(today));
    expect(found(plan, held)).toEqual({
      cycle: 2,
      planned: '2026-02-01',
      medicine: null,
      days: null,
    });
    expect(found({ ...plan, status: 'on-hold' }, held)).toBeNull();
  });

  it('after the go-ahead the new day is compared', () => {
    const held = changed(medicine, { kind: 'hold', cycle: 2 }, momentOn(today));
    const released = changed(
      held,
      { kind: 'go_ahead', cycle: 2, first_day: '2026-02-10' },
      momentOn(today),
    );
    expect(found(plan, released)).toMatchObject({ cycle: 2, medicine: '2026-02-10' });
    expect(found(shifted(9), released)).toBeNull();
  });

  it('a recorded dose keeps the medicine where it is, and the notice with it', () => {
    const day = '2026-02-02';
    const log = [{ status: 'taken', local_date: '2026-02-01' }] as DoseLogEntry[];
    const delay = { kind: 'delay', cycle: 2, days: 7 } as const;
    expect(changePlan(medicine, log, delay, momentOn(day))).toMatchObject({ ok: false });
    expect(found(shifted(7), medicine, day)).toMatchObject({ medicine: '2026-02-01' });
  });

  it('a dose that changes with the cycle is found in the later version, before and after the move', () => {
    const replace = {
      kind: 'replace' as const,
      schedule: {
        ...scheduleDefaults,
        effective_from: '2026-02-01',
        phases: [chemo({}, { slots: twice180 })],
      },
      dosage: '',
    };
    const raised = changed(medicine, replace, momentOn(today));
    expect(found(shifted(7), raised)).toMatchObject({ cycle: 2, medicine: '2026-02-01' });
    const delayed = changed(raised, { kind: 'delay', cycle: 2, days: 7 }, momentOn(today));
    expect(found(shifted(7), delayed)).toBeNull();
  });

  it('a medicine that was always taken from the day before each cycle agrees', () => {
    const before = planOf([chemo({ anchor: '2026-01-03', on_days: [1] })], '2026-01-02');
    expect(found(plan, before)).toBeNull();
    expect(found(shifted(7), before)).toMatchObject({ medicine: '2026-01-31', days: -7 });
  });

  it.each([
    ['two days', '2026-01-06', '2026-02-03'],
    ['a week', '2026-01-11', '2026-02-08'],
  ])('one that began %s apart from the plan does not', (_, anchor, next) => {
    const late = planOf([chemo({ anchor })], '2026-01-02');
    expect(found(plan, late)).toMatchObject({ planned: '2026-02-01', medicine: next });
  });

  it('before the first cycle every day counts', () => {
    const day = '2026-01-01';
    const moved = { ...plan, start: '2026-01-07' };
    expect(found(moved, medicine, day)).toEqual({
      cycle: 1,
      planned: '2026-01-07',
      medicine: '2026-01-04',
      days: -3,
    });
  });

  it('a plan that was moved before the first cycle still disagrees once both have begun', () => {
    const moved = { ...plan, start: '2026-01-07' };
    const later = { cycle: 2, planned: '2026-02-04', medicine: '2026-02-01', days: -3 };
    expect(found(moved, medicine, '2026-01-07')).toMatchObject({ days: -3 });
    expect(found(moved, medicine, '2026-01-20')).toEqual(later);
  });

  it.each<[string, Treatment, Plan]>([
    ['cycles of another length', shifted(7), planOf([chemo({ length: 21 })], '2026-01-02')],
    [
      'another number of cycles from another day: their numbers mean other cycles',
      plan,
      planOf([chemo({ anchor: '2026-01-18', cycles: 4 })], '2026-01-02'),
    ],
    ['a treatment that is over', { ...shifted(7), status: 'completed' }, medicine],
  ])('are not compared with %s', (_, treatment, taken) => {
    expect(found(treatment, taken)).toBeNull();
  });

  it('a medicine that is taken every day has no cycles', () => {
    const daily = chemo({}, { pattern: { kind: 'daily' } });
    expect(medicineCyclesOf(planOf([daily], '2026-01-02'), today)).toBeNull();
  });
});

describe('a medicine whose cycle starts before the day in the plan', () => {
  const before = { cycle: 6, planned: '2026-12-21', medicine: '2026-12-14', days: -7 };

  it('is delayed by the days between the two', () => {
    expect(medicineDelay(before, '2026-11-18')).toBe(7);
  });

  it('is not delayed once the cycle has begun or while it is on hold, and never moved to an earlier day', () => {
    expect(medicineDelay(before, '2026-12-15')).toBeNull();
    expect(medicineDelay({ ...before, medicine: null, days: null }, '2026-11-18')).toBeNull();
    expect(medicineDelay({ ...before, days: 7 }, '2026-11-18')).toBeNull();
  });
});
