import { describe, expect, it } from 'vitest';
import { dateOfDayNumber } from '../time/day-number.ts';
import { courseDoses, type Course, type CourseVersion } from './course.ts';
import { dailyNeeds } from './daily-need.ts';
import { withForecast } from './forecast.ts';
import { needsOfEach, runOut } from './run-out.ts';
import type { Schedule } from './expand.ts';
import { aVersion, fiveOf28, phase, regimens, slot } from './testing/regimens.ts';

const window = { from: '2026-01-01', to: '2027-01-01' };
const stock = ['500 mg', '2 mg', '140 mg', '20 mg', 'tablets'].map((strength) => ({
  strength,
  on_hand: 40,
  unit: '',
  expires: null,
  low_at_days: 7,
  repeats_left: null,
  renew_lead_days: 28,
  per_dose: strength === 'tablets' ? 0.5 : null,
}));
const versionOf = (schedule: Schedule, id: string, effective_from = '2026-01-01') =>
  ({ ...schedule, id, effective_from, grace_min: 60, miss_after_min: 240 }) as CourseVersion;
const courseOf = (...versions: CourseVersion[]): Course => ({
  versions,
  states: [
    { state: 'active', effective_from: '2026-01-01' },
    { state: 'on-hold', effective_from: '2026-06-10' },
    { state: 'active', effective_from: '2026-06-20' },
  ],
});
const hourly = (from: 'taken' | 'scheduled') =>
  aVersion([
    phase(1, {
      pattern: { kind: 'every_hours', h: 7, from },
      slots: [slot('first', '06:00', { strength: '500 mg', count: 1 })],
    }),
  ]);

/** The slow way: one dose after the other. */
function byDose(course: Course, zone: string): Record<string, number[]> {
  const days: Record<string, number[]> = {};
  for (const { local_date, parts, is_held } of courseDoses(course, { ...window, zone }, [])) {
    if (is_held) continue;
    const sums = (days[local_date] ??= stock.map(() => 0));
    stock.forEach(({ strength, per_dose }, place) => {
      const own = parts.filter((part) => part.strength === strength);
      const count = parts.length > 0 ? own.reduce((sum, part) => sum + part.count, 0) : per_dose;
      sums[place] = (sums[place] ?? 0) + (count ?? 0);
    });
  }
  return days;
}

describe('§3 what a medicine takes on each day', () => {
  it.each<[string, Course]>([
    ...Object.entries(regimens).map(
      ([name, schedule]) => [name, courseOf(versionOf(schedule, 'v1'))] as [string, Course],
    ),
    [
      'a held cycle',
      courseOf(versionOf(aVersion([phase(1, { pattern: { ...fiveOf28, held: [2] } })]), 'v1')),
    ],
    ['hours by the clock', courseOf(versionOf(hourly('scheduled'), 'v1'))],
    ['hours from the last dose', courseOf(versionOf(hourly('taken'), 'v1'))],
    [
      'a change in between',
      courseOf(
        versionOf(regimens.levetiracetam, 'v1'),
        versionOf(regimens.dexamethasone, 'v2', '2026-02-03'),
        versionOf(hourly('scheduled'), 'v3', '2026-05-01'),
      ),
    ],
  ])('%s: the sums of the days are those of the doses', (_, course) => {
    const { first, each } = dailyNeeds(course, window, stock, []);
    const found: Record<string, number[]> = {};
    each.forEach((days, place) =>
      days?.forEach((count, index) => {
        const sums = (found[dateOfDayNumber(first + index)] ??= stock.map(() => 0));
        sums[place] = count;
      }),
    );
    const isNeeded = (sums: readonly number[]) => sums.some((count) => count > 0);
    const someDays = (all: Record<string, number[]>) =>
      Object.fromEntries(Object.entries(all).filter(([, sums]) => isNeeded(sums)));
    expect(someDays(found)).toEqual(someDays(byDose(course, 'Europe/London')));
  });

  it('runs out on the day on which it would dose by dose', () => {
    const course = courseOf(versionOf(regimens.levetiracetam, 'v1'));
    const now = { today: '2026-03-03', nowMs: Date.parse('2026-03-03T05:00:00Z'), zone: 'UTC' };
    const doses = courseDoses(course, { ...window, from: now.today, zone: 'UTC' }, []);
    const [tablets] = stock;
    if (tablets === undefined) throw new Error('a stock');
    for (const on_hand of [0, 1, 7, 8, 9, 100]) {
      const own = { ...tablets, on_hand };
      const [told] = withForecast(course, [own], [], now);
      expect(told?.runs_out_on).toBe(runOut(own, needsOfEach(doses, [own])[0] ?? []).runs_out_on);
      expect(told?.runs_out_on).not.toBeNull();
    }
  });
});
