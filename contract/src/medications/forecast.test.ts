import { describe, expect, it } from 'vitest';
import type { Schedule } from './expand.ts';
import { withForecast } from './forecast.ts';
import { counted, courseOf, now, today, told } from './testing/counted-stock.ts';
import { aVersion, fiveOf28, phase, regimens, slot } from './testing/regimens.ts';

const tablets = (count: number) => ({ strength: '500 mg', count });
const asNeeded = (
  seq: number,
  max_per_day: number | null,
  ...parts: { strength: string; count: number }[]
) =>
  phase(seq, {
    pattern: { kind: 'as_needed', max_per_day, min_gap_min: null, for_what: '' },
    slots: parts.length === 0 ? [] : [slot(`dose${seq}`, '08:00', ...parts)],
  });

describe('§3 two entries of one strength', () => {
  it('takes a dose from one entry only, where two match', () => {
    const course = courseOf(regimens.levetiracetam);
    const both = ['500mg', '500 mg'].map((strength) => ({ ...counted, strength }));
    expect(withForecast(course, both, [], now)).toMatchObject([
      { runs_out_on: null, use: 'unused' },
      { runs_out_on: '2026-03-18', use: 'planned' },
    ]);
  });
});

describe('§3 a stock that expires', () => {
  const course = courseOf(regimens.levetiracetam);

  it('lasts until the date on the packet, that day included', () => {
    expect(told(course, { expires: '2026-03-09' })).toMatchObject({
      runs_out_on: '2026-03-10',
      runs_out_because: 'expires',
      alert: 'low',
      alert_because: 'expires',
    });
    expect(told(course, { expires: '2026-03-17' })).toMatchObject({
      runs_out_on: '2026-03-18',
      runs_out_because: 'used_up',
    });
    expect(told(course, { expires: '2026-03-02' })).toMatchObject({
      runs_out_on: today,
      alert: 'expired',
    });
    expect(told(course, { expires: '2026-03-02', on_hand: 0 })).toMatchObject({ alert: 'out' });
  });

  it('does not matter to a plan that ends before', () => {
    const taper = courseOf(
      aVersion([
        phase(1, { length: { until: '2026-03-06' }, slots: [slot('a', '08:00', tablets(1))] }),
      ]),
    );
    expect(told(taper, { expires: '2026-03-06' })).toMatchObject({
      runs_out_on: null,
      use: 'planned',
      alert: null,
    });
    expect(told(taper, { expires: '2026-03-05' })).toMatchObject({ alert: 'low' });
  });
});

describe('§3 a stock as needed', () => {
  const course = courseOf(aVersion([asNeeded(1, 4, tablets(2))]));

  it('warns by pieces: two days at the most, or the number that was chosen', () => {
    expect(told(course, { on_hand: 17 })).toMatchObject({
      use: 'as_needed',
      warns_at_count: 16,
      runs_out_on: null,
      alert: null,
    });
    expect(told(course, { on_hand: 16 })).toMatchObject({
      alert: 'low',
      alert_because: 'few_left',
    });
    expect(told(course, { on_hand: 16, low_at_count: 8 })).toMatchObject({
      warns_at_count: 8,
      alert: null,
    });
    expect(told(course, { on_hand: 1, low_at_count: 0 })).toMatchObject({ alert: 'out' });
    expect(told(course, { on_hand: 0 })).toMatchObject({ alert: 'out', alert_because: 'few_left' });
  });

  it('warns of the expiry date, and of one that has passed', () => {
    expect(told(course, { expires: '2026-03-09' })).toMatchObject({ alert: 'low' });
    expect(told(course, { expires: '2026-03-10' })).toMatchObject({ alert: null });
    expect(told(course, { expires: '2026-03-02' })).toMatchObject({ alert: 'expired' });
  });

  it('warns even when the amount of a dose is unknown', () => {
    const open = courseOf(regimens.paracetamol);
    expect(told(open, { on_hand: 10 })).toMatchObject({ warns_at_count: 10, alert: 'low' });
    expect(told(open, { on_hand: 11 })).toMatchObject({ alert: null });
    expect(told(open, { on_hand: 0 })).toMatchObject({ alert: 'out' });
  });

  it('is in days for planned doses, and in pieces while it is as needed', () => {
    const daily = phase(1, {
      start: { date: '2026-02-25' },
      length: { until: '2026-03-10' },
      slots: [slot('a', '08:00', tablets(1))],
    });
    const first = courseOf(aVersion([daily, asNeeded(2, null, tablets(1))]));
    expect(told(first, { on_hand: 9 })).toMatchObject({ use: 'planned', alert: null });
    expect(told(first, { on_hand: 7 })).toMatchObject({ runs_out_on: '2026-03-10', alert: 'low' });
    const then = courseOf(
      aVersion([
        { ...asNeeded(1, null, tablets(1)), length: { until: '2026-03-10' } },
        phase(2, { slots: [slot('b', '08:00', tablets(1))] }),
      ]),
    );
    expect(told(then, { on_hand: 9 })).toMatchObject({
      use: 'as_needed',
      runs_out_on: '2026-03-20',
      alert: 'low',
      alert_because: 'few_left',
    });
    expect(told(then, { on_hand: 12 })).toMatchObject({ runs_out_on: '2026-03-23', alert: null });
  });

  it('says nothing while the medicine is on hold', () => {
    const held = courseOf(aVersion([asNeeded(1, 4, tablets(2))]), [
      { state: 'active', effective_from: '2026-01-01' },
      { state: 'on-hold', effective_from: today },
    ]);
    expect(told(held, { on_hand: 0, expires: '2026-03-02' })).toMatchObject({
      use: null,
      alert: null,
    });
  });
});

describe('§3 whether the plan uses a stock', () => {
  it.each<[string, Schedule, string, string]>([
    ['a strength of the plan', regimens.levetiracetam, '500mg', 'planned'],
    ['another one', regimens.levetiracetam, '250 mg', 'unused'],
    ['of a plan that is over', regimens.dexamethasone, '2 mg', 'unused'],
    [
      'of a cycle that waits for the go-ahead',
      aVersion([
        phase(1, {
          pattern: { ...fiveOf28, cycles: 4, held: [3, 4] },
          slots: [slot('a', '08:00', tablets(1))],
        }),
      ]),
      '500 mg',
      'planned',
    ],
    ['where the plan names no pieces', regimens.coTrimoxazole, 'tablets', 'unknown'],
    ['without times', aVersion([]), 'tablets', 'unknown'],
    ['as needed, of another strength', aVersion([asNeeded(1, 4, tablets(2))]), '1 g', 'unused'],
  ])('%s', (_, schedule, strength, use) => {
    expect(told(courseOf(schedule), { strength })).toMatchObject({ use });
  });
});
