import { profileEndpoints } from '@caretrail/contract/profile/endpoints';
import type { PatientProfile } from '@caretrail/contract/profile/schema';
import { describe, expect, it, vi } from 'vitest';
import {
  asAdministrator,
  asAnotherPatient,
  asPatient,
  callApi,
  type Person,
} from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const { read, edit } = profileEndpoints;
const profileOf = async (person: Person): Promise<PatientProfile> =>
  (await person.call(read)).json<PatientProfile>();

const record = {
  diseaseGroup: 'DiseaseGroup.LungCancer',
  diseaseType: 'DiseaseType.Glioblastoma',
  diagnosis: 'Glioblastoma, IDH-wildtype',
  gliomaType: 'Astrocytic',
} as const;

describe('§3 the profile', () => {
  it('is the caller’s own, never another patient’s', async () => {
    const person = await asPatient(testApp(), { first_name: 'Ada' });
    const another = await asAnotherPatient(testApp(), { first_name: 'Ben' });
    expect(await profileOf(person)).toMatchObject({
      patientID: person.patientId,
      first_name: 'Ada',
    });
    expect(await profileOf(another)).toMatchObject({
      patientID: another.patientId,
      first_name: 'Ben',
    });
  });

  it('has exactly the shape of the specification', async () => {
    const person = await asPatient(testApp(), {
      first_name: 'Robin',
      last_name: 'Demo',
      birth_date: '1971-03-05',
      is_primary_email: false,
      is_primary_mfa: true,
    });
    await person.call(edit, { body: { healthrecords: [record], symptom: ['Headache'] } });
    expect(await profileOf(person)).toEqual({
      patientID: person.patientId,
      first_name: 'Robin',
      last_name: 'Demo',
      onboarding: { email: person.email, birthDate: '1971-03-05' },
      is_primary_email: false,
      is_primary_mfa: true,
      healthrecords: [record],
      symptom: ['Headache'],
    });
  });

  it('has one empty record where no clinical answer was given', async () => {
    expect(await profileOf(await asPatient(testApp(), { birth_date: null }))).toMatchObject({
      onboarding: { birthDate: null },
      healthrecords: [{ diseaseGroup: null, diseaseType: null, diagnosis: null, gliomaType: null }],
      symptom: [],
    });
  });

  it('is read in one query beside that of the session', async () => {
    const person = await asPatient(testApp());
    const { db } = testApp().deps;
    const spies = (['query', 'one', 'maybeOne', 'execute', 'transaction'] as const).map((name) =>
      vi.spyOn(db, name),
    );
    await person.call(read);
    expect(spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0)).toBe(2);
    for (const spy of spies) spy.mockRestore();
  });
});

describe('§6 only patients may fetch or change a profile, each their own', () => {
  it.each([read, edit])(
    '$method is refused before preboarding is finished and to an administrator',
    async (endpoint) => {
      const codeOf = async (person: Person): Promise<string> => {
        const answer = await callApi(
          testApp(),
          endpoint,
          endpoint === read ? {} : { body: { symptom: ['Headache'] } },
          person.access,
        );
        return `${answer.statusCode} ${answer.json<{ code: string }>().code}`;
      };
      expect(await codeOf(await asPatient(testApp(), { aal: 1 }))).toBe('403 mfa_required');
      expect(await codeOf(await asPatient(testApp(), { terms_version: null }))).toBe(
        '403 terms_required',
      );
      expect(await codeOf(await asPatient(testApp(), { preboarding_completed: false }))).toBe(
        '403 preboarding_required',
      );
      expect(await codeOf(await asAdministrator(testApp()))).toBe('403 forbidden');
    },
  );
});
