import { createHash } from 'node:crypto';
import { pushEndpoints } from '@caretrail/contract/push/endpoints';
import {
  type NewPushDevice,
  pushLimits,
  type PushDevice,
  type PushOverview,
} from '@caretrail/contract/push/schema';
import { routes } from '@caretrail/contract/access/routes';
import { currentLanguage } from '@caretrail/contract/i18n/current-language';
import type { ReminderOverview } from '@caretrail/contract/reminders/schema';
import { isIP } from 'node:net';
import { fail } from '../../http/fail.ts';
import type { RecordContext } from '../../http/record-context.ts';
import type { Keys } from '../../keys.ts';
import { isPublicAddress } from '../../public-address.ts';
import { type AuditEvent, recordAudit } from '../audit/service.ts';
import {
  type RecordDeps,
  type RecordWrite,
  writeRecord,
  writeRecordOnce,
} from '../patients/service.ts';
import {
  type BackOff,
  confirmDevice,
  deleteDevice,
  type DeviceRow,
  findDevice,
  findRegistered,
  insertDevice,
  listDevices,
  type Registered,
  renameDeviceTo,
  takeReceipt,
  updateDevice,
} from './devices-repo.ts';
import { areUsable, type SubscriptionKeys } from './encrypt.ts';
import { writtenIn } from './language.ts';
import { queueNotices } from './notices.ts';
import { countTests } from './notices-repo.ts';
import { mailLostOf } from './outbox-repo.ts';
import { hashOf, sealJson, unsealJson } from './secrets.ts';
import { serverKey } from './server-key.ts';
import { noticeTexts, pushTexts } from './texts.ts';

export type PushDeps = RecordDeps & {
  readonly keys: Keys;
  /** A push service on this machine, in tests. */
  readonly isPushLoopbackAllowed?: boolean;
};

/** Where a device is reached, and how it is written to. */
export type Subscription = { readonly endpoint: string; readonly keys: SubscriptionKeys };

const isSilent = ({ unconfirmed }: DeviceRow): boolean => unconfirmed >= pushLimits.silentAfter;

const answerOf = (row: DeviceRow): PushDevice => ({
  id: row.id,
  name: row.name,
  endpoint_hash: row.endpoint_hash.toString('base64url'),
  added_at: row.added_at,
  confirmed_at: row.confirmed_at,
  is_silent: isSilent(row),
});

type Tx = Parameters<typeof findDevice>[0];

async function existing(db: Tx, patientId: string, id: string): Promise<PushDevice> {
  const row = await findDevice(db, patientId, id);
  if (row === undefined) throw fail('not_found');
  return answerOf(row);
}

export async function readPush(
  deps: PushDeps,
  { patientId }: RecordContext,
): Promise<PushOverview> {
  const { public_key } = await serverKey(deps);
  return { public_key, devices: (await listDevices(deps.db, patientId)).map(answerOf) };
}

/** For the overview of reminders. */
export async function devicesInUse(db: Tx, patientId: string): Promise<ReminderOverview['push']> {
  const devices = await listDevices(db, patientId);
  return { devices: devices.length, silent: devices.filter(isSilent).map(({ name }) => name) };
}

/** By its form; where a name leads is checked when it is written to. */
function assertAddress({ isPushLoopbackAllowed = false }: PushDeps, endpoint: string): void {
  const { protocol, hostname } = new URL(endpoint);
  const host = hostname.replaceAll(/[[\]]/g, '');
  const isOfTests = isPushLoopbackAllowed && host === '127.0.0.1';
  const isRefused = protocol !== 'https:' || (isIP(host) !== 0 && !isPublicAddress(host));
  if (isRefused && !isOfTests)
    throw fail('invalid_input', { fields: { endpoint: pushTexts.address } });
}

type Sent = { readonly body: NewPushDevice; readonly key: string | null };

/** The same browser again is the same device. Of another account, only if it is indeed the same subscription. */
export async function addDevice(
  deps: PushDeps,
  context: RecordContext,
  { body, key }: Sent,
): Promise<PushDevice> {
  assertAddress(deps, body.endpoint);
  if (!areUsable(body.keys)) throw fail('invalid_input', { fields: { keys: pushTexts.keys } });
  const id = deps.ids.next();
  const { path: route } = pushEndpoints.addDevice;
  const left: string[] = [];
  const added = await writeRecordOnce(
    deps,
    context,
    { key, route, content: body, resourceId: id },
    {
      work: (write) => register(deps, write, { ...body, id }, (patientId) => left.push(patientId)),
      again: (tx) => registered(tx, context.patientId, endpointHashOf(body)),
    },
  );
  for (const patientId of left) await mailWithout(deps, patientId);
  return added;
}

/** What only a device that is gone could have shown. By itself: the jobs lock notifications before devices. */
const mailWithout = (deps: PushDeps, patientId: string): Promise<void> =>
  deps.db.transaction((tx) => mailLostOf(tx, patientId, deps.clock.now()));

const endpointHashOf = ({ endpoint }: NewPushDevice): Buffer =>
  createHash('sha256').update(endpoint).digest();

/** By its address: a browser that was there before has kept its id. */
async function registered(tx: Tx, patientId: string, endpointHash: Buffer): Promise<PushDevice> {
  const found = await findRegistered(tx, endpointHash);
  if (found?.patient_id !== patientId) throw fail('not_found');
  return existing(tx, patientId, found.id);
}

