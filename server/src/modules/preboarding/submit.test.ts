import { preboardingEndpoints } from '@caretrail/contract/preboarding/endpoints';
import { profileEndpoints } from '@caretrail/contract/profile/endpoints';
import { dateAt } from '@caretrail/contract/time/zoned';
import { describe, expect, it } from 'vitest';
import { asAnotherPatient, asPatient, callApi, type Person } from '../../testing/people.ts';
import { leastAnswers as least, wholeAnswers as whole } from '../../testing/preboarding-answers.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const { save, submit } = preboardingEndpoints;

const asNewPatient = (): Promise<Person> =>
  asPatient(testApp(), {
    preboarding_completed: false,
    first_name: '',
    last_name: '',
    birth_date: null,
  });
const send = (person: Person, body: object) => callApi(testApp(), submit, { body }, person.access);

/** Everything that a submission may change. */
const stored = ({ userId }: Person) =>
  testApp().deps.db.one(
    `SELECT u.first_name, u.last_name, u.preboarding_completed, p.birth_date, p.data_version, p.started_on,
            to_jsonb(h) - 'patient_id' - 'updated_at' - 'version' AS health,
            (SELECT count(*) FROM preboarding_drafts d WHERE d.user_id = u.id) AS drafts,
            (SELECT count(*) FROM audit_log a WHERE a.actor_id = u.id AND a.action = 'preboarding.submitted') AS audits
       FROM users u JOIN patients p ON p.user_id = u.id LEFT JOIN health_profiles h ON h.patient_id = p.patient_id
      WHERE u.id = $1`,
    [userId],
  );

describe('§2.1 submitting preboarding', () => {
  it('leaves another patient unchanged', async () => {
    const another = await asAnotherPatient(testApp(), { preboarding_completed: false });
    await another.call(save, { body: { people: { hospital: 'X' } } });
    const before = await stored(another);
    expect((await send(await asNewPatient(), whole)).statusCode).toBe(200);
    expect(await stored(another)).toEqual(before);
  });

  it('fills the profile, deletes the draft, and opens the app', async () => {
    const person = await asNewPatient();
    await person.call(save, { body: { you: { first_name: 'A' } } });
    expect((await person.call(profileEndpoints.read)).json()).toMatchObject({
      code: 'preboarding_required',
    });

    const answer = await send(person, whole);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      id: person.userId,
      first_name: 'Ada',
      last_name: 'Abbott',
      preboarding_completed: true,
      terms_accepted: true,
    });

    expect(await stored(person)).toEqual({
      first_name: 'Ada',
      last_name: 'Abbott',
      preboarding_completed: true,
      birth_date: '1971-03-05',
      data_version: 2,
      started_on: dateAt(testApp().clock.now().getTime(), 'Europe/London'),
      health: {
        disease_group: 'DiseaseGroup.None',
        disease_type: 'DiseaseType.Glioblastoma',
        diagnosis: 'Glioblastoma, IDH-wildtype',
        glioma_type: 'Astrocytic',
        symptoms: ['Headache', 'Fatigue'],
        details: {
          you: {
            filled_in_by: 'relative',
            sex: 'female',
            language: 'en-GB',
            time_zone: 'Europe/London',
            units: 'metric',
          },
          diagnosis: {
            diagnosed_on: '2025-02-01',
            who_grade: '4',
            side: 'left',
            lobe: 'Temporal',
            idh: 'wildtype',
            mgmt: 'methylated',
            codeletion_1p19q: false,
          },
          where_you_are: { stage: 'chemoradiation' },
          medicines: whole.medicines,
          people: whole.people,
          reminders: whole.reminders,
        },
        updated_by: person.userId,
      },
      drafts: 0,
      audits: 1,
    });
    expect((await person.call(profileEndpoints.read)).json()).toMatchObject({
      healthrecords: [{ diseaseType: 'DiseaseType.Glioblastoma', gliomaType: 'Astrocytic' }],
      symptom: ['Headache', 'Fatigue'],
    });
  });

  it('accepts the names, the date of birth and the illness alone', async () => {
    const person = await asNewPatient();
    expect((await send(person, least)).statusCode).toBe(200);
    const nothing = { disease_group: null, diagnosis: null, glioma_type: null, symptoms: [] };
    expect(await stored(person)).toMatchObject({ health: nothing });
  });

  it('leaves the names of the answered questions in the audit log, and no answer', async () => {
    const person = await asNewPatient();
    await send(person, least);
    const row = await testApp().deps.db.one(
      `SELECT * FROM audit_log WHERE actor_id = $1 AND action = 'preboarding.submitted'`,
      [person.userId],
    );
    expect(row).toMatchObject({
      actor_role: 'patient',
      subject_patient_id: person.patientId,
      changed_fields: [
        'you.first_name',
        'you.last_name',
        'you.birth_date',
        'diagnosis.disease_type',
      ],
      outcome: 'done',
    });
    expect(JSON.stringify(row)).not.toMatch(/Ada|Abbott|1971|Glioblastoma/);
  });

  it.each(["Robert'); DROP TABLE users; --", '漢字 🧠 e\u0301', '<b>x</b>'])(
    'keeps %j literally',
    async (text) => {
      const person = await asNewPatient();
      await send(person, {
        ...least,
        you: { ...least.you, last_name: text },
        where_you_are: { symptoms: [text] },
      });
      expect((await person.call(profileEndpoints.read)).json()).toMatchObject({
        last_name: text,
        symptom: [text],
      });
    },
  );
});
