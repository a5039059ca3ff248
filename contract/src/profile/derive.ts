import {
  diseaseGroupLabels,
  diseaseLabel,
  diseaseTypeLabels,
  distinct,
  noneKey,
  otherKey,
} from './disease-labels.ts';
import type { PatientProfile } from './schema.ts';

/** §3 Derived profile: the one camelCase shape. */
export type DerivedProfile = {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly birthDate: string | null;
  readonly isPrimaryEmail: boolean;
  readonly isPrimaryMfa: boolean;
  readonly clinicalData: readonly string[];
};

const saysNothing = new RegExp(`^(?:\\w+\\.)?(?:${otherKey}|${noneKey})$`, 'i');

/** §3: labels of the first record and the symptoms; Other, None and empty ones left out. */
export function clinicalDataOf({
  healthrecords: [record],
  symptom,
}: Pick<PatientProfile, 'healthrecords' | 'symptom'>): string[] {
  const entries = [
    diseaseLabel(diseaseGroupLabels, record?.diseaseGroup),
    diseaseLabel(diseaseTypeLabels, record?.diseaseType),
    record?.diagnosis,
    record?.gliomaType,
    ...symptom,
  ];
  return distinct(entries.map((entry) => entry ?? '')).filter((label) => !saysNothing.test(label));
}

export const deriveProfile = (response: PatientProfile): DerivedProfile => ({
  id: response.patientID,
  firstName: response.first_name ?? '',
  lastName: response.last_name ?? '',
  email: response.onboarding.email,
  birthDate: response.onboarding.birthDate,
  isPrimaryEmail: response.is_primary_email,
  isPrimaryMfa: response.is_primary_mfa,
  clinicalData: clinicalDataOf(response),
});
