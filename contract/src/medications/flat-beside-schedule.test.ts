import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { contradictionsOf } from './flat-beside-schedule.ts';
import { medicationEdit, newMedication } from './medication-body.ts';
import { scheduleDefaults, type Phase } from './schedule.ts';
import { fiveOf28, phase, regimens, slot } from './testing/regimens.ts';

const found = (phases: readonly Phase[], flat: object) =>
  Object.keys(
    contradictionsOf({ ...flat, schedule: { ...scheduleDefaults, phases: [...phases] } }),
  );

const daily = regimens.levetiracetam.phases;
const onWeekdays = regimens.coTrimoxazole.phases;
const taper = regimens.dexamethasone.phases;
const cycles = regimens.temozolomide.phases;

describe('flat fields beside a schedule', () => {
  it.each<[string, readonly Phase[], object]>([
    ['nothing', daily, {}],
    ['empty ones', daily, { times: [], repeat_on: null, end_date: null }],
    ['the same times', daily, { times: ['20:00', '08:00'], start_date: '2026-01-01' }],
    [
      'all days of the week',
      daily,
      { repeat_on: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] },
    ],
    ['the same days', onWeekdays, { times: ['08:00'], repeat_on: ['fri', 'mon', 'wed'] }],
    ['no days', onWeekdays, { repeat_on: null }],
    ['the ends of a taper', taper, { start_date: '2026-02-01', end_date: '2026-02-20' }],
    ['the times of a taper', taper, { times: ['08:00'] }],
    ['the last dose of the last cycle', cycles, { times: ['21:00'], end_date: '2026-06-05' }],
    [
      'the last day of a plan with cycles',
      [phase(1, { pattern: fiveOf28, length: { until: '2026-12-31' } })],
      { end_date: '2026-12-31' },
    ],
  ])('may say %s', (_, phases, flat) => {
    expect(found(phases, flat)).toEqual([]);
  });

  it.each<[string, readonly Phase[], object]>([
    ['end_date', daily, { end_date: '2026-12-31' }],
    ['end_date', taper, { end_date: '2026-02-21' }],
    ['start_date', daily, { start_date: '2026-01-02' }],
    ['times', daily, { times: ['08:00'] }],
    ['times', daily, { times: ['08:00', '20:00', '21:00'] }],
    ['times', taper, { times: ['09:00'] }],
    ['times', regimens.paracetamol.phases, { times: ['08:00'] }],
    ['repeat_on', daily, { repeat_on: ['mon'] }],
    ['repeat_on', onWeekdays, { repeat_on: ['mon', 'wed'] }],
    ['repeat_on', onWeekdays, { repeat_on: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] }],
    ['repeat_on', cycles, { repeat_on: ['mon'] }],
  ])('%s may not say otherwise', (field, phases, flat) => {
    expect(found(phases, flat)).toEqual([field]);
  });

  it('are the whole plan without a schedule', () => {
    expect(contradictionsOf({ times: ['08:00'], end_date: '2026-12-31', schedule: null })).toEqual(
      {},
    );
  });

  it.each([
    ['newMedication', newMedication],
    ['medicationEdit', medicationEdit],
  ])('%s refuses what would be lost, at its field', (_, schema) => {
    const body = { name: 'Keppra', schedule: { phases: daily }, end_date: '2026-12-31' };
    expect(z.safeParse(schema, body).error?.issues).toMatchObject([
      {
        path: ['end_date'],
        message:
          'The schedule has no end. Put the last day into the schedule, or leave end_date out.',
      },
    ]);
  });

  it('refuses a day that does not exist by its own rule', () => {
    const phases = [phase(1, { start: { date: 'soon' }, slots: [slot('s', '08:00')] })];
    const body = { name: 'Keppra', schedule: { phases }, start_date: '2026-01-01' };
    const paths = z.safeParse(newMedication, body).error?.issues.map(({ path }) => path.join('.'));
    expect(paths).toContain('schedule.phases.0.start.date');
    expect(paths).not.toContain('start_date');
  });
});
