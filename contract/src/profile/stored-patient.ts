import { displayName } from '../access/menu.ts';
import type { User } from '../auth/schema.ts';
import type { PatientProfile } from './schema.ts';

/** §3 `patientData` in the browser's storage: ids, display name and flags. Clinical data stays in memory. */
export type StoredPatient = {
  readonly patientID: string;
  readonly user_id: string;
  readonly display_name: string;
  readonly is_primary_email: boolean;
  readonly is_primary_mfa: boolean;
};

export const storedPatientOf = (user: User, profile: PatientProfile): StoredPatient => ({
  patientID: profile.patientID,
  user_id: user.id,
  display_name: displayName({
    first_name: profile.first_name,
    last_name: profile.last_name,
    user_name: user.user_name,
  }),
  is_primary_email: profile.is_primary_email,
  is_primary_mfa: profile.is_primary_mfa,
});
