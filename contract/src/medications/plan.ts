import { isoOf } from '../time/zoned.ts';
import { correctFirstDay } from './correct-first-day.ts';
import { withCurrentCycles } from './current-cycles.ts';
import type { DoseLogEntry } from './doses.ts';
import { inForceOn } from './in-force.ts';
import { withDoseFromCycle } from './later-dose.ts';
import { changeCycle } from './plan-cycles.ts';
import {
  laterThan,
  newVersion,
  type Plan,
  type PlanChange,
  type PlanMoment,
  type PlanResult,
  refused,
  withVersions,
} from './plan-versions.ts';
import { messages } from '../i18n/messages.ts';

const errors = messages('medications/plan-errors', {
  earlier: 'Select today or a later day. Earlier doses do not change.',
  noPlan: 'This medicine has no plan.',
  lastCycleOver: 'The last cycle is over by this day. Select an earlier day.',
});

/** What is planned from a day on, as it was sent. */
function replaceFrom(
  plan: Plan,
  { schedule, dosage, flat = null }: Extract<PlanChange, { kind: 'replace' }>,
  moment: PlanMoment,
): PlanResult {
  const { today, zone } = moment;
  const { effective_from = today, home_tz, reason = '', phases, ...manner } = schedule;
  if (effective_from < today) return refused('schedule.effective_from', errors.earlier);
  const now = inForceOn(plan.versions, today);
  if (now === undefined) return refused('schedule', errors.noPlan);
  const rest = { ...manner, phases: withCurrentCycles(plan, phases, [today, effective_from]) };
  const hasHours = rest.phases.some(({ pattern }) => pattern.kind === 'every_hours');
  const followsClock = rest.tz_mode === 'wall_clock' && !hasHours;
  const base = { ...now, ...rest, home_tz: home_tz ?? (followsClock ? zone : now.home_tz), dosage };
  // A dose from a later cycle on is anchored to that cycle, so that a delay carries it along.
  const then = inForceOn(plan.versions, effective_from) ?? now;
  const since = then.effective_from > today ? then.effective_from : today;
  const anchored = effective_from > since ? withDoseFromCycle(then, rest, effective_from) : null;
  if (anchored?.length === 0) return refused('schedule.effective_from', errors.lastCycleOver);
  const version =
    anchored === null
      ? newVersion(base, { phases: rest.phases, effective_from, reason, flat }, moment)
      : newVersion(then, { phases: anchored, effective_from: since, reason }, moment);
  const replaced = laterThan(plan, version.effective_from).map(({ id }) => id);
  const isRebuilt = anchored !== null && then.effective_from > today;
  return withVersions(plan, [version], isRebuilt ? [...replaced, then.id] : replaced);
}

/**
 * The one function that decides what a change to a plan does: the preview and the write are both its result. `plan`
 * holds at least the version in force and all planned for later; to correct the first day, `plan` holds every version and
 * `log` everything that counts.
 */
export function changePlan(
  plan: Plan,
  log: readonly DoseLogEntry[],
  change: PlanChange,
  moment: PlanMoment,
): PlanResult {
  switch (change.kind) {
    case 'delay':
    case 'hold':
    case 'go_ahead':
      return changeCycle(plan, log, change, moment);
    case 'replace':
      return replaceFrom(plan, change, moment);
    case 'first_day':
      return correctFirstDay(plan, log, change, moment);
    case 'dosage': {
      const now = inForceOn(plan.versions, moment.today);
      if (now === undefined) return refused('dosage', errors.noPlan);
      const { flat = null, effective_from } = now;
      const isPlanned = effective_from > moment.today;
      const from = isPlanned ? { effective_from } : {};
      const version = newVersion(now, { dosage: change.dosage, flat, ...from }, moment);
      return withVersions(plan, [version], isPlanned ? [now.id] : []);
    }
    case 'state': {
      const state = {
        state: change.state,
        // Never before the last one: after a flight west the date may be a day earlier again.
        effective_from:
          [moment.today, plan.states.at(-1)?.effective_from ?? ''].toSorted()[1] ?? '',
        changed_at: isoOf(moment.nowMs),
      };
      const states = [...plan.states, state];
      return { ok: true, plan: { ...plan, states }, added: [], replaced: [], state };
    }
  }
}
