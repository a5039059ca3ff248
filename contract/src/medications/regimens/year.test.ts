import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { asNeededAt } from '../as-needed.ts';
import type { CyclePattern } from '../cycle-days.ts';
import { expand, type Schedule } from '../expand.ts';
import { scheduleOfFlat } from '../flat-schedule.ts';
import { newSchedule, type Phase } from '../schedule.ts';
import { taperPhases } from '../taper.ts';
import {
  antibioticInAutumnTable,
  antibioticInSpringTable,
  asNeededTable,
  coTrimoxazoleTable,
  dexamethasoneTable,
  levetiracetamTable,
  ondansetronTable,
  temozolomideTable,
} from '../testing/regimen-tables.ts';
import { aVersion, delayed, phase, slot } from '../testing/regimens.ts';
import { daysOfDoses, daysOfTable, type YearTable } from '../testing/year-table.ts';

const zone = 'Europe/Berlin';

/** In Berlin, if the contract accepts it. */
function inBerlin(phases: readonly Phase[]): Schedule {
  const { phases: taken } = z.parse(newSchedule, { phases });
  return { ...aVersion(taken), home_tz: zone };
}

const expectYear = (schedule: Schedule, table: YearTable): void => {
  const doses = expand(schedule, `${table.year}-01-01`, `${table.year}-12-31`, zone);
  expect(daysOfDoses(doses)).toEqual(daysOfTable(table));
  // Nor is anything left for the years around it, if the last day had none.
  if (table.months.at(-1)?.includes('w')) return;
  expect(expand(schedule, '2020-01-01', '2040-12-31', zone)).toHaveLength(doses.length);
};

describe('§3 a year of a real regimen, day by day as written in a calendar', () => {
  it('levetiracetam twice daily', () => {
    const tablet = { strength: '500 mg', count: 1 };
    const slots = [slot('morning', '08:00', tablet), slot('evening', '20:00', tablet)];
    expectYear(inBerlin([phase(1, { slots })]), levetiracetamTable);
  });

  it('co-trimoxazole on Monday, Wednesday and Friday', () => {
    const slots = [slot('s', '09:00', { strength: '960 mg', count: 1 })];
    const pattern = { kind: 'weekdays' as const, repeat_on: ['mon', 'wed', 'fri'] as const };
    expectYear(
      inBerlin([phase(1, { slots, pattern: { ...pattern, repeat_on: [...pattern.repeat_on] } })]),
      coTrimoxazoleTable,
    );
  });

  it('§5 the same by the flat fields, which name no strength', () => {
    const schedule = scheduleOfFlat({
      times: ['09:00'],
      repeat_on: ['mon', 'wed', 'fri'],
      start_date: '2027-01-01',
      end_date: null,
    });
    expectYear(inBerlin(schedule?.phases ?? []), {
      ...coTrimoxazoleTable,
      letters: { w: ['09:00 = 08:00Z'], s: ['09:00 = 07:00Z'] },
    });
  });

  it('dexamethasone 8, 6, 4, 2, 0 mg every 5 days', () => {
    const phases = taperPhases({
      from: 8,
      by: 2,
      to: 0,
      everyDays: 5,
      startDate: '2027-02-01',
      times: ['08:00'],
      tablet: 2,
      unit: 'mg',
    });
    expectYear(inBerlin(phases), dexamethasoneTable);
  });

  const planned: CyclePattern = {
    kind: 'cycle',
    length: 28,
    on_days: [1, 2, 3, 4, 5],
    anchor: '2027-01-04',
    cycles: 6,
    shifts: [],
    held: [],
  };
  const inCycles = (...slots: Phase['slots']) =>
    inBerlin([phase(1, { start: { date: '2027-01-04' }, pattern: delayed(planned, 4, 7), slots })]);

  it('temozolomide 5 of 28 for 6 cycles in mixed capsules, cycle 4 a week late', () => {
    const capsules = [
      { strength: '140 mg', count: 2 },
      { strength: '20 mg', count: 1 },
    ];
    expectYear(inCycles(slot('s', '21:00', ...capsules)), temozolomideTable);
  });

  it('ondansetron an hour before it', () => {
    expectYear(inCycles(slot('s', '20:00', { strength: '8 mg', count: 1 })), ondansetronTable);
  });

  it.each([
    ['2027-03-25', antibioticInSpringTable],
    ['2027-10-29', antibioticInAutumnTable],
  ])('an antibiotic every 8 hours for 7 days from %s, while the clocks change', (date, table) => {
    const schedule = inBerlin([
      phase(1, {
        start: { date },
        length: { days: 7 },
        pattern: { kind: 'every_hours', h: 8, from: 'scheduled' },
        slots: [slot('first', '06:00', { strength: '500 mg', count: 1 })],
      }),
    ]);
    expectYear(schedule, table);
  });
});

describe('§3 paracetamol as needed, at most 4 a day', () => {
  const pattern = {
    kind: 'as_needed',
    max_per_day: 4,
    min_gap_min: 240,
    for_what: 'headache',
  } as const;

  it('is planned on no day of the year', () => {
    expectYear(inBerlin([phase(1, { pattern, slots: [] })]), asNeededTable);
  });

  // Four were taken at 07:00, 11:00, 15:30 and 22:00.
  it.each([
    ['2027-05-03T06:59:00Z', 0, null, null],
    ['2027-05-03T07:00:00Z', 1, 'too_soon', '2027-05-03T11:00:00Z'],
    ['2027-05-03T10:59:00Z', 1, 'too_soon', '2027-05-03T11:00:00Z'],
    ['2027-05-03T11:00:00Z', 2, 'too_soon', '2027-05-03T15:00:00Z'],
    ['2027-05-03T15:00:00Z', 2, null, null],
    ['2027-05-03T15:30:00Z', 3, 'too_soon', '2027-05-03T19:30:00Z'],
    ['2027-05-03T19:30:00Z', 3, null, null],
    ['2027-05-03T22:00:00Z', 4, 'at_most', '2027-05-04T07:00:00Z'],
    ['2027-05-04T06:59:00Z', 4, 'at_most', '2027-05-04T07:00:00Z'],
    ['2027-05-04T07:00:00Z', 3, null, null],
    ['2027-05-04T11:00:00Z', 2, null, null],
    ['2027-05-04T22:00:00Z', 0, null, null],
  ])('at %s counts %i in 24 hours and warns: %s until %s', (now, inLastDay, warning, until) => {
    const taken = ['07:00', '11:00', '15:30', '22:00'].map((at) =>
      Date.parse(`2027-05-03T${at}:00Z`),
    );
    expect(asNeededAt(pattern, taken, Date.parse(now))).toMatchObject({
      inLastDay,
      warning,
      freeFromMs: until === null ? null : Date.parse(until),
    });
  });
});
