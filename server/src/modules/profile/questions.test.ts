import { dashboardEndpoints } from '@caretrail/contract/dashboard/endpoints';
import type { Dashboard } from '@caretrail/contract/dashboard/schema';
import { preboardingEndpoints } from '@caretrail/contract/preboarding/endpoints';
import type { QuestionKey, Start } from '@caretrail/contract/preboarding/questions';
import type { ProfileAnswers } from '@caretrail/contract/profile/answers';
import { profileEndpoints } from '@caretrail/contract/profile/endpoints';
import { addDays } from '@caretrail/contract/time/days';
import { dateAt } from '@caretrail/contract/time/zoned';
import { describe, expect, it } from 'vitest';
import { anEvent, madeEvent } from '../../testing/events.ts';
import { uploaded } from '../../testing/library.ts';
import { madeMedication, zoneAt } from '../../testing/medications.ts';
import { asAnotherPatient, asPatient, callApi, type Person } from '../../testing/people.ts';
import { leastAnswers } from '../../testing/preboarding-answers.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const { showQuestion, declineQuestion, hideFirstThings, readAnswers, editAnswers } =
  profileEndpoints;
const db = () => testApp().deps.db;
const todayIn = (zone: string): string => dateAt(testApp().clock.now().getTime(), zone);

/** Got started some days ago, in the patient's own zone. */
async function started(daysAgo: number, zone = 'UTC'): Promise<Person> {
  const person = await asPatient(testApp(), { preboarding_completed: false });
  const body = { ...leastAnswers, you: { ...leastAnswers.you, time_zone: zone } };
  await callApi(testApp(), preboardingEndpoints.submit, { body }, person.access);
  await db().execute(
    `UPDATE patients SET started_on = started_on - $2::int, data_version = data_version + 1 WHERE patient_id = $1`,
    [person.patientId, daysAgo],
  );
  return person;
}
const startOf = async (person: Person): Promise<Start> =>
  (await person.call(dashboardEndpoints.read)).json<Dashboard>().start;
const asked = ({ patientId }: Person) =>
  db().query(
    `SELECT question, shown_on, decision, decided_on FROM asked_questions WHERE patient_id = $1 ORDER BY question`,
    [patientId],
  );
const show = (person: Person, question: QuestionKey) =>
  person.call(showQuestion, { body: { question } });

const first: QuestionKey = 'medicines.allergies';
const second: QuestionKey = 'people.emergency_contact';

