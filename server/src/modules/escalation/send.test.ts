import { escalationEndpoints } from '@caretrail/contract/circle/escalation-endpoints';
import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import { pushEndpoints } from '@caretrail/contract/push/endpoints';
import { addDays } from '@caretrail/contract/time/days';
import { describe, expect, it } from 'vitest';
import { asHelperOf, endAccess, grantAccess } from '../../testing/escalation.ts';
import { madeCritical, runEscalation } from '../../testing/escalation.ts';
import {
  doseName,
  editMedication,
  livesIn,
  loggedDose,
  madeMedication,
  sendPostponement,
  todayOf,
} from '../../testing/medications.ts';
import { mailsTo, sendMails } from '../../testing/outbox.ts';
import { asPatient, type Person, signedInAgain } from '../../testing/people.ts';
import { newBrowser } from '../../testing/pushes.ts';
import { clockTo, remindMe } from '../../testing/reminders.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const minute = 60_000;
const wait = (minutes: number): void => testApp().clock.advance(minutes * minute);
const clockAt = (iso: string): void =>
  testApp().clock.advance(Date.parse(iso) - testApp().clock.now().getTime());
const again = (person: Person) => signedInAgain(testApp(), person);
const run = () => runEscalation(testApp());
const countTo = async (person: Person): Promise<number> =>
  (await mailsTo(testApp(), person.email)).length;

type Settings = { waits_for_quiet?: boolean; names_in_messages?: boolean };
const choose = async (person: Person, settings: Settings): Promise<void> => {
  const body = { waits_for_quiet: false, names_in_messages: false, ...settings };
  const answer = await person.call(escalationEndpoints.saveSettings, { body });
  expect(answer.statusCode).toBe(200);
};

/** A critical dose at eight, Anna first and Ben second, half an hour each. */
async function beforeEight() {
  clockTo(testApp(), '07:55');
  const patient = await asPatient(testApp(), { first_name: 'Robin', last_name: 'Weber' });
  const medicine = await madeMedication(patient, { times: ['08:00'] });
  const anna = await asHelperOf(testApp(), patient, 'Anna');
  const ben = await asHelperOf(testApp(), patient, 'Ben');
  await madeCritical(patient, medicine, [anna, ben]);
  const counts = async () => [await countTo(anna), await countTo(ben)];
  const name = doseName(medicine, 'at-0800', todayOf(testApp()));
  return { patient, medicine, anna, ben, counts, name };
}

/** The same at 08:30, when the first has been told. */
async function afterFirst() {
  const made = await beforeEight();
  wait(35);
  await run();
  expect(await made.counts()).toEqual([1, 0]);
  return made;
}

