import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekdays } from '../time/weekdays.ts';
import { addDays, daysBetween, weekdayOf } from '../time/days.ts';
import { cyclesOf } from './cycles.ts';
import { sessionDays } from './session-days.ts';
import { hasLeft, shiftPlan } from './shift.ts';
import { aSession, aTreatment } from './testing/a-treatment.ts';

const workdays = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;
/** Monday. */
const monday = '2026-03-02';

/** Radiotherapy in the middle: the first `done` sessions lie behind. */
const course = (count: number, done = 0) =>
  aTreatment({
    type: 'radiotherapy',
    start: monday,
    session_weekdays: [...workdays],
    sessions: sessionDays(monday, count, workdays).map((date, index) =>
      aSession({ date, status: index < done ? 'done' : 'planned' }),
    ),
  });
const days = ({ sessions }: { sessions: readonly { date: string }[] }): string[] =>
  sessions.map(({ date }) => date.slice(5));

describe('what is left of a plan is moved', () => {
  it('30 sessions from Monday to Friday: one day later jumps over the weekend, in the same order', () => {
    const plan = course(7, 2);
    expect(days(plan)).toEqual(['03-02', '03-03', '03-04', '03-05', '03-06', '03-09', '03-10']);
    const shifted = shiftPlan(plan, { from: '2026-03-04', days: 1 });
    expect(days(shifted)).toEqual(['03-02', '03-03', '03-05', '03-06', '03-09', '03-10', '03-11']);
    expect([shifted.movedSessions, shifted.start]).toEqual([5, monday]);
  });

  it('sessions that are done or missed stay', () => {
    const plan = course(3);
    const sessions = plan.sessions.with(1, aSession({ date: '2026-03-03', status: 'missed' }));
    const shifted = shiftPlan({ ...plan, sessions }, { from: monday, days: 7 });
    expect(days(shifted)).toEqual(['03-09', '03-03', '03-11']);
    expect(shifted.start).toBe('2026-03-09');
  });

  it('earlier, but never before the day from which it counts', () => {
    const shifted = shiftPlan(course(3), { from: monday, days: -7 });
    expect(days(shifted)).toEqual(['03-02', '03-03', '03-04']);
  });

  it('keeps two sessions of one day together', () => {
    const plan = aTreatment({
      sessions: [aSession({ time: '08:00' }), aSession({ time: '16:00' })],
    });
    expect(days(shiftPlan(plan, { from: monday, days: 3 }))).toEqual(['03-05', '03-05']);
  });

  it('moves the end along, and never before the last session', () => {
    const plan = { ...course(5), end: '2026-03-07' };
    expect(shiftPlan(plan, { from: monday, days: 1 }).end).toBe('2026-03-09');
    expect(shiftPlan({ ...plan, end: null }, { from: monday, days: 1 }).end).toBeNull();
  });

  const cycled = aTreatment({
    start: monday,
    cycle_length: 28,
    cycles_planned: 4,
    cycle_anchors: [{ cycle: 4, start_date: '2026-06-01' }],
  });
  const firstDays = (changes: object): string[] =>
    cyclesOf({ ...cycled, ...changes }, monday).map(({ first }) => first.slice(5));

  it('the cycle that has begun stays, the next ones move, and what was moved before moves along', () => {
    expect(firstDays({})).toEqual(['03-02', '03-30', '04-27', '06-01']);
    const { firstCycle, cycle_anchors } = shiftPlan(cycled, { from: '2026-03-10', days: 7 });
    expect(firstCycle).toBe(2);
    expect(firstDays({ cycle_anchors })).toEqual(['03-02', '04-06', '05-04', '06-08']);
  });

  it('moves the whole treatment before it has begun', () => {
    const shifted = shiftPlan(cycled, { from: '2026-02-20', days: 7 });
    expect([shifted.start, shifted.firstCycle]).toEqual(['2026-03-09', 1]);
    expect(firstDays(shifted)).toEqual(['03-09', '04-06', '05-04', '06-08']);
  });

  it('earlier cycles come no earlier than the day from which it counts', () => {
    const { cycle_anchors } = shiftPlan(cycled, { from: '2026-03-25', days: -30 });
    expect(firstDays({ cycle_anchors })).toEqual(['03-02', '03-25', '04-22', '05-27']);
  });

  it('moves nothing when nothing is left', () => {
    expect(hasLeft(course(3, 3), '2026-03-20')).toBe(false);
    expect(hasLeft(course(3, 2), '2026-03-04')).toBe(true);
    expect(hasLeft(cycled, '2026-05-31')).toBe(true);
    expect(hasLeft(cycled, '2026-06-02')).toBe(false);
  });
});

