import { areas } from '@caretrail/contract/circle/areas';
import type { RequestEnd } from '@caretrail/contract/circle/successor';
import type { Queryable } from '../../db/client.ts';
import { instant } from '../../db/json-text.ts';
import { firstNameInSql, nameInSql, zoneInUseOf } from '../patients/service.ts';

export type RequestRow = {
  id: string;
  helper_id: string;
  helper_name: string;
  helper_email: string;
  wait_days: number;
  asked_at: string;
  ends_at: string;
  over: RequestEnd | null;
  over_at: string | null;
  told_on: string[];
  lost_on: string[];
};

export type SuccessionRow = {
  patient_id: string;
  user_id: string;
  first_name: string;
  full_name: string;
  email: string;
  language: string | null;
  zone: string | null;
  named: {
    helper_id: string;
    name: string;
    email: string;
    wait_days: number;
    named_at: string;
    /** Of the access that they had when they were named; null: it has not been ended. */
    access_ended_at: string | null;
    grant_id: string;
    grant_version: number | null;
  } | null;
  /** The last one. */
  request: RequestRow | null;
};

const rowOf = (rows: string): string => `(SELECT row_to_json(r) FROM (${rows}) r)`;

/** Whether the person who was named still has the access that they had then: administrators help no one. */
const accessEndedAt = `
  (SELECT COALESCE(g.ended_at, CASE WHEN h.status <> 'active' OR h.user_type <> 'patient' THEN h.updated_at END)
     FROM circle_grants g WHERE g.patient_id = s.patient_id AND g.id = s.grant_id)`;

/** Given up, or not delivered at the first attempt. If it is delivered later, it counts. */
const isInTrouble = (mail: string): string =>
  `${mail}.sent_at IS NULL AND (${mail}.given_up_at IS NOT NULL OR ${mail}.attempts > 0 OR ${mail}.unreachable_at IS NOT NULL)`;

const state = `
  SELECT p.patient_id, p.user_id, ${firstNameInSql('u')} AS first_name, ${nameInSql('u')} AS full_name,
         u.email, u.language, ${zoneInUseOf('p.patient_id')} AS zone,
         ${rowOf(`SELECT s.helper_id, ${nameInSql('h')} AS name, h.email, s.wait_days, ${instant('s.named_at')} AS named_at,
                         ${instant(accessEndedAt)} AS access_ended_at, s.grant_id,
                         (SELECT g.version FROM circle_grants g
                           WHERE g.patient_id = s.patient_id AND g.id = s.grant_id) AS grant_version
                    FROM successors s JOIN users h ON h.id = s.helper_id WHERE s.patient_id = p.patient_id`)} AS named,
         ${rowOf(`SELECT t.id, t.helper_id, ${nameInSql('h')} AS helper_name, h.email AS helper_email, t.wait_days,
                         ${instant('t.asked_at')} AS asked_at, ${instant('t.ends_at')} AS ends_at,
                         t.over, ${instant('t.over_at')} AS over_at,
                         ARRAY(SELECT n.day::text FROM take_over_notices n
                                WHERE n.patient_id = t.patient_id AND n.take_over_id = t.id ORDER BY n.day) AS told_on,
                         ARRAY(SELECT n.day::text FROM take_over_notices n LEFT JOIN mail_outbox m ON m.id = n.mail_id
                                WHERE n.patient_id = t.patient_id AND n.take_over_id = t.id
                                  AND (n.is_lost OR ${isInTrouble('m')}) ORDER BY n.day) AS lost_on
                    FROM take_overs t JOIN users h ON h.id = t.helper_id
                   WHERE t.patient_id = p.patient_id ORDER BY t.over IS NULL DESC, t.asked_at DESC, t.id DESC LIMIT 1`)} AS request
    FROM patients p JOIN users u ON u.id = p.user_id`;

export const findSuccession = (
  db: Queryable,
  patientId: string,
): Promise<SuccessionRow | undefined> =>
  db.maybeOne<SuccessionRow>(`${state} WHERE p.patient_id = $1`, [patientId]);

/** Of all records that this person was named for. */
export const findSuccessionsOf = (db: Queryable, helperId: string): Promise<SuccessionRow[]> =>
  db.query<SuccessionRow>(
    `${state} WHERE u.status = 'active'
       AND EXISTS (SELECT 1 FROM successors s WHERE s.patient_id = p.patient_id AND s.helper_id = $1)
     ORDER BY full_name, p.patient_id`,
    [helperId],
  );

/** The access that a person has now: what a naming stands on. */
export const findGrantOf = (
  tx: Queryable,
  patientId: string,
  helperId: string,
): Promise<{ id: string } | undefined> =>
  tx.maybeOne<{ id: string }>(
    `SELECT g.id FROM circle_grants g JOIN users h ON h.id = g.helper_user_id AND h.status = 'active' AND h.user_type = 'patient'
      WHERE g.patient_id = $1 AND g.helper_user_id = $2 AND g.ended_at IS NULL`,
    [patientId, helperId],
  );

export type Naming = {
  readonly helperId: string;
  readonly grantId: string;
  readonly waitDays: number;
};

