import { limits } from '@caretrail/contract/limits';
import type { Queryable } from '../../db/client.ts';
import { tellOrThrow, type OnProblem } from '../../job-problem.ts';

const day = 86_400_000;

type Rule = {
  readonly what: string;
  /** Counted from the moment the statement's time names. */
  readonly keptMs: number;
  /** `$1`: that long ago. `$2`: how many at a time. */
  readonly statement: string;
};

/** The condition twice: a row that became active again in between is left alone. Locked rows are skipped. */
const oldest = (table: string, condition: string): string =>
  `DELETE FROM ${table}
    WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${condition} LIMIT $2 FOR UPDATE SKIP LOCKED)) AND ${condition}`;

/** How long each kind is kept after its end, in one place. Audit log and consents are not here: they stay. */
const rules: readonly Rule[] = [
  {
    what: 'sessions',
    keptMs: 30 * day,
    // Their e-mail codes are deleted with them.
    statement: oldest(
      'sessions',
      'LEAST(idle_expires_at, absolute_expires_at, revoked_at) < $1::timestamptz',
    ),
  },
  {
    what: 'password grants',
    keptMs: 30 * day,
    statement: oldest(
      'password_grants',
      'GREATEST(expires_at, link_expires_at, grant_expires_at) < $1::timestamptz',
    ),
  },
  {
    what: 'changes of email addresses',
    keptMs: 30 * day,
    statement: oldest('email_changes', 'GREATEST(expires_at, undo_expires_at) < $1::timestamptz'),
  },
  {
    what: 'invitations of helpers',
    keptMs: 30 * day,
    statement: oldest(
      'circle_invitations',
      'LEAST(expires_at, accepted_at, taken_back_at) < $1::timestamptz',
    ),
  },
  {
    what: 'throttle counters',
    keptMs: 0,
    statement: oldest(
      'throttle_counters',
      'window_ends_at <= $1::timestamptz AND next_try_at <= $1',
    ),
  },
  {
    what: 'used captchas',
    keptMs: 0,
    statement: oldest('used_captchas', 'expires_at <= $1::timestamptz'),
  },
  {
    what: 'provider sign-ins',
    keptMs: day,
    statement: oldest('provider_sign_ins', 'expires_at <= $1::timestamptz'),
  },
  {
    what: 'authenticator set-ups that were never finished',
    keptMs: day,
    statement: `UPDATE totp_factors SET pending_sealed = NULL, pending_at = NULL
      WHERE user_id = ANY (ARRAY(SELECT user_id FROM totp_factors WHERE pending_at <= $1::timestamptz LIMIT $2))`,
  },
  {
    what: 'idempotency keys',
    keptMs: 0,
    statement: oldest('idempotency_keys', 'expires_at <= $1::timestamptz'),
  },
  {
    what: 'deleted events',
    keptMs: limits.files.binMs,
    // The rows of their files are deleted with them; the content then has no row, and the sweep of files removes it.
    statement: oldest('events', 'deleted_at <= $1::timestamptz'),
  },
  {
    what: 'rules of repeating events that are all gone',
    keptMs: day,
    statement: oldest(
      'event_series',
      `created_at <= $1::timestamptz AND NOT EXISTS (
         SELECT 1 FROM events e WHERE e.patient_id = event_series.patient_id AND e.series_id = event_series.id)`,
    ),
  },
  {
    what: 'deleted files',
    keptMs: limits.files.binMs,
    statement: oldest('files', 'deleted_at <= $1::timestamptz'),
  },
  {
    what: 'zips that were asked for',
    keptMs: 0,
    statement: oldest('file_bundles', 'expires_at <= $1::timestamptz'),
  },
  {
    what: 'deleted medications',
    keptMs: limits.files.binMs,
    // Versions, states, dose log and stock are deleted with them.
    statement: oldest('medications', 'deleted_at <= $1::timestamptz'),
  },
  {
    what: 'deleted locations',
    keptMs: limits.files.binMs,
    // Events that name them keep the text.
    statement: oldest('locations', 'deleted_at <= $1::timestamptz'),
  },
  {
    what: 'deleted treatments',
    keptMs: limits.files.binMs,
    // Sessions and history are deleted with them.
    statement: oldest('treatments', 'deleted_at <= $1::timestamptz'),
  },
  {
    what: 'marks of reminders that went out',
    // Longer than a reminder may come before its event.
    keptMs: 60 * day,
    statement: oldest('reminders_sent', 'queued_at <= $1::timestamptz'),
  },
  {
    what: 'notifications',
    // A press without signal still counts a day after its dose was missed. Messages and tokens are deleted with them.
    keptMs: 4 * day,
    statement: oldest('push_notices', 'created_at <= $1::timestamptz'),
  },
  {
    what: 'messages to helpers about doses',
    // Their steps are deleted with them. A dose is told for a day.
    keptMs: 60 * day,
    statement: oldest('escalation_messages', 'queued_at <= $1::timestamptz'),
  },
  {
    what: 'helpers who were on it',
    keptMs: 60 * day,
    statement: oldest('escalation_on_it', 'said_at <= $1::timestamptz'),
  },
  {
    what: 'mails',
    keptMs: 30 * day,
    statement: oldest(
      'mail_outbox',
      'COALESCE(sent_at, given_up_at, created_at) <= $1::timestamptz',
    ),
  },
  {
    what: 'bodies of mails whose code or link has expired',
    keptMs: 0,
    // The sender does so too; without one (no SMTP_URL) only this does. One that is being sent is left to its sender.
    statement: `UPDATE mail_outbox SET given_up_at = $1::timestamptz, text_body = NULL, html_body = NULL
      WHERE id = ANY (ARRAY(SELECT id FROM mail_outbox
                             WHERE next_attempt_at <= $1 AND useless_after <= $1
                               AND sent_at IS NULL AND given_up_at IS NULL LIMIT $2))
        AND sent_at IS NULL AND given_up_at IS NULL AND next_attempt_at <= $1`,
  },
];

const atATime = 5000;

/** Many short statements instead of one long: other requests are waiting. Returns how many rows were deleted. */
async function deleteBy(db: Queryable, { keptMs, statement }: Rule, now: Date): Promise<number> {
  const before = new Date(now.getTime() - keptMs).toISOString();
  let [gone, batch] = [0, atATime];
  while (batch === atATime) {
    batch = await db.execute(statement, [before, atATime]);
    gone += batch;
  }
  return gone;
}

/** A failed rule does not stop the others. Returns how many rows were deleted. */
export async function deleteExpired(
  db: Queryable,
  now: Date,
  onProblem?: OnProblem,
): Promise<Record<string, number>> {
  const gone: Record<string, number> = {};
  for (const rule of rules) {
    try {
      gone[rule.what] = await deleteBy(db, rule, now);
    } catch (error) {
      tellOrThrow(onProblem, `housekeeping: ${rule.what}`, error);
    }
  }
  return gone;
}
