import { limits } from '@caretrail/contract/limits';
import { isDevice } from '@caretrail/contract/treatments/progress';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import { cycleSessionDays, sessionDays } from '@caretrail/contract/treatments/session-days';
import type { newTreatment, TreatmentEdit } from '@caretrail/contract/treatments/treatment-body';
import type * as z from 'zod/mini';
import { dayNumbersOf } from '../../../lib/typed-amount.ts';
import { type FormValues, type GateValues, valuesOf } from './values.ts';

export type NewBody = z.input<typeof newTreatment>;

/** Both 4.5 and 4,5 are numbers; the check reports anything else. */
export const figureOf = (text: string): number | null =>
  /^-?\d+([.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : null;

const dayOf = (text: string): string | null => (text === '' ? null : text);
const isWritten = (text: string): boolean => text.trim() !== '';
export const isFilledGate = (gate: GateValues): boolean => Object.values(gate).some(isWritten);

const gateOf = ({ test, min, max, unit, source }: GateValues) => ({
  test,
  min: figureOf(min),
  max: figureOf(max),
  unit,
  source,
});

/** What the form says, beside its sessions. */
function factsOf(values: FormValues) {
  return {
    title: values.title,
    // Not chosen yet: the schema says so.
    type: values.type as Treatment['type'],
    status: (values.status || 'planned') as Treatment['status'],
    start: dayOf(values.start),
    end: dayOf(values.end),
    fractions_planned: figureOf(values.count),
    session_weekdays: [...values.weekdays],
    total_dose_gy: figureOf(values.dose),
    site: values.site,
    side: values.side === '' ? null : values.side,
    cycle_length: figureOf(values.cycleLength),
    cycles_planned: figureOf(values.cycles),
    cycle_days: isWritten(values.cycleDays) ? (dayNumbersOf(values.cycleDays) ?? []) : [],
    device_hours_per_day: figureOf(values.hours),
    lab_gate: values.gates.filter(isFilledGate).map(gateOf),
    practitioner: values.practitioner,
    location_id: dayOf(values.location_id),
    intent: values.intent === '' ? null : values.intent,
    questions: values.questions.filter(isWritten),
    notes: values.notes,
  } satisfies Partial<NewBody>;
}

/** The days of its sessions; none where it is over or no first day is known. */
function daysOf(values: FormValues, facts: ReturnType<typeof factsOf>, today: string): string[] {
  const { start, fractions_planned: count, session_weekdays } = facts;
  if (start === null || facts.status === 'completed' || facts.status === 'stopped') return [];
  if (count !== null && count <= limits.treatments.sessions) {
    return sessionDays(start, count, session_weekdays);
  }
  if (!values.hasVisits) return [];
  const plan = { ...facts, cycle_anchors: [] };
  return cycleSessionDays(plan, today).slice(0, limits.treatments.sessions);
}

/** The sessions of the plan; past ones are done if the user said so. */
export function sessionsOf(values: FormValues, today: string) {
  const facts = factsOf(values);
  if (isDevice(facts)) return [];
  return daysOf(values, facts, today).map((date) => ({
    date,
    time: dayOf(values.time),
    status: values.isPastDone && date < today ? ('done' as const) : ('planned' as const),
  }));
}

/** What is over was done as often as it was planned. */
export function newBody(values: FormValues, today: string): NewBody {
  const facts = factsOf(values);
  const isOver = facts.status === 'completed';
  return {
    ...facts,
    sessions: sessionsOf(values, today),
    fractions_done: isOver ? facts.fractions_planned : null,
  };
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** An edit names only what changes, so that what another device has changed stays. */
export function changedBody(
  before: Treatment,
  values: FormValues,
  today: string,
): Omit<TreatmentEdit, 'version'> {
  const [then, now] = [factsOf(valuesOf(before)), factsOf(values)];
  const names = Object.keys(now) as (keyof typeof now)[];
  const changed = Object.fromEntries(
    names.filter((name) => !isSame(now[name], then[name])).map((name) => [name, now[name]]),
  );
  // Only a plan that had no sessions gets them from here.
  const sessions = before.sessions.length === 0 ? sessionsOf(values, today) : [];
  const asksSessions =
    'fractions_planned' in changed ||
    'start' in changed ||
    values.hasVisits ||
    isWritten(values.time);
  return {
    ...changed,
    ...(asksSessions &&
      sessions.length > 0 && {
        sessions: sessions.map((each) => ({ ...each, moved_from: null, reason: '', hours: null })),
      }),
  };
}
