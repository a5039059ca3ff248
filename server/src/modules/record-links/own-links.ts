import { messages } from '@caretrail/contract/i18n/messages';
import type { Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import { findNamed, linkFields, type Links } from './own-repo.ts';

const texts = messages('record-links/own', {
  location_id: 'We cannot find this place in your record. Select another one.',
  treatment_id: 'We cannot find this treatment in your record. Select another one.',
  medication_id: 'We cannot find this medicine in your record. Select another one.',
  photo_file_id: 'We cannot find this file in your record. Select another one.',
});

/** Whether there is anything to check. */
export const namesLinks = (named: Links): boolean =>
  linkFields.some((field) => named[field] != null);

/**
 * A record may only refer to what belongs to the same patient and is not in the bin. Returns the name of the place, ''
 * without one: an event keeps this text when the place is deleted.
 */
export async function assertOwnLinks(
  db: Queryable,
  patientId: string,
  named: Links,
): Promise<{ placeName: string }> {
  if (!namesLinks(named)) return { placeName: '' };
  const { place_name, ...isOwn } = await findNamed(db, patientId, named);
  const foreign = linkFields.filter((field) => !isOwn[field]);
  if (foreign.length > 0)
    throw fail('invalid_input', {
      fields: Object.fromEntries(foreign.map((field) => [field, texts[field]])),
    });
  return { placeName: place_name ?? '' };
}
