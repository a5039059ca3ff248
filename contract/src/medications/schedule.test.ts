import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { pattern } from './patterns.ts';
import { newSchedule, scheduleDefaults } from './schedule.ts';

const slot = (id: string, ...parts: [string, number][]) => ({
  id,
  at: '08:00',
  parts: parts.map(([strength, count]) => ({ strength, count })),
});
const phase = (seq: number, more: object = {}) => ({
  seq,
  start: seq === 1 ? { date: '2026-03-01' } : { after_previous: true },
  length: { days: 5 },
  pattern: { kind: 'daily' },
  slots: [slot(`s${seq}`, ['2 mg', 1])],
  ...more,
});
const refusal = (phases: unknown[]) =>
  z.safeParse(newSchedule, { phases }).error?.issues.map(({ path }) => path.join('.'));

const cycle = {
  kind: 'cycle',
  length: 28,
  on_days: [1, 2, 3, 4, 5],
  anchor: '2026-03-01',
  cycles: 6,
  shifts: [{ cycle: 4, start_date: '2026-05-31' }],
  held: [],
};

describe('schedule', () => {
  it('a taper is several phases, and the rest has a value', () => {
    const schedule = z.parse(newSchedule, { phases: [phase(1), phase(2), phase(3)] });
    expect(schedule).toMatchObject(scheduleDefaults);
    expect(schedule.phases).toHaveLength(3);
  });

  it.each([
    { kind: 'daily' },
    { kind: 'weekdays', repeat_on: ['mon', 'wed', 'fri'] },
    { kind: 'every_n_days', n: 2, anchor: '2026-03-01' },
    { kind: 'monthly', every: 1, on: { kind: 'date', day: 31 }, anchor: '2026-03-01' },
    { kind: 'monthly', every: 12, on: { kind: 'last_day' }, anchor: '2026-03-01' },
    cycle,
    { kind: 'every_hours', h: 8, from: 'taken' },
    { kind: 'as_needed', max_per_day: 4, min_gap_min: null, for_what: 'pain' },
  ])('pattern $kind is kept as it is', (value) => {
    expect(z.parse(pattern, value)).toEqual(value);
    expect(z.safeParse(pattern, { ...value, extra: 1 }).success).toBe(false);
  });

  it.each([
    { kind: 'weekly' },
    { kind: 'weekdays', repeat_on: [] },
    { kind: 'every_n_days', n: 0, anchor: '2026-03-01' },
    { kind: 'monthly', every: 0, on: { kind: 'last_day' }, anchor: '2026-03-01' },
    { kind: 'monthly', every: 13, on: { kind: 'last_day' }, anchor: '2026-03-01' },
    { kind: 'monthly', every: 1, on: { kind: 'date', day: 32 }, anchor: '2026-03-01' },
    {
      kind: 'monthly',
      every: 1,
      on: { kind: 'weekday', nth: 5, weekday: 'mon' },
      anchor: '2026-03-01',
    },
    {
      kind: 'monthly',
      every: 1,
      on: { kind: 'weekday', nth: 1, weekday: '' },
      anchor: '2026-03-01',
    },
    { kind: 'monthly', every: 1, on: { kind: 'easter' }, anchor: '2026-03-01' },
    { kind: 'monthly', every: 1, anchor: '2026-03-01' },
    { kind: 'monthly', every: 1, on: { kind: 'last_day' }, anchor: '9999-12-31' },
    { kind: 'every_hours', h: 0.5, from: 'taken' },
    { ...cycle, on_days: [29] },
    { ...cycle, on_days: [] },
    { ...cycle, anchor: '2026-02-30' },
  ])('pattern %j is refused with a sentence', (value) => {
    expect(z.safeParse(pattern, value).error?.issues[0]?.message).toMatch(/^[A-Z].+\.$/);
  });

  it('one dose may be several capsules, at a time or a moment of the day', () => {
    const atBedtime = {
      ...slot('bed', ['100 mg', 1], ['20 mg', 2.5]),
      at: { when: 'HS', offset_min: -30 },
    };
    expect(refusal([phase(1, { slots: [atBedtime] })])).toBeUndefined();
    expect(refusal([phase(1, { slots: [slot('bed', ['100 mg', 0])] })])).toHaveLength(1);
    expect(refusal([phase(1, { slots: [{ ...atBedtime, at: '25:00' }] })])).toHaveLength(1);
  });

  it('allows no times only for a medicine as needed', () => {
    const asNeeded = { kind: 'as_needed', max_per_day: null, min_gap_min: null, for_what: '' };
    expect(refusal([phase(1, { slots: [] })])).toEqual(['phases.0.slots']);
    expect(refusal([phase(1, { slots: [], pattern: asNeeded })])).toBeUndefined();
  });

  it('the phases follow each other', () => {
    expect(refusal([])).toEqual(['phases']);
    expect(refusal([phase(1, { start: { after_previous: true } })])).toEqual(['phases']);
    expect(refusal([phase(1, { length: { open: true } }), phase(2)])).toEqual(['phases']);
    expect(refusal([phase(1), phase(2, { length: { open: true } })])).toBeUndefined();
    expect(refusal([phase(1), phase(3)])).toEqual(['phases']);
  });

  it('no phase ends before it starts, or is over before it began', () => {
    expect(refusal([phase(1, { length: { until: '2026-02-28' } })])).toEqual(['phases']);
    expect(refusal([phase(1), phase(2, { length: { until: '2026-03-05' } })])).toEqual(['phases']);
    expect(refusal([phase(1), phase(2, { start: { date: '2026-03-01' } })])).toEqual(['phases']);
    expect(refusal([phase(1), phase(2, { start: { date: '2026-03-03' } })])).toBeUndefined();
  });

  it('refuses a slot id that occurs twice in the version', () => {
    expect(refusal([phase(1), phase(2, { slots: [slot('s1', ['2 mg', 1])] })])).toEqual(['phases']);
  });

  it('a phase has one start and one length', () => {
    expect(refusal([phase(1, { length: { days: 5, open: true } })])).toHaveLength(1);
    expect(refusal([phase(1, { start: {} })])).toHaveLength(1);
  });
});
