import type { TreatmentChange } from '@caretrail/contract/treatments/history';
import { sessionDays } from '@caretrail/contract/treatments/session-days';
import { aSession, aTreatment } from '@caretrail/contract/treatments/testing/a-treatment';
import { describe, expect, it } from 'vitest';
import { planShare } from './plan-bar.tsx';
import { formatCycleAhead, formatDayMark, formatThisCycle } from './treatment/format-cycle.ts';
import { shiftPreview } from './treatment/shift-preview.ts';
import { formatChange } from './format-change.ts';
import { comingFirst, formatPeriod, formatSessionDay } from './format-when.ts';

const today = '2026-03-05';
const stamp = { id: 'x', changed_by: null, changed_at: '2026-03-05T10:00:00Z' };
const told = (change: object) => formatChange({ ...stamp, ...change } as TreatmentChange);

describe('§2.1 the events of a treatment', () => {
  it('begin with the one that is next', () => {
    const starts = ['2026-05-01', '2026-04-01', '2026-03-05', '2026-02-01', '2026-01-01'];
    expect(
      comingFirst(
        starts.map((start) => ({ start: `${start}T09:00` })),
        today,
      ),
    ).toEqual(
      ['2026-03-05', '2026-04-01', '2026-05-01', '2026-02-01', '2026-01-01'].map((start) => ({
        start: `${start}T09:00`,
      })),
    );
  });
});

describe('§2.1 the history of a treatment in plain sentences', () => {
  it.each<[object, string[]]>([
    [{ kind: 'created' }, ['Treatment added.']],
    [
      { kind: 'status', before: 'active', after: 'on-hold', reason: 'Low platelets' },
      ['From “Active” to “On hold”. Reason: Low platelets'],
    ],
    [
      {
        kind: 'edited',
        fields: [
          { name: 'start', before: '2026-03-02', after: '2026-03-05' },
          { name: 'practitioner', before: '', after: 'Dr. Berg' },
          { name: 'side', before: 'left', after: null },
          { name: 'notes', before: null, after: null },
          { name: 'questions', before: 2, after: 2 },
          { name: 'session_weekdays', before: '', after: 'tue thu' },
          { name: 'session_weekdays', before: 'tue', after: '' },
          { name: 'session_weekdays', before: 0, after: 1 },
          { name: 'cycle_days', before: '1 2 3', after: '1 2 3 4 5 8' },
          { name: 'sessions', before: 0, after: 6 },
          { name: 'fractions_done', before: 0, after: 6 },
        ],
      },
      [
        'First day: from 2 March 2026 to 5 March 2026.',
        'Team: Dr. Berg.',
        'Side: from Left to blank.',
        'Notes: changed.',
        'Questions to ask: changed.',
        'Days of the week: from none to Tuesday and Thursday.',
        'Days of the week: from Tuesday to none.',
        'Days of the week: changed.',
        'Treatment days in the cycle: from 1–3 to 1–5 and 8.',
        'Sessions: from none to 6.',
        'Sessions done: from 0 to 6.',
      ],
    ],
    [
      {
        kind: 'sessions',
        count: 3,
        sessions: [
          { what: 'noted', date: '2026-03-02', status: 'missed', from: null, reason: 'Fever' },
          { what: 'moved', date: '2026-03-09', status: 'planned', from: '2026-03-03', reason: '' },
          { what: 'moved', date: '2026-03-10', status: 'planned', from: null, reason: '' },
        ],
      },
      [
        'Session on 2 March 2026: missed. Reason: Fever',
        'Session on 3 March 2026 moved to 9 March 2026.',
        'Session moved to 10 March 2026.',
      ],
    ],
    [
      {
        kind: 'sessions',
        count: 30,
        sessions: [
          { what: 'noted', date: '2026-03-02', status: 'done', from: null, reason: '' },
          { what: 'noted', date: '2026-03-03', status: 'done', from: null, reason: '' },
        ],
      },
      ['30 sessions: done.'],
    ],
    [
      { kind: 'shifted', days: 7, from: '2026-03-05', reason: '', sessions: 3, cycle: 4 },
      ['Plan from 5 March 2026 moved 7 days later: cycle 4 and later cycles, 3 sessions.'],
    ],
    [
      { kind: 'shifted', days: -1, from: '2026-03-05', reason: 'x', sessions: 0, cycle: null },
      ['Plan from 5 March 2026 moved 1 day earlier. Reason: x'],
    ],
  ])('%j', (change, sentences) => {
    expect(told(change)).toEqual(sentences);
  });
});