describe('D11 a critical dose that is not recorded', () => {
  it('is told to the first person after the wait, then to the next, once each', async () => {
    const { counts } = await beforeEight();
    wait(34);
    await run();
    expect(await counts()).toEqual([0, 0]);
    wait(1);
    await run();
    await run();
    expect(await counts()).toEqual([1, 0]);
    wait(29);
    await run();
    expect(await counts()).toEqual([1, 0]);
    wait(1);
    await run();
    await run();
    expect(await counts()).toEqual([1, 1]);
    wait(300);
    await run();
    expect(await counts()).toEqual([1, 1]);
  });

  it('is told again the next day', async () => {
    const { counts } = await afterFirst();
    wait(24 * 60);
    await run();
    expect((await counts())[0]).toBe(2);
  });

  it('is told to no one once it is recorded, from whatever device and however late', async () => {
    const { patient, medicine, counts, name } = await afterFirst();
    const at = new Date(testApp().clock.now().getTime() - 25 * minute).toISOString();
    await loggedDose(await again(patient), medicine.id, { ...name, status: 'taken', at });
    wait(60);
    await run();
    expect(await counts()).toEqual([1, 0]);
  });

  it('is told to no one once it is skipped', async () => {
    const { patient, medicine, counts, name } = await beforeEight();
    await loggedDose(patient, medicine.id, { ...name, status: 'skipped' });
    wait(120);
    await run();
    expect(await counts()).toEqual([0, 0]);
  });

  it('is told half an hour after its record was undone', async () => {
    const { patient, medicine, counts, name } = await beforeEight();
    wait(10);
    const taken = { ...name, status: 'taken' };
    const entry = await loggedDose(await again(patient), medicine.id, taken);
    wait(30);
    const undone = { ...name, status: 'cleared', supersedes: entry.id };
    await loggedDose(await again(patient), medicine.id, undone);
    wait(29);
    await run();
    expect(await counts()).toEqual([0, 0]);
    wait(1);
    await run();
    expect(await counts()).toEqual([1, 0]);
  });

  it('is due later when it is put off', async () => {
    const { patient, medicine, counts, name } = await beforeEight();
    const until = new Date(testApp().clock.now().getTime() + 65 * minute).toISOString();
    const answer = await sendPostponement(patient, medicine.id, { ...name, until });
    expect(answer.statusCode).toBeLessThan(300);
    wait(94);
    await run();
    expect(await counts()).toEqual([0, 0]);
    wait(1);
    await run();
    expect(await counts()).toEqual([1, 0]);
  });

  it('is told to no one where the medicine is on hold, stopped, in the bin or not critical any more', async () => {
    const [held, stopped, binned, plain] = [
      await beforeEight(),
      await beforeEight(),
      await beforeEight(),
      await beforeEight(),
    ];
    for (const [{ patient, medicine }, state] of [
      [held, 'on-hold'],
      [stopped, 'completed'],
    ] as const) {
      const { id, version } = medicine;
      expect((await editMedication(patient, id, { state, version })).statusCode).toBe(200);
    }
    const { remove } = medicationsEndpoints;
    const params = { id: binned.medicine.id };
    expect((await binned.patient.call(remove, { params })).statusCode).toBeLessThan(300);
    const { remove: uncritical } = escalationEndpoints;
    const gone = await plain.patient.call(uncritical, { params: { id: plain.medicine.id } });
    expect(gone.statusCode).toBe(200);
    wait(120);
    await run();
    for (const { counts } of [held, stopped, binned, plain]) expect(await counts()).toEqual([0, 0]);
  });

  it('is told to no one where it was over when the medicine was made critical', async () => {
    clockTo(testApp(), '08:31');
    const patient = await asPatient(testApp());
    const start_date = addDays(todayOf(testApp()), -3);
    const medicine = await madeMedication(patient, { times: ['08:00'], start_date });
    const anna = await asHelperOf(testApp(), patient, 'Anna');
    await madeCritical(patient, medicine, [anna]);
    await run();
    wait(120);
    await run();
    expect(await countTo(anna)).toBe(0);
  });

  it('goes by the patient’s own clock, on the day on which the clocks change too', async () => {
    // 02:30 does not exist in Berlin on 28 March 2027: the dose is due at 03:00, which is 01:00 UTC.
    clockAt('2027-03-27T12:00:00Z');
    const patient = await asPatient(testApp());
    await livesIn(testApp(), patient, 'Europe/Berlin');
    const medicine = await madeMedication(patient, { times: ['02:30'] });
    const anna = await asHelperOf(testApp(), patient, 'Anna');
    await madeCritical(patient, medicine, [anna]);
    clockAt('2027-03-28T01:29:00Z');
    await run();
    expect(await countTo(anna)).toBe(0);
    wait(1);
    await run();
    expect(await countTo(anna)).toBe(1);
    expect((await mailsTo(testApp(), anna.email))[0]?.text).toContain('(Berlin time)');
  });
});

