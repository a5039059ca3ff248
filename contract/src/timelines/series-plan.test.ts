import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, weekdayOf } from '../time/days.ts';
import { waysToSay } from '../time/month-days.ts';
import { daysOfRecurrence, type Frequency, type Recurrence } from '../time/recurrence.ts';
import { weekdays } from '../time/weekdays.ts';
import { movedSeries, type Occurrence, replannedSeries, type StoredRule } from './series-plan.ts';

const tuesday = '2027-03-02';
const weekly = (ends: Recurrence['ends']): Recurrence => ({
  frequency: { kind: 'week', every: 1, weekdays: ['tue'] },
  ends,
});
const four = weekly({ kind: 'times', times: 4 });
const rowsOf = ({ repeat, first_day }: StoredRule): Occurrence[] =>
  daysOfRecurrence(repeat, first_day).map((day) => ({ id: day, day }));
const stored: StoredRule = { repeat: four, first_day: tuesday };

describe('the plan of a series', () => {
  test('moves all with one of them, and what was deleted stays away', () => {
    const rows = rowsOf(stored).filter(({ day }) => day !== '2027-03-16');
    expect(movedSeries(stored, rows, { before: '2027-03-09', after: '2027-03-10' })).toEqual({
      repeat: {
        frequency: { kind: 'week', every: 1, weekdays: ['wed'] },
        ends: { kind: 'until', day: '2027-03-24' },
      },
      first_day: '2027-03-03',
      placed: [
        { id: '2027-03-02', day: '2027-03-03' },
        { id: '2027-03-09', day: '2027-03-10' },
        { id: '2027-03-23', day: '2027-03-24' },
      ],
      created: [],
      dropped: [],
    });
  });

  test('puts the one that is moved on its new day, also in another month', () => {
    const first: StoredRule = {
      repeat: {
        frequency: { kind: 'month', every: 1, on: { kind: 'weekday', nth: 1, weekday: 'mon' } },
        ends: { kind: 'times', times: 4 },
      },
      first_day: '2026-12-07',
    };
    const move = { before: '2027-03-01', after: '2027-02-25' };
    expect(movedSeries(first, rowsOf(first), move)?.placed).toEqual([
      { id: '2026-12-07', day: '2026-11-26' },
      { id: '2027-01-04', day: '2026-12-24' },
      { id: '2027-02-01', day: '2027-01-28' },
      { id: '2027-03-01', day: '2027-02-25' },
    ]);
  });

  test('is not guessed for one of several days of the week', () => {
    const two: Recurrence = {
      frequency: { kind: 'week', every: 1, weekdays: ['tue', 'thu'] },
      ends: { kind: 'open' },
    };
    const move = { before: tuesday, after: '2027-03-03' };
    expect(movedSeries({ ...stored, repeat: two }, [], move)).toBeNull();
  });

  test('goes on for longer, or ends earlier', () => {
    const rows = rowsOf(stored).slice(1);
    const longer = weekly({ kind: 'until', day: '2027-04-01' });
    expect(replannedSeries(stored, rows, { repeat: longer, from: '2027-03-09' })).toMatchObject({
      placed: rows,
      created: ['2027-03-30'],
      dropped: [],
    });
    const shorter = weekly({ kind: 'times', times: 1 });
    expect(replannedSeries(stored, rows, { repeat: shorter, from: '2027-03-09' })).toMatchObject({
      placed: [{ id: '2027-03-09', day: '2027-03-09' }],
      created: [],
      dropped: ['2027-03-16', '2027-03-23'],
    });
  });

  test('takes those that there are, in their order, for another frequency', () => {
    const repeat: Recurrence = {
      frequency: { kind: 'day', every: 2 },
      ends: { kind: 'times', times: 5 },
    };
    expect(replannedSeries(stored, rowsOf(stored), { repeat, from: tuesday })).toMatchObject({
      placed: [
        { id: '2027-03-02', day: '2027-03-02' },
        { id: '2027-03-09', day: '2027-03-04' },
        { id: '2027-03-16', day: '2027-03-06' },
        { id: '2027-03-23', day: '2027-03-08' },
      ],
      created: ['2027-03-10'],
      dropped: [],
    });
  });
});

const nameOf = (day: string) => weekdays[weekdayOf(day) - 1] ?? 'mon';
/** A frequency of which `day` is one. */
const frequencyOn = (day: string): fc.Arbitrary<Frequency> => {
  const every = fc.integer({ min: 1, max: 6 });
  return fc.oneof(
    every.map((n): Frequency => ({ kind: 'day', every: n })),
    every.map((n): Frequency => ({ kind: 'week', every: n, weekdays: [nameOf(day)] })),
    fc
      .tuple(every, fc.constantFrom(...waysToSay(day)))
      .map(([n, on]): Frequency => ({ kind: 'month', every: n, on })),
  );
};
const anyStored: fc.Arbitrary<StoredRule> = fc
  .integer({ min: 0, max: 2000 })
  .map((days) => addDays('2025-01-01', days))
  .chain((first_day) =>
    fc.tuple(frequencyOn(first_day), fc.integer({ min: 1, max: 40 })).map(([frequency, times]) => ({
      repeat: { frequency, ends: { kind: 'times' as const, times } },
      first_day,
    })),
  );

describe('no change loses or doubles one', () => {
  test('a move of all, or of some and those after them', () => {
    fc.assert(
      fc.property(
        anyStored,
        fc.nat(),
        fc.nat(),
        fc.integer({ min: -6, max: 6 }),
        (rule, from, at, shift) => {
          const rows = rowsOf(rule).slice(from % rowsOf(rule).length);
          const before = rows[at % rows.length]?.day ?? rule.first_day;
          const after = addDays(before, shift);
          const plan = movedSeries(rule, rows, { before, after });
          expect(plan?.placed.find(({ id }) => id === before)?.day).toBe(after);
          expect(plan?.placed.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
          const days = plan?.placed.map(({ day }) => day) ?? [];
          expect(new Set(days).size).toBe(rows.length);
          expect(days).toEqual(days.toSorted());
          expect(daysOfRecurrence(plan?.repeat ?? four, plan?.first_day ?? '')).toEqual(days);
        },
      ),
      { numRuns: 300, seed: 28 },
    );
  });

  test('another rule', () => {
    fc.assert(
      fc.property(anyStored, anyStored, fc.nat(), (rule, { repeat }, from) => {
        const rows = rowsOf(rule).slice(from % rowsOf(rule).length);
        const start = rows[0]?.day ?? '';
        const { placed, created, dropped } = replannedSeries(rule, rows, { repeat, from: start });
        expect([...placed.map(({ day }) => day), ...created].toSorted()).toEqual(
          daysOfRecurrence(repeat, start),
        );
        expect([...placed.map(({ id }) => id), ...dropped].toSorted()).toEqual(
          rows.map(({ id }) => id),
        );
      }),
      { numRuns: 300, seed: 28 },
    );
  });
});
