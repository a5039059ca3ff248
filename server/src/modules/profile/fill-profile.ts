import { matchLanguage } from '@caretrail/contract/i18n/match-language';
import { offeredLanguages } from '../../languages/offered-languages.ts';
import type { Clock } from '../../ports/clock.ts';
import type { RecordWrite } from '../patients/service.ts';
import type { Filled } from './filled-profile.ts';
import { writeDetails, writeLanguage, writeProfile } from './repo.ts';

/** The current day where it begins first: no birth date of today is refused anywhere. */
export const latestToday = (clock: Clock): string =>
  new Date(clock.now().getTime() + 14 * 3_600_000).toISOString().slice(0, 10);

/** In the write of the caller and under its audit row: the answers of getting started, or of the profile. */
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
