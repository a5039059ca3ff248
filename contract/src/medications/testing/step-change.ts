import { addDays } from '../../time/days.ts';
import { dateAt } from '../../time/zoned.ts';
import { comingCycles } from '../coming-cycles.ts';
import { inForceOn } from '../in-force.ts';
import type { PlanChange } from '../plan-versions.ts';
import type { Phase } from '../schedule.ts';
import { manner, slotsOf, type Step } from './plan-sequences.ts';
import type { Life } from './play-plan.ts';

/** The same plan with another dose or other times from some day on; as a form would send it. */
function edited(life: Life, date: string, edit: (phase: Phase) => Phase): PlanChange | null {
  const version = inForceOn(life.plan.versions, date);
  if (version === undefined || version.phases.length === 0) return null;
  const { tz_mode, day_starts_at, grace_min, miss_after_min, home_tz } = version;
  return {
    kind: 'replace',
    dosage: '',
    schedule: {
      tz_mode,
      day_starts_at,
      grace_min,
      miss_after_min,
      home_tz,
      phases: version.phases.map((phase) => edit(phase)),
      effective_from: date,
    },
  };
}

const withoutSteps = (phase: Phase): Phase => {
  const { dose_steps, ...rest } = phase;
  return dose_steps === undefined ? phase : rest;
};

export function changeOf(life: Life, step: Step): PlanChange | null {
  const today = dateAt(life.nowMs, life.zone);
  const coming = comingCycles(life.plan, today);
  const prefix = (seq: number): string => (seq === 1 ? 'at' : `step${seq}`);
  switch (step.kind) {
    case 'delay': {
      const cycle = coming.find(({ first, isHeld }) => !isHeld && first >= today)?.cycle;
      return cycle === undefined ? null : { kind: 'delay', cycle, days: step.days };
    }
    case 'hold': {
      const cycle = coming.find(({ isHeld }) => !isHeld)?.cycle;
      return cycle === undefined ? null : { kind: 'hold', cycle };
    }
    case 'go_ahead': {
      const cycle = coming.find(({ isHeld }) => isHeld)?.cycle;
      if (cycle === undefined) return null;
      return { kind: 'go_ahead', cycle, first_day: addDays(today, step.after) };
    }
    case 'dose':
      return edited(life, addDays(today, step.after), (phase) => ({
        ...withoutSteps(phase),
        slots: phase.slots.map((slot) => ({
          ...slot,
          parts: [{ strength: '100 mg', count: step.count }],
        })),
      }));
    case 'times':
      return edited(life, addDays(today, step.after), (phase) => ({
        ...withoutSteps(phase),
        slots: slotsOf(step.times, phase.slots[0]?.parts[0]?.count ?? 1, prefix(phase.seq)),
      }));
    case 'other': {
      const date = addDays(today, step.after);
      return {
        kind: 'replace',
        dosage: '',
        schedule: { ...manner('wall_clock'), phases: step.phases, effective_from: date },
      };
    }
    case 'dosage':
    case 'state':
      return step;
    case 'zone':
    case 'record':
    case 'undo':
    case 'correct':
      return null;
  }
}
