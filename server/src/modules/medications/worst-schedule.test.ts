import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { limits } from '@caretrail/contract/limits';
import { addDays } from '@caretrail/contract/time/days';
import { expand } from '@caretrail/contract/medications/expand';
import { withForecast } from '@caretrail/contract/medications/forecast';
import { newSchedule } from '@caretrail/contract/medications/schedule';
import { fiveOf28 } from '@caretrail/contract/medications/testing/regimens';

const [from, to] = ['2026-01-01', addDays('2026-01-01', 399)];
const slots = (seq: number, count: number) =>
  Array.from({ length: count }, (_, hour) => ({
    id: `p${seq}-${hour}`,
    at: `${String(hour).padStart(2, '0')}:30`,
    parts: [{ strength: '1 mg', count: 1 }],
  }));
const manyPhases = (pattern: object, count = 24) =>
  Array.from({ length: 100 }, (_, index) => ({
    seq: index + 1,
    start: index === 0 ? { date: from } : { after_previous: true },
    length: { days: 4 },
    pattern,
    slots: slots(index + 1, count),
  }));
const onePhase = (pattern: object, start = from) => [
  { seq: 1, start: { date: start }, length: { open: true }, pattern, slots: slots(1, 24) },
];
const endless = {
  ...fiveOf28,
  length: 1,
  on_days: [1],
  anchor: '1900-01-01',
  cycles: null,
  shifts: [],
};

/**
 * Milliseconds of this thread alone, whatever else the machine does; the best of some, because the first ones are not
 * compiled yet.
 */
function leastWorkOf(task: () => unknown): number {
  const took = Array.from({ length: 5 }, () => {
    const before = process.threadCpuUsage();
    task();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...took);
}

it.each([
  ['a hundred phases with cycles since 1900', manyPhases(endless), 'wall_clock'],
  ['a dose every hour, elapsed', onePhase({ kind: 'daily' }), 'elapsed'],
  ['a dose every hour, at home', onePhase({ kind: 'daily' }), 'home'],
  [
    'hours from the last dose since long ago',
    onePhase({ kind: 'every_hours', h: 1, from: 'taken' }, '1900-01-01'),
    'elapsed',
  ],
  [
    'hours since 1900',
    onePhase({ kind: 'every_hours', h: 1, from: 'scheduled' }, '1900-01-01'),
    'elapsed',
  ],
])('%s: expands 400 days in far less than 200 ms of work', (_, phases, tz_mode) => {
  const { home_tz: _zone, ...schedule } = z.parse(newSchedule, { phases, tz_mode });
  const version = { ...schedule, home_tz: 'Australia/Lord_Howe', effective_from: '1900-01-01' };
  expect(leastWorkOf(() => expand(version, from, to, 'America/New_York'))).toBeLessThan(200);
});

it.each([
  ['once a day, all of them', 1, limits.medications.perPatient],
  ['every hour, as many as are allowed', 24, Math.floor(limits.medications.dosesADay / 24)],
])('forecasts the stock of a year in a moment: %s, in twenty strengths', (_, perDay, medicines) => {
  const parts = Array.from({ length: 20 }, (__, at) => ({ strength: `S${at}`, count: 0.001 }));
  const own = slots(1, perDay).map((slot) => ({ ...slot, parts }));
  const [phase] = onePhase({ kind: 'daily' });
  const { home_tz: _zone, ...schedule } = z.parse(newSchedule, {
    phases: [{ ...phase, slots: own }],
    tz_mode: 'elapsed',
  });
  const version = { ...schedule, id: 'v', home_tz: 'Australia/Lord_Howe', effective_from: from };
  const stock = parts.map(({ strength }) => ({
    strength,
    on_hand: 100_000,
    unit: '',
    expires: null,
    low_at_days: 7,
    repeats_left: null,
    renew_lead_days: 28,
  }));
  const now = { today: from, nowMs: Date.parse(from), zone: 'America/New_York' };
  const work = leastWorkOf(() => {
    for (let index = 0; index < medicines; index += 1)
      withForecast({ versions: [version], states: [] }, stock, [], now);
  });
  // Seventy milliseconds by themselves; dose by dose it would be seconds.
  expect(work).toBeLessThan(500);
});
