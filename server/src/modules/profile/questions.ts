import { nextQuestion } from '@caretrail/contract/preboarding/next-question';
import type {
  DeclinedQuestion,
  QuestionKey,
  Start,
} from '@caretrail/contract/preboarding/questions';
import { dateAt } from '@caretrail/contract/time/zoned';
import type { Queryable } from '../../db/client.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { type RecordDeps, timeZoneOf, writeRecord } from '../patients/service.ts';
import { readAnswers } from './edit-answers.ts';
import { findStart, putDecision, putHidden, putShown } from './questions-repo.ts';

const nothing: Start = { question: null, first_things: null };

/** What the dashboard offers on this day of the patient. */
export async function readStart(
  deps: RecordDeps,
  context: RecordContext,
  today: string,
): Promise<Start> {
  const found = await findStart(deps.db, context.patientId);
  if (!found) return nothing;
  const { medicine, appointment, document } = found;
  const isOffered = !found.is_hidden && !(medicine && appointment && document);
  const { version: _, ...answers } = await readAnswers(deps, context);
  return {
    question: nextQuestion({
      today,
      startedOn: found.started_on,
      answers: { ...answers, ...(found.has_reminders && { reminders: { email: true } }) },
      asked: found.asked,
    }),
    first_things: isOffered ? { medicine, appointment, document } : null,
  };
}

const todayOf = async (deps: RecordDeps, tx: Queryable, patientId: string): Promise<string> =>
  dateAt(deps.clock.now().getTime(), await timeZoneOf(tx, patientId));

/** That a question was shown changes nothing in the record: no new version, and no row in the audit log. */
export const showQuestion = (
  deps: RecordDeps,
  context: RecordContext,
  question: QuestionKey,
): Promise<void> =>
  writeRecord(deps, context, async ({ tx, patientId }) =>
    putShown(tx, patientId, question, await todayOf(deps, tx, patientId)),
  );

export const declineQuestion = (
  deps: RecordDeps,
  context: RecordContext,
  declined: DeclinedQuestion,
): Promise<void> =>
  writeRecord(deps, context, async ({ tx, patientId, changed }) => {
    await putDecision(tx, patientId, declined, await todayOf(deps, tx, patientId));
    changed('question.declined', 'profile', patientId, [declined.question]);
  });

export const hideFirstThings = (deps: RecordDeps, context: RecordContext): Promise<void> =>
  writeRecord(deps, context, async ({ tx, patientId, by, changed }) => {
    if (await putHidden(tx, patientId, by.at)) changed('first-things.hidden', 'patient', patientId);
  });
