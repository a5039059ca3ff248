import { expand } from '@caretrail/contract/medications/expand';
import { newSchedule, type Phase } from '@caretrail/contract/medications/schedule';
import type { Slot } from '@caretrail/contract/medications/slots';
import { addDays } from '@caretrail/contract/time/days';
import type { DayOfMonth } from '@caretrail/contract/time/month-days';
import { anyDayOfMonth } from '@caretrail/contract/time/testing/any-day-of-month';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aVersionOf } from '../../../testing/a-medication.ts';
import { scheduleOf } from './schedule-body.ts';
import { scheduleValuesOf } from './schedule-values.ts';

const start = '2027-01-04';
const zone = 'Europe/Berlin';

const dosesOf = (phases: readonly Phase[]): string[] =>
  expand(
    { ...aVersionOf(), phases: [...phases], effective_from: '2026-01-01' },
    '2026-12-01',
    '2028-02-01',
    zone,
  ).map(
    ({ local_date_time, parts, note, is_held }) =>
      `${local_date_time} ${JSON.stringify(parts)} ${note} ${is_held}`,
  );

/** Through the form and back; null if the form cannot express it. */
function throughForm(phases: readonly Phase[]): Phase[] | null {
  const values = scheduleValuesOf({ ...aVersionOf(), phases: [...phases] });
  return values && newSchedule.parse(scheduleOf(values, zone)).phases;
}

const anyParts = fc.array(
  fc.record({
    strength: fc.constantFrom('2 mg', '500mg', '20 mg', 'tablet'),
    count: fc.constantFrom(0.5, 1, 1.5, 2, 0.75),
  }),
  { minLength: 1, maxLength: 3 },
);
const anyAt = fc.oneof(
  fc.constantFrom('00:30', '08:00', '12:15', '20:00', '23:59'),
  fc.constantFrom(
    { when: 'HS' as const, offset_min: 0 },
    { when: 'ACM' as const, offset_min: -30 },
  ),
);
const anySlots = (name: string) =>
  fc
    .uniqueArray(
      fc.record({ at: anyAt, parts: anyParts, note: fc.constantFrom(undefined, 'food') }),
      {
        minLength: 1,
        maxLength: 3,
        selector: ({ at }) => JSON.stringify(at),
      },
    )
    .map((slots) =>
      slots.map(({ note, ...slot }, index): Slot => ({
        ...slot,
        id: `${name}-${index}`,
        ...(note !== undefined && { note }),
      })),
    );

type Step = {
  days: number;
  how: number;
  n: number;
  on: DayOfMonth;
  slots: Slot[];
  label: string;
  start: number;
};

/** Steps as any client may send them: by days or until a day, consecutive or from a day. */
function phasesOf(steps: readonly Step[]): Phase[] {
  let first = start;
  return steps.map(({ days, how, n, on, slots, label, start: from }, index): Phase => {
    const [begin, isLast] = [first, index === steps.length - 1];
    first = addDays(first, days);
    return {
      seq: index + 1,
      ...(label !== '' && { label }),
      start: index === 0 || from === 1 ? { date: begin } : { after_previous: true },
      length: [
        { days },
        { until: addDays(first, -1) },
        isLast ? { open: true as const } : { days },
      ][how] ?? { days },
      pattern: [
        { kind: 'daily' as const },
        { kind: 'daily' as const },
        { kind: 'every_n_days' as const, n, anchor: addDays(begin, index === 0 ? 0 : -n) },
        { kind: 'weekdays' as const, repeat_on: ['mon' as const, 'thu' as const] },
        { kind: 'monthly' as const, every: 1, on, anchor: begin },
      ][n % 5] ?? { kind: 'daily' },
      slots: slots.map((slot) => ({ ...slot, id: `s${index}-${slot.id}` })),
    };
  });
}

