import { pushLimits } from '@caretrail/contract/push/schema';
import type { Keys } from '../../keys.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ids } from '../../ports/ids.ts';
import type { Under } from '../patients/service.ts';
import type { NewNotice, StoredNotice } from './notice.ts';
import {
  type ActRow,
  type DeliveryRow,
  findOpenNotices,
  findReachable,
  insertNotices,
  type NoticeRow,
  postponeMails,
  settleNotices,
} from './notices-repo.ts';
import { hashOf, receiptOf, sealJson, tagOf, tokenOf, unsealJson } from './secrets.ts';

export type NoticeDeps = { readonly keys: Keys; readonly ids: Ids; readonly clock: Clock };
type Tx = Parameters<typeof findReachable>[0];

const minute = 60_000;
/** Until a notification that no device got goes by email, where the person wants none otherwise. */
const undeliveredMs = 15 * minute;
/** An email still has to arrive before it is of no use. */
const beforeUselessMs = 5 * minute;

/** A push service that has to be left alone for longer would be too late. */
const soonMs = minute;

/** Device ids of those patients who have one that answers, and can be written to now. */
export type Reachable = ReadonlyMap<string, readonly string[]>;

export async function reachableDevices(
  tx: Tx,
  patientIds: readonly string[],
  nowMs: number,
): Promise<Reachable> {
  const rows = await findReachable(tx, patientIds, pushLimits.silentAfter);
  const byPatient = Map.groupBy(rows, ({ patient_id }) => patient_id);
  const inTime = [...byPatient].filter(([, own]) =>
    own.some(({ next_try }) => Date.parse(next_try) <= nowMs + soonMs),
  );
  return new Map(inTime.map(([id, own]) => [id, own.map((row) => row.id)]));
}

type Wanted = {
  readonly patientId: string;
  readonly deviceIds: readonly string[];
  readonly notice: NewNotice;
  /** An access to the medicines of another record: the notification leaves only while it lasts. */
  readonly under?: Under;
};

/** When the email takes its place: never so late that it is of no use itself. */
function mailAt({ uselessMs, mailAfterMin }: NewNotice, nowMs: number): number {
  const wanted = nowMs + (mailAfterMin === null ? undeliveredMs : mailAfterMin * minute);
  return Math.max(nowMs + minute, Math.min(wanted, uselessMs - beforeUselessMs));
}

function rowsOf(deps: NoticeDeps, { patientId, deviceIds, notice, under }: Wanted, nowMs: number) {
  const id = deps.ids.next();
  const { doses, mailAfterMin, uselessMs, kind } = notice;
  const mailMs = mailAt(notice, nowMs);
  const stored: StoredNotice = {
    kind,
    key: notice.key,
    tag: tagOf(deps, patientId, `${kind} ${notice.key}`),
    text: notice.text,
    isNaming: notice.isNaming,
    path: notice.path,
    reminderKeys: notice.reminderKeys,
    countDue: notice.countDue,
    uselessMs,
    doseCount: doses.length,
  };
  const row: NoticeRow = {
    patient_id: patientId,
    id,
    is_test: kind === 'test',
    sealed: sealJson(deps, id, stored),
    // Where an email follows, a push service that keeps the message for longer would show it after the email.
    until: new Date(mailAfterMin === null ? uselessMs : Math.min(uselessMs, mailMs)).toISOString(),
    mail_at: new Date(mailMs).toISOString(),
    is_mailed_unseen: mailAfterMin !== null,
    grant_patient_id: under?.patientId ?? null,
    grant_id: under?.grantId ?? null,
  };
  const deliveries = deviceIds.map((deviceId): DeliveryRow => ({
    patient_id: patientId,
    notice_id: id,
    device_id: deviceId,
    receipt_hash: hashOf(receiptOf(deps, { noticeId: id, deviceId })),
  }));
  const acts = deviceIds.flatMap((deviceId) =>
    doses.map((dose, place): ActRow => {
      const actId = deps.ids.next();
      return {
        patient_id: patientId,
        id: actId,
        token_hash: hashOf(tokenOf(deps, { noticeId: id, deviceId }, place)),
        notice_id: id,
        device_id: deviceId,
        sealed: sealJson(deps, actId, dose),
        expires_at: new Date(dose.useless_ms).toISOString(),
      };
    }),
  );
  return { row, deliveries, acts };
}

/**
 * Accepts notifications in the transaction that marks their reminders as sent: both are stored, or neither. Returns when
 * the first email of each patient takes the place of one.
 */
export async function queueNotices(
  deps: NoticeDeps,
  tx: Tx,
  wanted: readonly Wanted[],
): Promise<ReadonlyMap<string, number>> {
  const first = new Map<string, number>();
  if (wanted.length === 0) return first;
  const now = deps.clock.now();
  const made = wanted.map((each) => rowsOf(deps, each, now.getTime()));
  await insertNotices(
    tx,
    {
      notices: made.map(({ row }) => row),
      deliveries: made.flatMap(({ deliveries }) => deliveries),
      acts: made.flatMap(({ acts }) => acts),
    },
    now,
  );
  for (const { row } of made) {
    const ms = Date.parse(row.mail_at);
    first.set(row.patient_id, Math.min(first.get(row.patient_id) ?? ms, ms));
  }
  return first;
}

/** A notification about which nothing is decided yet. */
export type Outstanding = {
  readonly patientId: string;
  readonly id: string;
  readonly reminderKeys: readonly string[];
  readonly mailMs: number;
  readonly uselessMs: number;
  /** Whether an email has to take its place once its time has come. */
  readonly needsMail: boolean;
};

export async function outstandingNotices(
  deps: Pick<NoticeDeps, 'keys'>,
  tx: Tx,
  patientIds: readonly string[],
): Promise<Outstanding[]> {
  const rows = await findOpenNotices(tx, patientIds);
  return rows.map((row) => {
    const stored = unsealJson<StoredNotice>(deps, row.id, row.sealed);
    const needsMail = row.is_mailed_unseen ? !row.is_confirmed : !row.is_sent;
    return {
      patientId: row.patient_id,
      id: row.id,
      reminderKeys: stored?.reminderKeys ?? [],
      mailMs: Date.parse(row.mail_at),
      uselessMs: stored?.uselessMs ?? 0,
      needsMail: needsMail && !row.is_confirmed,
    };
  });
}

const named = ({ patientId, id }: Pick<Outstanding, 'patientId' | 'id'>) => ({
  patient_id: patientId,
  id,
});

export const settle = async (tx: Tx, notices: readonly Outstanding[], now: Date): Promise<void> => {
  if (notices.length > 0) await settleNotices(tx, notices.map(named), now);
};

/** Quiet hours have begun: their emails wait. */
export const waitWithMails = async (
  tx: Tx,
  notices: readonly (Outstanding & { readonly untilMs: number })[],
): Promise<void> => {
  if (notices.length > 0)
    await postponeMails(
      tx,
      notices.map((each) => ({ ...named(each), mail_at: new Date(each.untilMs).toISOString() })),
    );
};
