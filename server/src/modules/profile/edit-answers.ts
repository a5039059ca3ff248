import {
  answersProblems,
  namedParts,
  type ProfileAnswers,
  type ProfileAnswersEdit,
} from '@caretrail/contract/profile/answers';
import { dateAt } from '@caretrail/contract/time/zoned';
import type { Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { type RecordDeps, timeZoneOf, writeRecordIn } from '../patients/service.ts';
import { assertMayAnswer } from './account-answers.ts';
import { answersOf, changedAnswers, filledFrom } from './answers.ts';
import { fillProfile, latestToday } from './fill-profile.ts';
import { markAnswered } from './questions-repo.ts';
import { findDetails, findProfile, lockAccountOf } from './repo.ts';

type Found = { readonly answers: ProfileAnswers; readonly details: unknown };

async function existing(db: Queryable, patientId: string): Promise<Found> {
  const row = await findProfile(db, patientId);
  if (!row) throw fail('not_found');
  const details = await findDetails(db, patientId);
  return { answers: answersOf(row, details), details };
}

export const readAnswers = async (
  { db }: { readonly db: Queryable },
  { patientId }: Pick<RecordContext, 'patientId'>,
): Promise<ProfileAnswers> => (await existing(db, patientId)).answers;

/** Changes parts of the answers, and refuses to overwrite a version that the client has not seen. */
export const editAnswers = (
  deps: RecordDeps,
  context: RecordContext,
  edit: ProfileAnswersEdit,
): Promise<ProfileAnswers> =>
  deps.db.transaction(async (tx) => {
    await lockAccountOf(tx, context.patientId);
    // The zone may also be written elsewhere, so the record is locked before it is read.
    return writeRecordIn(deps, tx, context, async ({ patientId, by, changed }) => {
      const { answers: before, details } = await existing(tx, patientId);
      if (edit.version !== before.version) throw stale(edit.version, before);
      const fields = answersProblems(edit, before, latestToday(deps.clock));
      if (Object.keys(fields).length > 0) throw fail('invalid_input', { fields });
      const after = { ...before, ...namedParts(edit) };
      const names = changedAnswers(before, after);
      if (names.length === 0) return before;
      assertMayAnswer(context, names);
      await fillProfile({ tx, patientId, by }, filledFrom(after, details));
      const today = dateAt(by.at.getTime(), await timeZoneOf(tx, patientId));
      await markAnswered(tx, patientId, names, today);
      changed('profile.edited', 'profile', patientId, names);
      return { ...after, version: before.version + 1 };
    });
  });

const stale = (yours: number, stored: ProfileAnswers) =>
  fail('stale_version', {
    body: { conflict: { your_version: yours, stored_version: stored.version, stored } },
  });