describe('D11 who is told', () => {
  it('is only who still has access to the medicines', async () => {
    const { patient, anna, counts } = await beforeEight();
    await endAccess(testApp(), patient, anna);
    wait(35);
    await run();
    expect(await counts()).toEqual([0, 1]);
  });

  it('gets no message that was still waiting to leave when the access ended', async () => {
    const { patient, anna, ben } = await afterFirst();
    await run();
    wait(31);
    await run();
    await endAccess(testApp(), patient, anna);
    const sentTo = await sendMails(testApp());
    expect(sentTo).not.toContain(anna.email);
    expect(sentTo).toContain(ben.email);
  });

  it('is no one who became an administrator: they see nothing of a record', async () => {
    const { anna, counts } = await beforeEight();
    await testApp().deps.db.execute(`UPDATE users SET user_type = 'administrator' WHERE id = $1`, [
      anna.userId,
    ]);
    wait(35);
    await run();
    expect(await counts()).toEqual([0, 1]);
  });

  it('is no one whose access has an end that is over, or is to something else', async () => {
    clockTo(testApp(), '07:55');
    const patient = await asPatient(testApp());
    const medicine = await madeMedication(patient, { times: ['08:00'] });
    const today = todayOf(testApp());
    const late = await asHelperOf(testApp(), patient, 'Late', { ends_on: today });
    const other = await asHelperOf(testApp(), patient, 'Other');
    const last = await asHelperOf(testApp(), patient, 'Last');
    await madeCritical(patient, medicine, [late, other, last]);
    await endAccess(testApp(), patient, other);
    await grantAccess(testApp(), patient, other, { areas: ['calendar'] });
    wait(24 * 60 + 35);
    await run();
    expect([await countTo(late), await countTo(other), await countTo(last)]).toEqual([0, 0, 1]);
  });

  it('is told by a notification too where they have a device', async () => {
    const { anna } = await beforeEight();
    const added = await anna.call(pushEndpoints.addDevice, { body: newBrowser() });
    expect(added.statusCode).toBe(201);
    wait(35);
    await run();
    await run();
    expect(await countTo(anna)).toBe(1);
    const notices = await testApp().deps.db.query(
      `SELECT 1 FROM push_notices WHERE patient_id = $1`,
      [anna.patientId],
    );
    expect(notices).toHaveLength(1);
  });
});

describe('D11 quiet hours of the patient', () => {
  const quiet = { from: '07:00', until: '10:00' };
  it('hold nothing back', async () => {
    const { patient, counts } = await beforeEight();
    await remindMe(patient, { quiet });
    wait(35);
    await run();
    expect(await counts()).toEqual([1, 0]);
  });

  it('hold it back where the patient says so, until they end', async () => {
    const { patient, counts } = await beforeEight();
    await remindMe(patient, { quiet });
    await choose(patient, { waits_for_quiet: true });
    wait(124);
    await run();
    expect(await counts()).toEqual([0, 0]);
    wait(1);
    await run();
    expect(await counts()).toEqual([1, 0]);
  });
});

describe('D11 several workers at once', () => {
  it('tell each step once', async () => {
    const people = [];
    for (let count = 0; count < 8; count += 1) people.push(await beforeEight());
    wait(35);
    await Promise.all([run(), run(), run(), run()]);
    for (const { counts } of people) expect(await counts()).toEqual([1, 0]);
  });

  it('tell nothing of a step that was taken meanwhile, and do not hold up the others', async () => {
    const [taken, well] = [await beforeEight(), await beforeEight()];
    const { db, ids } = testApp().deps;
    const { patient, medicine, anna, name } = taken;
    const messageId = ids.next();
    await db.execute(
      `INSERT INTO escalation_messages (patient_id, id, helper_id, token_hash, queued_at, expires_at)
       VALUES ($1, $2, $3, $4, $5, $5)`,
      [patient.patientId, messageId, anna.userId, Buffer.from(messageId), '2026-01-01T00:00:00Z'],
    );
    // So long ago that it is not read: as if another worker had written it after this one has looked.
    await db.execute(
      `INSERT INTO escalation_steps (patient_id, dose_key, step, medication_id, helper_id, message_id, told_at)
       VALUES ($1, $2, 1, $3, $4, $5, $6)`,
      [
        patient.patientId,
        `dose ${medicine.id} ${name.local_date}T08:00`,
        medicine.id,
        anna.userId,
        messageId,
        '2026-01-01T00:00:00Z',
      ],
    );
    const problems: object[] = [];
    wait(35);
    await runEscalation(testApp(), { onProblem: (problem) => problems.push(problem) });
    expect(await taken.counts()).toEqual([0, 0]);
    expect(await well.counts()).toEqual([1, 0]);
    expect(problems).toEqual([{ job: 'escalation', error: 'DatabaseError 23505' }]);
  });
});
