import type { ProfileEdit } from '@caretrail/contract/profile/schema';
import type { ProfileFields } from './repo.ts';

/** An emptied field has no answer. */
const orNull = (text: string | null | undefined): string | null | undefined =>
  text === '' ? null : text;

/** Only the named fields that differ from the row: the rest is neither written nor audited. */
export function changesOf(before: ProfileFields, edit: ProfileEdit): Partial<ProfileFields> {
  const record = edit.healthrecords?.[0];
  const named: { [F in keyof ProfileFields]: ProfileFields[F] | undefined } = {
    first_name: edit.first_name,
    last_name: edit.last_name,
    birth_date: edit.onboarding?.birthDate,
    disease_group: record?.diseaseGroup,
    disease_type: record?.diseaseType,
    diagnosis: orNull(record?.diagnosis),
    glioma_type: orNull(record?.gliomaType),
    symptoms: edit.symptom,
  };
  const isChanged = ([field, value]: [string, unknown]): boolean =>
    value !== undefined &&
    JSON.stringify(value) !== JSON.stringify(before[field as keyof ProfileFields]);
  return Object.fromEntries(Object.entries(named).filter(isChanged));
}
