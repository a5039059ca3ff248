import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { addDays } from '../time/days.ts';
import { anyDayOfMonth } from '../time/testing/any-day-of-month.ts';
import { type Course, courseDoses } from './course.ts';
import { strengthKey } from './strength.ts';
import { counted, courseOf, today, told, zone } from './testing/counted-stock.ts';
import { spellingsOf } from './testing/spellings.ts';
import { aVersion, fiveOf28, phase, slot } from './testing/regimens.ts';

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
    fc.record({
      pattern: fc.record({
        kind: fc.constant('monthly' as const),
        every: fc.integer({ min: 1, max: 12 }),
        on: anyDayOfMonth,
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
    spelling: fc.constantFrom(...spellingsOf('500 mg')),
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
  strength: fc.constantFrom(...spellingsOf('500 mg')),
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
      fc.property(
        fc.constantFrom(...spellingsOf('500 mg')),
        fc.constantFrom(...spellingsOf('500 mg')),
        (plan, strength) => {
          expect(told(spelled(plan), { strength })).toEqual({ ...expected, strength });
        },
      ),
    );
  });
});
