import { preboardingEndpoints } from '@caretrail/contract/preboarding/endpoints';
import type { ProfileAnswers } from '@caretrail/contract/profile/answers';
import { profileEndpoints } from '@caretrail/contract/profile/endpoints';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../../testing/at-once.ts';
import { outcomeOf } from '../../testing/call-from.ts';
import { asAnotherPatient, asPatient, callApi, type Person } from '../../testing/people.ts';
import { wholeAnswers } from '../../testing/preboarding-answers.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const { readAnswers, editAnswers, read, edit } = profileEndpoints;

const answersOf = async (person: Person): Promise<ProfileAnswers> =>
  (await person.call(readAnswers)).json<ProfileAnswers>();
const change = (person: Person, body: object) =>
  callApi(testApp(), editAnswers, { body }, person.access);
const you = { first_name: 'Ada', last_name: 'Abbott', birth_date: '1971-03-05' };

async function preboarded(): Promise<Person> {
  const person = await asPatient(testApp(), { preboarding_completed: false });
  await callApi(testApp(), preboardingEndpoints.submit, { body: wholeAnswers }, person.access);
  return person;
}

describe('§3 the answers behind a profile', () => {
  it('are the caller’s own, and an edit leaves another patient unchanged', async () => {
    const [person, another] = [await preboarded(), await asAnotherPatient(testApp())];
    const before = await answersOf(another);
    const { version } = await answersOf(person);
    expect((await change(person, { version, people: { hospital: 'X' } })).statusCode).toBe(200);
    expect(await answersOf(another)).toEqual(before);
  });

  it('are those of preboarding, word for word', async () => {
    const { version: _, ...answers } = await answersOf(await preboarded());
    const { diagnosis, where_you_are, people, medicines } = wholeAnswers;
    expect(answers).toEqual({
      you: wholeAnswers.you,
      diagnosis,
      where_you_are,
      people,
      medicines: { allergies: medicines.allergies },
    });
  });

  it('replace the named parts, and keep the others and what has its own screen', async () => {
    const person = await preboarded();
    const before = await answersOf(person);
    const diagnosis = { disease_type: 'Other' as const, diagnosis: 'Meningioma' };
    const answer = await change(person, { version: before.version, diagnosis });
    expect(answer.json()).toEqual({ ...before, version: before.version + 1, diagnosis });
    expect(await answersOf(person)).toEqual(answer.json());
    expect((await person.call(read)).json()).toMatchObject({
      healthrecords: [
        { diseaseType: 'DiseaseType.Other', diagnosis: 'Meningioma', gliomaType: null },
      ],
      symptom: before.where_you_are.symptoms,
    });
    const { details } = await testApp().deps.db.one<{ details: Record<string, unknown> }>(
      `SELECT details FROM health_profiles WHERE patient_id = $1`,
      [person.patientId],
    );
    expect(details).toMatchObject({
      medicines: wholeAnswers.medicines,
      reminders: wholeAnswers.reminders,
    });
  });

  it('distinguish "none" from "not answered"', async () => {
    const person = await asPatient(testApp());
    expect(await answersOf(person)).toMatchObject({ where_you_are: {}, medicines: {} });
    const none = { where_you_are: { symptoms: [] }, medicines: { allergies: [] } };
    const { version } = await answersOf(person);
    await change(person, { version, ...none });
    expect(await answersOf(person)).toMatchObject(none);
    await change(person, { version: version + 1, where_you_are: {}, medicines: {} });
    const { where_you_are, medicines } = await answersOf(person);
    expect([where_you_are, medicines]).toEqual([{}, {}]);
  });

  it('are not overwritten by an edit of an older version, which gets what is stored', async () => {
    const person = await preboarded();
    const { version } = await answersOf(person);
    await callApi(testApp(), edit, { body: { symptom: ['Nausea'] } }, person.access);
    const late = await change(person, { version, people: {} });
    expect(outcomeOf(late)).toBe('409 stale_version');
    expect(late.json()).toMatchObject({
      conflict: { your_version: version, stored: { where_you_are: { symptoms: ['Nausea'] } } },
    });
    const again = () => change(person, { version: version + 1, people: { hospital: 'Y' } });
    const answers = await atOnce(testApp(), person.userId, [again, again]);
    expect(answers.map(outcomeOf).toSorted()).toEqual(['200', '409 stale_version']);
  });

  it('raise the version of the data and are audited by name; an edit without changes leaves no trace', async () => {
    const person = await preboarded();
    const { version, people } = await answersOf(person);
    const stateOf = () =>
      testApp().deps.db.one(
        `SELECT data_version, (SELECT count(*) FROM audit_log WHERE actor_id = p.user_id AND action = 'profile.edited')
           AS audits FROM patients p WHERE patient_id = $1`,
        [person.patientId],
      );
    const before = await stateOf();
    await change(person, { version, people });
    expect(await stateOf()).toEqual(before);
    await change(person, { version, people: { ...people, hospital: 'Secret hospital' } });
    expect(await stateOf()).toEqual({
      data_version: Number(before['data_version']) + 1,
      audits: 1,
    });
    const row = await testApp().deps.db.one(
      `SELECT * FROM audit_log WHERE actor_id = $1 AND action = 'profile.edited'`,
      [person.userId],
    );
    expect(row).toMatchObject({ changed_fields: ['people.hospital'] });
    expect(JSON.stringify(row)).not.toContain('Secret');
  });

  it.each([
    ['you.first_name', { you: { ...you, first_name: '' } }],
    ['you.birth_date', { you: { ...you, birth_date: '2999-01-01' } }],
    ['diagnosis.disease_type', { diagnosis: {} }],
    ['diagnosis.diagnosed_on', { diagnosis: { disease_type: 'Other', diagnosed_on: '1950' } }],
    ['people.caregiver_email', { people: { caregiver_email: 'half' } }],
    ['medicines.medicines', { medicines: { medicines: ['x'] } }],
    ['you.user_type', { you: { ...you, user_type: 'administrator' } }],
  ])('refuse a wrong %s', async (field, body) => {
    const person = await preboarded();
    const { version } = await answersOf(person);
    const answer = await change(person, { version, ...body });
    expect(outcomeOf(answer)).toBe('400 invalid_input');
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([field]);
  });

  it('stay readable when an older version stored something else', async () => {
    const person = await preboarded();
    await testApp().deps.db.execute(
      `UPDATE health_profiles SET details = '{"you": {"units": "stones", "language": "en-GB"}, "people": 5}'
        WHERE patient_id = $1`,
      [person.patientId],
    );
    const { you: read_, people } = await answersOf(person);
    expect(read_).toEqual({
      first_name: 'Ada',
      last_name: 'Abbott',
      birth_date: '1971-03-05',
      language: 'en-GB',
    });
    expect(people).toEqual({});
  });
});
