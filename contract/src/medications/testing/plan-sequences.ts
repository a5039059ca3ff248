import fc from 'fast-check';
import { anyDayOfMonth } from '../../time/testing/any-day-of-month.ts';
import { type Phase, scheduleDefaults } from '../schedule.ts';
import type { Slot } from '../slots.ts';

/** Random plans and random changes to them, for the properties of `changePlan`. */

export const firstDay = '2026-01-05';

export const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Tokyo',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
] as const;

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Some that the clocks skip, some after midnight. */
const anyTimes = fc.uniqueArray(
  fc.oneof(
    fc.constantFrom('00:30', '02:00', '02:30', '03:00', '08:00', '12:00', '20:00', '21:00'),
    fc.integer({ min: 0, max: 1439 }).map(clock),
  ),
  { minLength: 1, maxLength: 3 },
);

const amount = fc.integer({ min: 1, max: 4 });

export const slotsOf = (times: readonly string[], count: number, prefix = 'at'): Slot[] =>
  times.map((at) => ({
    id: `${prefix}-${at.replace(':', '')}`,
    at,
    parts: [{ strength: '100 mg', count }],
  }));

const onePhase = (pattern: Phase['pattern'], slots: Slot[], more: Partial<Phase> = {}): Phase[] => [
  { seq: 1, start: { date: firstDay }, length: { open: true }, pattern, slots, ...more },
];

const anyCycle = fc
  .record({
    length: fc.integer({ min: 7, max: 42 }),
    on: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 5 }),
    cycles: fc.oneof(fc.integer({ min: 1, max: 8 }), fc.constant(null)),
    times: anyTimes,
    count: amount,
    lengthDays: fc.option(fc.integer({ min: 300, max: 700 }), { nil: null }),
  })
  .map(({ length, on, cycles, times, count, lengthDays }) =>
    onePhase(
      {
        kind: 'cycle',
        length,
        on_days: on.toSorted((a, b) => a - b),
        anchor: firstDay,
        cycles,
        shifts: [],
        held: [],
      },
      slotsOf(times, count),
      lengthDays === null ? {} : { length: { days: lengthDays } },
    ),
  );

const anyTaper = fc
  .array(fc.record({ days: fc.integer({ min: 1, max: 20 }), times: anyTimes, count: amount }), {
    minLength: 2,
    maxLength: 5,
  })
  .map((steps): Phase[] =>
    steps.map(({ days, times, count }, index) => ({
      seq: index + 1,
      start: index === 0 ? { date: firstDay } : { after_previous: true },
      length: index === steps.length - 1 ? { open: true } : { days },
      pattern: { kind: 'daily' },
      slots: slotsOf(times, count, `step${index + 1}`),
    })),
  );

const plain = (pattern: fc.Arbitrary<Phase['pattern']>): fc.Arbitrary<Phase[]> =>
  fc
    .tuple(pattern, anyTimes, amount)
    .map(([kind, times, count]) => onePhase(kind, slotsOf(times, count)));

const weekdayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** Every pattern that the engine has. */
export const anyPhases: fc.Arbitrary<Phase[]> = fc.oneof(
  { weight: 5, arbitrary: anyCycle },
  { weight: 2, arbitrary: anyTaper },
  { weight: 2, arbitrary: plain(fc.constant({ kind: 'daily' })) },
  {
    weight: 1,
    arbitrary: plain(
      fc
        .uniqueArray(fc.constantFrom(...weekdayNames), { minLength: 1 })
        .map((repeat_on) => ({ kind: 'weekdays', repeat_on })),
    ),
  },
  {
    weight: 1,
    arbitrary: plain(
      fc.integer({ min: 1, max: 9 }).map((n) => ({ kind: 'every_n_days', n, anchor: firstDay })),
    ),
  },
  {
    weight: 2,
    arbitrary: plain(
      fc
        .tuple(anyDayOfMonth, fc.integer({ min: 1, max: 12 }))
        .map(([on, every]) => ({ kind: 'monthly', every, on, anchor: firstDay })),
    ),
  },
  {
    weight: 1,
    arbitrary: plain(
      fc
        .tuple(
          fc.integer({ min: 4, max: 24 }),
          fc.constantFrom('scheduled' as const, 'taken' as const),
        )
        .map(([h, from]) => ({ kind: 'every_hours', h, from })),
    ),
  },
  {
    weight: 1,
    arbitrary: plain(
      fc.constant({ kind: 'as_needed', max_per_day: 4, min_gap_min: 240, for_what: '' }),
    ),
  },
);

const ahead = fc.integer({ min: 0, max: 60 });

export type Step =
  | { readonly kind: 'delay'; readonly days: number }
  | { readonly kind: 'hold' }
  | { readonly kind: 'go_ahead'; readonly after: number }
  | { readonly kind: 'dose'; readonly after: number; readonly count: number }
  | { readonly kind: 'times'; readonly after: number; readonly times: readonly string[] }
  | { readonly kind: 'other'; readonly after: number; readonly phases: Phase[] }
  | { readonly kind: 'dosage'; readonly dosage: string }
  | { readonly kind: 'state'; readonly state: 'active' | 'completed' | 'on-hold' }
  | { readonly kind: 'zone'; readonly zone: string }
  | { readonly kind: 'record'; readonly status: 'taken' | 'skipped' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'correct' };

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('delay' as const), days: fc.integer({ min: 1, max: 21 }) }),
  fc.record({ kind: fc.constant('hold' as const) }),
  fc.record({ kind: fc.constant('go_ahead' as const), after: fc.integer({ min: 0, max: 14 }) }),
  fc.record({ kind: fc.constant('dose' as const), after: ahead, count: amount }),
  fc.record({ kind: fc.constant('times' as const), after: ahead, times: anyTimes }),
  fc.record({ kind: fc.constant('other' as const), after: ahead, phases: anyPhases }),
  fc.record({
    kind: fc.constant('dosage' as const),
    dosage: fc.constantFrom('', '1 tablet', '2 tablets'),
  }),
  fc.record({
    kind: fc.constant('state' as const),
    state: fc.constantFrom('active' as const, 'completed' as const, 'on-hold' as const),
  }),
  fc.record({ kind: fc.constant('zone' as const), zone: fc.constantFrom(...zones) }),
  fc.record({
    kind: fc.constant('record' as const),
    status: fc.constantFrom('taken' as const, 'skipped' as const),
  }),
  fc.record({ kind: fc.constant('undo' as const) }),
  fc.record({ kind: fc.constant('correct' as const) }),
);

export type Sequence = {
  readonly phases: Phase[];
  readonly tzMode: 'wall_clock' | 'home' | 'elapsed';
  readonly zone: string;
  readonly steps: readonly { readonly days: number; readonly hour: number; readonly step: Step }[];
};

/** 1 to 8 changes, some on the same day, some weeks later. */
export const anySequence: fc.Arbitrary<Sequence> = fc.record({
  phases: anyPhases,
  tzMode: fc.constantFrom(
    'wall_clock' as const,
    'wall_clock' as const,
    'home' as const,
    'elapsed' as const,
  ),
  zone: fc.constantFrom(...zones),
  steps: fc.array(
    fc.record({
      days: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 40 })),
      hour: fc.integer({ min: 0, max: 23 }),
      step: anyStep,
    }),
    { minLength: 1, maxLength: 8 },
  ),
});

export const manner = (tzMode: Sequence['tzMode']) => ({ ...scheduleDefaults, tz_mode: tzMode });
