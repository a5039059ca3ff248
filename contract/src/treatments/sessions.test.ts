import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekdays } from '../time/weekdays.ts';
import { weekdayOf } from '../time/days.ts';
import { cycleSessionDays, dayAfterLast, sessionDays } from './session-days.ts';
import { faceOf, inOrder, withNote } from './session.ts';
import { aSession, aTreatment } from './testing/a-treatment.ts';

const workdays = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;

describe('the days of sessions', () => {
  it('30 from Monday to Friday take six weeks', () => {
    const days = sessionDays('2026-03-02', 30, workdays);
    expect([days.length, days[0], days.at(-1)]).toEqual([30, '2026-03-02', '2026-04-10']);
  });

  it('begin on the first day that fits', () => {
    expect(sessionDays('2026-03-07', 2, workdays)).toEqual(['2026-03-09', '2026-03-10']);
    expect(sessionDays('2026-03-07', 2, [])).toEqual(['2026-03-07', '2026-03-08']);
  });

  it('are as many as requested, in order, and on no other day of the week', () => {
    const count = fc.integer({ min: 1, max: 100 });
    fc.assert(
      fc.property(count, fc.subarray([...weekdays]), (wanted, on) => {
        const days = sessionDays('2026-03-02', wanted, on);
        expect(new Set(days).size).toBe(wanted);
        expect(days.toSorted()).toEqual(days);
        const seen = days.map((day) => weekdays[weekdayOf(day) - 1]);
        if (on.length > 0) expect(on).toEqual(expect.arrayContaining(seen));
      }),
    );
  });

  it('of cycles are the days of administration', () => {
    const plan = aTreatment({
      start: '2026-03-02',
      cycle_length: 21,
      cycles_planned: 2,
      cycle_days: [8, 1],
    });
    expect(cycleSessionDays(plan, '2026-03-02')).toEqual([
      '2026-03-02',
      '2026-03-09',
      '2026-03-23',
      '2026-03-30',
    ]);
  });

  it('adds one more after the last, and not in the past', () => {
    const sessions = [aSession({ date: '2026-03-06' })];
    expect(dayAfterLast(sessions, workdays, '2026-03-01')).toBe('2026-03-09');
    expect(dayAfterLast(sessions, [], '2026-03-20')).toBe('2026-03-20');
  });
});

describe('the outcome of a session', () => {
  const session = aSession({ date: '2026-03-06', time: '10:00' });
  const { id } = session;

  it('moved, it remembers the first day, also when it is moved again; moved back, it forgets it', () => {
    const once = withNote(session, { id, date: '2026-03-09', reason: 'Machine' });
    expect(once).toMatchObject({ moved_from: '2026-03-06', date: '2026-03-09', time: '10:00' });
    expect(faceOf(once)).toBe('moved');
    const twice = withNote(once, { id, date: '2026-03-10' });
    expect(twice.moved_from).toBe('2026-03-06');
    expect(withNote(twice, { id, date: '2026-03-06' }).moved_from).toBeNull();
  });

  it('counts a done session as done, moved or not', () => {
    const moved = withNote(session, { id, date: '2026-03-09' });
    const done = withNote(moved, { id, status: 'done' });
    expect(faceOf(done)).toBe('done');
    expect(done.moved_from).toBe('2026-03-06');
  });

  it('are ordered by day, then by time, those without a time last', () => {
    const all = [
      aSession({ date: '2026-03-03' }),
      aSession({ date: '2026-03-02' }),
      aSession({ date: '2026-03-02', time: '16:00' }),
      aSession({ date: '2026-03-02', time: '08:00' }),
    ];
    expect(inOrder(all).map(({ date, time }) => `${date} ${time}`)).toEqual([
      '2026-03-02 08:00',
      '2026-03-02 16:00',
      '2026-03-02 null',
      '2026-03-03 null',
    ]);
  });
});
