import { profileEndpoints } from '@caretrail/contract/profile/endpoints';
import { describe, expect, it } from 'vitest';
import { asPatient, callApi, type Person } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const { read, edit } = profileEndpoints;

const patch = (person: Person, body: object) => callApi(testApp(), edit, { body }, person.access);
const traces = ({ userId }: Person) =>
  testApp().deps.db.one(
    `SELECT p.data_version, (SELECT count(*) FROM audit_log a WHERE a.actor_id = p.user_id) AS audits
       FROM patients p WHERE p.user_id = $1`,
    [userId],
  );

describe('§5 an edit is refused, and nothing is changed', () => {
  it.each([
    ['first_name', { first_name: '' }],
    ['first_name', { first_name: 5 }],
    ['first_name', { first_name: 'A\u0000' }],
    ['last_name', { last_name: '\udfff' }],
    ['last_name', { last_name: 'x'.repeat(81) }],
    ['onboarding.birthDate', { onboarding: { birthDate: '1950-02-30' } }],
    ['onboarding.birthDate', { onboarding: { birthDate: '2999-01-01' } }],
    ['onboarding.birthDate', { onboarding: { birthDate: '1071-03-05' } }],
    ['onboarding.email', { onboarding: { birthDate: '1950-02-01', email: 'other@example.org' } }],
    ['healthrecords', { healthrecords: [] }],
    ['healthrecords.0.diseaseType', { healthrecords: [{ diseaseType: 'DiseaseType.Plague' }] }],
    ['symptom', { symptom: 'Headache' }],
    ['symptom', { symptom: Array.from({ length: 10_000 }, () => 'x') }],
    ['patientID', { patientID: '00000000-0000-7000-8000-000000000000' }],
    ['is_primary_mfa', { is_primary_mfa: false }],
    ['user_type', { user_type: 'administrator' }],
  ])('for a wrong %s in %o', async (field, wrong) => {
    const person = await asPatient(testApp());
    const before = (await person.call(read)).json();
    const answer = await patch(person, { symptom: ['Headache'], ...wrong });
    expect(answer.statusCode).toBe(400);
    const { code, fields } = answer.json<{ code: string; fields: Record<string, string> }>();
    expect(code).toBe('invalid_input');
    expect(Object.keys(fields)).toEqual([field]);
    expect((await person.call(read)).json()).toEqual(before);
    expect(await traces(person)).toEqual({ data_version: 1, audits: 0 });
  });

  it('for a body that is too large', async () => {
    const answer = await patch(await asPatient(testApp()), { first_name: 'x'.repeat(10_000_000) });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ code: 'too_large' });
  });
});
