import { quietAround } from '../reminders/quiet-hours.ts';
import type { QuietHours } from '../reminders/schema.ts';

const minute = 60_000;
const hour = 60 * minute;

export const escalationLimits = {
  afterMin: { least: 5, most: 12 * 60 },
  /** People in the order of one medicine. */
  people: 10,
  /** For how long “I’m on it” holds the next person back. */
  onItMin: 60,
  /** How often one person can say so about a dose: no one alone keeps all others from being told. */
  onItTimes: 3,
  /** No one is told about a dose that was due longer ago. */
  longestMs: 24 * hour,
} as const;

/** A person was told about a dose. */
export type ToldStep = {
  readonly step: number;
  readonly helper_id: string;
  readonly at_ms: number;
};

/** A person said “I’m on it”. */
export type OnIt = { readonly helper_id: string; readonly until_ms: number };

/** What is known about one dose that is critical and not recorded. */
export type OpenDose = {
  /** When it is due: put off, at its new time. */
  readonly due_ms: number;
  /** From when the first wait counts: its time, an undone record, or a change of its plan, the latest of them. */
  readonly asked_ms: number;
  readonly told: readonly ToldStep[];
  /** In the order in which they said so. */
  readonly on_it: readonly OnIt[];
};

export type EscalationRule = {
  readonly after_min: number;
  /** Those who may be told, in their order: see `peopleInTurn`. */
  readonly people: readonly string[];
  /** Only where the patient wants that no one is woken for it; otherwise null. */
  readonly quiet: QuietHours | null;
  readonly zone: string;
};

export type Step =
  /** This person has to be told now. */
  | { readonly is: 'due'; readonly step: number; readonly helper_id: string }
  | { readonly is: 'waits'; readonly until_ms: number }
  /** Everyone was told, or there is no one to tell. */
  | { readonly is: 'nobody' }
  /** Too long ago. */
  | { readonly is: 'over' };

const latest = (...times: readonly number[]): number => Math.max(-Infinity, ...times);

/** Those who hold the next person back, or did. One whose access has ended holds nothing back, nor one who says it again and again. */
export const holdsOf = ({ on_it }: OpenDose, { people }: EscalationRule): OnIt[] =>
  on_it.filter(({ helper_id }, at) => {
    const before = on_it.slice(0, at).filter((each) => each.helper_id === helper_id);
    return people.includes(helper_id) && before.length < escalationLimits.onItTimes;
  });

/** Whether it changes anything that this person says so now: pressed twice, it counts once. */
export function mayHold({ on_it }: OpenDose, helperId: string, nowMs: number): boolean {
  const own = on_it.filter(({ helper_id }) => helper_id === helperId);
  const halfMs = (escalationLimits.onItMin * minute) / 2;
  return (
    own.length < escalationLimits.onItTimes &&
    own.every(({ until_ms }) => until_ms - nowMs <= halfMs)
  );
}

const heldUntil = (dose: OpenDose, rule: EscalationRule): number =>
  latest(...holdsOf(dose, rule).map((each) => each.until_ms));

/**
 * The next person: the first who was not told. Where all had been told when one of them was on it, and the dose is still
 * not recorded after that, no one else is left: it begins again with the first, once.
 */
export function nextPerson(dose: OpenDose, rule: EscalationRule): string | undefined {
  const { people } = rule;
  const isToldIn = (id: string, fromMs: number, untilMs: number): boolean =>
    dose.told.some(
      ({ helper_id, at_ms }) => helper_id === id && fromMs <= at_ms && at_ms < untilMs,
    );
  const first = people.find((id) => !isToldIn(id, -Infinity, Infinity));
  if (first !== undefined) return first;
  const held = heldUntil(dose, rule);
  return people.every((id) => isToldIn(id, -Infinity, held))
    ? people.find((id) => !isToldIn(id, held, Infinity))
    : undefined;
}

/**
 * When the next person is told, without quiet hours: so long after the dose, or after the person before was told, as the
 * medicine says. The wait begins when a person was really told: one who was told late has as much time as any other.
 */
export function nextStepAt(dose: OpenDose, rule: EscalationRule): number {
  const waitMs = rule.after_min * minute;
  const lastTold = latest(...dose.told.map(({ at_ms }) => at_ms));
  return Math.max(latest(dose.asked_ms, lastTold) + waitMs, heldUntil(dose, rule));
}

/** What is to be done about a dose that is not recorded. A function of the facts alone, for any moment. */
export function decideStep(dose: OpenDose, rule: EscalationRule, nowMs: number): Step {
  const endMs = dose.due_ms + escalationLimits.longestMs;
  if (nowMs >= endMs) return { is: 'over' };
  const helper_id = nextPerson(dose, rule);
  if (helper_id === undefined) return { is: 'nobody' };
  const atMs = Math.max(nextStepAt(dose, rule), nowMs);
  const untilMs = quietAround(atMs, rule.quiet, rule.zone)?.endMs ?? atMs;
  if (untilMs >= endMs) return { is: 'over' };
  if (untilMs > nowMs) return { is: 'waits', until_ms: untilMs };
  return { is: 'due', step: latest(0, ...dose.told.map(({ step }) => step)) + 1, helper_id };
}
