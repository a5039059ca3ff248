import { escalationLimits } from '@caretrail/contract/circle/escalation';
import {
  dutyEndpoints,
  escalationEndpoints,
} from '@caretrail/contract/circle/escalation-endpoints';
import type { EscalationOverview, OnItAnswer } from '@caretrail/contract/circle/escalation-schema';
import { describe, expect, it } from 'vitest';
import { auditTrailOf } from '../../testing/audit-trail.ts';
import {
  asHelperOf,
  endAccess,
  helping,
  madeCritical,
  runEscalation,
} from '../../testing/escalation.ts';
import { outcomeOf } from '../../testing/call-from.ts';
import { factsOf } from '../../testing/circle.ts';
import { doseName, loggedDose, madeMedication, todayOf } from '../../testing/medications.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { asPatient, callApi, type Person, signedInAgain } from '../../testing/people.ts';
import { clockTo } from '../../testing/reminders.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const { read, onIt, onItByLink, onItState } = escalationEndpoints;
const wait = (minutes: number): void => testApp().clock.advance(minutes * 60_000);
const run = () => runEscalation(testApp());

const press = async (token: string): Promise<OnItAnswer> =>
  (await callApi(testApp(), onItByLink, { body: { token } })).json<OnItAnswer>();
const look = async (token: string): Promise<OnItAnswer> =>
  (await callApi(testApp(), onItState, { body: { token } })).json<OnItAnswer>();
const tokenTo = async (person: Person): Promise<string> =>
  /#on-it=([\w-]+)/.exec((await mailsTo(testApp(), person.email))[0]?.text ?? '')?.[1] ?? '';
const overviewOf = async (person: Person): Promise<EscalationOverview> =>
  (await (await signedInAgain(testApp(), person)).call(read)).json<EscalationOverview>();

/** 08:30, and Anna has been told of the dose of eight o'clock. */
async function annaTold() {
  clockTo(testApp(), '07:55');
  const patient = await asPatient(testApp(), { first_name: 'Robin' });
  const medicine = await madeMedication(patient, { times: ['08:00'] });
  const anna = await asHelperOf(testApp(), patient, 'Anna');
  const ben = await asHelperOf(testApp(), patient, 'Ben');
  await madeCritical(patient, medicine, [anna, ben]);
  wait(35);
  await run();
  const counts = async () => [
    (await mailsTo(testApp(), anna.email)).length,
    (await mailsTo(testApp(), ben.email)).length,
  ];
  const name = doseName(medicine, 'at-0800', todayOf(testApp()));
  const token = await tokenTo(anna);
  expect(token).not.toBe('');
  return { patient, medicine, anna, ben, counts, name, token };
}

