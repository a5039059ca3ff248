import { randomBytes } from 'node:crypto';
import {
  dutyEndpoints,
  escalationEndpoints,
} from '@caretrail/contract/circle/escalation-endpoints';
import type {
  DutyOverview,
  EscalationOverview,
} from '@caretrail/contract/circle/escalation-schema';
import { recordHeader } from '@caretrail/contract/circle/record-header';
import { successorEndpoints } from '@caretrail/contract/circle/successor-endpoints';
import { localAt } from '@caretrail/contract/time/zoned';
import { hashOfToken } from '../../http/link-token.ts';
import { type Helper, helperOf } from '../circle.ts';
import { madeCritical, runTakeOvers } from '../escalation.ts';
import { livesIn, madeMedication, zoneAt } from '../medications.ts';
import { mailsTo } from '../outbox.ts';
import { asPatient, type Person } from '../people.ts';
import type { TestApp } from '../test-app.ts';
import type { Fixture, MakeFixture } from './fixtures.ts';

/** A patient with a medicine, and someone who may do everything in their record. */
async function aCircle(testApp: TestApp) {
  const patient = await asPatient(testApp);
  const { id } = await madeMedication(patient, { times: ['08:00', '20:00'] });
  return { patient, medicine: { id }, helper: await helperOf(testApp, patient) };
}

const inRecord = (helper: Helper, more: Omit<Fixture, 'token' | 'headers'> = {}): Fixture => ({
  token: helper.access,
  headers: [[recordHeader.name, helper.patientId ?? '']],
  ...more,
});

/** A dose that was due ten minutes ago and is not recorded, by its name. It is noon where the patient is. */
async function openDose(testApp: TestApp) {
  const patient = await asPatient(testApp);
  const now = testApp.clock.now();
  const zone = zoneAt(12, now);
  await livesIn(testApp, patient, zone);
  const time = localAt(now.getTime() - 10 * 60_000, zone).slice(11);
  const medicine = await madeMedication(patient, { times: [time] });
  const helper = await helperOf(testApp, patient);
  await madeCritical(patient, medicine, [helper], 5);
  // Before it was made critical, it would not count.
  const { db } = testApp.deps;
  await db.execute(
    `UPDATE critical_medicines SET since = '2020-01-01T00:00:00Z' WHERE patient_id = $1`,
    [patient.patientId],
  );
  const { open } = (await patient.call(escalationEndpoints.read)).json<EscalationOverview>();
  return { patient, helper, keys: open.map(({ key }) => key) };
}

async function named(testApp: TestApp) {
  const { patient, helper } = await aCircle(testApp);
  const body = { helper_id: helper.userId, wait_days: 14 };
  await patient.call(successorEndpoints.name, { body });
  return { patient, helper, params: { id: patient.patientId ?? '' } };
}

async function requested(testApp: TestApp) {
  const made = await named(testApp);
  await made.helper.atHome.call(successorEndpoints.request, { params: made.params });
  return made;
}

const tokenTo = async (testApp: TestApp, { email }: Person, asks: string): Promise<string> => {
  const texts = (await mailsTo(testApp, email)).map(({ text }) => text ?? '');
  return new RegExp(`#${asks}=([\\w-]+)`).exec(texts.join('\n'))?.[1] ?? 'a'.repeat(22);
};

/** As the job sends it, without waiting for its time. */
async function byMessage(testApp: TestApp): Promise<Fixture> {
  const { patient, helper, keys } = await openDose(testApp);
  const { db, ids, clock } = testApp.deps;
  const [id, now] = [ids.next(), clock.now()];
  const token = randomBytes(16).toString('base64url');
  await db.execute(
    `INSERT INTO escalation_messages (patient_id, id, helper_id, token_hash, queued_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $5::timestamptz + interval '1 day')`,
    [patient.patientId, id, helper.userId, hashOfToken(token), now.toISOString()],
  );
  await db.execute(
    `INSERT INTO escalation_steps (patient_id, dose_key, step, medication_id, helper_id, message_id, told_at)
     SELECT patient_id, $2, 1, medication_id, $3, $4, $5 FROM critical_medicines WHERE patient_id = $1`,
    [patient.patientId, keys[0], helper.userId, id, now.toISOString()],
  );
  return { body: { token } };
}

async function byNotice(testApp: TestApp): Promise<Fixture> {
  const { patient } = await requested(testApp);
  await runTakeOvers(testApp);
  return { body: { token: await tokenTo(testApp, patient, 'refuse') } };
}

async function offered(testApp: TestApp) {
  const { patient, helper } = await aCircle(testApp);
  const other = await helperOf(testApp, patient);
  const body = { helper_id: other.userId, until_on: null };
  const { offers } = (await helper.call(dutyEndpoints.offer, { body })).json<DutyOverview>();
  return { other, params: { id: offers[0]?.id ?? '' } };
}

export const escalationFixtures: Readonly<Record<string, MakeFixture>> = {
  'escalation.save': async (testApp) => {
    const { medicine, helper } = await aCircle(testApp);
    const body = { after_min: 30, people: [helper.userId], version: null };
    return inRecord(helper, { params: medicine, body });
  },
  'escalation.remove': async (testApp) => {
    const { patient, medicine, helper } = await aCircle(testApp);
    await madeCritical(patient, medicine, [helper]);
    return inRecord(helper, { params: medicine });
  },
  'escalation.saveSettings': async (testApp) => {
    const { access: token } = await asPatient(testApp);
    return { token, body: { waits_for_quiet: true, names_in_messages: true } };
  },
  'escalation.onIt': async (testApp) => {
    const { helper, keys } = await openDose(testApp);
    return inRecord(helper, { body: { keys } });
  },
  'escalation.onItByLink': byMessage,
  'escalation.onItState': byMessage,
  'duty.take': async (testApp) =>
    inRecord((await aCircle(testApp)).helper, { body: { until_on: null } }),
  'duty.offer': async (testApp) => {
    const { patient, helper } = await aCircle(testApp);
    const other = await helperOf(testApp, patient);
    return inRecord(helper, { body: { helper_id: other.userId, until_on: null } });
  },
  'duty.accept': async (testApp) => {
    const { other, params } = await offered(testApp);
    return inRecord(other, { params });
  },
  'duty.end': async (testApp) => {
    const { other, params } = await offered(testApp);
    return inRecord(other, { params });
  },
  'successor.name': async (testApp) => {
    const { patient, helper } = await aCircle(testApp);
    return { token: patient.access, body: { helper_id: helper.userId, wait_days: 14 } };
  },
  'successor.remove': async (testApp) => ({ token: (await named(testApp)).patient.access }),
  'successor.refuse': async (testApp) => ({ token: (await requested(testApp)).patient.access }),
  'successor.refuseByLink': byNotice,
  'successor.refusalState': byNotice,
  'successor.request': async (testApp) => {
    const { helper, params } = await named(testApp);
    return { token: helper.access, params };
  },
  'successor.withdraw': async (testApp) => {
    const { helper, params } = await requested(testApp);
    return { token: helper.access, params };
  },
};