const anySteps = fc
  .array(
    fc.record({
      days: fc.integer({ min: 1, max: 30 }),
      how: fc.integer({ min: 0, max: 2 }),
      n: fc.integer({ min: 1, max: 9 }),
      on: anyDayOfMonth,
      slots: anySlots('x'),
      label: fc.constantFrom('', 'Week 1'),
      start: fc.integer({ min: 0, max: 1 }),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map(phasesOf);

const anyCycle = fc
  .record({
    slots: anySlots('base'),
    steps: fc.uniqueArray(
      fc.record({ cycle: fc.integer({ min: 2, max: 6 }), slots: anySlots('s') }),
      {
        maxLength: 3,
        selector: ({ cycle }) => cycle,
      },
    ),
    isSameTimes: fc.boolean(),
    day: fc.constantFrom(1, 1, 3),
    cycles: fc.constantFrom(6, null),
    held: fc.constantFrom<number[]>([], [5]),
    days: fc.constantFrom<number[]>([1, 2, 3, 4, 5], [1, 8, 15]),
    length: fc.constantFrom({ open: true as const }, { until: '2027-05-01' }),
  })
  .map(({ slots, steps, isSameTimes, day, cycles, held, days, length }): Phase[] => [
    {
      seq: 1,
      start: { date: start },
      length,
      pattern: {
        kind: 'cycle',
        length: 28,
        on_days: days,
        anchor: start,
        cycles,
        shifts: [{ cycle: 3, start_date: '2027-03-08' }],
        held,
      },
      slots,
      dose_steps: steps
        .toSorted((one, other) => one.cycle - other.cycle)
        .map(({ cycle, slots: own }) => ({
          cycle,
          day,
          slots: (isSameTimes
            ? slots.map((slot) => ({ ...slot, parts: own[0]?.parts ?? [] }))
            : own
          ).map((slot) => ({ ...slot, id: `c${cycle}-${slot.id}` })),
        })),
    },
  ]);

describe('§3 any stored plan keeps its doses through the form', () => {
  it('keeps steps with other times and parts, until a day, from a day, every few days', () => {
    fc.assert(
      fc.property(anySteps, (phases) => {
        const again = throughForm(phases);
        expect(again && dosesOf(again)).toEqual(dosesOf(phases));
        expect(again?.map(({ label }) => label)).toEqual(
          phases.length === 1 ? [undefined] : phases.map(({ label }) => label),
        );
      }),
      { numRuns: 200 },
    );
  });

  it('keeps cycles with other doses, delays and holds', () => {
    fc.assert(
      fc.property(anyCycle, (phases) => {
        const again = throughForm(phases);
        expect(again && dosesOf(again)).toEqual(dosesOf(phases));
      }),
      { numRuns: 100 },
    );
  });

  it('keeps a step cut off by the next, and one every few days counted from an earlier day', () => {
    const [step] = aVersionOf().phases;
    const slots = (id: string) => [{ id, at: '08:00', parts: [{ strength: '2 mg', count: 1 }] }];
    const phase = (seq: number, more: Partial<Phase>) =>
      ({ ...step, seq, slots: slots(`s${seq}`), ...more }) as Phase;
    const cut = [
      phase(1, { start: { date: start }, length: { days: 20 } }),
      phase(2, { start: { date: addDays(start, 5) }, length: { days: 5 } }),
    ];
    expect(scheduleValuesOf({ ...aVersionOf(), phases: cut })?.steps[0]?.days).toBe('5');
    expect(dosesOf(throughForm(cut) ?? [])).toEqual(dosesOf(cut));
    const earlier = [
      phase(1, {
        start: { date: start },
        length: { days: 9 },
        pattern: { kind: 'every_n_days', n: 4, anchor: addDays(start, -3) },
      }),
    ];
    expect(dosesOf(throughForm(earlier) ?? [])).toEqual(dosesOf(earlier));
  });

  it('keeps months, from whatever day they are counted', () => {
    const anyMonths = fc.record({
      every: fc.integer({ min: 1, max: 12 }),
      on: anyDayOfMonth,
      anchor: fc.integer({ min: -700, max: 40 }).map((days) => addDays(start, days)),
      length: fc.constantFrom({ open: true as const }, { days: 300 }, { until: '2027-12-01' }),
      slots: anySlots('m'),
    });
    fc.assert(
      fc.property(anyMonths, ({ length, slots, ...more }) => {
        const pattern = { kind: 'monthly' as const, ...more };
        const phases: Phase[] = [{ seq: 1, start: { date: start }, length, pattern, slots }];
        const again = throughForm(phases);
        // A plan that ends before its turn has no dose that the form could begin with.
        expect(again === null ? [] : dosesOf(again)).toEqual(dosesOf(phases));
      }),
      { numRuns: 200 },
    );
  });

  it('returns null for what the form cannot express: a gap, or cycles after days', () => {
    const [step] = aVersionOf().phases;
    if (step === undefined) throw new Error('no phase');
    const first = { ...step, length: { days: 5 } };
    const later = { ...step, seq: 2, start: { date: '2026-12-01' } };
    expect(throughForm([first, later])).toBeNull();
    const pattern = { kind: 'every_hours' as const, h: 8, from: 'taken' as const };
    expect(throughForm([first, { ...later, start: { after_previous: true }, pattern }])).toBeNull();
  });
});
