import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../time/days.ts';
import { isoOf } from '../time/zoned.ts';
import { type CourseDose, courseDoses } from './course.ts';
import { doseTotal } from './dose-total.ts';
import type { DoseLogEntry } from './doses.ts';
import { changePlan } from './plan.ts';
import type { Plan } from './plan-versions.ts';
import type { Pattern } from './patterns.ts';
import type { Phase } from './schedule.ts';
import { momentOn, planOf, zone } from './testing/plans.ts';
import { aLogEntry } from './testing/log-entry.ts';

const entered = '2026-11-01';
const day = (days: number): string => addDays(entered, days);

type Regimen = { readonly kind: Pattern['kind'] | 'taper'; readonly end: number | null };

const slots = (name: string, count: number): Phase['slots'] =>
  ['08:00', '20:00'].map((at) => ({
    id: `${name}-${at.replace(':', '')}`,
    at,
    parts: [{ strength: '2 mg', count }],
  }));

function patternOf(kind: Regimen['kind'], anchor: string): Pattern {
  switch (kind) {
    case 'cycle':
      return { kind, length: 7, on_days: [1, 2, 3], anchor, cycles: 3, shifts: [], held: [] };
    case 'every_n_days':
      return { kind, n: 3, anchor };
    case 'monthly':
      return { kind, every: 1, on: { kind: 'date', day: 31 }, anchor };
    case 'weekdays':
      return { kind, repeat_on: ['mon', 'thu'] };
    default:
      return { kind: 'daily' };
  }
}

/** The plan as it is entered with a first day. */
function phasesFrom(date: string, { kind, end }: Regimen): Phase[] {
  const first: Phase = {
    seq: 1,
    start: { date },
    length: end === null ? { open: true } : { until: day(end) },
    pattern: patternOf(kind, date),
    slots: slots('at', 4),
  };
  if (kind !== 'taper') return [first];
  return [4, 3, 2].map((count, index) => ({
    ...first,
    seq: index + 1,
    start: index === 0 ? { date } : { after_previous: true as const },
    length: index === 2 ? { open: true } : { days: 4 },
    slots: slots(`step${index + 1}`, count),
  }));
}

const regimens = fc.record({
  kind: fc.constantFrom<Regimen['kind']>(
    'daily',
    'weekdays',
    'every_n_days',
    'monthly',
    'cycle',
    'taper',
  ),
  end: fc.option(fc.integer({ min: 12, max: 40 })),
});
const lives = fc.record({
  regimen: regimens,
  wrong: fc.integer({ min: -5, max: 25 }),
  right: fc.integer({ min: -5, max: 25 }),
  today: fc.integer({ min: 0, max: 30 }),
  /** Of all doses until then, which were recorded. */
  recorded: fc.array(fc.nat(40), { maxLength: 4 }),
});

const window = { from: day(-10), to: day(60), zone };
const entryOf = ({ version, slot_id, local_date, at_ms }: CourseDose): DoseLogEntry =>
  aLogEntry({
    id: `${local_date} ${slot_id}`,
    schedule_version_id: version.id,
    slot_id,
    local_date,
    at: isoOf(at_ms),
    time_zone: zone,
  });
const open = (plan: Plan, log: readonly DoseLogEntry[]): string[] =>
  courseDoses(plan, window, log)
    .filter((dose) => dose.log === null)
    .map(({ local_date_time, parts }) => `${local_date_time} ${doseTotal(parts)}`)
    .toSorted();

describe('§3 any plan with a corrected first day', () => {
  it('is the plan that would have been entered with the right one, and keeps each record once', () => {
    let accepted = 0;
    fc.assert(
      fc.property(lives, ({ regimen, wrong, right, today, recorded }) => {
        const plan = planOf(phasesFrom(day(wrong), regimen), entered);
        const moment = momentOn(day(today), '10:00');
        const past = courseDoses(plan, window, []).filter(({ at_ms }) => at_ms <= moment.nowMs);
        const log = [...new Set(recorded)].flatMap((place) => past[place] ?? []).map(entryOf);
        const change = { kind: 'first_day' as const, first_day: day(right) };
        const result = changePlan(plan, log, change, moment);
        if (!result.ok) return;
        accepted += 1;
        const after = courseDoses(result.plan, window, log);
        const kept = after.flatMap((dose) => dose.log ?? []).map(({ id }) => id);
        expect(kept.toSorted()).toEqual(log.map(({ id }) => id).toSorted());
        expect(after.every(({ local_date }) => local_date >= day(right))).toBe(true);
        const other = planOf(phasesFrom(day(right), regimen), entered);
        const answered = new Set(log.map(({ at }) => at.slice(0, 16)));
        expect(open(result.plan, log)).toEqual(
          open(other, []).filter((each) => !answered.has(each.slice(0, 16))),
        );
        // No dose that was over is asked for unless it was asked for before.
        const before = new Set(
          courseDoses(plan, window, [])
            .filter(({ is_asked }) => is_asked)
            .map(({ local_date_time }) => local_date_time),
        );
        const over = after.filter(
          ({ at_ms, log: entry }) => at_ms <= moment.nowMs - 4 * 3_600_000 && entry === null,
        );
        const asked = over.filter(({ is_asked }) => is_asked);
        expect(asked.filter((dose) => !before.has(dose.local_date_time))).toEqual([]);
        // The others are listed as not recorded, all of them.
        expect(over.filter(({ is_asked, is_added }) => is_asked === is_added)).toEqual([]);
      }),
      { seed: 20261118, numRuns: 1000 },
    );
    expect(accepted).toBeGreaterThan(300);
  });
});
