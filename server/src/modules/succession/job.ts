import { nextLookAt, nextToldAt, waitEndsAt } from '@caretrail/contract/circle/successor';
import { dateAt } from '@caretrail/contract/time/zoned';
import { inClaimedBatches } from '../../claimed-batches.ts';
import type { Queryable } from '../../db/client.ts';
import { hashOfToken, newLinkToken } from '../../http/link-token.ts';
import type { OnProblem } from '../../job-problem.ts';
import { recordAudit } from '../audit/service.ts';
import { areMailsLate, queueMail } from '../mail/service.ts';
import { type NoticeDeps, queueNotices, reachableDevices } from '../push/service.ts';
import { askedMail, askedNotice, doneMail, donePatientMail } from './mail.ts';
import {
  type ClaimedRequest,
  claimRequests,
  giveAll,
  insertNotice,
  keepLostDays,
  setNextLook,
} from './repo.ts';
import { type SuccessionDeps, tellAsker } from './take-over.ts';
import { decide, type Known, storeEnds, successionOf, tellLedger } from './state.ts';

export type SuccessionJobDeps = SuccessionDeps & NoticeDeps & { readonly onProblem?: OnProblem };

const hour = 3_600_000;
/** A message of yesterday says nothing that the one of today does not say. */
const usefulMs = 48 * hour;

/** Tells patients of requests, every day once, and ends the waiting time. On several servers each request by one. */
export const runSuccession = (deps: SuccessionJobDeps): Promise<void> => {
  const { db, clock } = deps;
  return inClaimedBatches<ClaimedRequest>(deps, {
    job: 'take-over',
    claim: (tx, most) => claimRequests(tx, { now: clock.now(), most }),
    process: async (tx, requests) => {
      for (const request of requests) await processRequest(deps, tx, request);
    },
    putOff: ({ patient_id, id }) =>
      setNextLook(db, patient_id, id, new Date(clock.now().getTime() + hour)),
  });
};

type Audited = 'take-over.told' | 'take-over.ended' | 'take-over.done';

const audit = (
  deps: SuccessionJobDeps,
  tx: Queryable,
  { row }: Known,
  action: Audited,
): Promise<void> =>
  recordAudit(deps, tx, {
    action,
    caller: null,
    objectType: 'take-over',
    objectId: row.request?.id,
    subjectPatientId: row.patient_id,
  });

/** What is told, given and when to look next is committed together or not at all. */
async function processRequest(
  deps: SuccessionJobDeps,
  tx: Queryable,
  { patient_id: patientId, id }: ClaimedRequest,
): Promise<void> {
  const now = deps.clock.now();
  await keepLostDays(tx, patientId, id);
  const known = await successionOf(tx, patientId);
  const { request } = known.state;
  // Ended meanwhile, or another one is the last.
  if (known.row.request?.id !== id || known.row.request.over !== null || request === null) return;
  if (request.over !== null) {
    await storeEnds(tx, known, known.state);
    await tellAsker(deps, tx, known, 'ended');
    await audit(deps, tx, known, 'take-over.ended');
    return;
  }
  if (now.getTime() >= waitEndsAt(request, known.zone)) return takeOver(deps, tx, known, now);
  const isTime = now.getTime() >= nextToldAt(request, known.zone);
  if (isTime && (await areMailsLate(deps, tx))) {
    // What cannot leave tells no one: such a day does not count.
    await setNextLook(tx, patientId, id, new Date(now.getTime() + hour));
    return;
  }
  if (isTime) await tellPatient(deps, tx, known, now);
  const after = (await successionOf(tx, patientId)).state.request ?? request;
  const nextMs = Math.max(nextLookAt(after, known.zone), now.getTime() + 1000);
  await setNextLook(tx, patientId, id, new Date(nextMs));
}

/** By email and on every device. */
async function tellPatient(
  deps: SuccessionJobDeps,
  tx: Queryable,
  known: Known,
  now: Date,
): Promise<void> {
  const { row, zone } = known;
  const { patient_id: patientId, request } = row;
  const { next } = decide(known, { is: 'told', zone }, now);
  if (next === undefined || request === null) return;
  const token = newLinkToken();
  const tokenHash = hashOfToken(token);
  const day = dateAt(now.getTime(), zone);
  const asked = { request, zone, token, uselessAfter: new Date(now.getTime() + usefulMs) };
  const mailId = deps.ids.next();
  await queueMail(deps, tx, row.email, () => ({ ...askedMail(deps.publicUrl, asked), id: mailId }));
  await insertNotice(tx, patientId, { requestId: request.id, day, tokenHash, mailId }, now);
  const deviceIds = (await reachableDevices(tx, [patientId], now.getTime())).get(patientId) ?? [];
  if (deviceIds.length > 0) {
    const notice = askedNotice(`${request.id} ${day}`, asked, row.language);
    await queueNotices(deps, tx, [{ patientId, deviceIds, notice }]);
  }
  await audit(deps, tx, known, 'take-over.told');
}

async function takeOver(
  deps: SuccessionJobDeps,
  tx: Queryable,
  known: Known,
  now: Date,
): Promise<void> {
  const { row } = known;
  const { next } = decide(known, { is: 'waited', zone: known.zone }, now);
  if (next === undefined || row.request === null) return;
  const { helper_id: helperId, helper_email: email, helper_name: name } = row.request;
  const actor = { userId: helperId, sessionId: null, caller: null };
  await tellLedger(deps, tx, known, { actor, action: 'take-over.done' });
  await storeEnds(tx, known, next);
  await giveAll(tx, row.patient_id, helperId);
  await queueMail(deps, tx, email, () => doneMail(deps.publicUrl, row));
  await queueMail(deps, tx, row.email, () => donePatientMail(name));
  await audit(deps, tx, known, 'take-over.done');
}
