import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { adherenceOf, percentTaken } from './adherence.ts';
import { asNeededAt } from './as-needed.ts';
import { type CyclePattern, cycleAt, cyclesUntil } from './cycle-days.ts';
import { doseStateAt } from './dose-state.ts';
import { expand } from './expand.ts';
import { flatOf, periodOf, scheduleOfFlat } from './flat-schedule.ts';
import { needsOfEach, runOut } from './run-out.ts';
import { newSchedule, scheduleDefaults } from './schedule.ts';
import { taperDoses, taperPhases } from './taper.ts';
import { dateOfDayNumber } from '../time/day-number.ts';
import { aVersion, delayed, fiveOf28, phase, regimens, slot } from './testing/regimens.ts';

const hour = 3_600_000;

describe('§3 §5 the flat fields', () => {
  const flat = {
    times: ['20:00', '08:00'],
    repeat_on: null,
    start_date: '2026-01-01',
    end_date: null,
  };

  it('are one phase, every day without repeat_on', () => {
    const schedule = scheduleOfFlat(flat);
    expect(z.safeParse(newSchedule, schedule).success).toBe(true);
    expect(schedule?.phases[0]?.pattern).toEqual({ kind: 'daily' });
    expect(flatOf(schedule?.phases ?? [])).toEqual({
      times: ['08:00', '20:00'],
      repeat_on: null,
    });
  });

  it('come back with their weekdays', () => {
    const phases = scheduleOfFlat({ ...flat, repeat_on: ['fri', 'mon'] })?.phases ?? [];
    expect(flatOf(phases).repeat_on).toEqual(['mon', 'fri']);
  });

  it('plan nothing without times', () => {
    expect(scheduleOfFlat({ ...flat, times: [] })).toBeNull();
  });

  it('end on their end', () => {
    const phases = scheduleOfFlat({ ...flat, end_date: '2026-01-02' })?.phases ?? [];
    expect(expand(aVersion(phases), '2026-01-01', '2026-12-31', 'UTC')).toHaveLength(4);
  });

  it.each(['dexamethasone', 'temozolomide', 'paracetamol', 'antibiotic'] as const)(
    'are null where they cannot express the schedule of %s',
    (name) => {
      expect(flatOf(regimens[name].phases)).toEqual({ times: null, repeat_on: null });
    },
  );

  it('know the last day of a plan in cycles, and do not while a cycle waits', () => {
    expect(periodOf(regimens.temozolomide.phases)?.end_date).toBe('2026-06-05');
    const held = regimens.temozolomide.phases.map((each) => ({
      ...each,
      pattern: { ...fiveOf28, held: [5] },
    }));
    expect(periodOf(held)?.end_date).toBeNull();
  });
});

