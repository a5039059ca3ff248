import { endOfAccess } from '@caretrail/contract/circle/duty';
import { decideStep, escalationLimits } from '@caretrail/contract/circle/escalation';
import { inClaimedBatches } from '../../claimed-batches.ts';
import type { Database, Queryable } from '../../db/client.ts';
import { hashOfToken, newLinkToken } from '../../http/link-token.ts';
import type { OnProblem } from '../../job-problem.ts';
import { recordAudit } from '../audit/service.ts';
import { queueMail, type QueueDeps } from '../mail/service.ts';
import { type NoticeDeps, queueNotices, reachableDevices } from '../push/service.ts';
import { clockFor, type Escalation, type Facts, factsOfMany, underAccessOf } from './facts.ts';
import type { HelperRow } from './facts-repo.ts';
import {
  type ClaimedRecord,
  claimRecords,
  insertMessages,
  insertSteps,
  type Look,
  setNextLooks,
} from './job-repo.ts';
import { type Told, toldMail, toldNotice } from './mail.ts';

export type EscalationJobDeps = NoticeDeps &
  QueueDeps & {
    readonly db: Database;
    readonly publicUrl: string;
    readonly onProblem?: OnProblem;
  };

const minute = 60_000;
const troubledMs = minute;
/** No one is left to tell, or nothing is due: someone may be let into the circle. */
const nobodyMs = 5 * minute;
/** Doses are computed two days ahead. */
const longestMs = 24 * 60 * minute;

/** Tells the helpers whose step is due. On several servers at once each record is processed by one. */
export const tellHelpers = (
  deps: EscalationJobDeps,
  look: Look = 'due or changed',
): Promise<void> => {
  const { db, clock } = deps;
  return inClaimedBatches<ClaimedRecord>(deps, {
    job: 'escalation',
    claim: (tx, most) => claimRecords(tx, { look, now: clock.now(), most }),
    process: (tx, records) => processRecords(deps, tx, records),
    putOff: ({ patient_id, data_version }) => {
      const next_look_at = new Date(clock.now().getTime() + troubledMs).toISOString();
      return setNextLooks(db, [{ patient_id, next_look_at, looked_version: data_version }]);
    },
  });
};

/** All doses about which one person is told now: one message, however many. */
type Message = {
  readonly id: string;
  readonly token: string;
  readonly facts: Facts;
  readonly helper: HelperRow;
  readonly escalations: readonly (Escalation & { readonly number: number })[];
};

function messagesOf({ ids }: EscalationJobDeps, facts: Facts): Message[] {
  const due = facts.escalations.flatMap((escalation) =>
    escalation.step.is === 'due'
      ? [{ ...escalation, number: escalation.step.step, helperId: escalation.step.helper_id }]
      : [],
  );
  return [...Map.groupBy(due, ({ helperId }) => helperId)].flatMap(([helperId, escalations]) => {
    const helper = facts.helpers.get(helperId);
    if (helper === undefined) return [];
    const token = newLinkToken();
    return [{ id: ids.next(), token, facts, helper, escalations }];
  });
}

const expiryOf = ({ escalations }: Message): Date =>
  new Date(Math.max(...escalations.map(({ dose }) => dose.due_ms)) + escalationLimits.longestMs);

/** What waits for the mail server or the push service does not leave after the last day of its reader either. */
const uselessAfter = (message: Message): Date => {
  const { helper, facts } = message;
  const lastMs = endOfAccess(helper, facts.accessZone);
  return new Date(Math.min(expiryOf(message).getTime(), lastMs));
};

/** When the next person is told if nothing happens; null: no one is left. */
function nextMsOf({ escalations, helper, facts }: Message, nowMs: number): number | null {
  const times = escalations.flatMap(({ open, rule, number }) => {
    const told = [...open.told, { step: number, helper_id: helper.helper_id, at_ms: nowMs }];
    const next = decideStep({ ...open, told }, rule, nowMs);
    return next.is === 'waits' ? [next.until_ms] : [];
  });
  return times.length === 0 || facts.escalations.length === 0 ? null : Math.min(...times);
}

