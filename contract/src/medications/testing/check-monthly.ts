import fc from 'fast-check';
import { RRuleTemporal } from 'rrule-temporal';
import { dateOfDayNumber, dayNumberOf } from '../../time/day-number.ts';
import { addDays, dayOfMs } from '../../time/days.ts';
import type { DayOfMonth } from '../../time/month-days.ts';
import { anyDayOfMonth, partOfMonth } from '../../time/testing/any-day-of-month.ts';
import { patternDays } from '../pattern-days.ts';
import { mostMonths } from '../patterns.ts';

/** Compares the days of medicines taken by months with another implementation of RFC 5545. */

const anyCase = fc.record({
  on: anyDayOfMonth,
  every: fc.integer({ min: 1, max: mostMonths }),
  anchor: fc.integer({ min: 0, max: 2500 }).map((days) => addDays('2024-01-01', days)),
  /** The first day looked at, before the anchor or years after it. */
  after: fc.integer({ min: -800, max: 2500 }),
  length: fc.integer({ min: 0, max: 800 }),
});
type Case = typeof anyCase extends fc.Arbitrary<infer C> ? C : never;

const compact = (date: string): string => date.replaceAll('-', '');

/** The days of a rule from a day on, as that implementation has them. */
const theirDays = (on: DayOfMonth, every: number, from: string, ends: string): string[] =>
  new RRuleTemporal({
    rruleString: `DTSTART;TZID=UTC:${compact(from)}T120000\nRRULE:FREQ=MONTHLY;${partOfMonth(on)};INTERVAL=${every};${ends}`,
    maxIterations: 100_000,
  })
    .all()
    .map(({ epochMilliseconds }) => dayOfMs(epochMilliseconds));

function check({ on, every, anchor, after, length }: Case): void {
  const from = addDays(anchor, after);
  const to = addDays(from, length);
  const [first = ''] = theirDays(on, 1, anchor, 'COUNT=1');
  const theirs = theirDays(on, every, first, `UNTIL=${compact(to)}T235959Z`).filter(
    (date) => date >= from && date <= to,
  );
  const ours = patternDays(
    { kind: 'monthly', every, on, anchor },
    dayNumberOf(from),
    dayNumberOf(to),
  ).map(({ day }) => dateOfDayNumber(day));
  if (ours.join() !== theirs.join())
    throw new Error(`ours ${ours.join()}, theirs ${theirs.join()}`);
}

/** The first of so many random medicines that differs, in its shortest form, as text. */
export function tryMonthly(count: number, seed: number): { readonly fault: string | null } {
  const result = fc.check(fc.property(anyCase, check), { numRuns: count, seed });
  if (!result.failed) return { fault: null };
  const cause = result.errorInstance instanceof Error ? result.errorInstance.message : '';
  return { fault: `seed ${seed}: ${cause}\n${JSON.stringify(result.counterexample)}` };
}
