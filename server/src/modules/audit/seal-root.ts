import { createHmac, type KeyObject } from 'node:crypto';

/** A row of the log as it is sealed: every column, as text or null. */
export type SealedRow = {
  id: string;
  at: string;
  actor_id: string | null;
  actor_role: string | null;
  session_id: string | null;
  action: string;
  object_type: string | null;
  object_id: string | null;
  subject_patient_id: string | null;
  outcome: string;
  reason: string | null;
  request_id: string | null;
  ip_prefix: string | null;
  ua_hash: string | null;
  changed_fields: string[];
};

export type Sealing = {
  readonly number: number;
  readonly sealedAt: string;
  /** Of the previous seal. */
  readonly previous: Uint8Array;
  readonly rows: readonly SealedRow[];
};

export const rootBeforeTheFirst = new Uint8Array(32);

/** Values in a fixed order: a row must not depend on how a database or a driver orders columns. */
const lineOf = (row: SealedRow): string =>
  JSON.stringify([
    row.id,
    row.at,
    row.actor_id,
    row.actor_role,
    row.session_id,
    row.action,
    row.object_type,
    row.object_id,
    row.subject_patient_id,
    row.outcome,
    row.reason,
    row.request_id,
    row.ip_prefix,
    row.ua_hash,
    row.changed_fields,
  ]);

/** root_n = HMAC(key, root_{n-1} ‖ number and time ‖ rows). */
export function rootOf(key: KeyObject, { number, sealedAt, previous, rows }: Sealing): Buffer {
  const mac = createHmac('sha256', key).update(previous);
  mac.update(`${JSON.stringify([number, sealedAt])}\n`);
  for (const row of rows) mac.update(`${lineOf(row)}\n`);
  return mac.digest();
}
