import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import type { Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import type { FilesDeps, ReceivedFile } from '../files/service.ts';
import type { EventFields } from './event-values.ts';
import { findEvent } from './repo.ts';

export type TimelinesDeps = FilesDeps;

/** An event as the API returns it, when it was just written and has no files. */
export const newlyMade = (
  event: EventFields & { id: string },
  { userId, at }: { readonly userId: string; readonly at: Date },
): TimelineEvent => ({
  ...event,
  files: [],
  version: 1,
  created_at: at.toISOString(),
  created_by: userId,
  updated_at: at.toISOString(),
  updated_by: userId,
});

/** Distinguishes one upload of files from another, for an Idempotency-Key. */
export const digestsOf = (files: readonly ReceivedFile[]): string[][] =>
  files.map(({ name, sha256 }) => [name, sha256]);

/** An event of this patient that is not in the bin; anything else does not exist. */
export async function existing(
  db: Queryable,
  patientId: string,
  id: string,
): Promise<TimelineEvent> {
  const found = await findEvent(db, patientId, id);
  if (!found || found.is_deleted) throw fail('not_found');
  return found.event;
}
