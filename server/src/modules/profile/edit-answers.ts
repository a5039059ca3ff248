import {
  answersProblems,
  namedParts,
  type ProfileAnswers,
  type ProfileAnswersEdit,
} from '@caretrail/contract/profile/answers';
import type { Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { auditEvent, recordAudit } from '../audit/service.ts';
import { holdRecord } from '../patients/service.ts';
import { answersOf, changedAnswers, filledFrom } from './answers.ts';
import { findDetails, findProfile, lockAccountOf, writeDetails, writeProfile } from './repo.ts';
import { latestToday, type ProfileDeps } from './service.ts';

type Found = { readonly answers: ProfileAnswers; readonly details: unknown };

async function existing(db: Queryable, patientId: string): Promise<Found> {
  const row = await findProfile(db, patientId);
  if (!row) throw fail('not_found');
  const details = await findDetails(db, patientId);
  return { answers: answersOf(row, details), details };
}

export const readAnswers = async (
  { db }: Pick<ProfileDeps, 'db'>,
  { patientId }: RecordContext,
): Promise<ProfileAnswers> => (await existing(db, patientId)).answers;

/** Answers parts anew, and refuses to write over what it has not seen. */
export const editAnswers = (
  deps: ProfileDeps,
  context: RecordContext,
  edit: ProfileAnswersEdit,
): Promise<ProfileAnswers> =>
  deps.db.transaction(async (tx) => {
    const { patientId } = context;
    const { userId } = context.actor;
    await lockAccountOf(tx, patientId);
    // The zone alone may be written elsewhere.
    await holdRecord(tx, patientId);
    const { answers: before, details } = await existing(tx, patientId);
    if (edit.version !== before.version) throw stale(edit.version, before);
    const fields = answersProblems(edit, before, latestToday(deps.clock));
    if (Object.keys(fields).length > 0) throw fail('invalid_input', { fields });
    const after = { ...before, ...namedParts(edit) };
    const changed = changedAnswers(before, after);
    if (changed.length === 0) return before;
    const filled = filledFrom(after, details);
    await writeProfile(tx, patientId, filled.fields, { userId, at: deps.clock.now() });
    await writeDetails(tx, patientId, filled.details);
    await recordAudit(
      deps,
      tx,
      auditEvent(context, 'profile.edited', 'profile', patientId, changed),
    );
    return { ...after, version: before.version + 1 };
  });

const stale = (yours: number, stored: ProfileAnswers) =>
  fail('stale_version', {
    body: { conflict: { your_version: yours, stored_version: stored.version, stored } },
  });
