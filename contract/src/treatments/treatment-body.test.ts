import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { routeKey, type Endpoint } from '../http/endpoint.ts';
import { endBeforeStartSentence } from '../http/period.ts';
import { treatmentsEndpoints } from './endpoints.ts';
import { treatmentStatuses, treatmentTabs, treatmentTypeLabels, treatmentTypes } from './labels.ts';
import { treatmentTooLong } from './rules.ts';
import { treatmentErrors } from './texts.ts';
import { treatment } from './schema.ts';
import { newTreatment, treatmentEdit } from './treatment-body.ts';

const least = { title: 'Temozolomide', type: 'chemotherapy' };
const refusal = (schema: z.ZodMiniType, body: unknown) =>
  z.safeParse(schema, body).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('treatments', () => {
  it('title and kind are enough', () => {
    expect(z.parse(newTreatment, least)).toMatchObject({
      ...least,
      status: 'planned',
      sessions: [],
    });
  });

  it('the end is not before the start', () => {
    const body = { ...least, start: '2026-03-05', end: '2026-03-04' };
    expect(refusal(newTreatment, body)).toEqual([['end', endBeforeStartSentence()]]);
  });

  it.each([
    ['title', ''],
    ['type', 'magic'],
    ['status', 'on_hold'],
    ['intent', 'unknown'],
    ['start', '2026-03-05T10:00'],
    ['start', '9999-12-31'],
    ['cycle_length', 0],
    ['cycles_planned', 1.5],
    ['total_dose_gy', -1],
    ['device_hours_per_day', 25],
    ['cycle_days', [0]],
    ['cycle_anchors', [{ cycle: 1, start_date: '2026-03-05' }]],
    ['lab_gate', [{ test: 'Platelets', min: 'low' }]],
    ['lab_gate', [{ test: 'Platelets' }]],
    ['lab_gate', [{ test: 'Platelets', min: 100, max: 10 }]],
    ['session_weekdays', ['monday']],
    ['sessions', [{ date: '2026-03-05', status: 'late' }]],
    ['sessions', [{ date: '2026-03-05', status: 'done', hours: 25 }]],
    ['sessions', Array.from({ length: 801 }, () => ({ date: '2026-03-05' }))],
    ['medication_ids', ['1']],
  ])('%s: %j is refused with a sentence', (field, value) => {
    const [[path, message] = []] = refusal(newTreatment, { ...least, [field]: value }) ?? [];
    expect(path?.split('.')[0]).toBe(field);
    expect(message).toMatch(/^[A-Z].*\.$/);
  });

  it('a day of the cycle lies inside it, a later cycle begins later', () => {
    const cycles = { ...least, start: '2026-03-01', cycle_length: 28 };
    expect(refusal(newTreatment, { ...cycles, cycle_days: [1, 28] })).toBeUndefined();
    expect(refusal(newTreatment, { ...cycles, cycle_days: [29] })).toEqual([
      ['cycle_days', treatmentErrors.cycleDays],
    ]);
    const anchors = (...days: string[]) => ({
      ...cycles,
      cycle_anchors: days.map((start_date, index) => ({ cycle: index + 2, start_date })),
    });
    expect(refusal(newTreatment, anchors('2026-03-29', '2026-05-03'))).toBeUndefined();
    for (const wrong of [anchors('2026-02-28'), anchors('2026-05-03', '2026-03-29')])
      expect(refusal(newTreatment, wrong)).toEqual([['cycle_anchors', treatmentErrors.anchors]]);
  });

  it('refuses all fields at their longest; sessions are counted separately', () => {
    const questions = Array.from({ length: 4 }, () => 'x'.repeat(9000));
    expect(refusal(newTreatment, { ...least, questions })).toEqual([['notes', treatmentTooLong()]]);
    const sessions = Array.from({ length: 800 }, () => ({
      date: '2026-03-05',
      reason: 'x'.repeat(200),
    }));
    expect(refusal(newTreatment, { ...least, sessions })).toBeUndefined();
  });

  it('the current day of the cycle is computed, never sent', () => {
    for (const name of ['cycle_no', 'day_of_cycle', 'id', 'created_by']) {
      expect(refusal(newTreatment, { ...least, [name]: 1 })).toHaveLength(1);
    }
  });

  it('an edit holds only what it names', () => {
    expect(z.parse(treatmentEdit, { notes: ' x ' })).toEqual({ notes: 'x' });
  });

  it('a treatment shows every field that can be written', () => {
    expect(Object.keys(treatment.shape)).toEqual(
      expect.arrayContaining(Object.keys(treatmentEdit.shape)),
    );
  });

  it('every status is on one tab, every kind has a label', () => {
    const shown = treatmentTabs.flatMap(({ statuses }): string[] => [...statuses]);
    expect(shown.toSorted()).toEqual([...treatmentStatuses].toSorted());
    expect(Object.keys(treatmentTypeLabels)).toEqual(treatmentTypes);
  });

  it('§7 the calls are for patients, each with its own route', () => {
    const all = Object.values<Endpoint>(treatmentsEndpoints);
    expect(all.every(({ audience }) => audience === 'patient')).toBe(true);
    expect(new Set(all.map(({ method, path }) => routeKey(method, path))).size).toBe(all.length);
    expect(all.filter(({ creates }) => creates)).toEqual([
      treatmentsEndpoints.create,
      treatmentsEndpoints.noteSessions,
      treatmentsEndpoints.shift,
    ]);
  });
});
