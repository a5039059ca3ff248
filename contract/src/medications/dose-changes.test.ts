import { describe, expect, it } from 'vitest';
import { doseChanges } from './dose-changes.ts';
import { expand } from './expand.ts';
import { stepOn } from './step-changes.ts';
import { taperPhases } from './taper.ts';
import { aVersion, phase, regimens, slot } from './testing/regimens.ts';

const taper = taperPhases({
  from: 8,
  by: 2,
  to: 0,
  everyDays: 5,
  startDate: '2026-03-01',
  times: ['08:00'],
  tablet: null,
  unit: 'mg',
});

describe('the days on which a dose changes', () => {
  it('are the steps of a taper, and its end', () => {
    expect(doseChanges([{ effective_from: '2026-03-01', phases: taper }])).toEqual([
      { date: '2026-03-01', before: null, after: '8 mg' },
      { date: '2026-03-06', before: '8 mg', after: '6 mg' },
      { date: '2026-03-11', before: '6 mg', after: '4 mg' },
      { date: '2026-03-16', before: '4 mg', after: '2 mg' },
      { date: '2026-03-21', before: '2 mg', after: null },
    ]);
  });

  it('are those on which the same amount is taken more or less often', () => {
    const daily = (...times: string[]) => ({
      seq: 1,
      start: { date: '2026-01-01' },
      length: { open: true as const },
      pattern: { kind: 'daily' as const },
      slots: times.map((at) => ({
        id: at.replace(':', ''),
        at,
        parts: [{ strength: '4 mg', count: 1 }],
      })),
    });
    const versions = [
      { effective_from: '2026-01-01', phases: [daily('08:00', '14:00')] },
      { effective_from: '2026-02-01', phases: [daily('08:00')] },
    ];
    expect(doseChanges(versions).at(-1)).toEqual({
      date: '2026-02-01',
      before: '2 times 4 mg',
      after: '4 mg',
    });
  });

  it('follow a new version from its day on, and another time of day is no other dose', () => {
    const daily = (at: string, strength: string) => ({
      seq: 1,
      start: { date: '2026-01-01' },
      length: { open: true as const },
      pattern: { kind: 'daily' as const },
      slots: [{ id: 'one', at, parts: [{ strength, count: 1 }] }],
    });
    const versions = [
      { effective_from: '2026-01-01', phases: [daily('08:00', '500 mg')] },
      { effective_from: '2026-02-01', phases: [daily('09:00', '500 mg')] },
      { effective_from: '2026-03-01', phases: [daily('09:00', '750 mg')] },
    ];
    expect(doseChanges(versions)).toEqual([
      { date: '2026-01-01', before: null, after: '500 mg' },
      { date: '2026-03-01', before: '500 mg', after: '750 mg' },
    ]);
  });

  it('are the days on which a step is announced: one rule for the dashboard, the screen and the mails', () => {
    const mg = (count: number) => ({ strength: '2 mg', count });
    const schedules = [
      ...Object.values(regimens),
      aVersion(taper),
      aVersion([
        phase(1, { length: { days: 3 }, slots: [slot('a', '08:00'), slot('b', '20:00')] }),
        phase(2, { length: { days: 3 }, slots: [slot('c', '09:00')] }),
        phase(3, {
          length: { days: 3 },
          slots: [slot('d', '09:00', mg(1)), slot('e', '21:00', mg(2))],
        }),
        phase(4, { slots: [slot('f', '10:00', mg(2)), slot('g', '22:00', mg(1))] }),
      ]),
    ];
    for (const version of schedules) {
      const doses = expand(version, '2026-01-01', '2026-06-30', 'UTC').map((dose) => ({
        ...dose,
        schedule_version_id: 'v',
      }));
      const days = [...new Set(doses.map(({ local_date }) => local_date))];
      const steps = days.flatMap((day) => stepOn(doses, day) ?? []);
      const changes = doseChanges([version]).filter(
        ({ before, after }) => before !== null && after !== null,
      );
      expect(steps.map(({ date, from, to }) => [date, from, to])).toEqual(
        changes.map(({ date, before, after }) => [date, before, after]),
      );
    }
  });
});
