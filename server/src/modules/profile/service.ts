import { birthDateProblem } from '@caretrail/contract/profile/rules';
import type { PatientProfile, ProfileEdit } from '@caretrail/contract/profile/schema';
import type { Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { type RecordDeps, writeRecordIn } from '../patients/service.ts';
import { assertMayAnswer } from './account-answers.ts';
import { changesOf } from './edit.ts';
import { latestToday } from './fill-profile.ts';
import { findProfile, lockAccountOf, type ProfileRow, writeProfile } from './repo.ts';

/** For preboarding. */
export { fillProfile, latestToday } from './fill-profile.ts';
export { filledProfile } from './filled-profile.ts';
/** For the emergency card. */
export { readAnswers } from './edit-answers.ts';
/** For the dashboard. */
export { readStart } from './questions.ts';

export async function readProfile(
  deps: RecordDeps,
  { patientId, grant }: RecordContext,
): Promise<PatientProfile> {
  const row = await existing(deps.db, patientId);
  return grant === null ? answer(row) : withoutAccount(answer(row));
}

export async function editProfile(
  deps: RecordDeps,
  context: RecordContext,
  edit: ProfileEdit,
): Promise<PatientProfile> {
  const birthDate = edit.onboarding?.birthDate;
  const problem = birthDate ? birthDateProblem(birthDate, latestToday(deps.clock)) : null;
  if (problem) throw fail('invalid_input', { fields: { 'onboarding.birthDate': problem } });
  return deps.db.transaction(async (tx) => {
    await lockAccountOf(tx, context.patientId);
    return writeRecordIn(deps, tx, context, async ({ patientId, by, changed }) => {
      const before = await existing(tx, patientId);
      const changes = changesOf(before, edit);
      const shown =
        context.grant === null ? answer : (row: ProfileRow) => withoutAccount(answer(row));
      if (Object.keys(changes).length === 0) return shown(before);
      assertMayAnswer(context, Object.keys(changes));
      const after = { ...before, ...changes };
      await writeProfile(tx, patientId, after, by);
      changed('profile.edited', 'profile', patientId, Object.keys(changes));
      return shown(after);
    });
  });
}

async function existing(db: Queryable, patientId: string): Promise<ProfileRow> {
  const row = await findProfile(db, patientId);
  if (!row) throw fail('not_found');
  return row;
}

/** §3 Patient profile response. */
const answer = (row: ProfileRow): PatientProfile => ({
  patientID: row.patient_id,
  first_name: row.first_name,
  last_name: row.last_name,
  onboarding: { email: row.email, birthDate: row.birth_date },
  is_primary_email: row.is_primary_email,
  is_primary_mfa: row.is_primary_mfa,
  healthrecords: [
    {
      diseaseGroup: row.disease_group,
      diseaseType: row.disease_type,
      diagnosis: row.diagnosis,
      gliomaType: row.glioma_type,
    },
  ],
  symptom: row.symptoms,
});

/** How patients sign in is for no one else to see. */
const withoutAccount = (profile: PatientProfile): PatientProfile => ({
  ...profile,
  onboarding: { ...profile.onboarding, email: '' },
  is_primary_email: false,
  is_primary_mfa: false,
});