describe('§3 cycles', () => {
  const found = fiveOf28;
  const plain: CyclePattern = { ...found, shifts: [] };
  const starts = (pattern: CyclePattern) =>
    cyclesUntil(pattern, Infinity).map(({ first }) => dateOfDayNumber(first));

  it('a delay moves its cycle and all later ones, twice as well', () => {
    const late = delayed(plain, 4, 7);
    expect(starts(late)).toEqual(starts(found));
    const later = delayed(delayed(late, 5, 7), 4, 7);
    expect(starts(later).slice(2)).toEqual([
      '2026-03-02',
      '2026-04-13',
      '2026-05-18',
      '2026-06-15',
    ]);
  });

  it('shows the cycle and its day', () => {
    expect(cycleAt(found, '2026-01-04')).toBeNull();
    expect(cycleAt(found, '2026-01-08')).toMatchObject({ number: 1, day: 4 });
    // The rest before a late cycle belongs to the one before it.
    expect(cycleAt(found, '2026-04-05')).toMatchObject({ number: 3, day: 35 });
    expect(cycleAt(found, '2026-06-28')).toMatchObject({ number: 6, day: 28 });
    expect(cycleAt(found, '2026-06-29')).toBeNull();
  });

  it('gives no date to a cycle after one that waits, which goes on until it is released', () => {
    const held: CyclePattern = { ...plain, held: [5, 3] };
    expect(cyclesUntil(held, Infinity).map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(cycleAt(held, '2026-06-20')).toMatchObject({ number: 3, isHeld: true });
  });
});

describe('§3 the state of a dose', () => {
  const at = Date.parse('2026-03-05T08:00:00Z');
  const state = (afterMs: number, more: object = {}, log: { status: 'taken' } | null = null) =>
    doseStateAt({ at_ms: at, is_held: false, ...more }, log, scheduleDefaults, at + afterMs);

  it('is read off the clock', () => {
    expect([state(-1), state(0), state(hour - 1), state(hour), state(4 * hour)]).toEqual([
      'upcoming',
      'due',
      'due',
      'late',
      'missed',
    ]);
    expect(state(10 * hour, { is_held: true })).toBe('held');
    expect(state(10 * hour, {}, { status: 'taken' })).toBe('taken');
  });

  it('per cent: held and open doses do not count', () => {
    const some = adherenceOf(['taken', 'taken', 'skipped', 'missed', 'held', 'due', 'upcoming']);
    expect(some).toEqual({ taken: 2, expected: 4 });
    expect(percentTaken(some)).toBe(50);
    expect(percentTaken(adherenceOf(['upcoming']))).toBeNull();
  });
});

describe('§3 stock', () => {
  const doses = expand(regimens.temozolomide, '2026-01-01', '2026-12-31', 'UTC');

  const outOn = (strength: string, on_hand: number, all = doses) =>
    runOut({ on_hand }, needsOfEach(all, [{ strength }])[0] ?? []).runs_out_on;

  it('runs out on the first day that it does not cover, each strength by itself', () => {
    expect(outOn('140 mg', 10)).toBe('2026-02-02');
    expect(outOn('20 mg', 10)).toBe('2026-03-02');
    expect(outOn('20 mg', 30)).toBeNull();
  });

  it('held doses need nothing', () => {
    expect(
      outOn(
        '140 mg',
        0,
        doses.map((dose) => ({ ...dose, is_held: true })),
      ),
    ).toBeNull();
  });
});

describe('§3 as needed', () => {
  const now = Date.parse('2026-03-05T12:00:00Z');
  const rule = { max_per_day: 4, min_gap_min: 240 };

  it('warns within the gap and at the most of a day, and says until when', () => {
    expect(asNeededAt(rule, [], now)).toEqual({
      lastMs: null,
      inLastDay: 0,
      isTooSoon: false,
      isAtMost: false,
      warning: null,
      freeFromMs: null,
    });
    expect(asNeededAt(rule, [now - hour], now)).toMatchObject({
      isTooSoon: true,
      isAtMost: false,
      warning: 'too_soon',
      freeFromMs: now + 3 * hour,
    });
    const four = [now - 23 * hour, now - 15 * hour, now - 10 * hour, now - 5 * hour];
    expect(asNeededAt(rule, four, now)).toMatchObject({
      inLastDay: 4,
      isTooSoon: false,
      isAtMost: true,
      warning: 'at_most',
      freeFromMs: now + hour,
    });
    expect(asNeededAt(rule, four, now + 2 * hour).warning).toBeNull();
  });
});

describe('§3 a taper', () => {
  it.each([
    [{ from: 8, by: 2, to: 0 }, [8, 6, 4, 2]],
    [{ from: 8, by: 3, to: 0 }, [8, 5, 2]],
    [{ from: 8, by: 2, to: 2 }, [8, 6, 4, 2]],
    [{ from: 0.5, by: 0.1, to: 0.2 }, [0.5, 0.4, 0.3, 0.2]],
    [{ from: 1, by: 1, to: 3 }, [1, 2, 3]],
  ])('%o has the steps %o', (steps, expected) => {
    expect(taperDoses(steps)).toEqual(expected);
  });

  it('becomes phases that the contract accepts, ends at its end, and goes on where a dose remains', () => {
    const taper = {
      from: 8,
      by: 2,
      to: 0,
      everyDays: 5,
      startDate: '2026-02-01',
      times: ['08:00'],
      tablet: 2,
      unit: 'mg',
    };
    const phases = taperPhases(taper);
    expect(z.safeParse(newSchedule, { phases }).success).toBe(true);
    const version = aVersion(phases);
    expect(expand(version, '2026-01-01', '2026-12-31', 'UTC').at(-1)?.local_date).toBe(
      '2026-02-20',
    );
    expect(phases.map(({ slots }) => slots[0]?.parts[0]?.count)).toEqual([4, 3, 2, 1]);
    expect(taperPhases({ ...taper, to: 2 }).at(-1)?.length).toEqual({ open: true });
  });
});

describe('§3 moments of the day', () => {
  it('an offset never leaves the day', () => {
    const at = { when: 'HS' as const, offset_min: 300 };
    const version = aVersion([phase(1, { slots: [{ ...slot('s', ''), at }] })]);
    const [dose] = expand(version, '2026-03-05', '2026-03-05', 'UTC');
    expect(dose).toMatchObject({ local_date: '2026-03-05', local_date_time: '2026-03-05T03:00' });
  });
});