export async function putNaming(
  tx: Queryable,
  patientId: string,
  { helperId, grantId, waitDays }: Naming,
  now: Date,
): Promise<void> {
  await tx.execute(
    `INSERT INTO successors (patient_id, helper_id, grant_id, wait_days, named_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (patient_id) DO UPDATE SET helper_id = $2, grant_id = $3, wait_days = $4, named_at = $5`,
    [patientId, helperId, grantId, waitDays, now.toISOString()],
  );
}

export async function deleteNaming(tx: Queryable, patientId: string): Promise<void> {
  await tx.execute(`DELETE FROM successors WHERE patient_id = $1`, [patientId]);
}

/** Also those that were withdrawn. */
export const countAskedSince = async (
  tx: Queryable,
  patientId: string,
  helperId: string,
  since: Date,
): Promise<number> =>
  (
    await tx.one<{ count: number }>(
      `SELECT count(*) AS count FROM take_overs WHERE patient_id = $1 AND helper_id = $2 AND asked_at > $3`,
      [patientId, helperId, since.toISOString()],
    )
  ).count;

export async function insertRequest(
  tx: Queryable,
  patientId: string,
  request: {
    readonly id: string;
    readonly helperId: string;
    readonly waitDays: number;
    readonly now: Date;
    readonly endsAt: Date;
  },
): Promise<void> {
  await tx.execute(
    `INSERT INTO take_overs (patient_id, id, helper_id, wait_days, asked_at, ends_at, next_look_at)
     VALUES ($1, $2, $3, $4, $5, $6, $5)`,
    [
      patientId,
      request.id,
      request.helperId,
      request.waitDays,
      request.now.toISOString(),
      request.endsAt.toISOString(),
    ],
  );
}

export async function endRequest(
  tx: Queryable,
  patientId: string,
  id: string,
  { how, at }: { readonly how: RequestEnd; readonly at: Date },
): Promise<void> {
  await tx.execute(
    `UPDATE take_overs SET over = $3, over_at = $4 WHERE patient_id = $1 AND id = $2 AND over IS NULL`,
    [patientId, id, how, at.toISOString()],
  );
}

export async function setNextLook(
  tx: Queryable,
  patientId: string,
  id: string,
  at: Date,
): Promise<void> {
  await tx.execute(
    `UPDATE take_overs SET next_look_at = $3 WHERE patient_id = $1 AND id = $2 AND over IS NULL`,
    [patientId, id, at.toISOString()],
  );
}

/** A day that another worker has told makes the whole transaction fail: nothing of it is sent. */
export async function insertNotice(
  tx: Queryable,
  patientId: string,
  notice: {
    readonly requestId: string;
    readonly day: string;
    readonly tokenHash: Buffer;
    readonly mailId: string;
  },
  now: Date,
): Promise<void> {
  const { requestId, day, tokenHash, mailId } = notice;
  await tx.execute(
    `INSERT INTO take_over_notices (patient_id, take_over_id, day, token_hash, told_at, mail_id) VALUES ($1, $2, $3, $4, $5, $6)`,
    [patientId, requestId, day, tokenHash, now.toISOString(), mailId],
  );
}

/** For good: the mail itself is deleted sooner than a long waiting time is over. */
export async function keepLostDays(tx: Queryable, patientId: string, id: string): Promise<void> {
  await tx.execute(
    `UPDATE take_over_notices n SET is_lost = true FROM mail_outbox m
      WHERE n.patient_id = $1 AND n.take_over_id = $2 AND NOT n.is_lost AND m.id = n.mail_id AND m.given_up_at IS NOT NULL`,
    [patientId, id],
  );
}

export const findNotice = (
  db: Queryable,
  tokenHash: Buffer,
): Promise<
  { patient_id: string; take_over_id: string; user_id: string; language: string | null } | undefined
> =>
  db.maybeOne(
    `SELECT n.patient_id, n.take_over_id, p.user_id, u.language
       FROM take_over_notices n
       JOIN patients p ON p.patient_id = n.patient_id
       JOIN users u ON u.id = p.user_id
      WHERE n.token_hash = $1`,
    [tokenHash],
  );

export type ClaimedRequest = { patient_id: string; id: string };

/** Requests with something to do; the record is locked, as by every write into it. A closed account is not told, and not taken over. */
export const claimRequests = (
  tx: Queryable,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<ClaimedRequest[]> =>
  tx.query<ClaimedRequest>(
    `SELECT t.patient_id, t.id
       FROM take_overs t
       JOIN patients p ON p.patient_id = t.patient_id
       JOIN users u ON u.id = p.user_id
      WHERE t.over IS NULL AND t.next_look_at <= $1 AND u.status = 'active' AND u.user_type = 'patient'
      ORDER BY t.next_look_at LIMIT $2
        FOR KEY SHARE OF u SKIP LOCKED FOR NO KEY UPDATE OF p SKIP LOCKED`,
    [now.toISOString(), most],
  );

/** Manager over all areas, without an end: what they have access to changes, and stays one access. */
export async function giveAll(tx: Queryable, patientId: string, helperId: string): Promise<void> {
  await tx.one(
    `UPDATE circle_grants SET role = 'manager', areas = $3, ends_on = NULL, version = version + 1
      WHERE patient_id = $1 AND helper_user_id = $2 AND ended_at IS NULL RETURNING id`,
    [patientId, helperId, [...areas]],
  );
}
