import { describe, expect, it } from 'vitest';
import { courseDoses, type Course } from './course.ts';
import type { DoseLogEntry } from './doses.ts';
import type { Phase } from './schedule.ts';
import { aVersion, phase, slot } from './testing/regimens.ts';
import type { ZoneMove } from './zone-moves.ts';

const at = (...times: string[]): Phase =>
  phase(1, { slots: times.map((time) => slot(`at-${time.replace(':', '')}`, time)) });
const courseOf = (asked: Phase): Course => ({
  versions: [
    {
      ...aVersion([asked]),
      id: 'v1',
      tz_mode: 'wall_clock',
      home_tz: 'Europe/Berlin',
      effective_from: '2026-01-01',
      grace_min: 60,
      miss_after_min: 240,
    },
  ],
  states: [{ state: 'active', effective_from: '2026-01-01' }],
});
const moved = (atText: string, from: string): ZoneMove => ({ at_ms: Date.parse(atText), from });

type Days = { readonly from: string; readonly to: string };

/** '14: 2026-01-15T02:00 Asia/Tokyo = 2026-01-14T17:00Z': its day, its local time, and the instant. */
const due = (
  asked: Phase,
  days: Days,
  zone: string,
  moves: readonly ZoneMove[],
  log: readonly DoseLogEntry[] = [],
): string[] =>
  courseDoses(courseOf(asked), { ...days, zone, moves }, log).map(
    ({ local_date, local_date_time, time_zone, at_ms }) =>
      `${local_date.slice(8)}: ${local_date_time} ${time_zone} = ${new Date(at_ms).toISOString().slice(0, 16)}Z`,
  );

describe('§3 doses after a move to another time zone', () => {
  const toTokyo = moved('2026-01-14T18:00+01:00', 'Europe/Berlin');

  it('east before the evening: it is due on arrival, and the clock there says so', () => {
    const days = { from: '2026-01-13', to: '2026-01-15' };
    expect(due(at('20:00'), days, 'Asia/Tokyo', [toTokyo])).toEqual([
      '13: 2026-01-13T20:00 Europe/Berlin = 2026-01-13T19:00Z',
      '14: 2026-01-15T02:00 Asia/Tokyo = 2026-01-14T17:00Z',
      '15: 2026-01-15T20:00 Asia/Tokyo = 2026-01-15T11:00Z',
    ]);
  });

  it('west after the morning: it stays on the clock of the morning, and the evening comes later', () => {
    const days = { from: '2026-01-14', to: '2026-01-14' };
    const toNewYork = moved('2026-01-14T09:30Z', 'Europe/London');
    expect(due(at('08:00', '20:00'), days, 'America/New_York', [toNewYork])).toEqual([
      '14: 2026-01-14T08:00 Europe/London = 2026-01-14T08:00Z',
      '14: 2026-01-14T20:00 America/New_York = 2026-01-15T01:00Z',
    ]);
  });

  it('keeps a dose that was due weeks before a move where it was due, after any later moves', () => {
    const days = { from: '2026-01-02', to: '2026-01-02' };
    const back = moved('2026-01-20T10:00+09:00', 'Asia/Tokyo');
    const before = ['02: 2026-01-02T20:00 Europe/Berlin = 2026-01-02T19:00Z'];
    expect(due(at('20:00'), days, 'Asia/Tokyo', [toTokyo])).toEqual(before);
    expect(due(at('20:00'), days, 'Europe/Berlin', [toTokyo, back])).toEqual(before);
    const abroad = { from: '2026-01-17', to: '2026-01-17' };
    expect(due(at('20:00'), abroad, 'Europe/Berlin', [toTokyo, back])).toEqual([
      '17: 2026-01-17T20:00 Asia/Tokyo = 2026-01-17T11:00Z',
    ]);
  });

  it('keeps the distance of two doses that a move made due at once, also as the last ones of a plan', () => {
    const days = { from: '2026-01-14', to: '2026-01-14' };
    const last = { ...at('17:00', '18:30'), length: { until: '2026-01-14' } };
    const early = moved('2026-01-14T16:00+01:00', 'Europe/Berlin');
    expect(due(last, days, 'Asia/Tokyo', [early])).toEqual([
      '14: 2026-01-15T00:00 Asia/Tokyo = 2026-01-14T15:00Z',
      '14: 2026-01-15T01:30 Asia/Tokyo = 2026-01-14T16:30Z',
    ]);
  });

  it('a dose taken before a move stays on the earlier clock, though it was due later', () => {
    const days = { from: '2026-01-14', to: '2026-01-14' };
    const early = {
      id: 'e',
      schedule_version_id: 'v1',
      slot_id: 'at-2000',
      local_date: '2026-01-14',
      status: 'taken',
      at: '2026-01-14T16:30:00Z',
    } as DoseLogEntry;
    expect(due(at('20:00'), days, 'Asia/Tokyo', [toTokyo], [early])).toEqual([
      '14: 2026-01-14T20:00 Europe/Berlin = 2026-01-14T19:00Z',
    ]);
  });

  it('keeps the time of a dose that was taken after a move when the medicine is put on hold', () => {
    const early = moved('2026-01-14T16:00+01:00', 'Europe/Berlin');
    const window = { from: '2026-01-14', to: '2026-01-14', zone: 'Asia/Tokyo', moves: [early] };
    const taken = {
      id: 'e',
      schedule_version_id: 'v1',
      slot_id: 'at-1830',
      local_date: '2026-01-14',
      status: 'taken',
      at: '2026-01-14T15:20:00Z',
    } as DoseLogEntry;
    const course = courseOf(at('17:00', '18:30'));
    const recordedIn = (states: Course['states']): string[] =>
      courseDoses({ ...course, states }, window, [taken])
        .filter(({ log }) => log !== null)
        .map(({ local_date_time }) => local_date_time);
    const onHold = { state: 'on-hold', effective_from: '2026-01-14' } as const;
    expect(recordedIn(course.states)).toEqual(['2026-01-15T00:00']);
    expect(recordedIn([...course.states, onHold])).toEqual(['2026-01-15T00:00']);
  });

  it('hours that count from the last dose taken are real hours everywhere', () => {
    const hourly = phase(1, {
      start: { date: '2026-01-14' },
      pattern: { kind: 'every_hours', h: 8, from: 'taken' },
      slots: [slot('first', '06:00')],
    });
    const taken = {
      id: 'e',
      schedule_version_id: 'v1',
      slot_id: 'p1h1',
      local_date: '2026-01-14',
      status: 'taken',
      at: '2026-01-14T07:00:00Z',
    } as DoseLogEntry;
    const days = { from: '2026-01-14', to: '2026-01-14' };
    const [, next] = due(hourly, days, 'Asia/Tokyo', [toTokyo], [taken]);
    expect(next).toBe('14: 2026-01-15T00:00 Asia/Tokyo = 2026-01-14T15:00Z');
  });
});
