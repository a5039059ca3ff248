import { describe, expect, it } from 'vitest';
import { formatHoursAndMinutes } from './format-duration.ts';
import type { DoseStep } from './schedule.ts';
import {
  asNeededLines,
  cycleDoses,
  formatDose,
  formatParts,
  formatPhase,
  runsOf,
  formatSchedule,
  formatDosesAtTimes,
  formatDayTotal,
} from './format-schedule.ts';
import { fiveOf28, regimens, phase, slot } from './testing/regimens.ts';

const words = (name: keyof typeof regimens): string[] =>
  regimens[name].phases.map((each) => formatPhase(each));

describe('§3 a schedule as text', () => {
  it.each([
    ['levetiracetam', 'Every day at 08:00 and 20:00'],
    ['coTrimoxazole', 'Every Monday, Wednesday and Friday at 08:00'],
    ['temozolomide', 'Days 1–5 of every 28 days at 21:00, 6 cycles'],
    ['antibiotic', 'Every 8 hours, first at 06:00'],
    ['paracetamol', 'As needed for headache, at most 4 doses in 24 hours, at least 4 hours apart'],
  ] as const)('%s: %s', (name, expected) => {
    expect(words(name)).toEqual([expected]);
  });

  it('the limits of a medicine taken as needed, each in a short line', () => {
    const pattern = {
      kind: 'as_needed',
      max_per_day: 4,
      min_gap_min: 360,
      for_what: 'headache',
    } as const;
    expect(asNeededLines(pattern)).toEqual([
      'As needed for headache',
      'At most 4 doses in 24 hours',
      'At least 6 hours apart',
    ]);
    expect(
      asNeededLines({ ...pattern, max_per_day: null, min_gap_min: null, for_what: '' }),
    ).toEqual(['As needed']);
  });

  it('moments of the day', () => {
    const at = { when: 'ACM' as const, offset_min: -30 };
    expect(formatPhase(phase(1, { slots: [{ ...slot('s', ''), at }] }))).toBe(
      'Every day, 30 minutes before breakfast time',
    );
  });

  it('parts of a dose', () => {
    expect(formatParts(regimens.temozolomide.phases[0]?.slots[0]?.parts ?? [])).toBe(
      '2 × 140 mg and 1 × 20 mg',
    );
  });

  it('runs and lengths', () => {
    expect(runsOf([5, 1, 2, 3, 9, 10])).toBe('1–3, 5 and 9–10');
    expect(formatHoursAndMinutes(61)).toBe('1 hour 1 minute');
    expect(formatHoursAndMinutes(120)).toBe('2 hours');
  });
});

describe('§3 a whole schedule in one sentence', () => {
  const mg = (strength: string, count: number) => ({ strength, count });
  const cycles = (...dose_steps: DoseStep[]) =>
    phase(1, {
      pattern: { ...fiveOf28, shifts: [] },
      slots: [slot('c1', '21:00', mg('250 mg', 1), mg('20 mg', 1))],
      dose_steps,
    });
  const more = (cycle: number, at = '21:00', day = 1): DoseStep => ({
    cycle,
    day,
    slots: [slot(`c${cycle}-${day}`, at, mg('180 mg', 2))],
  });

  it('names the dose of each cycle, with its total', () => {
    expect(formatSchedule([cycles(more(2))])).toBe(
      'Days 1–5 of every 28 days at 21:00, 6 cycles; cycle 1: 270 mg, from cycle 2: 360 mg',
    );
    expect(cycleDoses(cycles(more(2)))).toEqual([
      { from: 'Cycle 1', dose: '1 × 250 mg and 1 × 20 mg (270 mg)' },
      { from: 'From cycle 2', dose: '2 × 180 mg (360 mg)' },
    ]);
    expect(cycleDoses(cycles())).toEqual([]);
  });

  it('says ranges of cycles, days within one, and other times', () => {
    const all = cycleDoses(cycles(more(3), more(4, '20:00'), more(5, '21:00', 3)));
    expect(all.map(({ from }) => from)).toEqual([
      'Cycles 1–2',
      'Cycle 3',
      'From cycle 4',
      'From day 3 of cycle 5',
    ]);
    expect(all[2]?.dose).toBe('2 × 180 mg (360 mg) at 20:00');
  });

  it('goes through the steps of a taper, and says how much a day where there are several doses', () => {
    const steps = [
      phase(1, {
        length: { days: 5 },
        slots: [slot('a', '08:00', mg('2 mg', 2)), slot('b', '20:00', mg('2 mg', 2))],
      }),
      phase(2, { length: { days: 5 }, slots: [slot('c', '08:00', mg('2 mg', 2))] }),
      phase(3, { length: { until: '2026-02-01' }, slots: [slot('d', '08:00', mg('2 mg', 1))] }),
    ];
    expect(formatSchedule(steps)).toBe(
      'Every day at 08:00 and 20:00: 4 mg each time, 8 mg a day for 5 days; then every day at 08:00: 4 mg for 5 days; then 2 mg until 1 February 2026',
    );
    expect(steps.map(formatDayTotal)).toEqual(['8 mg a day', '4 mg a day', '2 mg a day']);
    expect(formatDosesAtTimes(steps[0]?.slots ?? [])).toBe('2 × 2 mg (4 mg) at 08:00 and 20:00');
  });

  it.each([
    ['levetiracetam', 'Every day at 08:00 and 20:00: 500 mg each time, 1000 mg a day'],
    ['coTrimoxazole', 'Every Monday, Wednesday and Friday at 08:00'],
    ['antibiotic', 'Every 8 hours, first at 06:00: 500 mg for 7 days'],
    ['paracetamol', 'As needed for headache, at most 4 doses in 24 hours, at least 4 hours apart'],
  ] as const)('%s: %s', (name, expected) => {
    expect(formatSchedule(regimens[name].phases)).toBe(expected);
  });

  it('different doses in a day, every other day, and a strength as it was typed', () => {
    const slots = [slot('a', '08:00', mg('500mg', 1)), slot('b', '20:00', mg('500mg', 2))];
    const second = phase(1, {
      pattern: { kind: 'every_n_days', n: 2, anchor: '2026-01-01' },
      slots,
    });
    expect(formatDose(second)).toBe(
      '1 × 500mg at 08:00, 2 × 500mg (1000 mg) at 20:00, 1500 mg a day',
    );
    expect(formatDayTotal(second)).toBe('1500 mg every other day');
    expect(formatSchedule([phase(1, { slots: [slot('a', '08:00', mg('500mg', 1))] })])).toBe(
      'Every day at 08:00: 500mg',
    );
  });
});
