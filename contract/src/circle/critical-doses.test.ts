import { describe, expect, it } from 'vitest';
import type { DoseLogEntry } from '../medications/doses.ts';
import { aVersion, fiveOf28, phase, slot } from '../medications/testing/regimens.ts';
import { aLogEntry } from '../medications/testing/log-entry.ts';
import type { MedicineCourse } from '../reminders/dose-reminders.ts';
import { instantOf, isoOf } from '../time/zoned.ts';
import { criticalDoses, type CriticalMedicine } from './critical-doses.ts';

const zone = 'Europe/Berlin';
const at = (local: string): number => instantOf(local, zone);
const today = '2026-11-19';
const now = at(`${today}T12:00`);

const version = (more: object = {}) => ({
  ...aVersion([phase(1, { slots: [slot('one', '08:00')] })]),
  id: 'v1',
  home_tz: zone,
  grace_min: 60,
  miss_after_min: 240,
  changed_at: '2026-01-01T00:00:00.000Z',
  dosage: '500 mg',
  ...more,
});
const medicine = (more: Partial<MedicineCourse> = {}): MedicineCourse => ({
  id: 'm1',
  name: 'Levetiracetam',
  versions: [version()],
  states: [{ state: 'active', effective_from: '2026-01-01' }],
  log: [],
  ...more,
});
const rule = (more: Partial<CriticalMedicine> = {}): CriticalMedicine => ({
  after_min: 30,
  since_ms: 0,
  ...more,
});

type Facts = { critical?: CriticalMedicine; moves?: []; nowMs?: number };
const ofToday = (course: MedicineCourse, { critical = rule(), nowMs = now }: Facts = {}) =>
  criticalDoses(course, critical, { zone, moves: [] }, nowMs).filter(({ due_ms }) => {
    const local = new Date(due_ms + 3_600_000).toISOString();
    return local.startsWith(today);
  });
const timesOf = (...args: Parameters<typeof ofToday>): string[] =>
  ofToday(...args).map(({ local_date_time }) => local_date_time.slice(11));

const entry = (status: DoseLogEntry['status'], time: string): DoseLogEntry =>
  aLogEntry({
    id: 'l1',
    status,
    schedule_version_id: 'v1',
    slot_id: 'one',
    local_date: today,
    at: isoOf(at(`${today}T${time}`)),
    time_zone: zone,
  });
const putOff = (time: string) => ({
  schedule_version_id: 'v1',
  slot_id: 'one',
  local_date: today,
  until: isoOf(at(`${today}T${time}`)),
  made_at: isoOf(at(`${today}T07:55`)),
});

describe('D11 which doses of a critical medicine count', () => {
  const cycle = { ...fiveOf28, anchor: today, held: [1], shifts: [] };
  it.each<[string, MedicineCourse, string[]]>([
    ['one that is not recorded', medicine(), ['08:00']],
    ['taken', medicine({ log: [entry('taken', '08:10')] }), []],
    ['skipped', medicine({ log: [entry('skipped', '08:10')] }), []],
    ['recorded late', medicine({ log: [entry('taken', '11:50')] }), []],
    ['recorded, and undone', medicine({ log: [entry('cleared', '09:00')] }), ['08:00']],
    ['put off: it is due later', medicine({ postponements: [putOff('14:00')] }), ['14:00']],
    ['on hold', medicine({ states: [{ state: 'on-hold', effective_from: '2026-11-01' }] }), []],
    ['stopped', medicine({ states: [{ state: 'completed', effective_from: '2026-11-01' }] }), []],
    [
      'held until the clinic’s go-ahead',
      medicine({ versions: [version({ phases: [phase(1, { pattern: cycle })] })] }),
      [],
    ],
    [
      'as needed',
      medicine({
        versions: [
          version({
            phases: [
              phase(1, {
                pattern: { kind: 'as_needed', max_per_day: 4, min_gap_min: 240, for_what: 'pain' },
                slots: [],
              }),
            ],
          }),
        ],
      }),
      [],
    ],
    [
      'over when the medicine was entered',
      medicine({
        versions: [
          version({
            effective_from: today,
            changed_at: isoOf(at(`${today}T12:30`)),
            phases: [phase(1, { start: { date: today }, slots: [slot('one', '08:00')] })],
          }),
        ],
      }),
      [],
    ],
  ])('%s', (_, course, times) => {
    expect(timesOf(course)).toEqual(times);
  });

  it.each<[string, string, string[]]>([
    ['made critical before the first wait was over: that dose counts', '08:29', ['08:00']],
    ['made critical after it: from the next dose on', '08:31', []],
  ])('%s', (_, since, times) => {
    const critical = rule({ since_ms: at(`${today}T${since}`) });
    expect(timesOf(medicine(), { critical })).toEqual(times);
  });

  it('is over a day later', () => {
    const nowMs = at('2026-11-20T08:00');
    expect(timesOf(medicine(), { nowMs: nowMs - 1 })).toEqual(['08:00']);
    expect(timesOf(medicine(), { nowMs })).toEqual([]);
  });
});

describe('D11 from when the wait counts', () => {
  it.each<[string, Partial<MedicineCourse>, string]>([
    ['the time of the dose', {}, '08:00'],
    ['an undone record', { log: [entry('cleared', '09:00')] }, '09:00'],
    [
      'a change of the plan: someone has just seen to this medicine',
      { versions: [version({ changed_at: isoOf(at(`${today}T08:20`)) })] },
      '08:20',
    ],
  ])('%s', (_, more, time) => {
    expect(ofToday(medicine(more))[0]?.asked_ms).toBe(at(`${today}T${time}`));
  });
});

describe('D11 the name of a dose', () => {
  it('stays the same when the plan gets another version at the same time', () => {
    const [before] = ofToday(medicine());
    const [after] = ofToday(medicine({ versions: [version({ id: 'v2' })] }));
    expect(after?.key).toBe(before?.key);
  });
  it('is another one when the dose is put off: its people are told again', () => {
    const [before] = ofToday(medicine());
    const [after] = ofToday(medicine({ postponements: [putOff('14:00')] }));
    expect(after?.key).not.toBe(before?.key);
  });
  it('is different for each day on which the clocks change', () => {
    const keys = criticalDoses(
      medicine({ versions: [version({ phases: [phase(1, { slots: [slot('one', '02:30')] })] })] }),
      rule(),
      { zone, moves: [] },
      at('2026-10-25T12:00'),
    ).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => key.includes('2026-10-25'))).toHaveLength(1);
  });
});
