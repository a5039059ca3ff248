import type { DosePart, Slot } from '@caretrail/contract/medications/slots';
import type { Pattern } from '@caretrail/contract/medications/patterns';
import type { Weekday } from '@caretrail/contract/time/weekdays';
import { type Phase, scheduleDefaults } from '@caretrail/contract/medications/schedule';
import { partsOf, type TablePattern, type TablePlan } from './tables.ts';

/** What the form would send for a plan of the tables. */

const slotAt = (at: string, parts: DosePart[], before = 'at'): Slot => ({
  id: `${before}-${at.replace(':', '')}`,
  at,
  parts,
});

export const slotsAt = (times: string, amount: string, before?: string): Slot[] =>
  times.split(',').map((at) => slotAt(at, partsOf(amount), before));

function onDaysOf(on: string): number[] {
  const [first = 0, last] = on.split('-').map(Number);
  if (last === undefined) return on.split(',').map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function patternOf(pattern: TablePattern, start: string): Pattern {
  switch (pattern.type) {
    case 'daily':
    case 'taper':
      return { kind: 'daily' };
    case 'weekdays':
      return {
        kind: 'weekdays',
        repeat_on: pattern.days.map((day) => day.toLowerCase() as Weekday),
      };
    case 'every_n_days':
      return { kind: 'every_n_days', n: pattern.n, anchor: start };
    case 'cycle': {
      const { length, cycles, on } = pattern;
      const cycle = { length, on_days: onDaysOf(on), cycles, anchor: start };
      return { kind: 'cycle', ...cycle, shifts: [], held: [] };
    }
    case 'every_hours':
      return { kind: 'every_hours', h: pattern.h, from: pattern.from };
    case 'as_needed':
      return {
        kind: 'as_needed',
        max_per_day: pattern.max_per_day,
        min_gap_min: pattern.min_gap_hours * 60,
        for_what: '',
      };
  }
}

const taperPhases = (steps: readonly string[], start: string): Phase[] =>
  steps.map((text, index) => {
    const [days = '', doses = ''] = text.split(' days: ');
    const seq = index + 1;
    return {
      seq,
      start: seq === 1 ? { date: start } : { after_previous: true },
      length: days === 'no' ? { open: true } : { days: Number(days) },
      pattern: { kind: 'daily' },
      slots: [...doses.matchAll(/(\S+) (\S+)/g)].map(([, at = '', amount = '']) =>
        slotAt(at, partsOf(amount), `step${seq}`),
      ),
    };
  });

type Described = Pick<TablePlan, 'pattern' | 'start' | 'end' | 'times' | 'amount' | 'by_cycle'>;

export function phasesOf({ pattern, start, end, times, amount, by_cycle }: Described): Phase[] {
  if (pattern.type === 'taper') return taperPhases(pattern.steps, start);
  const [first = '', ...later] = Object.entries(by_cycle ?? {});
  const parts = amount ?? first[1] ?? '';
  const slots =
    pattern.type === 'every_hours'
      ? slotsAt(pattern.first.slice(11), parts)
      : pattern.type === 'as_needed'
        ? [{ id: 'as-needed', at: { when: 'ACM', offset_min: 0 } as const, parts: partsOf(parts) }]
        : slotsAt(times ?? '', parts);
  const dose_steps = later.map(([cycle, other]) => ({
    cycle: Number(cycle),
    day: 1,
    slots: slotsAt(times ?? '', other, `c${cycle}-at`),
  }));
  return [
    {
      seq: 1,
      start: { date: start },
      length: end === undefined ? { open: true } : { until: end },
      pattern: patternOf(pattern, start),
      slots,
      ...(dose_steps.length > 0 && { dose_steps }),
    },
  ];
}

const stockOf = (text: string) => {
  const [, strength = '', pieces, expires = null] =
    /^(.+): (\d+)(?: until (.+))?$/.exec(text) ?? [];
  return { strength, on_hand: Number(pieces), expires };
};

/** Hours are real hours, whatever the clocks do. */
export const newMedicationOf = (plan: TablePlan, zone: string) => ({
  name: plan.name,
  schedule: {
    ...scheduleDefaults,
    ...(plan.pattern.type === 'every_hours' && { tz_mode: 'elapsed' }),
    home_tz: zone,
    phases: phasesOf(plan),
  },
  stock: (plan.stock ?? []).map(stockOf),
});
