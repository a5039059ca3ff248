import type { RequestEnd } from '@caretrail/contract/circle/successor';
import type {
  NewSuccessor,
  SuccessorOf,
  SuccessorOverview,
} from '@caretrail/contract/circle/successor-schema';
import { limits } from '@caretrail/contract/limits';
import type { Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import type { Actor, RecordContext } from '../../http/record-context.ts';
import { recordAudit } from '../audit/service.ts';
import { queueMail, type QueueDeps } from '../mail/service.ts';
import { lockRecord, type RecordDeps, writeRecord } from '../patients/service.ts';
import { overviewOf, recordsFor } from './answers.ts';
import { endedMail, namedMail, withdrawnMail } from './mail.ts';
import {
  countAskedSince,
  findGrantOf,
  findSuccessionsOf,
  insertRequest,
  putNaming,
} from './repo.ts';
import { decide, type Known, knownOf, storeEnds, successionOf, tellLedger } from './state.ts';
import { successionTexts as texts } from './texts.ts';

export type SuccessionDeps = RecordDeps & QueueDeps & { readonly publicUrl: string };

export const readSuccessor = async (
  { db, clock }: SuccessionDeps,
  { patientId }: RecordContext,
): Promise<SuccessorOverview> => overviewOf(await successionOf(db, patientId), clock.now());

/** Tells who asked how it ended, in the transaction that ends it. */
export async function tellAsker(
  deps: SuccessionDeps,
  tx: Queryable,
  { row }: Known,
  how: RequestEnd,
): Promise<void> {
  const { request } = row;
  if (request === null || (how !== 'refused' && how !== 'ended')) return;
  await queueMail(deps, tx, request.helper_email, () => endedMail(how, row));
}

const day = 86_400_000;

const isRunning = ({ row }: Known): boolean => row.request?.over === null;

/** The patient decides; a running request ends with another person or another time. */
export const nameSuccessor = (
  deps: SuccessionDeps,
  context: RecordContext,
  { helper_id, wait_days }: NewSuccessor,
): Promise<SuccessorOverview> =>
  writeRecord(deps, context, async ({ tx, patientId, by, changed }) => {
    const known = await successionOf(tx, patientId);
    const grant = await findGrantOf(tx, patientId, helper_id);
    if (grant === undefined || helper_id === known.row.user_id)
      throw fail('invalid_input', { fields: { helper_id: texts.notInCircle } });
    const { next } = decide(known, { is: 'named', user_id: helper_id, wait_days }, by.at);
    if (next === undefined || next === known.state) return overviewOf(known, by.at);
    await storeEnds(tx, known, next);
    await putNaming(
      tx,
      patientId,
      { helperId: helper_id, grantId: grant.id, waitDays: wait_days },
      by.at,
    );
    changed('successor.named', 'user', helper_id);
    if (isRunning(known)) {
      changed('take-over.ended', 'take-over', known.row.request?.id);
      await tellAsker(deps, tx, known, 'ended');
    }
    const after = await successionOf(tx, patientId);
    const email = after.row.named?.email;
    if (email !== undefined)
      await queueMail(deps, tx, email, () => namedMail(deps.publicUrl, after.row, wait_days));
    return overviewOf(after, by.at);
  });

/** Idempotent. */
export const removeSuccessor = (
  deps: SuccessionDeps,
  context: RecordContext,
): Promise<SuccessorOverview> =>
  writeRecord(deps, context, async ({ tx, patientId, by, changed }) => {
    const known = await successionOf(tx, patientId);
    const { next } = decide(known, { is: 'removed' }, by.at);
    if (next === undefined || known.row.named === null) return overviewOf(known, by.at);
    await storeEnds(tx, known, next);
    changed('successor.removed', 'user', known.row.named.helper_id);
    if (isRunning(known)) {
      changed('take-over.ended', 'take-over', known.row.request?.id);
      await tellAsker(deps, tx, known, 'ended');
    }
    return overviewOf(await successionOf(tx, patientId), by.at);
  });

export const refuseTakeOver = (
  deps: SuccessionDeps,
  context: RecordContext,
  /** Only this request; null: the one that runs. */
  requestId: string | null = null,
): Promise<SuccessorOverview> =>
  writeRecord(deps, context, async ({ tx, patientId, by, changed }) => {
    const known = await successionOf(tx, patientId);
    const isMeant = requestId === null || known.row.request?.id === requestId;
    const { next } = decide(known, { is: 'refused' }, by.at);
    if (next === undefined || !isMeant) throw fail('conflict', { detail: texts.nothing });
    await storeEnds(tx, known, next);
    changed('take-over.refused', 'take-over', known.row.request?.id);
    await tellAsker(deps, tx, known, 'refused');
    return overviewOf(await successionOf(tx, patientId), by.at);
  });

export async function readSuccessorOf(
  { clock }: Pick<SuccessionDeps, 'clock'>,
  db: Queryable,
  userId: string,
): Promise<SuccessorOf[]> {
  const rows = await findSuccessionsOf(db, userId);
  return rows.flatMap((row) => recordsFor(knownOf(row), userId, clock.now()));
}

type Asking = { readonly actor: Actor; readonly patientId: string };

/** A write under the naming and not under a call's grant: the access may be over by its last day, and is not ended. */
async function asNamed(
  deps: SuccessionDeps,
  { actor, patientId }: Asking,
  work: (tx: Queryable, known: Known) => Promise<'take-over.requested' | 'take-over.withdrawn'>,
): Promise<SuccessorOf[]> {
  return deps.db.transaction(async (tx) => {
    // Who was not named learns nothing, not even that there is such a record.
    const mine = await readSuccessorOf(deps, tx, actor.userId);
    if (!mine.some((each) => each.patient_id === patientId)) throw fail('not_found');
    await lockRecord(tx, patientId);
    const known = await successionOf(tx, patientId);
    const action = await work(tx, known);
    await tellLedger(deps, tx, known, { actor, action });
    await recordAudit(deps, tx, {
      action,
      caller: actor.caller,
      actorId: actor.userId,
      actorRole: 'patient',
      sessionId: actor.sessionId,
      objectType: 'take-over',
      subjectPatientId: patientId,
    });
    return readSuccessorOf(deps, tx, actor.userId);
  });
}

export const requestTakeOver = (deps: SuccessionDeps, asking: Asking): Promise<SuccessorOf[]> =>
  asNamed(deps, asking, async (tx, known) => {
    const now = deps.clock.now();
    const { userId } = asking.actor;
    const event = { is: 'requested', user_id: userId, zone: known.zone } as const;
    const { next, refused } = decide(known, event, now);
    if (refused === 'not_named') throw fail('not_found');
    if (refused === 'too_soon') throw fail('conflict', { detail: texts.tooSoon });
    if (next?.request === undefined || next.request === null)
      throw fail('conflict', { detail: texts.running });
    const since = new Date(now.getTime() - day);
    const asked = await countAskedSince(tx, asking.patientId, userId, since);
    if (asked >= limits.circle.takeOversPerDay) throw fail('too_many');
    // The first message goes with the next run of the job, within seconds.
    await insertRequest(tx, asking.patientId, {
      id: deps.ids.next(),
      helperId: userId,
      waitDays: next.request.wait_days,
      now,
      endsAt: new Date(next.request.ends_ms),
    });
    return 'take-over.requested';
  });

export const withdrawTakeOver = (deps: SuccessionDeps, asking: Asking): Promise<SuccessorOf[]> =>
  asNamed(deps, asking, async (tx, known) => {
    const { userId } = asking.actor;
    const { next } = decide(known, { is: 'withdrawn', user_id: userId }, deps.clock.now());
    if (next === undefined) throw fail('conflict', { detail: texts.nothing });
    await storeEnds(tx, known, next);
    // Who was told of it is told that it is over.
    const { row } = known;
    if ((row.request?.told_on.length ?? 0) > 0)
      await queueMail(deps, tx, row.email, () => withdrawnMail(row.request?.helper_name ?? ''));
    return 'take-over.withdrawn';
  });
