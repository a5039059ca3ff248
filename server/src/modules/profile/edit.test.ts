import { profileEndpoints } from '@caretrail/contract/profile/endpoints';
import type { PatientProfile, ProfileEdit } from '@caretrail/contract/profile/schema';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../../testing/at-once.ts';
import { asAnotherPatient, asPatient, callApi, type Person } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const { read, edit } = profileEndpoints;

const patch = (person: Person, body: object) => callApi(testApp(), edit, { body }, person.access);
const profileOf = async (person: Person): Promise<PatientProfile> =>
  (await person.call(read)).json<PatientProfile>();
const versionOf = async ({ patientId }: Person): Promise<unknown> => {
  const sql = `SELECT data_version FROM patients WHERE patient_id = $1`;
  return (await testApp().deps.db.one(sql, [patientId]))['data_version'];
};
const auditOf = ({ userId }: Person): Promise<Record<string, unknown>[]> =>
  testApp().deps.db.query(
    `SELECT * FROM audit_log WHERE actor_id = $1 AND action = 'profile.edited' ORDER BY id`,
    [userId],
  );

const everything: ProfileEdit = {
  first_name: 'Ada',
  last_name: 'Abbott',
  onboarding: { birthDate: '1950-12-10' },
  healthrecords: [
    {
      diseaseGroup: 'DiseaseGroup.LungCancer',
      diseaseType: 'DiseaseType.Glioblastoma',
      diagnosis: 'Glioblastoma, IDH-wildtype',
      gliomaType: 'Astrocytic',
    },
  ],
  symptom: ['Headache', 'Fatigue'],
};

describe('§3 editing the profile', () => {
  it('leaves another patient unchanged', async () => {
    const another = await asAnotherPatient(testApp());
    const before = await profileOf(another);
    expect((await patch(await asPatient(testApp()), everything)).statusCode).toBe(200);
    expect(await profileOf(another)).toEqual(before);
    expect(await versionOf(another)).toBe(1);
  });

  it('returns the profile as it is now', async () => {
    const person = await asPatient(testApp());
    const answer = await patch(person, everything);
    expect(answer.json()).toMatchObject({
      ...everything,
      onboarding: { email: person.email, birthDate: '1950-12-10' },
    });
    expect(await profileOf(person)).toEqual(answer.json());
    expect(await versionOf(person)).toBe(2);
  });

  it('changes only the named fields, inside the record too', async () => {
    const person = await asPatient(testApp());
    await patch(person, everything);
    await patch(person, { healthrecords: [{ diagnosis: 'Other words' }], symptom: [] });
    expect(await profileOf(person)).toMatchObject({
      first_name: 'Ada',
      healthrecords: [{ ...everything.healthrecords?.[0], diagnosis: 'Other words' }],
      symptom: [],
    });
    await patch(person, { healthrecords: [{ diagnosis: '', gliomaType: null }] });
    expect((await profileOf(person)).healthrecords[0]).toMatchObject({
      diagnosis: null,
      gliomaType: null,
    });
  });

  it('keeps the other answers of preboarding', async () => {
    const person = await asPatient(testApp());
    const { db } = testApp().deps;
    await patch(person, everything);
    const of = [person.patientId];
    await db.execute(`UPDATE health_profiles SET details = '{"a": 1}' WHERE patient_id = $1`, of);
    await patch(person, { symptom: ['Nausea'] });
    const row = await db.one(`SELECT details FROM health_profiles WHERE patient_id = $1`, of);
    expect(row).toEqual({ details: { a: 1 } });
  });

  it('is audited by the names of the changed fields, never by values', async () => {
    const person = await asPatient(testApp(), { first_name: 'Ada' });
    await patch(person, {
      first_name: 'Ada',
      last_name: 'Secret-name',
      healthrecords: [{ diagnosis: 'Secret illness' }],
    });
    const [row, ...more] = await auditOf(person);
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      actor_role: 'patient',
      object_type: 'profile',
      object_id: person.patientId,
      subject_patient_id: person.patientId,
      outcome: 'done',
      changed_fields: ['last_name', 'diagnosis'],
    });
    expect(JSON.stringify(row)).not.toContain('Secret');
  });

  it('leaves no trace when nothing changes', async () => {
    const person = await asPatient(testApp());
    await patch(person, everything);
    for (const same of [{}, everything, { healthrecords: [{}] }]) {
      expect((await patch(person, same)).statusCode).toBe(200);
    }
    expect(await versionOf(person)).toBe(2);
    expect(await auditOf(person)).toHaveLength(1);
  });

  it('loses nothing with several devices at once', async () => {
    const person = await asPatient(testApp());
    await atOnce(testApp(), person.userId, [
      () => patch(person, { first_name: 'Ada', symptom: ['Three'] }),
      () => patch(person, { healthrecords: [{ diagnosis: 'One' }] }),
      () => patch(person, { healthrecords: [{ gliomaType: 'Two' }] }),
    ]);
    expect(await profileOf(person)).toMatchObject({
      first_name: 'Ada',
      healthrecords: [{ diagnosis: 'One', gliomaType: 'Two' }],
      symptom: ['Three'],
    });
    expect(await versionOf(person)).toBe(4);
  });

  it.each([
    "Robert'); DROP TABLE users; --",
    '漢字 🧠 e\u0301',
    '<script>alert(1)</script>',
    '{"a"},\\N,NULL',
  ])('keeps %j literally', async (text) => {
    const person = await asPatient(testApp());
    await patch(person, {
      first_name: text,
      healthrecords: [{ diagnosis: text }],
      symptom: [text, 'NULL'],
    });
    expect(await profileOf(person)).toMatchObject({
      first_name: text,
      healthrecords: [{ diagnosis: text }],
      symptom: [text, 'NULL'],
    });
  });
});
