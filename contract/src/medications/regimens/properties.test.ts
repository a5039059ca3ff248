import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../time/days.ts';
import type { CyclePattern } from '../cycle-days.ts';
import { expand, type Schedule } from '../expand.ts';
import { timeModes } from '../schedule.ts';
import { taperPhases } from '../taper.ts';
import { aVersion, delayed, phase, regimens, slot } from '../testing/regimens.ts';

const zones = [
  'America/New_York',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Auckland',
  'Pacific/Honolulu',
];
const start = '2026-01-05';
const always = ['2020-01-01', '2050-12-31'] as const;

const anyDay = fc.integer({ min: 0, max: 400 }).map((count) => addDays('2025-12-20', count));

/** Every regimen, by each kind of clock, at home or away, and also in the small hours. */
const anySchedule = fc
  .record({
    regimen: fc.constantFrom(
      ...Object.values(regimens),
      aVersion([phase(1, { slots: [slot('a', '00:30'), slot('b', '02:30'), slot('c', '23:59')] })]),
    ),
    tz_mode: fc.constantFrom(...timeModes),
    home_tz: fc.constantFrom(...zones),
    day_starts_at: fc.constantFrom('00:00', '03:00', '06:30'),
  })
  .map(({ regimen, ...kept }): Schedule => ({ ...regimen, ...kept }));
const anyZone = fc.constantFrom(...zones);

describe('§3 no dose is lost or doubled, by any clock, at home or away', () => {
  it('a window that is cut anywhere is the union of its parts', () => {
    fc.assert(
      fc.property(
        anySchedule,
        anyZone,
        fc.tuple(anyDay, anyDay, anyDay),
        (schedule, zone, days) => {
          const [from, cut, to] = days.toSorted() as [string, string, string];
          expect([
            ...expand(schedule, from, cut, zone),
            ...expand(schedule, addDays(cut, 1), to, zone),
          ]).toEqual(expand(schedule, from, cut < to ? to : cut, zone));
        },
      ),
    );
  });

  it('each has a unique name, a day of the window, and comes after the one before', () => {
    fc.assert(
      fc.property(anySchedule, anyZone, fc.tuple(anyDay, anyDay), (schedule, zone, days) => {
        const [from, to] = days.toSorted() as [string, string];
        const doses = expand(schedule, from, to, zone);
        const names = doses.map(({ slot_id, local_date }) => `${slot_id} ${local_date}`);
        expect(new Set(names).size).toBe(doses.length);
        expect(doses.every(({ local_date }) => from <= local_date && local_date <= to)).toBe(true);
        const instants = doses.map(({ at_ms }) => at_ms);
        expect(instants).toEqual(instants.toSorted((one, other) => one - other));
      }),
    );
  });

  it('travelling changes no dose', () => {
    fc.assert(
      fc.property(anySchedule, anyZone, anyZone, (schedule, here, there) => {
        const namesIn = (zone: string) =>
          expand(schedule, '2026-01-01', '2026-12-31', zone)
            .map(({ slot_id, local_date }) => `${local_date} ${slot_id}`)
            .toSorted();
        expect(namesIn(here)).toEqual(namesIn(there));
      }),
      { numRuns: 40 },
    );
  });
});

describe('§3 cycles, however often they are delayed', () => {
  const anyCycles = fc
    .record({
      length: fc.integer({ min: 7, max: 60 }),
      on: fc.integer({ min: 1, max: 7 }),
      cycles: fc.integer({ min: 1, max: 12 }),
      delays: fc.array(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 30 })), {
        maxLength: 4,
      }),
    })
    .map(({ length, on, cycles, delays }) => {
      const planned: CyclePattern = {
        kind: 'cycle',
        length,
        on_days: Array.from({ length: on }, (_, index) => index + 1),
        anchor: start,
        cycles,
        shifts: [],
        held: [],
      };
      const pattern = delays.reduce(
        (late, [number, days]) => delayed(late, Math.min(number, cycles), days),
        planned,
      );
      return { pattern, on, cycles };
    });
  const dosesOf = (pattern: CyclePattern) =>
    expand(aVersion([phase(1, { start: { date: start }, pattern })]), ...always, 'UTC');

  it('are as many as were planned, each with all its days', () => {
    fc.assert(
      fc.property(anyCycles, ({ pattern, on, cycles }) => {
        expect(dosesOf(pattern)).toHaveLength(cycles * on);
      }),
    );
  });

  it('only the one that waits for the go-ahead is held, and none after it is planned', () => {
    fc.assert(
      fc.property(anyCycles, fc.nat(11), ({ pattern, on, cycles }, which) => {
        const doses = dosesOf({ ...pattern, held: [(which % cycles) + 1] });
        const held = doses.map(({ is_held }) => is_held);
        expect(held.indexOf(true)).toBe((which % cycles) * on);
        expect(held.slice((which % cycles) * on)).toEqual(Array.from({ length: on }, () => true));
      }),
    );
  });
});

describe('§3 a taper, from any dose by any step', () => {
  const anyTaper = fc.record({
    from: fc.integer({ min: 1, max: 100 }),
    by: fc.integer({ min: 1, max: 100 }),
    everyDays: fc.integer({ min: 1, max: 40 }),
  });
  const taperOf = (taper: { from: number; by: number; everyDays: number; to: number }) =>
    aVersion(taperPhases({ ...taper, startDate: start, times: ['08:00'], tablet: 1, unit: 'mg' }));

  it('to nothing ends on the last day of its last step', () => {
    fc.assert(
      fc.property(anyTaper, (taper) => {
        const doses = expand(taperOf({ ...taper, to: 0 }), ...always, 'UTC');
        const steps = Math.ceil(taper.from / taper.by);
        expect(doses).toHaveLength(steps * taper.everyDays);
        expect(doses.at(-1)?.local_date).toBe(addDays(start, steps * taper.everyDays - 1));
      }),
    );
  });

  it('never goes up again', () => {
    fc.assert(
      fc.property(anyTaper, fc.nat(100), (taper, to) => {
        fc.pre(to <= taper.from);
        const doses = expand(taperOf({ ...taper, to }), start, addDays(start, 5000), 'UTC');
        const counts = doses.map(({ parts }) => parts[0]?.count ?? 0);
        expect(counts).toEqual(counts.toSorted((one, other) => other - one));
        expect(counts[0]).toBe(taper.from);
        // Where a dose remains it goes on with that one.
        if (to > 0) expect([counts.at(-1), counts.length]).toEqual([to, 5001]);
      }),
      { numRuns: 50 },
    );
  });
});
