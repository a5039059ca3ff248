import { instantOf } from '../../time/zoned.ts';
import { courseDoses } from '../course.ts';
import type { DoseLogEntry } from '../doses.ts';
import { doseTotal } from '../dose-total.ts';
import { changePlan } from '../plan.ts';
import type { Plan, PlanChange, PlanMoment, PlanVersion } from '../plan-versions.ts';
import { type Phase, scheduleDefaults } from '../schedule.ts';
import type { CyclePattern } from '../cycle-days.ts';

/** Plans that change in mid-course, for the tests. */

let lastId = 0;
const newId = (): string => {
  lastId += 1;
  return `00000000-0000-7000-8000-${String(lastId).padStart(12, '0')}`;
};

export const zone = 'UTC';

export const momentOn = (date: string, time = '10:00'): PlanMoment => ({
  nowMs: instantOf(`${date}T${time}`, zone),
  today: date,
  zone,
  newId,
});

export const planOf = (phases: Phase[], madeOn: string, time = '07:00'): Plan => {
  const version: PlanVersion = {
    ...scheduleDefaults,
    id: newId(),
    home_tz: zone,
    phases,
    dosage: '',
    effective_from: madeOn,
    changed_at: `${madeOn}T${time}:00Z`,
    is_replaced: false,
  };
  return { versions: [version], states: [{ state: 'active', effective_from: madeOn }] };
};

/** The plan after a change that is not refused. */
export function changed(
  plan: Plan,
  change: PlanChange,
  moment: PlanMoment,
  log: readonly DoseLogEntry[] = [],
): Plan {
  const result = changePlan(plan, log, change, moment);
  if (!result.ok) throw new Error(`${result.field}: ${result.sentence}`);
  return result.plan;
}

/** '02-08 21:00 360 mg' for each planned dose, 'held' behind those that wait. */
export const asked = (
  plan: Plan,
  from: string,
  to: string,
  log: readonly DoseLogEntry[] = [],
): string[] =>
  courseDoses(plan, { from, to, zone }, log)
    .filter(({ is_asked, log: entry }) => is_asked || entry !== null)
    .toSorted((one, other) => one.at_ms - other.at_ms)
    .map(({ local_date_time, parts, is_held, log: entry }) =>
      [
        local_date_time.slice(5).replace('T', ' '),
        doseTotal(parts),
        is_held ? 'held' : '',
        entry?.status ?? '',
      ]
        .filter(Boolean)
        .join(' '),
    );

export const chemo = (cycle: Partial<CyclePattern> = {}, more: Partial<Phase> = {}): Phase => ({
  seq: 1,
  start: { date: cycle.anchor ?? '2026-01-04' },
  length: { open: true },
  pattern: {
    kind: 'cycle',
    length: 28,
    on_days: [1, 2, 3, 4, 5],
    anchor: '2026-01-04',
    cycles: 6,
    shifts: [],
    held: [],
    ...cycle,
  },
  slots: [
    {
      id: 'at-2100',
      at: '21:00',
      parts: [
        { strength: '250 mg', count: 1 },
        { strength: '20 mg', count: 1 },
      ],
    },
  ],
  ...more,
});

export const twice180 = [{ id: 'at-2100', at: '21:00', parts: [{ strength: '180 mg', count: 2 }] }];