describe('for any plan', () => {
  const plans = fc.record({
    on: fc.subarray([...weekdays]),
    gaps: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 40 }),
    done: fc.integer({ min: 0, max: 40 }),
    from: fc.integer({ min: 0, max: 60 }),
    by: fc.integer({ min: -60, max: 60 }).filter((by) => by !== 0),
  });

  it('order, number and days of the week hold, and later is at least so much later', () => {
    fc.assert(
      fc.property(plans, ({ on, gaps, done, from, by }) => {
        let date = monday;
        const sessions = gaps.map((gap, index) => {
          date = addDays(date, gap);
          return aSession({ date, status: index < done ? 'done' : 'planned' });
        });
        const asked = { from: addDays(monday, from), days: by };
        const plan = aTreatment({ sessions, session_weekdays: on });
        const after = shiftPlan(plan, asked).sessions;
        expect(after).toHaveLength(sessions.length);
        const pairs = sessions.map((before, index) => [before, after[index] ?? before] as const);
        const moved = pairs.filter(
          ([{ status, date: day }]) => status === 'planned' && day >= asked.from,
        );
        for (const [before, now] of pairs.filter((pair) => !moved.includes(pair)))
          expect(now).toEqual(before);
        for (const [index, [before, now]] of moved.entries()) {
          const next = moved[index + 1];
          if (next && next[0].date > before.date) expect(next[1].date > now.date).toBe(true);
          if (next && next[0].date === before.date) expect(next[1].date).toBe(now.date);
          if (on.length > 0) expect(on).toContain(weekdays[weekdayOf(now.date) - 1]);
          expect(now.date >= asked.from).toBe(true);
          if (by > 0) expect(daysBetween(before.date, now.date)).toBeGreaterThanOrEqual(by);
          if (by > 0 && on.length === 0) expect(now.date).toBe(addDays(before.date, by));
        }
      }),
    );
  });

  it('keeps the day of the week for whole weeks, and the same weeks back undo it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 8 }),
        (count, weeks) => {
          const plan = course(count);
          const later = shiftPlan(plan, { from: monday, days: weeks * 7 });
          expect(later.sessions.map(({ date }) => addDays(date, -weeks * 7))).toEqual(
            plan.sessions.map(({ date }) => date),
          );
          const back = shiftPlan({ ...plan, ...later }, { from: monday, days: -weeks * 7 });
          expect(back.sessions).toEqual(plan.sessions);
        },
      ),
    );
  });

  it('cycles keep their number and never overtake each other', () => {
    const cases = fc.record({
      length: fc.integer({ min: 1, max: 60 }),
      count: fc.integer({ min: 1, max: 20 }),
      shifts: fc.array(
        fc.record({
          from: fc.integer({ min: -30, max: 400 }),
          days: fc.integer({ min: -90, max: 90 }).filter((by) => by !== 0),
        }),
        { maxLength: 6 },
      ),
    });
    fc.assert(
      fc.property(cases, ({ length, count, shifts }) => {
        let plan = aTreatment({ start: monday, cycle_length: length, cycles_planned: count });
        for (const { from, days: by } of shifts) {
          const asked = { from: addDays(monday, from), days: by };
          const before = cyclesOf(plan, monday);
          const { start, end, cycle_anchors } = shiftPlan(plan, asked);
          plan = { ...plan, start, end, cycle_anchors };
          const after = cyclesOf(plan, monday);
          expect(after.map(({ number }) => number)).toEqual(before.map(({ number }) => number));
          const begun = before.filter(({ first }) => first < asked.from).length;
          expect(after.slice(0, begun).map(({ first }) => first)).toEqual(
            before.slice(0, begun).map(({ first }) => first),
          );
        }
        expect(cyclesOf(plan, monday)).toHaveLength(count);
      }),
    );
  });
});