/** It goes on where the address and its keys are the same: a registration says nothing about the push service. */
function backOffOf(
  found: Registered | undefined,
  before: Subscription | undefined,
  { keys }: NewPushDevice,
  now: Date,
): BackOff {
  const isSame = before?.keys.auth === keys.auth && before.keys.p256dh === keys.p256dh;
  return found !== undefined && isSame
    ? { failures: found.failures, next_try: found.next_try }
    : { failures: 0, next_try: now.toISOString() };
}

async function register(
  deps: PushDeps,
  { tx, context, patientId, by: { at: now }, changed }: RecordWrite,
  { id: newId, ...body }: NewPushDevice & { readonly id: string },
  leave: (patientId: string) => void,
): Promise<PushDevice> {
  const { endpoint, keys, name } = body;
  const endpointHash = endpointHashOf(body);
  const found = await findRegistered(tx, endpointHash);
  const before = found && unsealJson<Subscription>(deps, found.id, found.sealed);
  const subscription: Subscription = { endpoint, keys };
  const backOff = backOffOf(found, before, body, now);
  if (found?.patient_id === patientId) {
    const sealed = sealJson(deps, found.id, subscription);
    await updateDevice(tx, patientId, { id: found.id, sealed, name, ...backOff });
    changed('device.edited', 'push device', found.id);
    return existing(tx, patientId, found.id);
  }
  if (found !== undefined) {
    if (before?.keys.auth !== keys.auth) throw fail('conflict', { detail: pushTexts.otherAccount });
    await deleteDevice(tx, found.patient_id, found.id);
    await recordAudit(deps, tx, lostTo(context, found));
    leave(found.patient_id);
  }
  if ((await listDevices(tx, patientId)).length >= pushLimits.devices)
    throw fail('too_large', { detail: pushTexts.tooManyDevices({ most: pushLimits.devices }) });
  const sealed = sealJson(deps, newId, subscription);
  const device = { id: newId, endpointHash, sealed, name, now, ...backOff };
  if (!(await insertDevice(tx, patientId, device)))
    throw fail('conflict', { detail: pushTexts.otherAccount });
  changed('device.created', 'push device', newId);
  return existing(tx, patientId, newId);
}

/** In the log of the account that loses it. Who has it now is in the row of that account, of the same request. */
const lostTo = (
  { actor: { caller } }: RecordContext,
  { patient_id: subjectPatientId, id: objectId }: Registered,
): AuditEvent => ({
  action: 'device.deleted',
  caller,
  objectType: 'push device',
  objectId,
  subjectPatientId,
  reason: 'added to another account',
});

export const renameDevice = (
  deps: PushDeps,
  context: RecordContext,
  id: string,
  name: string,
): Promise<PushDevice> =>
  writeRecord(deps, context, async ({ tx, patientId, changed }) => {
    const before = await existing(tx, patientId, id);
    if (before.name === name) return before;
    await renameDeviceTo(tx, patientId, id, name);
    changed('device.edited', 'push device', id, ['name']);
    return { ...before, name };
  });

/** Idempotent for its owner only as long as it is there: afterwards it does not exist. */
export async function removeDevice(
  deps: PushDeps,
  context: RecordContext,
  id: string,
): Promise<void> {
  await writeRecord(deps, context, async ({ tx, patientId, changed }) => {
    if (!(await deleteDevice(tx, patientId, id))) throw fail('not_found');
    changed('device.deleted', 'push device', id);
  });
  await mailWithout(deps, context.patientId);
}

const hour = 3_600_000;
const testMs = 10 * 60_000;

/** Counted in the locked record: several at once are counted one after the other. */
export const testDevice = (deps: PushDeps, context: RecordContext, id: string): Promise<void> =>
  writeRecord(deps, context, async ({ tx, patientId, by: { at } }) => {
    await existing(tx, patientId, id);
    const since = new Date(at.getTime() - hour);
    const { testsPerHour } = pushLimits;
    if ((await countTests(tx, patientId, since)) >= testsPerHour)
      throw fail('too_many', {
        retryAfter: hour / 1000,
        detail: pushTexts.tooManyTests({ most: testsPerHour }),
      });
    const text = writtenIn(currentLanguage(), () => ({
      title: noticeTexts.test,
      body: noticeTexts.testBody,
    }));
    const notice = {
      kind: 'test',
      key: id,
      text,
      isNaming: false,
      doses: [],
      path: routes.dashboard.pattern,
      reminderKeys: [],
      countDue: 0,
      uselessMs: at.getTime() + testMs,
      mailAfterMin: null,
    } as const;
    await queueNotices(deps, tx, [{ patientId, deviceIds: [id], notice }]);
  });

export async function confirm(
  deps: PushDeps,
  { patientId }: RecordContext,
  endpointHash: string,
): Promise<void> {
  const hash = Buffer.from(endpointHash, 'base64url');
  const isTheirs = await deps.db.transaction((tx) =>
    confirmDevice(tx, patientId, hash, deps.clock.now()),
  );
  if (!isTheirs) throw fail('not_found');
}

/** False: nothing is known of it. */
export const receive = (deps: PushDeps, receipt: string): Promise<boolean> =>
  deps.db.transaction((tx) => takeReceipt(tx, hashOf(receipt), deps.clock.now()));
