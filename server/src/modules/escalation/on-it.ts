import { rightsOf } from '@caretrail/contract/circle/areas';
import { escalationLimits, holdsOf, mayHold } from '@caretrail/contract/circle/escalation';
import type { EscalationOverview, OnItAnswer } from '@caretrail/contract/circle/escalation-schema';
import { formatClockAt } from '@caretrail/contract/time/whose-clock';
import type { Queryable } from '../../db/client.ts';
import type { Caller } from '../../http/caller.ts';
import { fail } from '../../http/fail.ts';
import { hashOfToken } from '../../http/link-token.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { inLanguage, languageOfTag } from '../../languages/current.ts';
import { auditEvent, recordAudit } from '../audit/service.ts';
import { tellWrites } from '../ledger/service.ts';
import type { RecordDeps } from '../patients/service.ts';
import { overviewIn } from './critical.ts';
import { clockFor, type Escalation, type Facts, factsOfOne } from './facts.ts';
import { lockEscalation, lookNow } from './job-repo.ts';
import { timesOfDoses } from './mail.ts';
import { findMessage, insertOnIt, type MessageRow, spendMessage } from './on-it-repo.ts';
import { escalationTexts, onItTexts as texts } from './texts.ts';

const minute = 60_000;

/** Their time has come, and no one has recorded them. */
const openAmong = ({ escalations }: Facts, keys: readonly string[], nowMs: number): Escalation[] =>
  escalations.filter(({ dose }) => dose.due_ms <= nowMs && keys.includes(dose.key));

/** In the transaction that holds the job back: a step that is being told is told before or after it, never beside it. */
async function sayOnIt(
  { ids, clock }: RecordDeps,
  tx: Queryable,
  patientId: string,
  helperId: string,
  open: readonly Escalation[],
): Promise<void> {
  const now = clock.now();
  const until = new Date(now.getTime() + escalationLimits.onItMin * minute);
  const rows = open.map(({ dose }) => ({ id: ids.next(), dose_key: dose.key }));
  await insertOnIt(tx, patientId, helperId, rows, { now, until });
  await lookNow(tx, patientId, now);
}

const logOnIt = async (deps: RecordDeps, tx: Queryable, context: RecordContext): Promise<void> => {
  const { userId } = context.actor;
  const action = 'escalation.on-it';
  await recordAudit(deps, tx, auditEvent(context, action, 'user', userId));
  const told = { action, objectType: 'user', objectId: userId, areas: ['medication'] as const };
  await tellWrites(deps, tx, context, [told], { isUnbounded: true });
};

/** As a request with their access would have it, for what a link does. */
function contextOf(facts: Facts, helperId: string, caller: Caller): RecordContext | null {
  const helper = facts.helpers.get(helperId);
  if (!helper?.grant_id || helper.grant_version === null) return null;
  return {
    actor: { userId: helperId, sessionId: null, caller },
    patientId: facts.row.patient_id,
    areas: new Set(['medication']),
    rights: rightsOf.viewer,
    grant: {
      id: helper.grant_id,
      version: helper.grant_version,
      name: helper.name,
      call: 'escalation.onItByLink',
      told: ['medication'],
      noteWritten: () => {},
    },
  };
}

/** Signed in. The patient records the dose instead. What is not open any more is left out, and what would change nothing. */
export const beOnIt = (
  deps: RecordDeps,
  context: RecordContext,
  keys: readonly string[],
): Promise<EscalationOverview> =>
  deps.db.transaction(async (tx) => {
    const { patientId, actor } = context;
    await lockEscalation(tx, patientId);
    const now = deps.clock.now();
    const facts = await factsOfOne(tx, patientId, now);
    if (!facts.mayTell(actor.userId))
      throw fail('forbidden', { detail: escalationTexts.onlyHelpers });
    const open = openAmong(facts, keys, now.getTime()).filter((each) =>
      mayHold(each.open, actor.userId, now.getTime()),
    );
    if (open.length > 0) {
      await sayOnIt(deps, tx, patientId, actor.userId, open);
      await logOnIt(deps, tx, context);
    }
    return overviewIn(deps, tx, patientId);
  });

type Known = { readonly isKnown: boolean; readonly answer: OnItAnswer };

const expired = (): OnItAnswer => ({ state: 'expired', sentence: texts.expired });

/** What is true now. The doses that this person can still say it about are open. */
function stateOf(
  message: MessageRow,
  facts: Facts,
  nowMs: number,
): { readonly answer: OnItAnswer; readonly open: readonly Escalation[] } {
  const isUsable =
    message.helper_id !== null &&
    facts.mayTell(message.helper_id) &&
    nowMs < Date.parse(message.expires_at);
  if (!isUsable) return { answer: expired(), open: [] };
  const clock = clockFor(facts, message.helper_id ?? '');
  const open = openAmong(facts, message.dose_keys, nowMs);
  if (open.length === 0)
    return { answer: { state: 'recorded', sentence: texts.recorded }, open: [] };
  const holds = open.flatMap((each) =>
    holdsOf(each.open, each.rule).filter(({ until_ms }) => until_ms > nowMs),
  );
  const held = holds.toSorted((one, other) => other.until_ms - one.until_ms)[0];
  if (held !== undefined) {
    const time = formatClockAt(held.until_ms, clock);
    const isOwn = held.helper_id === message.helper_id;
    const sentence = isOwn ? texts.said({ time }) : texts.other({ time });
    return { answer: { state: 'on_it', sentence }, open: [] };
  }
  if (message.used_at !== null) return { answer: expired(), open: [] };
  const time = timesOfDoses(
    open.map(({ dose }) => dose),
    clock,
  );
  return { answer: { state: 'open', sentence: texts.open({ time }) }, open };
}

export async function readOnIt(deps: RecordDeps, token: string): Promise<Known> {
  const message = await findMessage(deps.db, hashOfToken(token));
  if (message === undefined) return { isKnown: false, answer: expired() };
  const now = deps.clock.now();
  const facts = await factsOfOne(deps.db, message.patient_id, now);
  return inLanguage(languageOfTag(message.language), () => ({
    isKnown: true,
    answer: stateOf(message, facts, now.getTime()).answer,
  }));
}

/** By the link of a message, once. It opens nothing else: neither a name nor a medicine is in the answer. */
export async function beOnItByLink(
  deps: RecordDeps,
  token: string,
  caller: Caller,
): Promise<Known> {
  const found = await findMessage(deps.db, hashOfToken(token));
  if (found === undefined) return { isKnown: false, answer: expired() };
  const { patient_id: patientId } = found;
  return inLanguage(languageOfTag(found.language), () =>
    deps.db.transaction(async (tx): Promise<Known> => {
      await lockEscalation(tx, patientId);
      const message = (await findMessage(tx, hashOfToken(token))) ?? found;
      const now = deps.clock.now();
      const facts = await factsOfOne(tx, patientId, now);
      const before = stateOf(message, facts, now.getTime());
      const helperId = message.helper_id ?? '';
      const context = contextOf(facts, helperId, caller);
      if (before.open.length === 0 || context === null)
        return { isKnown: true, answer: before.answer };
      if (!(await spendMessage(tx, message, now))) return { isKnown: true, answer: expired() };
      await sayOnIt(deps, tx, patientId, helperId, before.open);
      await logOnIt(deps, tx, context);
      const after = stateOf(message, await factsOfOne(tx, patientId, now), now.getTime());
      return { isKnown: true, answer: after.answer };
    }),
  );
}
