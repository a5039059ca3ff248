import { describe, expect, it } from 'vitest';
import { clinicalDataOf, deriveProfile } from './derive.ts';
import {
  diseaseGroupLabels,
  diseaseTypeLabels,
  storedDiseaseGroup,
  storedDiseaseType,
} from './disease-labels.ts';
import type { PatientProfile } from './schema.ts';

const response: PatientProfile = {
  patientID: '01890a5d-ac96-774b-bcce-b302099a8057',
  first_name: 'Ada',
  last_name: 'Lovelace',
  onboarding: { email: 'ada@example.org', birthDate: '1950-12-10' },
  is_primary_email: true,
  is_primary_mfa: false,
  healthrecords: [
    {
      diseaseGroup: storedDiseaseGroup('BreastCancer'),
      diseaseType: storedDiseaseType('Glioblastoma'),
      diagnosis: 'Left temporal glioma',
      gliomaType: 'IDH wildtype',
    },
    { diagnosis: 'of a later record' },
  ],
  symptom: ['Headache', 'Fatigue'],
};

describe('§3 derived profile', () => {
  it('carries the fields over and lists the labels of the first record', () => {
    expect(deriveProfile(response)).toEqual({
      id: response.patientID,
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.org',
      birthDate: '1950-12-10',
      isPrimaryEmail: true,
      isPrimaryMfa: false,
      clinicalData: [
        diseaseGroupLabels.BreastCancer,
        diseaseTypeLabels.Glioblastoma,
        'Left temporal glioma',
        'IDH wildtype',
        'Headache',
        'Fatigue',
      ],
    });
  });

  it('leaves out Other, None, empty and unknown values', () => {
    const record = {
      diseaseGroup: storedDiseaseGroup('None'),
      diseaseType: storedDiseaseType('Other'),
      diagnosis: 'Other',
      gliomaType: 'GliomaType.None',
    };
    expect(
      clinicalDataOf({ healthrecords: [record], symptom: ['', '  ', 'none', 'Nausea'] }),
    ).toEqual(['Nausea']);
    expect(
      clinicalDataOf({ healthrecords: [{ diseaseType: 'DiseaseType.Gone' }], symptom: [] }),
    ).toEqual([]);
    expect(clinicalDataOf({ healthrecords: [], symptom: ['none', 'other'] })).toEqual([]);
  });

  it('names each label once', () => {
    const record = { diseaseType: storedDiseaseType('Glioblastoma'), diagnosis: ' glioblastoma ' };
    expect(clinicalDataOf({ healthrecords: [record], symptom: ['Seizures', 'Seizures'] })).toEqual([
      diseaseTypeLabels.Glioblastoma,
      'Seizures',
    ]);
  });

  it('has no labels without a record, and no names as empty text', () => {
    const bare = { ...response, first_name: null, last_name: null, healthrecords: [], symptom: [] };
    expect(deriveProfile(bare)).toMatchObject({ firstName: '', lastName: '', clinicalData: [] });
  });
});
