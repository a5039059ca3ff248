import { expand } from '@caretrail/contract/medications/expand';
import { regimens } from '@caretrail/contract/medications/testing/regimens';
import type { Bench } from './promise.ts';

const medicines = 40;
const rounds = 30;
const zones = ['Europe/London', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe'];

/** Real regimens in turn, the second half of them as a patient abroad sees them. */
function expandAll(): number {
  const schedules = Object.values(regimens);
  let doses = 0;
  for (let index = 0; index < medicines; index += 1) {
    const schedule = schedules[index % schedules.length];
    const zone = zones[index < medicines / 2 ? 0 : index % zones.length] ?? 'UTC';
    if (schedule) doses += expand(schedule, '2026-01-01', '2026-12-31', zone).length;
  }
  return doses;
}

/** The first round caches the zones; a running server has done so long ago. */
export const bench: Bench = async () => {
  const start = performance.now();
  const doses = expandAll();
  const first = performance.now() - start;
  const times = Array.from({ length: rounds }, () => {
    const before = performance.now();
    expandAll();
    return performance.now() - before;
  }).toSorted((a, b) => a - b);
  return [
    {
      promise: `${medicines} medicines over a year`,
      value: Math.round((times[Math.floor(rounds / 2)] ?? Number.NaN) * 10) / 10,
      unit: 'ms',
      bar: { atMost: 20 },
      note: `${doses} doses; the very first time ${Math.round(first)} ms`,
    },
  ];
};