const toldOf = (message: Message, nowMs: number): Told => ({
  firstName: message.facts.row.first_name,
  fullName: message.facts.row.full_name,
  isNaming: message.facts.row.names_in_messages,
  doses: message.escalations.map(({ dose }) => dose),
  clock: clockFor(message.facts, message.helper.helper_id),
  nowMs,
  nextMs: nextMsOf(message, nowMs),
  token: message.token,
  uselessAfter: uselessAfter(message),
});

/**
 * The steps, their messages and the next look are committed together or not at all. A step that another worker has taken
 * meanwhile refuses all of it.
 */
async function processRecords(
  deps: EscalationJobDeps,
  tx: Queryable,
  records: readonly ClaimedRecord[],
): Promise<void> {
  const now = deps.clock.now();
  const ids = records.map(({ patient_id }) => patient_id);
  const known = await factsOfMany(tx, ids, now, deps.onProblem);
  const messages = [...known.values()].flatMap((facts) => messagesOf(deps, facts));
  if (messages.length > 0) await tell(deps, tx, messages, now);
  await setNextLooks(
    tx,
    records.map(({ patient_id, data_version }) => ({
      patient_id,
      next_look_at: new Date(nextLookOf(known.get(patient_id), now.getTime())).toISOString(),
      looked_version: data_version,
    })),
  );
}

function nextLookOf(facts: Facts | undefined, nowMs: number): number {
  if (facts === undefined) return nowMs + troubledMs;
  const times = facts.escalations.map(({ step }) => {
    // Told just now: look again to see when the next one is.
    if (step.is === 'due') return nowMs;
    return step.is === 'waits' ? step.until_ms : nowMs + nobodyMs;
  });
  return Math.min(nowMs + longestMs, ...times);
}

async function tell(
  deps: EscalationJobDeps,
  tx: Queryable,
  messages: readonly Message[],
  now: Date,
): Promise<void> {
  const nowMs = now.getTime();
  await insertMessages(
    tx,
    messages.map((message) => ({
      patient_id: message.facts.row.patient_id,
      id: message.id,
      helper_id: message.helper.helper_id,
      token_hash: hashOfToken(message.token).toString('hex'),
      expires_at: expiryOf(message).toISOString(),
    })),
    now,
  );
  await insertSteps(
    tx,
    messages.flatMap(({ id, facts, helper, escalations }) =>
      escalations.map(({ dose, number }) => ({
        patient_id: facts.row.patient_id,
        dose_key: dose.key,
        step: number,
        medication_id: dose.medication_id,
        helper_id: helper.helper_id,
        message_id: id,
      })),
    ),
    now,
  );
  for (const message of messages) {
    const told = toldOf(message, nowMs);
    const { helper, facts } = message;
    await queueMail(deps, tx, helper.email, () => ({
      ...toldMail(deps.publicUrl, told),
      ...underAccessOf(facts, helper),
    }));
    await recordAudit(deps, tx, {
      action: 'escalation.told',
      caller: null,
      objectType: 'user',
      objectId: message.helper.helper_id,
      subjectPatientId: message.facts.row.patient_id,
    });
  }
  await notify(deps, tx, messages, nowMs);
}

/** Beside the email: a helper with a record of their own may have devices. */
async function notify(
  deps: EscalationJobDeps,
  tx: Queryable,
  messages: readonly Message[],
  nowMs: number,
): Promise<void> {
  const owners = messages.flatMap(({ helper }) => helper.own_patient_id ?? []);
  if (owners.length === 0) return;
  const devices = await reachableDevices(tx, owners, nowMs);
  await queueNotices(
    deps,
    tx,
    messages.flatMap((message) => {
      const { facts, helper } = message;
      const { own_patient_id: patientId, language } = helper;
      const deviceIds = devices.get(patientId ?? '') ?? [];
      if (patientId === null || deviceIds.length === 0) return [];
      const notice = toldNotice(message.id, toldOf(message, nowMs), language);
      return [{ patientId, deviceIds, notice, ...underAccessOf(facts, helper) }];
    }),
  );
}
