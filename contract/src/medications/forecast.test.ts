import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { addDays } from '../time/days.ts';
import { type Course, courseDoses, type CourseVersion } from './course.ts';
import type { Schedule } from './expand.ts';
import { withForecast } from './forecast.ts';
import { strengthKey } from './strength.ts';
import { otherSpelling } from './testing/spellings.ts';
import { aVersion, fiveOf28, phase, regimens, slot } from './testing/regimens.ts';

const zone = 'Europe/London';
const today = '2026-03-03';
const now = { today, nowMs: Date.parse('2026-03-03T00:05:00Z'), zone };
const courseOf = (schedule: Schedule, states: Course['states'] = []): Course => ({
  versions: [{ ...schedule, id: 'v1', grace_min: 60, miss_after_min: 240 } as CourseVersion],
  states,
});
const counted = {
  strength: '500 mg',
  on_hand: 30,
  unit: '',
  expires: null as string | null,
  low_at_days: 7,
  low_at_count: null as number | null,
  repeats_left: null,
  renew_lead_days: 28,
  per_dose: null,
};
const told = (course: Course, more: Partial<typeof counted> = {}) =>
  withForecast(course, [{ ...counted, ...more }], [], now)[0];

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

/** The slow way: dose by dose over the whole expansion, with what can still be used. */
function slowly(course: Course, stock: typeof counted) {
  const window = { from: today, to: addDays(today, limits.medications.forecastDays), zone };
  const key = strengthKey(stock.strength);
  const sums = new Map<string, number>();
  for (const { local_date, parts, is_held } of courseDoses(course, window, [])) {
    if (is_held) continue;
    const own = parts.filter(({ strength }) => strengthKey(strength) === key);
    const taken = own.reduce((sum, { count }) => sum + count, 0);
    sums.set(local_date, (sums.get(local_date) ?? 0) + taken);
  }
  let left = stock.on_hand;
  for (const [date, taken] of [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    if (taken === 0) continue;
    const isExpired = stock.expires !== null && date > stock.expires;
    if (isExpired && left > 0) return { runs_out_on: date, runs_out_because: 'expires' };
    left -= taken;
    if (left < 0) return { runs_out_on: date, runs_out_because: 'used_up' };
  }
  return { runs_out_on: null, runs_out_because: null };
}

const patterns: fc.Arbitrary<Parameters<typeof phase>[1]> = fc
  .oneof(
    fc.constant({ pattern: { kind: 'daily' } as const }),
    fc.record({
      pattern: fc.record({
        kind: fc.constant('every_n_days' as const),
        n: fc.integer({ min: 2, max: 40 }),
        anchor: fc.constant('2026-01-01'),
      }),
    }),
    fc.constant({ pattern: { kind: 'weekdays', repeat_on: ['mon', 'thu'] } as const }),
    fc.constant({ pattern: { ...fiveOf28, cycles: 12 } }),
    fc.constant({ pattern: { ...fiveOf28, cycles: 12, held: [5] } }),
  )
  .map((more) => more as Parameters<typeof phase>[1]);

const courses = fc
  .record({
    more: patterns,
    days: fc.option(fc.integer({ min: 60, max: 200 })),
    counts: fc.array(fc.constantFrom(0.5, 1, 2, 3), { minLength: 1, maxLength: 3 }),
    spelling: otherSpelling('500 mg'),
    isHeld: fc.boolean(),
  })
  .map(({ more, days, counts, spelling, isHeld }) => {
    const slots = counts.map((count, index) =>
      slot(`s${index}`, `0${index + 7}:00`, { strength: index === 0 ? spelling : '500 mg', count }),
    );
    const only = phase(1, { ...more, slots, ...(days !== null && { length: { days } }) });
    const states: Course['states'] = isHeld
      ? [
          { state: 'active', effective_from: '2026-01-01' },
          { state: 'on-hold', effective_from: '2026-05-01' },
          { state: 'active', effective_from: '2026-06-01' },
        ]
      : [];
    return courseOf(aVersion([only]), states);
  });
const stocks = fc.record({
  on_hand: fc.integer({ min: 0, max: 400 }).map((halves) => halves / 2),
  expires: fc.option(fc.integer({ min: -20, max: 380 }).map((days) => addDays(today, days))),
  strength: otherSpelling('500 mg'),
});

describe('§3 the forecast of a stock', () => {
  it('is the sum over the expansion, day by day, in any spelling and until it expires', () => {
    fc.assert(
      fc.property(courses, stocks, (course, more) => {
        const stock = { ...counted, ...more };
        const { runs_out_on, runs_out_because } = told(course, stock) ?? {};
        expect({ runs_out_on, runs_out_because }).toEqual(slowly(course, stock));
      }),
      { numRuns: 300 },
    );
  });

  it('is the same for every spelling of plan and stock', () => {
    const spelled = (strength: string) =>
      courseOf(aVersion([phase(1, { slots: [slot('a', '08:00', { strength, count: 1 })] })]));
    const { strength: _, ...expected } = told(spelled('500 mg')) ?? counted;
    fc.assert(
      fc.property(otherSpelling('500 mg'), otherSpelling('500 mg'), (plan, strength) => {
        expect(told(spelled(plan), { strength })).toEqual({ ...expected, strength });
      }),
    );
  });

  it('a dose takes from one entry only, should two mean the same', () => {
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

  it('warns also where nobody said how much a dose is', () => {
    const open = courseOf(regimens.paracetamol);
    expect(told(open, { on_hand: 10 })).toMatchObject({ warns_at_count: 10, alert: 'low' });
    expect(told(open, { on_hand: 11 })).toMatchObject({ alert: null });
    expect(told(open, { on_hand: 0 })).toMatchObject({ alert: 'out' });
  });

  it('goes by days for what is planned, and by pieces while it is as needed', () => {
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
