import { dateAt, instantOf, isoOf } from '../../time/zoned.ts';
import { addDays } from '../../time/days.ts';
import { courseDoses, type CourseDose } from '../course.ts';
import { doseDayAt } from '../dose-day.ts';
import type { DoseLogEntry } from '../doses.ts';
import { changePlan } from '../plan.ts';
import type { Plan, PlanChange, PlanResult } from '../plan-versions.ts';
import type { ZoneMove } from '../zone-moves.ts';
import { firstDay, manner, type Sequence, type Step } from './plan-sequences.ts';
import { changeOf } from './step-change.ts';
import { aLogEntry } from './log-entry.ts';

/** A patient who follows a plan and changes it. */
export type Life = {
  readonly plan: Plan;
  /** The entries that count. */
  readonly log: readonly DoseLogEntry[];
  readonly nowMs: number;
  readonly zone: string;
  readonly moves: readonly ZoneMove[];
};

export type Happened =
  | { readonly what: 'changed'; readonly change: PlanChange; readonly result: PlanResult }
  | { readonly what: 'recorded' | 'moved' | 'nothing' };

const id = (number: number): string => `v${String(number).padStart(6, '0')}`;

export function begin({ phases, tzMode, zone }: Sequence): Life {
  const nowMs = instantOf(`${firstDay}T04:00`, zone);
  return {
    plan: {
      versions: [
        {
          ...manner(tzMode),
          id: id(0),
          home_tz: zone,
          phases,
          dosage: '',
          effective_from: firstDay,
          changed_at: isoOf(nowMs),
          is_replaced: false,
        },
      ],
      states: [{ state: 'active', effective_from: firstDay }],
    },
    log: [],
    nowMs,
    zone,
    moves: [],
  };
}

export const todayOf = ({ nowMs, zone }: Life): string => dateAt(nowMs, zone);

export const dosesBetween = (
  { plan, log, zone, moves }: Life,
  from: string,
  to: string,
): CourseDose[] => courseDoses(plan, { from, to, zone, moves }, log);

function recorded(life: Life, status: 'taken' | 'skipped', number: number): Life {
  const day = doseDayAt(life.nowMs, life.zone);
  const dose = dosesBetween(life, day, day).find(({ log, is_held }) => log === null && !is_held);
  if (dose === undefined) return life;
  const entry = aLogEntry({
    id: `e${number}`,
    status,
    schedule_version_id: dose.version.id,
    slot_id: dose.slot_id,
    local_date: dose.local_date,
    at: isoOf(life.nowMs),
    time_zone: life.zone,
    amount_parts: status === 'taken' ? [...dose.parts] : [],
    medication_name: 'Medicine',
  });
  return { ...life, log: [...life.log, entry] };
}

/** One step of a sequence; `number` names what it makes. */
export function play(life: Life, step: Step, number: number): [Life, Happened] {
  switch (step.kind) {
    case 'zone': {
      if (step.zone === life.zone) return [life, { what: 'nothing' }];
      const moves = [...life.moves, { at_ms: life.nowMs, from: life.zone }].slice(-5);
      return [{ ...life, zone: step.zone, moves }, { what: 'moved' }];
    }
    case 'record':
      return [recorded(life, step.status, number), { what: 'recorded' }];
    case 'undo':
      return [{ ...life, log: life.log.slice(0, -1) }, { what: 'recorded' }];
    case 'correct': {
      const last = life.log.at(-1);
      if (last === undefined) return [life, { what: 'nothing' }];
      const status = last.status === 'taken' ? ('skipped' as const) : ('taken' as const);
      const entry = { ...last, id: `e${number}`, status, supersedes: last.id };
      return [{ ...life, log: [...life.log.slice(0, -1), entry] }, { what: 'recorded' }];
    }
    default: {
      const change = changeOf(life, step);
      if (change === null) return [life, { what: 'nothing' }];
      let made = number * 100;
      const newId = (): string => id((made += 1));
      const { nowMs, zone } = life;
      const result = changePlan(life.plan, life.log, change, {
        nowMs,
        zone,
        today: todayOf(life),
        newId,
      });
      const plan = result.ok ? result.plan : life.plan;
      return [
        { ...life, plan },
        { what: 'changed', change, result },
      ];
    }
  }
}

/** So many days later, at an hour of the clock; never back in time. */
export function wait(life: Life, days: number, hour: number): Life {
  const at = `${addDays(todayOf(life), days)}T${String(hour).padStart(2, '0')}:17`;
  return { ...life, nowMs: Math.max(life.nowMs + 60_000, instantOf(at, life.zone)) };
}
