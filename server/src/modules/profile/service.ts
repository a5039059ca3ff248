import { matchLanguage } from '@caretrail/contract/i18n/match-language';
import { birthDateProblem } from '@caretrail/contract/profile/rules';
import type { PatientProfile, ProfileEdit } from '@caretrail/contract/profile/schema';
import type { Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { offeredLanguages } from '../../languages/offered-languages.ts';
import type { Clock } from '../../ports/clock.ts';
import { type RecordDeps, type RecordWrite, writeRecordIn } from '../patients/service.ts';
import { changesOf } from './edit.ts';
import type { Filled } from './filled-profile.ts';
import {
  findProfile,
  lockAccountOf,
  type ProfileRow,
  writeDetails,
  writeLanguage,
  writeProfile,
} from './repo.ts';

export { filledProfile } from './filled-profile.ts';

/** The current day where it begins first: no birth date of today is refused anywhere. */
export const latestToday = (clock: Clock): string =>
  new Date(clock.now().getTime() + 14 * 3_600_000).toISOString().slice(0, 10);

export async function readProfile(
  deps: RecordDeps,
  { patientId }: RecordContext,
): Promise<PatientProfile> {
  return answer(await existing(deps.db, patientId));
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
      if (Object.keys(changes).length === 0) return answer(before);
      const after = { ...before, ...changes };
      await writeProfile(tx, patientId, after, by);
      changed('profile.edited', 'profile', patientId, Object.keys(changes));
      return answer(after);
    });
  });
}

/** For preboarding, in its write and under its audit row: fills a profile for the first time. */
export async function fillProfile(
  { tx, patientId, by }: Pick<RecordWrite, 'tx' | 'patientId' | 'by'>,
  filled: Filled,
): Promise<void> {
  await writeProfile(tx, patientId, filled.fields, by);
  await writeDetails(tx, patientId, filled.details);
  const { language } = filled.details['you'] as { readonly language?: string };
  const offered = language && matchLanguage([language], offeredLanguages);
  // A language that Caretrail does not speak leaves the one that is used.
  if (offered) await writeLanguage(tx, patientId, offered.tag);
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
