import { escalationEndpoints } from '@caretrail/contract/circle/escalation-endpoints';
import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import { addDays } from '@caretrail/contract/time/days';
import { describe, expect, it } from 'vitest';
import { beforeEight, countTo } from '../../testing/at-eight.ts';
import { asHelperOf, madeCritical, runEscalation } from '../../testing/escalation.ts';
import {
  editMedication,
  livesIn,
  loggedDose,
  madeMedication,
  sendPostponement,
  todayOf,
} from '../../testing/medications.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { asPatient, type Person, signedInAgain } from '../../testing/people.ts';
import { clockTo } from '../../testing/reminders.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const minute = 60_000;
const wait = (minutes: number): void => testApp().clock.advance(minutes * minute);
const clockAt = (iso: string): void =>
  testApp().clock.advance(Date.parse(iso) - testApp().clock.now().getTime());
const again = (person: Person) => signedInAgain(testApp(), person);
const run = () => runEscalation(testApp());

/** Half past eight, when the first has been told. */
async function afterFirst() {
  const made = await beforeEight(testApp());
  wait(35);
  await run();
  expect(await made.counts()).toEqual([1, 0]);
  return made;
}

describe('D11 a critical dose that is not recorded', () => {
  it('is told to the first person after the wait, then to the next, once each', async () => {
    const { counts } = await beforeEight(testApp());
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
    const { patient, medicine, counts, name } = await beforeEight(testApp());
    await loggedDose(patient, medicine.id, { ...name, status: 'skipped' });
    wait(120);
    await run();
    expect(await counts()).toEqual([0, 0]);
  });

  it('is told half an hour after its record was undone', async () => {
    const { patient, medicine, counts, name } = await beforeEight(testApp());
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
    const { patient, medicine, counts, name } = await beforeEight(testApp());
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
      await beforeEight(testApp()),
      await beforeEight(testApp()),
      await beforeEight(testApp()),
      await beforeEight(testApp()),
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
    expect(await countTo(testApp(), anna)).toBe(0);
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
    expect(await countTo(testApp(), anna)).toBe(0);
    wait(1);
    await run();
    expect(await countTo(testApp(), anna)).toBe(1);
    expect((await mailsTo(testApp(), anna.email))[0]?.text).toContain('(Berlin time)');
  });
});

describe('D11 several workers at once', () => {
  it('tell each step once', async () => {
    const people = [];
    for (let count = 0; count < 8; count += 1) people.push(await beforeEight(testApp()));
    wait(35);
    await Promise.all([run(), run(), run(), run()]);
    for (const { counts } of people) expect(await counts()).toEqual([1, 0]);
  });

  it('tell nothing of a step that was taken meanwhile, and do not hold up the others', async () => {
    const [taken, well] = [await beforeEight(testApp()), await beforeEight(testApp())];
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
