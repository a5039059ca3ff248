import {
  type CriticalDose,
  criticalDoses,
  daysOfCritical,
} from '@caretrail/contract/circle/critical-doses';
import { type DutyTurn, onDutyAt, peopleInTurn } from '@caretrail/contract/circle/duty';
import {
  decideStep,
  type EscalationRule,
  type OpenDose,
  type Step,
} from '@caretrail/contract/circle/escalation';
import { addDays } from '@caretrail/contract/time/days';
import type { ShownClock } from '@caretrail/contract/time/whose-clock';
import type { Queryable } from '../../db/client.ts';
import { type OnProblem, tellOrThrow } from '../../job-problem.ts';
import { coursesOfMany } from '../medications/service.ts';
import { isToldUnder, knownZone, type Under, whereaboutsIn } from '../patients/service.ts';
import { type FactsRow, findFacts, type HelperRow, type TurnRow } from './facts-repo.ts';

export type Turn = DutyTurn & { readonly id: string };

/** A critical dose that is not recorded, and what is to be done about it. */
export type Escalation = {
  readonly dose: CriticalDose;
  readonly open: OpenDose;
  readonly rule: EscalationRule;
  readonly step: Step;
};

/** What decides who is told about the doses of one patient, at one moment. */
export type Facts = {
  readonly row: FactsRow;
  readonly zone: string;
  /** By which the access of a helper ends. */
  readonly accessZone: string;
  readonly helpers: ReadonlyMap<string, HelperRow>;
  readonly mayTell: (helperId: string) => boolean;
  /** Taken, the earliest first. */
  readonly turns: readonly Turn[];
  readonly onDuty: Turn | null;
  readonly escalations: readonly Escalation[];
};

const turnOf = ({ id, helper_id, taken_at, until_on, ended_at }: TurnRow): Turn[] =>
  taken_at === null
    ? []
    : [
        {
          id,
          helper_id,
          taken_ms: Date.parse(taken_at),
          until_on,
          ended_ms: ended_at === null ? null : Date.parse(ended_at),
        },
      ];

/** A message to a helper leaves only while they may see the medicines. */
export const underAccessOf = (
  { row }: Facts,
  { grant_id: grantId }: HelperRow,
): { readonly under?: Under } =>
  grantId === null ? {} : { under: { patientId: row.patient_id, grantId } };

/** Times are on the clock of the patient, and one of the helpers reads them. */
export const clockFor = ({ zone, helpers }: Facts, helperId: string): ShownClock => ({
  zone,
  reader: helpers.get(helperId)?.own_zone ?? null,
});

type Courses = Awaited<ReturnType<typeof coursesOfMany>>[number];

function factsOf(row: FactsRow, own: Courses | undefined, nowMs: number): Facts {
  const { zone, moves } = whereaboutsIn(row.zone, own?.moves ?? null);
  const accessZone = knownZone(row.access_zone);
  const helpers = new Map(row.helpers.map((helper) => [helper.helper_id, helper]));
  const mayTell = (id: string): boolean => {
    const helper = helpers.get(id);
    return helper !== undefined && isToldUnder(helper, accessZone, nowMs);
  };
  const turns = row.turns.flatMap(turnOf);
  const onDuty = onDutyAt(turns, { zone, nowMs, mayTell });
  const { quiet_from: from, quiet_until: until } = row;
  const quiet = row.waits_for_quiet && from !== null && until !== null ? { from, until } : null;
  const told = Map.groupBy(row.told, ({ dose_key }) => dose_key);
  const onIt = Map.groupBy(row.on_it, ({ dose_key }) => dose_key);
  const courses = new Map((own?.courses ?? []).map((course) => [course.id, course]));
  const escalations = row.medicines.flatMap(({ medication_id, after_min, since, people }) => {
    const course = courses.get(medication_id);
    if (course === undefined) return [];
    const inTurn = peopleInTurn(people, onDuty?.helper_id ?? null, mayTell);
    const rule: EscalationRule = { after_min, people: inTurn, quiet, zone };
    const critical = { after_min, since_ms: Date.parse(since) };
    return criticalDoses(course, critical, { zone, moves }, nowMs).map((dose): Escalation => {
      const open: OpenDose = {
        due_ms: dose.due_ms,
        asked_ms: dose.asked_ms,
        told: (told.get(dose.key) ?? []).map(({ step, helper_id, told_at }) => ({
          step,
          helper_id: helper_id ?? '',
          at_ms: Date.parse(told_at),
        })),
        on_it: (onIt.get(dose.key) ?? []).map((each) => ({
          helper_id: each.helper_id,
          until_ms: Date.parse(each.until),
        })),
      };
      return { dose, open, rule, step: decideStep(open, rule, nowMs) };
    });
  });
  return { row, zone, accessZone, helpers, mayTell, turns, onDuty, escalations };
}

/** Two statements for all of them. A patient whose record fails does not hold up the others. */
export async function factsOfMany(
  tx: Queryable,
  patientIds: readonly string[],
  now: Date,
  onProblem?: OnProblem,
): Promise<ReadonlyMap<string, Facts>> {
  const utc = daysOfCritical(now.getTime(), 'UTC');
  const widest = { from: addDays(utc.from, -1), to: addDays(utc.to, 1) };
  const rows = await findFacts(tx, patientIds, now);
  const courses = await coursesOfMany(tx, patientIds, widest);
  const own = new Map(courses.map((each) => [each.patient_id, each]));
  const known = new Map<string, Facts>();
  for (const row of rows) {
    try {
      known.set(row.patient_id, factsOf(row, own.get(row.patient_id), now.getTime()));
    } catch (error) {
      tellOrThrow(onProblem, 'escalation', error);
    }
  }
  return known;
}

export async function factsOfOne(tx: Queryable, patientId: string, now: Date): Promise<Facts> {
  const facts = (await factsOfMany(tx, [patientId], now)).get(patientId);
  if (facts === undefined) throw new Error('There is no such record.');
  return facts;
}