describe('days in words', () => {
  it.each([
    [{ start: '2026-03-02', end: '2026-04-10' }, '2 March 2026 to 10 April 2026'],
    [{ start: '2026-03-02', end: null }, 'Since 2 March 2026'],
    [{ start: '2026-03-09', end: null }, 'From 9 March 2026'],
    [{ start: '2026-03-02', end: null, type: 'surgery' as const }, '2 March 2026'],
    [{ start: null, end: null }, ''],
  ])('%j', (changes, words) => {
    expect(formatPeriod(aTreatment(changes), today)).toBe(words);
  });

  it('a session near today is told so, a far one with its year', () => {
    expect(formatSessionDay({ date: today, time: '10:20' }, today)).toBe('Today at 10:20');
    expect(formatSessionDay({ date: today, time: null }, today, 'within')).toBe('today');
    expect(formatSessionDay({ date: '2026-03-09', time: null }, today)).toBe('Monday 9 March');
    expect(formatSessionDay({ date: '2027-03-09', time: null }, today)).toBe(
      'Tuesday 9 March 2027',
    );
  });
});

describe('the plan before and after', () => {
  const cycled = aTreatment({ start: '2026-03-02', cycle_length: 28, cycles_planned: 6 });
  const course = aTreatment({
    session_weekdays: ['mon', 'tue', 'wed', 'thu', 'fri'],
    sessions: sessionDays('2026-03-02', 6, ['mon', 'tue', 'wed', 'thu', 'fri']).map((date, index) =>
      aSession({ id: String(index), date, status: index < 3 ? 'done' : 'planned' }),
    ),
  });

  it('the new days are shown before anything is saved: the next, how many more, the last', () => {
    expect(shiftPreview(cycled, { days: 7, from: today })).toEqual([
      'Cycle 2 starts on Monday 6 April 2026',
      'Cycle 3 starts on Monday 4 May 2026',
      'Cycle 4 starts on Monday 1 June 2026',
      'and 2 more',
    ]);
    expect(shiftPreview(course, { days: 1, from: today })).toEqual([
      'Friday 6 March 2026',
      'Monday 9 March 2026',
      'Tuesday 10 March 2026',
    ]);
    expect(shiftPreview(course, { days: 1, from: '2026-04-01' })).toEqual([]);
  });

  it('how much lies behind', () => {
    expect(planShare(course, today)).toBe(0.5);
    expect(planShare(cycled, '2026-05-25')).toBe(0.5);
    expect(planShare({ ...cycled, cycles_planned: null }, today)).toBeNull();
    expect(planShare({ ...cycled, status: 'planned' }, today)).toBeNull();
  });
});

describe('§2.1 where today is in a cycle', () => {
  const cycle = { number: 3, day: 4, length: 28 };

  it('is told as today', () => {
    expect(formatThisCycle(cycle, '2026-03-05')).toBe('Cycle 3: today is day 4 of 28');
    expect(formatDayMark('2026-03-05')).toBe('Today');
  });

  it('is told by its weekday after midnight, when “today” is ambiguous', () => {
    const night = { night: '2026-03-05' };
    expect(formatThisCycle(cycle, night)).toBe('Cycle 3: Thursday is day 4 of 28');
    expect(formatDayMark(night)).toBe('Thursday');
  });
});

describe('§2.1 what comes after the cycle of today', () => {
  const cycled = aTreatment({ start: '2026-07-27', cycle_length: 28, cycles_planned: 6 });

  it('names the days that are left and the first day of the next cycle', () => {
    expect(formatCycleAhead(cycled, '2026-11-18')).toBe(
      '25 days left in this cycle. Cycle 6 starts on Monday 14 December.',
    );
    expect(formatCycleAhead(cycled, '2026-12-13')).toBe(
      'Last day of this cycle. Cycle 6 starts on Monday 14 December.',
    );
  });

  it('names no next cycle after the last one, and no day while the treatment is on hold', () => {
    expect(formatCycleAhead(cycled, '2026-12-20')).toBe('21 days left in this cycle.');
    expect(formatCycleAhead({ ...cycled, status: 'on-hold' }, '2026-11-18')).toBeNull();
    expect(formatCycleAhead(cycled, '2027-02-01')).toBeNull();
  });
});
