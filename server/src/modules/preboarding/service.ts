import type { User } from '@caretrail/contract/auth/schema';
import { messages } from '@caretrail/contract/i18n/messages';
import { submissionProblems } from '@caretrail/contract/preboarding/rules';
import { preboardingDraft, type PreboardingDraft } from '@caretrail/contract/preboarding/schema';
import { dateAt } from '@caretrail/contract/time/zoned';
import type { Database, Queryable } from '../../db/client.ts';
import { fail, type Refusal } from '../../http/fail.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { auditEvent, recordAudit, type AuditDeps } from '../audit/service.ts';
import { readUser } from '../auth/service.ts';
import { knownZone, writeRecordIn } from '../patients/service.ts';
import { startReminders } from '../reminders/service.ts';
import { filledProfile, fillProfile, latestToday } from '../profile/service.ts';
import { answeredFields } from './answered-fields.ts';
import {
  completePreboarding,
  findProgress,
  putDraft,
  type Progress,
  writeStartedOn,
} from './repo.ts';

const texts = messages('preboarding/refusals', {
  finished: 'You have already completed “Getting started”.',
});

export type PreboardingDeps = AuditDeps & {
  readonly db: Database;
  readonly terms: { readonly version: string };
  readonly mode: 'demo' | 'production';
};

export async function readDraft(
  deps: PreboardingDeps,
  { actor: { userId } }: RecordContext,
): Promise<PreboardingDraft> {
  const progress = await findProgress(deps.db, userId);
  if (!progress || progress.preboarding_completed)
    throw await alreadyFinished(deps, deps.db, userId);
  return (
    readable(progress.draft) ?? readable({ you: knownOf(progress) }) ?? preboardingDraft.parse({})
  );
}

/**
 * A draft of an older version, or a name from a provider, may not fit the schema: then the question is asked again
 * instead of locking the user out.
 */
const readable = (value: unknown): PreboardingDraft | undefined =>
  preboardingDraft.safeParse(value).data;

const knownOf = ({ first_name, last_name, birth_date }: Progress): object =>
  Object.fromEntries(
    Object.entries({ first_name, last_name, birth_date }).filter(([, value]) => value),
  );

/** Autosave: the last write wins. */
export async function saveDraft(
  deps: PreboardingDeps,
  context: RecordContext,
  draft: PreboardingDraft,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (!(await putDraft(tx, context.actor.userId, draft, deps.clock.now()))) {
      throw await alreadyFinished(deps, tx, context.actor.userId);
    }
    const fields = answeredFields(draft);
    const event = auditEvent(context, 'preboarding.saved', 'preboarding', undefined, fields);
    await recordAudit(deps, tx, event);
  });
}

/** All of it or nothing: fills the profile, sets the flag, deletes the draft. */
export async function submitDraft(
  deps: PreboardingDeps,
  context: RecordContext,
  draft: PreboardingDraft,
): Promise<User> {
  const fields = submissionProblems(draft, latestToday(deps.clock));
  if (Object.keys(fields).length > 0) throw fail('invalid_input', { fields });
  return deps.db.transaction(async (tx) => {
    if (!(await completePreboarding(tx, context.actor.userId, deps.clock.now()))) {
      throw await alreadyFinished(deps, tx, context.actor.userId);
    }
    await writeRecordIn(deps, tx, context, async (write) => {
      await fillProfile(write, filledProfile(draft));
      await startReminders(write, draft.reminders);
      const zone = knownZone(draft.you.time_zone ?? null);
      await writeStartedOn(tx, write.patientId, dateAt(write.by.at.getTime(), zone));
      write.changed('preboarding.submitted', 'preboarding', undefined, answeredFields(draft));
    });
    return currentUser(deps, tx, context.actor.userId);
  });
}

const currentUser = (
  { mode, terms }: PreboardingDeps,
  db: Queryable,
  userId: string,
): Promise<User> => readUser({ mode, termsVersion: terms.version }, db, userId);

/** Includes the user, so that a client whose first response was lost, or a second device, can go on. */
async function alreadyFinished(
  deps: PreboardingDeps,
  db: Queryable,
  userId: string,
): Promise<Refusal> {
  return fail('conflict', {
    detail: texts.finished,
    body: { user: await currentUser(deps, db, userId) },
  });
}
