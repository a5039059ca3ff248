import { describe, expect, it } from 'vitest';
import { changedCycles, isOpenSeries } from './coming-cycles.ts';
import type { CyclePattern } from './cycle-days.ts';
import type { PlanChange } from './plan-versions.ts';
import { changed, chemo, momentOn, planOf, twice180 } from './testing/plans.ts';
import { scheduleDefaults } from './schedule.ts';

const planned = (cycle: Partial<CyclePattern> = {}, length: object = { open: true }) =>
  planOf([chemo(cycle, { length: length as { open: true } })], '2026-01-02');

/** '2: 2026-02-01 → 2026-02-08' */
const changes = (plan: ReturnType<typeof planOf>, change: PlanChange, today: string): string[] =>
  changedCycles(plan, changed(plan, change, momentOn(today)), today).map(
    ({ cycle, was, first }) => `${cycle}: ${was ?? 'on hold'} → ${first}`,
  );

describe('§3 the cycles that a change moves', () => {
  it('a delay moves its cycle and all later ones, and not the one that has begun', () => {
    expect(changes(planned(), { kind: 'delay', cycle: 2, days: 7 }, '2026-01-06')).toEqual([
      '2: 2026-02-01 → 2026-02-08',
      '3: 2026-03-01 → 2026-03-08',
      '4: 2026-03-29 → 2026-04-05',
      '5: 2026-04-26 → 2026-05-03',
      '6: 2026-05-24 → 2026-05-31',
    ]);
  });

  it('finds them all, regardless of earlier moves', () => {
    const late = planned({ shifts: [{ cycle: 5, start_date: '2027-01-03' }] });
    expect(changes(late, { kind: 'delay', cycle: 4, days: 7 }, '2026-03-02')).toEqual([
      '4: 2026-03-29 → 2026-04-05',
      '5: 2027-01-03 → 2027-01-10',
      '6: 2027-01-31 → 2027-02-07',
    ]);
  });

  it('knows the later dose of the same cycles, and no cycle after the end of its plan', () => {
    const two = planned({ cycles: null }, { until: '2026-02-20' });
    const escalated = changed(
      two,
      {
        kind: 'replace',
        schedule: {
          ...scheduleDefaults,
          phases: [chemo({ cycles: null }, { slots: twice180, length: { until: '2026-02-20' } })],
          effective_from: '2026-02-01',
        },
        dosage: '',
      },
      momentOn('2026-01-03'),
    );
    for (const plan of [two, escalated]) {
      expect(isOpenSeries(plan, '2026-01-03')).toBe(false);
      expect(changes(plan, { kind: 'delay', cycle: 1, days: 7 }, '2026-01-03')).toEqual([
        '1: 2026-01-04 → 2026-01-11',
        '2: 2026-02-01 → 2026-02-08',
      ]);
    }
  });

  it('finds the next ones of a series without a last cycle', () => {
    const open = planned({ cycles: null });
    expect(isOpenSeries(open, '2026-01-03')).toBe(true);
    const found = changes(open, { kind: 'delay', cycle: 2, days: 7 }, '2026-01-06');
    expect(found[0]).toBe('2: 2026-02-01 → 2026-02-08');
    expect(found.every((line) => !line.includes('on hold'))).toBe(true);
  });

  it('the go-ahead gives days to the cycle that waited and to those behind it', () => {
    const held = planned({ held: [2], cycles: 3 });
    expect(
      changes(held, { kind: 'go_ahead', cycle: 2, first_day: '2026-02-01' }, '2026-01-30'),
    ).toEqual(['2: on hold → 2026-02-01', '3: on hold → 2026-03-01']);
  });
});
