import { pushLimits } from '@caretrail/contract/push/schema';
import type { Queryable } from '../../db/client.ts';

export type Counts = {
  mails_waiting: number;
  mails_retrying: number;
  mails_oldest_seconds: number;
  mails_given_up: number;
  sessions: number;
  audit_unsealed: number;
  texts_waiting: number;
  pushes_waiting: number;
  pushes_oldest_seconds: number;
  pushes_given_up: number;
  push_devices: number;
  push_devices_silent: number;
};

/**
 * All of one moment. The tables are small: housekeeping keeps them so. An unreachable mail server costs a mail no
 * attempt.
 */
export const countThings = (db: Queryable, now: Date): Promise<Counts> =>
  db.one<Counts>(
    `SELECT m.*, p.*, d.*, s.sessions, a.audit_unsealed, t.texts_waiting FROM
       (SELECT count(*) FILTER (WHERE is_waiting) AS mails_waiting,
               count(*) FILTER (WHERE is_waiting AND (attempts > 0 OR unreachable_at IS NOT NULL)) AS mails_retrying,
               coalesce(extract(epoch FROM $1::timestamptz - min(created_at) FILTER (WHERE is_waiting)), 0)::float8
                 AS mails_oldest_seconds,
               count(*) FILTER (WHERE given_up_at IS NOT NULL) AS mails_given_up
          FROM (SELECT *, sent_at IS NULL AND given_up_at IS NULL AS is_waiting FROM mail_outbox) mails) m,
       (SELECT count(*) FILTER (WHERE is_waiting) AS pushes_waiting,
               coalesce(extract(epoch FROM $1::timestamptz - min(created_at) FILTER (WHERE is_waiting)), 0)::float8
                 AS pushes_oldest_seconds,
               count(*) FILTER (WHERE given_up_at IS NOT NULL) AS pushes_given_up
          FROM (SELECT n.created_at, o.given_up_at, o.sent_at IS NULL AND o.given_up_at IS NULL AND n.mail_at > $1 AS is_waiting
                  FROM push_outbox o JOIN push_notices n ON n.patient_id = o.patient_id AND n.id = o.notice_id) pushes) p,
       (SELECT count(*) AS push_devices, count(*) FILTER (WHERE unconfirmed >= $2) AS push_devices_silent FROM push_devices) d,
       (SELECT count(*) AS sessions FROM sessions
         WHERE revoked_at IS NULL AND LEAST(idle_expires_at, absolute_expires_at) > $1) s,
       (SELECT count(*) AS audit_unsealed FROM audit_unsealed) a,
       (SELECT count(*) AS texts_waiting FROM file_texts WHERE state = 'waiting' AND kind = 'document') t`,
    [now.toISOString(), pushLimits.silentAfter],
  );

export type JobCounts = { name: string; due: number; oldest_due_seconds: number; failed: number };

/** From the queue's own tables, which do not exist before the first job. Its internal queues are left out. */
export async function countJobs(db: Queryable): Promise<JobCounts[]> {
  const { there } = await db.one<{ there: boolean }>(
    `SELECT to_regclass('pgboss.job') IS NOT NULL AS there`,
  );
  if (!there) return [];
  return db.query<JobCounts>(
    `SELECT q.name,
            count(*) FILTER (WHERE j.state < 'active' AND j.start_after <= now()) AS due,
            coalesce(extract(epoch FROM now() - min(j.start_after) FILTER (WHERE j.state < 'active')), 0)::float8
              AS oldest_due_seconds,
            count(*) FILTER (WHERE j.state = 'failed') AS failed
       FROM pgboss.queue q LEFT JOIN pgboss.job j ON j.name = q.name
      WHERE q.name NOT LIKE '\\_\\_pgboss%' GROUP BY q.name`,
  );
}
