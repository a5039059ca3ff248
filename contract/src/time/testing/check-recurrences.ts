import fc from 'fast-check';
import { RRuleTemporal } from 'rrule-temporal';
import { addDays, addMonths, dayOfMs, msOfDay } from '../days.ts';
import {
  daysOfRecurrence,
  type Frequency,
  mostOccurrences,
  mostYears,
  openMonths,
  type Recurrence,
} from '../recurrence.ts';
import { weekdays } from '../weekdays.ts';
import { instantOf, localAt } from '../zoned.ts';
import { anyDayOfMonth, partOfMonth, twoLetters } from './any-day-of-month.ts';

/** Compares our recurrences with another implementation of RFC 5545, on the clocks of zones that change them. */

const zones = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Africa/Casablanca',
  'America/Santiago',
  'UTC',
];

const every = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 4 }) },
  { weight: 1, arbitrary: fc.integer({ min: 5, max: 52 }) },
);
const anyWeekday = fc.constantFrom(...weekdays);

const anyFrequency: fc.Arbitrary<Frequency> = fc.oneof(
  fc.record({ kind: fc.constant('day' as const), every }),
  fc.record({
    kind: fc.constant('week' as const),
    every,
    weekdays: fc.uniqueArray(anyWeekday, { minLength: 1, maxLength: 7 }),
  }),
  fc.record({ kind: fc.constant('month' as const), every, on: anyDayOfMonth }),
);

const firstDay = msOfDay('2024-01-01');
const aDay = msOfDay('2024-01-02') - firstDay;
const anyDay = fc.integer({ min: 0, max: 2500 }).map((days) => dayOfMs(firstDay + days * aDay));

const anyCase = fc
  .record({
    frequency: anyFrequency,
    from: anyDay,
    zone: fc.constantFrom(...zones),
    /** Half of them at night, when clocks change. */
    minutes: fc.oneof(fc.integer({ min: 0, max: 239 }), fc.integer({ min: 0, max: 1439 })),
    times: fc.integer({ min: 1, max: 120 }),
    length: fc.integer({ min: 0, max: 800 }),
    ends: fc.constantFrom('until', 'times', 'open'),
  })
  .map(({ frequency, from, zone, minutes, times, length, ends }) => ({
    rule: {
      frequency,
      ends:
        ends === 'until'
          ? { kind: ends, day: addDays(from, length) }
          : ends === 'times'
            ? { kind: ends, times }
            : { kind: ends },
    } as Recurrence,
    from,
    zone,
    clock: `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
  }));
type Case = typeof anyCase extends fc.Arbitrary<infer C> ? C : never;

function partOf(often: Frequency): string {
  switch (often.kind) {
    case 'day':
      return 'FREQ=DAILY';
    case 'week':
      return `FREQ=WEEKLY;WKST=MO;BYDAY=${often.weekdays.map(twoLetters).join(',')}`;
    case 'month':
      return `FREQ=MONTHLY;${partOfMonth(often.on)}`;
  }
}

const compact = (text: string): string => text.replaceAll(/[-:]/g, '');
const inUtc = (ms: number): string => `${compact(new Date(ms).toISOString().slice(0, 19))}Z`;

/** Where the clocks of a zone jump over a time, RFC 5545 leaves the day out, and we do not: those are compared at noon. */
const isShownBy = (day: string, clock: string, zone: string): boolean =>
  localAt(instantOf(`${day}T${clock}`, zone), zone) === `${day}T${clock}`;

function expected({ rule, from, zone }: Case, clock: string): number[] {
  const { frequency, ends } = rule;
  const last = ends.kind === 'until' ? ends.day : addDays(addMonths(from, openMonths), -1);
  const until =
    ends.kind === 'times'
      ? `COUNT=${ends.times}`
      : `UNTIL=${inUtc(instantOf(`${last}T23:59`, zone))}`;
  const rruleString = `DTSTART;TZID=${zone}:${compact(from)}T${compact(clock)}00\nRRULE:${partOf(frequency)};INTERVAL=${frequency.every};${until}`;
  return new RRuleTemporal({ rruleString, maxIterations: 1_000_000 })
    .all((_, index) => index < mostOccurrences)
    .map(({ epochMilliseconds }) => epochMilliseconds)
    .filter((ms) => localAt(ms, zone) < addMonths(from, mostYears * 12));
}

function difference(each: Case): string | null {
  const days = daysOfRecurrence(each.rule, each.from);
  const isWhole = [each.from, ...days].every((day) => isShownBy(day, each.clock, each.zone));
  const clock = isWhole ? each.clock : '12:00';
  const ours = days.map((day) => instantOf(`${day}T${clock}`, each.zone));
  const theirs = expected(each, clock);
  const index = Array.from({ length: Math.max(ours.length, theirs.length) }).findIndex(
    (_, at) => ours[at] !== theirs[at],
  );
  if (index === -1) return null;
  const at = (ms: number | undefined): string =>
    ms === undefined ? 'none' : localAt(ms, each.zone);
  return `number ${index + 1}: ours ${at(ours[index])}, theirs ${at(theirs[index])}`;
}

/** How many of so many random rules differ: the first of them, in its shortest form, as text. */
export function tryRecurrences(count: number, seed: number): { readonly fault: string | null } {
  const property = fc.property(anyCase, (each) => {
    const found = difference(each);
    if (found !== null) throw new Error(found);
  });
  const result = fc.check(property, { numRuns: count, seed });
  if (!result.failed) return { fault: null };
  const cause = result.errorInstance instanceof Error ? result.errorInstance.message : '';
  return { fault: `seed ${seed}: ${cause}\n${JSON.stringify(result.counterexample)}` };
}
