import { describe, expect, it } from 'vitest';
import { addDays } from '../time/days.ts';
import { formatProgress } from './format-progress.ts';
import {
  deviceUse,
  isAllNoted,
  nextSession,
  sessionCounts,
  unnotedSessions,
  workedOut,
} from './progress.ts';
import { cyclesOf } from './cycles.ts';
import { sessionDays } from './session-days.ts';
import { aSession, aTreatment } from './testing/a-treatment.ts';
import { matchesTreatmentSearch } from './search.ts';

const first = '2026-03-02';
const cycled = aTreatment({ start: first, cycle_length: 28, cycles_planned: 6 });
const course = (done: number, changes: object = {}) =>
  aTreatment({
    type: 'radiotherapy',
    fractions_planned: 30,
    sessions: sessionDays(first, 30, ['mon', 'tue', 'wed', 'thu', 'fri']).map((date, index) =>
      aSession({ date, status: index < done ? 'done' : 'planned' }),
    ),
    ...changes,
  });

describe('the progress of a treatment as text', () => {
  const today = '2026-04-30';
  it.each([
    ['cycles', cycled, ['Cycle 3 of 6, day 4']],
    ['an open plan', { ...cycled, cycles_planned: null }, ['Cycle 3, day 4']],
    ['cycles that are over', { ...cycled, start: '2025-01-01' }, ['All 6 cycles are over']],
    ['planned cycles', { ...cycled, status: 'planned' as const }, ['6 cycles of 28 days']],
    ['cycles to come', { ...cycled, start: '2026-05-01' }, ['6 cycles of 28 days']],
    ['stopped cycles', { ...cycled, status: 'stopped' as const }, ['6 cycles planned']],
    ['sessions', course(12), ['12 of 30 sessions']],
    ['planned sessions', course(0, { status: 'planned' }), ['30 sessions planned']],
    [
      'sessions that were only counted',
      aTreatment({ fractions_planned: 30, fractions_done: 30, status: 'completed' }),
      ['30 of 30 sessions'],
    ],
    ['two days alone', aTreatment({ start: '2026-04-21', end: '2026-05-10' }), ['Day 10 of 20']],
    ['no plan', aTreatment(), []],
  ])('%s', (_, treatment, words) => {
    expect(formatProgress(treatment, today)).toEqual(words);
  });

  it('mentions a missed session', () => {
    const { sessions, ...rest } = course(12);
    const missed = sessions.with(11, aSession({ date: '2026-03-17', status: 'missed' }));
    const treatment = { ...rest, sessions: missed };
    expect(formatProgress(treatment, '2026-03-20')).toEqual(['11 of 30 sessions, 1 missed']);
    expect(sessionCounts({ ...treatment, fractions_planned: null })?.planned).toBe(29);
  });

  it('the hours of a device are those that were noted lately', () => {
    const today = '2026-03-20';
    const sessions = [
      aSession({ date: '2026-01-01', status: 'done', hours: 2 }),
      aSession({ date: '2026-03-18', status: 'done', hours: 20 }),
      aSession({ date: '2026-03-19', status: 'done', hours: 18.5 }),
    ];
    const worn = aTreatment({
      type: 'tumour_treating_fields',
      device_hours_per_day: 18,
      sessions,
    });
    expect(deviceUse(worn, today)).toEqual({ hours: 19.3, days: 2 });
    expect(formatProgress(worn, today)).toEqual([
      '19.3 hours a day on average, over 2 days recorded',
    ]);
    expect(formatProgress({ ...worn, sessions: [] }, today)).toEqual(['18 hours a day planned']);
  });
});

describe('what the server computes', () => {
  const today = '2026-04-30';

  it('where today lies in the cycle, only while it is under way', () => {
    expect(workedOut(cycled, '2026-03-29')).toMatchObject({ cycle_no: 1, day_of_cycle: 28 });
    expect(workedOut(cycled, '2026-03-30')).toMatchObject({ cycle_no: 2, day_of_cycle: 1 });
    expect(workedOut(cycled, '2026-03-01')).toMatchObject({ cycle_no: null, day_of_cycle: null });
    expect(workedOut({ ...cycled, status: 'stopped' }, '2026-03-30').cycle_no).toBeNull();
  });

  it('a cycle that began late makes the one before it longer', () => {
    const late = { ...cycled, cycle_anchors: [{ cycle: 2, start_date: '2026-04-06' }] };
    expect(workedOut(late, '2026-04-05')).toMatchObject({ cycle_no: 1, day_of_cycle: 35 });
    expect(cyclesOf(late, first).map(({ length }) => length)).toEqual([35, 28, 28, 28, 28, 28]);
  });

  it('continues an open plan after today', () => {
    const open = { ...cycled, cycles_planned: null };
    const numbers = cyclesOf(open, addDays(first, 60)).map(({ number }) => number);
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6]);
    const old = { ...open, start: '1900-01-01', cycle_length: 1 };
    expect(cyclesOf(old, today).length).toBeLessThan(40);
    expect(cyclesOf(old, today).map(({ first: day }) => day)).toContain(today);
  });

  it('the sessions that are done are counted; without any, what was typed stays', () => {
    expect(workedOut(course(12, { fractions_done: 3 }), first).fractions_done).toBe(12);
    expect(workedOut(aTreatment({ fractions_done: 3 }), first).fractions_done).toBe(3);
  });
});

describe('sessions', () => {
  it('the next is the first from today on; past sessions without an outcome come before', () => {
    const treatment = course(2);
    expect(nextSession(treatment, '2026-03-05')?.date).toBe('2026-03-05');
    expect(unnotedSessions(treatment, '2026-03-05').map(({ date }) => date)).toEqual([
      '2026-03-04',
      '2026-03-05',
    ]);
    expect(isAllNoted(treatment)).toBe(false);
    expect(isAllNoted(course(30))).toBe(true);
  });

  it('has no next session and asks for no outcome when the treatment is over', () => {
    const over = course(2, { status: 'stopped' });
    expect(nextSession(over, '2026-03-05')).toBeUndefined();
    expect(unnotedSessions(over, '2026-03-05')).toEqual([]);
  });
});

it('a search looks at title, kind, team, site and notes', () => {
  const treatment = aTreatment({ practitioner: 'Dr. Berg', site: 'Left temporal' });
  for (const found of ['temoz', 'chemo BERG', 'left', ''])
    expect(matchesTreatmentSearch(treatment, found)).toBe(true);
  expect(matchesTreatmentSearch(treatment, 'temozolomide surgery')).toBe(false);
});