describe('the question of the day', () => {
  it('of another patient stays as it is', async () => {
    const [person, another] = [await started(3), await started(3)];
    await show(person, first);
    await person.call(declineQuestion, { body: { question: first, decision: 'never' } });
    await person.call(hideFirstThings);
    expect(await asked(another)).toEqual([]);
    expect(await startOf(another)).toMatchObject({ question: first });
    expect((await startOf(another)).first_things).not.toBeNull();
  });

  it('comes on the day after getting started, and not on that day', async () => {
    expect((await startOf(await started(0))).question).toBeNull();
    expect((await startOf(await started(1))).question).toBe(first);
  });

  it('counts days in the zone of the patient', async () => {
    // Here it is still the day of getting started, or already the next one.
    const zone = zoneAt(23, testApp().clock.now());
    const person = await started(0, zone);
    expect((await startOf(person)).question).toBeNull();
    await show(person, first);
    expect(await asked(person)).toMatchObject([{ question: first, shown_on: todayIn(zone) }]);
    await db().execute(`UPDATE patients SET started_on = $2 WHERE patient_id = $1`, [
      person.patientId,
      addDays(todayIn(zone), -1),
    ]);
    await person.call(declineQuestion, { body: { question: first, decision: 'later' } });
    expect(await asked(person)).toMatchObject([{ decided_on: todayIn(zone) }]);
    expect((await startOf(person)).question).toBeNull();
  });

  it('is not asked of patients who were asked everything when they got started', async () => {
    const person = await asPatient(testApp());
    expect(await startOf(person)).toEqual({ question: null, first_things: null });
  });

  it.each(['later', 'never'] as const)(
    'is kept with its day when it is declined with "%s", and none follows on that day',
    async (decision) => {
      const person = await started(3);
      expect((await show(person, first)).statusCode).toBe(204);
      const answer = await person.call(declineQuestion, { body: { question: first, decision } });
      expect(answer.statusCode).toBe(204);
      const today = todayIn('UTC');
      expect(await asked(person)).toEqual([
        { question: first, shown_on: today, decision, decided_on: today },
      ]);
      expect((await startOf(person)).question).toBeNull();
    },
  );

  it('shown on an earlier day and left alone gives way to the next one', async () => {
    const person = await started(3);
    await show(person, first);
    await db().execute(`UPDATE asked_questions SET shown_on = shown_on - 1 WHERE patient_id = $1`, [
      person.patientId,
    ]);
    await show(person, second);
    expect((await startOf(person)).question).toBe(second);
  });

  it('is answered by the profile, wherever that is done', async () => {
    const person = await started(3);
    await show(person, first);
    const { version } = (await person.call(readAnswers)).json<ProfileAnswers>();
    const body = { version, medicines: { allergies: [] } };
    expect((await person.call(editAnswers, { body })).statusCode).toBe(200);
    const today = todayIn('UTC');
    expect(await asked(person)).toEqual([
      { question: first, shown_on: today, decision: 'answered', decided_on: today },
    ]);
    expect((await startOf(person)).question).toBeNull();
  });

  it('leaves the version of the record and the audit log alone when it is shown', async () => {
    const person = await started(3);
    const state = () =>
      db().one(
        `SELECT data_version, (SELECT count(*) FROM audit_log WHERE actor_id = $2) AS rows
           FROM patients WHERE patient_id = $1`,
        [person.patientId, person.userId],
      );
    const before = await state();
    await show(person, first);
    await show(person, first);
    expect(await state()).toEqual(before);
  });

  it.each([
    [showQuestion, { question: 'you.password' }, 'question'],
    [showQuestion, {}, 'question'],
    [declineQuestion, { question: first, decision: 'answered' }, 'decision'],
    [declineQuestion, { decision: 'later' }, 'question'],
  ])('refuses %o with %o', async (endpoint, body, field) => {
    const person = await started(3);
    const answer = await callApi(testApp(), endpoint, { body }, person.access);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: { [field]: expect.any(String) as string } });
    expect(await asked(person)).toEqual([]);
  });
});

describe('the first things', () => {
  it('are open in an empty record, and done one by one', async () => {
    const person = await started(0);
    const open = { medicine: false, appointment: false, document: false };
    expect(await startOf(person)).toMatchObject({ first_things: open });
    await madeEvent(testApp(), person, { event_type: 'Important Data' } as never);
    expect(await startOf(person)).toMatchObject({ first_things: open });
    await madeMedication(person);
    expect(await startOf(person)).toMatchObject({ first_things: { ...open, medicine: true } });
    await madeEvent(testApp(), person, { ...anEvent, event_type: 'Appointment' } as never);
    expect(await startOf(person)).toMatchObject({
      first_things: { medicine: true, appointment: true, document: false },
    });
    await uploaded(testApp(), person);
    expect(await startOf(person)).toMatchObject({ first_things: null });
  });

  it('of another patient do not count', async () => {
    const [person, another] = [await started(0), await asAnotherPatient(testApp())];
    await madeMedication(another);
    expect(await startOf(person)).toMatchObject({ first_things: { medicine: false } });
  });

  it('are hidden for good; hidden again, nothing changes', async () => {
    const person = await started(0);
    expect((await person.call(hideFirstThings)).statusCode).toBe(204);
    expect(await startOf(person)).toMatchObject({ first_things: null });
    const hiddenAt = () =>
      db().one(`SELECT first_things_hidden_at, data_version FROM patients WHERE patient_id = $1`, [
        person.patientId,
      ]);
    const before = await hiddenAt();
    expect((await person.call(hideFirstThings)).statusCode).toBe(204);
    expect(await hiddenAt()).toEqual(before);
  });
});
