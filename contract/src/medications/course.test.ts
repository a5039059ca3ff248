import { describe, expect, it } from 'vitest';
import { addDays } from '../time/days.ts';
import { courseDoses, type Course, type CourseVersion } from './course.ts';
import type { DoseLogEntry } from './doses.ts';
import { withForecast } from './forecast.ts';
import type { Phase } from './schedule.ts';
import { aVersion, phase, slot } from './testing/regimens.ts';
import { aLogEntry } from './testing/log-entry.ts';

const zone = 'Europe/London';
const versionOf = (id: string, effective_from: string, ...phases: Phase[]): CourseVersion => ({
  ...aVersion(phases),
  id,
  effective_from,
  grace_min: 60,
  miss_after_min: 240,
});
const at = (...times: string[]): Phase =>
  phase(1, {
    slots: times.map((time) =>
      slot(`at-${time.replace(':', '')}`, time, { strength: 'A', count: 1 }),
    ),
  });
const active = [{ state: 'active', effective_from: '2026-01-01' }] as const;
const entry = (more: Partial<DoseLogEntry>): DoseLogEntry =>
  aLogEntry({
    schedule_version_id: 'v1',
    slot_id: 'at-0800',
    local_date: '2026-03-03',
    at: '2026-03-03T08:05:00Z',
    time_zone: zone,
    ...more,
  });
const shown = (course: Course, from: string, to: string, log: DoseLogEntry[] = []): string[] =>
  courseDoses(course, { from, to, zone }, log)
    .toSorted((a, b) => a.at_ms - b.at_ms)
    .map(
      (dose) => `${dose.version.id} ${dose.local_date_time.slice(5)}${dose.log ? ' logged' : ''}`,
    );

describe('§3 the doses of a medicine whose schedule changes', () => {
  const changed: Course = {
    versions: [
      versionOf('v1', '2026-03-01', at('08:00', '20:00')),
      versionOf('v2', '2026-03-03', at('08:00')),
    ],
    states: active,
  };

  it('come from each version until the next one counts', () => {
    expect(shown(changed, '2026-03-02', '2026-03-04')).toEqual([
      'v1 03-02T08:00',
      'v1 03-02T20:00',
      'v2 03-03T08:00',
      'v2 03-04T08:00',
    ]);
  });

  it('uses the later created of two versions for one day', () => {
    const again = {
      ...changed,
      versions: [...changed.versions, versionOf('v3', '2026-03-03', at('09:00'))],
    };
    expect(shown(again, '2026-03-03', '2026-03-03')).toEqual(['v3 03-03T09:00']);
  });

  it('a change planned for later stays when something sooner changes', () => {
    const sooner = {
      ...changed,
      versions: [...changed.versions, versionOf('v3', '2026-03-02', at('09:00'))],
    };
    expect(shown(sooner, '2026-03-01', '2026-03-03')).toEqual([
      'v1 03-01T08:00',
      'v1 03-01T20:00',
      'v3 03-02T09:00',
      'v2 03-03T08:00',
    ]);
  });

  it('keep what was logged before the change, and do not plan its slot again', () => {
    expect(shown(changed, '2026-03-03', '2026-03-03', [entry({})])).toEqual([
      'v1 03-03T08:00 logged',
    ]);
    const evening = entry({ slot_id: 'at-2000' });
    expect(shown(changed, '2026-03-03', '2026-03-03', [evening])).toEqual([
      'v2 03-03T08:00',
      'v1 03-03T20:00 logged',
    ]);
  });

  it('treat a log entry that was undone as never logged', () => {
    const cleared = [entry({ status: 'cleared' })];
    expect(shown(changed, '2026-03-03', '2026-03-03', cleared)).toEqual(['v2 03-03T08:00']);
  });

  it('plan nothing on hold, but before and after it', () => {
    const states = [
      ...active,
      { state: 'on-hold', effective_from: '2026-03-02' },
      { state: 'active', effective_from: '2026-03-04' },
    ] as const;
    const course = { versions: [versionOf('v1', '2026-03-01', at('08:00'))], states };
    expect(shown(course, '2026-03-01', '2026-03-05')).toEqual([
      'v1 03-01T08:00',
      'v1 03-04T08:00',
      'v1 03-05T08:00',
    ]);
  });

  it('count by the hour from the last dose: one that moved past midnight is still the same', () => {
    const hourly = phase(1, {
      start: { date: '2026-03-01' },
      length: { days: 2 },
      pattern: { kind: 'every_hours', h: 12, from: 'taken' },
    });
    const course = { versions: [versionOf('v1', '2026-03-01', hourly)], states: active };
    const first = entry({ slot_id: 'p1h1', local_date: '2026-03-01', at: '2026-03-01T17:30:00Z' });
    const second = entry({
      id: 'f',
      slot_id: 'p1h2',
      local_date: '2026-03-01',
      at: '2026-03-02T05:30:00Z',
    });
    expect(shown(course, '2026-03-01', '2026-03-02', [first, second])).toEqual([
      'v1 03-01T08:00 logged',
      'v1 03-02T05:30 logged',
      'v1 03-02T17:30',
    ]);
  });
});

describe('§3 the stock of a medicine', () => {
  it('lasts by the doses that are still to be taken', () => {
    const course = {
      versions: [versionOf('v1', '2026-03-01', at('08:00', '20:00'))],
      states: active,
    };
    const log = [entry({ local_date: '2026-03-03' })];
    const stock = {
      strength: 'A',
      on_hand: 3,
      unit: '',
      expires: null,
      low_at_days: 7,
      repeats_left: null,
      renew_lead_days: 28,
    };
    const now = { today: '2026-03-03', nowMs: Date.parse('2026-03-03T10:00:00Z'), zone };
    const both = [stock, { ...stock, strength: 'B' }];
    expect(withForecast(course, both, log, now)).toMatchObject([
      // One this evening, two tomorrow.
      { runs_out_on: '2026-03-05', alert: 'low' },
      { runs_out_on: null, alert: null },
    ]);
  });

  it('reads the log once for many versions', () => {
    const days = Array.from({ length: 200 }, (_, at) => addDays('2026-01-01', at));
    const course = {
      versions: days.map((day, index) => versionOf(`v${index}`, day, at('08:00'))),
      states: active,
    };
    let reads = 0;
    const log = days.map((local_date, index) => {
      const own = entry({ id: `e${index}`, schedule_version_id: `v${index}`, local_date });
      return Object.defineProperty({ ...own }, 'schedule_version_id', {
        get: () => {
          reads += 1;
          return own.schedule_version_id;
        },
      });
    });
    const doses = courseDoses(course, { from: days[0] ?? '', to: days.at(-1) ?? '', zone }, log);
    expect(doses.filter((dose) => dose.log !== null)).toHaveLength(200);
    expect(reads).toBeLessThan(10 * days.length);
  });
});