describe('D11 “I’m on it” by the link of a message', () => {
  it('holds the next person back for an hour, then goes on if the dose is still not recorded', async () => {
    const { counts, token, patient, anna, ben } = await annaTold();
    expect(await look(token)).toMatchObject({ state: 'open' });
    expect(await press(token)).toMatchObject({ state: 'on_it' });
    expect((await overviewOf(patient)).open).toMatchObject([
      {
        medication_name: 'Levetiracetam',
        on_it: { helper_id: anna.userId },
        told: [{ helper_id: anna.userId }],
        next: { helper_id: ben.userId },
      },
    ]);
    wait(59);
    await run();
    expect(await counts()).toEqual([1, 0]);
    wait(1);
    await run();
    expect(await counts()).toEqual([1, 1]);
  });

  it('works once: a second press changes nothing, and later it is over', async () => {
    const { token } = await annaTold();
    const first = await press(token);
    wait(10);
    expect(await press(token)).toEqual(first);
    wait(51);
    expect(await press(token)).toMatchObject({ state: 'expired' });
  });

  it('by two presses at once is stored once', async () => {
    const { token, patient } = await annaTold();
    await Promise.all([press(token), press(token), press(token)]);
    const rows = await testApp().deps.db.query(
      `SELECT 1 FROM escalation_on_it WHERE patient_id = $1`,
      [patient.patientId],
    );
    expect(rows).toHaveLength(1);
  });

  it('says that there is nothing left to do once the dose is recorded', async () => {
    const { token, patient, medicine, name } = await annaTold();
    await loggedDose(await signedInAgain(testApp(), patient), medicine.id, {
      ...name,
      status: 'taken',
    });
    expect(await press(token)).toMatchObject({ state: 'recorded' });
  });

  it('tells the second person that someone is on it', async () => {
    const { ben, token } = await annaTold();
    wait(30);
    await run();
    expect(await press(token)).toMatchObject({ state: 'on_it' });
    const answer = await look(await tokenTo(ben));
    expect(answer.state).toBe('on_it');
    expect(answer.sentence).toContain('Someone is on it');
  });

  it('opens nothing when the access has ended, the day is over, or the token is unknown', async () => {
    const ended = await annaTold();
    await endAccess(testApp(), ended.patient, ended.anna);
    expect(await press(ended.token)).toMatchObject({ state: 'expired' });
    const late = await annaTold();
    wait(24 * 60);
    expect(await press(late.token)).toMatchObject({ state: 'expired' });
    expect(await press('a'.repeat(22))).toMatchObject({ state: 'expired' });
    const malformed = await callApi(testApp(), onItByLink, { body: { token: 'short' } });
    expect(outcomeOf(malformed)).toBe('400 invalid_input');
  });

  it('names neither the patient nor the medicine', async () => {
    const { token } = await annaTold();
    for (const { sentence } of [await look(token), await press(token)])
      expect(sentence).not.toMatch(/Robin|Levetiracetam|medicine/i);
  });

  it('is in the patient’s log, and in the ledger', async () => {
    const { token, patient } = await annaTold();
    await press(token);
    const rows = await testApp().deps.db.query<{ action: string }>(
      `SELECT action FROM audit_log WHERE subject_patient_id = $1`,
      [patient.patientId],
    );
    const actions = rows.map(({ action }) => action);
    expect(actions).toContain('escalation.told');
    expect(actions).toContain('escalation.on-it');
    expect(await auditTrailOf(testApp(), patient.userId)).toContain('critical.edited done');
    expect(await factsOf(testApp(), patient.patientId)).toMatchObject([
      { act: 'write', action: 'escalation.on-it', call: 'escalation.onItByLink' },
    ]);
  });
});

describe('D11 “I’m on it” signed in', () => {
  const sayOnIt = async (helper: Person, patient: Person, keys: readonly string[]) =>
    (await helping(testApp(), helper, patient)).call(onIt, { body: { keys: [...keys] } });

  it('holds the next person back too, also by a person who was not told yet', async () => {
    const { patient, ben, counts } = await annaTold();
    const keys = (await overviewOf(patient)).open.map(({ key }) => key);
    const after = (await sayOnIt(ben, patient, keys)).json<EscalationOverview>();
    expect(after.open[0]?.on_it?.helper_id).toBe(ben.userId);
    wait(59);
    await run();
    expect(await counts()).toEqual([1, 0]);
  });

  it('is not repeated for ever: no one person keeps all others from being told', async () => {
    const { patient, ben } = await annaTold();
    const cem = await asHelperOf(testApp(), patient, 'Cem', { role: 'viewer' });
    await (
      await helping(testApp(), cem, patient)
    ).call(dutyEndpoints.take, {
      body: { until_on: null },
    });
    const keys = (await overviewOf(patient)).open.map(({ key }) => key);
    for (let times = 0; times < 12; times += 1) {
      await sayOnIt(cem, patient, keys);
      wait(30);
      await run();
    }
    expect(await mailsTo(testApp(), ben.email)).toHaveLength(1);
    const { rows } = await testApp().deps.db.one<{ rows: number }>(
      `SELECT count(*) AS rows FROM escalation_on_it WHERE patient_id = $1`,
      [patient.patientId],
    );
    expect(rows).toBe(escalationLimits.onItTimes);
  });

  it('leaves out what is not open, and is only for people who may see the medicines', async () => {
    const { patient, anna } = await annaTold();
    const unknown = (
      await sayOnIt(anna, patient, [`dose ${patient.patientId} 2026-01-01T08:00`])
    ).json<EscalationOverview>();
    expect(unknown.open[0]?.on_it).toBeNull();
    const calendar = await asHelperOf(testApp(), patient, 'Cem', { areas: ['calendar'] });
    for (const person of [await asPatient(testApp()), calendar, patient])
      expect(outcomeOf(await sayOnIt(person, patient, []))).toBe('403 forbidden');
  });
});
