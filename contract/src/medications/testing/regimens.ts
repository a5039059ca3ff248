import type { Schedule } from '../expand.ts';
import { type CyclePattern, startOfCycle } from '../cycle-days.ts';
import { moveCycles } from '../move-plan.ts';
import type { Phase } from '../schedule.ts';
import type { DosePart, Slot } from '../slots.ts';

/** The regimens that real people live with, for the tests. */

const part = (strength: string, count: number): DosePart => ({ strength, count });

export const slot = (id: string, at: string, ...parts: DosePart[]): Slot => ({ id, at, parts });

export const phase = (seq: number, more: Partial<Phase> = {}): Phase => ({
  seq,
  start: seq === 1 ? { date: '2026-01-01' } : { after_previous: true },
  length: { open: true },
  pattern: { kind: 'daily' },
  slots: [slot(`s${seq}`, '08:00')],
  ...more,
});

export const aVersion = (phases: Phase[]): Schedule => ({
  phases,
  tz_mode: 'wall_clock',
  home_tz: 'Europe/London',
  day_starts_at: '03:00',
  effective_from: '2026-01-01',
});

/** A cycle and all that follow it so many days later. */
export const delayed = (pattern: CyclePattern, number: number, days: number): CyclePattern =>
  moveCycles(pattern, { from: startOfCycle(pattern, number) ?? 0, days });

export const fiveOf28: CyclePattern = {
  kind: 'cycle',
  length: 28,
  on_days: [1, 2, 3, 4, 5],
  anchor: '2026-01-05',
  cycles: 6,
  shifts: [{ cycle: 4, start_date: '2026-04-06' }],
  held: [],
};

const taperStep = (seq: number, count: number): Phase =>
  phase(seq, {
    ...(seq === 1 && { start: { date: '2026-02-01' } }),
    length: { days: 5 },
    slots: [slot(`step${seq}`, '08:00', part('2 mg', count))],
  });

export const regimens = {
  levetiracetam: aVersion([
    phase(1, {
      slots: [
        slot('morning', '08:00', part('500 mg', 1)),
        slot('evening', '20:00', part('500 mg', 1)),
      ],
    }),
  ]),
  coTrimoxazole: aVersion([
    phase(1, { pattern: { kind: 'weekdays', repeat_on: ['mon', 'wed', 'fri'] } }),
  ]),
  dexamethasone: aVersion([taperStep(1, 4), taperStep(2, 3), taperStep(3, 2), taperStep(4, 1)]),
  temozolomide: aVersion([
    phase(1, {
      pattern: fiveOf28,
      slots: [slot('evening', '21:00', part('140 mg', 2), part('20 mg', 1))],
    }),
  ]),
  ondansetron: aVersion([
    phase(1, { pattern: fiveOf28, slots: [slot('before', '20:00', part('8 mg', 1))] }),
  ]),
  antibiotic: aVersion([
    phase(1, {
      start: { date: '2026-03-27' },
      length: { days: 7 },
      pattern: { kind: 'every_hours', h: 8, from: 'scheduled' },
      slots: [slot('first', '06:00', part('500 mg', 1))],
    }),
  ]),
  paracetamol: aVersion([
    phase(1, {
      pattern: { kind: 'as_needed', max_per_day: 4, min_gap_min: 240, for_what: 'headache' },
      slots: [],
    }),
  ]),
} satisfies Record<string, Schedule>;
