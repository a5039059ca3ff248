import type { Queryable } from '../../db/client.ts';
import { tellOrThrow } from '../../job-problem.ts';
import { sortOutAll } from './due-reminders.ts';
import {
  claimPatients,
  type ClaimedPatient,
  type Look,
  markSent,
  setNextLooks,
} from './job-repo.ts';
import { decideOverdue } from './overdue.ts';
import { deliver, marksOf, nameOf, notify, waysOf } from './send-by-channel.ts';
import type { SendRemindersDeps } from './send-deps.ts';

const minute = 60_000;
const atATime = 50;
/** Bounded: a stopping server waits for the end of this run. */
const maxBatches = 400;
const troubledMs = 10 * minute;

/** Sends what is due. On several servers at once each patient is processed by one. */
export async function sendDueReminders(
  deps: SendRemindersDeps,
  look: Look = 'due or changed',
): Promise<void> {
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const processed = await processBatch(deps, look).catch(() => processEach(deps, look));
    if (processed < atATime) return;
  }
}

const processBatch = (deps: SendRemindersDeps, look: Look): Promise<number> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const people = await claimPatients(tx, { look, now, most: atATime });
    if (people.length > 0) await processPatients(deps, tx, people, now);
    return people.length;
  });

/**
 * When a batch fails, its patients are processed one by one, and the failing one is postponed. The others do not wait.
 */
async function processEach(deps: SendRemindersDeps, look: Look): Promise<number> {
  for (let processed = 0; processed < atATime; processed += 1) {
    let claimed: ClaimedPatient | undefined;
    const now = deps.clock.now();
    const count = await deps.db
      .transaction(async (tx) => {
        [claimed] = await claimPatients(tx, { look, now, most: 1 });
        if (claimed) await processPatients(deps, tx, [claimed], now);
        return claimed ? 1 : 0;
      })
      .catch(async (error: unknown) => {
        if (claimed === undefined) throw error;
        tellOrThrow(deps.onProblem, 'reminders', error);
        await putOff(deps, claimed, now);
        return 1;
      });
    if (count === 0) return processed;
  }
  return atATime;
}

const putOff = (
  { db }: SendRemindersDeps,
  { patient_id, data_version }: ClaimedPatient,
  now: Date,
): Promise<void> => {
  const next_look_at = new Date(now.getTime() + troubledMs).toISOString();
  return setNextLooks(db, [{ patient_id, next_look_at, looked_version: data_version }]);
};

/**
 * Marks, notifications, mails and the next run are committed together or not at all: after a crash the next run starts
 * again.
 */
async function processPatients(
  deps: SendRemindersDeps,
  tx: Queryable,
  people: readonly ClaimedPatient[],
  now: Date,
): Promise<void> {
  const nowMs = now.getTime();
  const sorted = await sortOutAll(deps, tx, people, nowMs);
  const known = people.flatMap((person) => {
    const found = sorted.get(person.patient_id);
    return found === undefined ? [] : [{ person, found }];
  });
  const overdue = await decideOverdue(
    deps,
    tx,
    known.map(({ person: { patient_id }, found }) => ({ patientId: patient_id, ...found })),
    now,
  );
  const ways = await waysOf(tx, known, overdue, nowMs);
  const marks = known.flatMap(({ person, found }) => marksOf(deps, ways, person, found));
  const fresh = new Set((await markSent(tx, marks, now)).map(nameOf));
  const mailMs = await notify(deps, tx, { known, ways, fresh, nowMs });
  for (const { person, found } of known)
    await deliver(deps, tx, { person, found, fresh, nowMs, more: overdue.get(person.patient_id) });
  await setNextLooks(
    tx,
    people.map(({ patient_id, data_version }) => ({
      patient_id,
      next_look_at: new Date(
        Math.min(
          sorted.get(patient_id)?.nextMs ?? nowMs + troubledMs,
          overdue.get(patient_id)?.nextMs ?? Infinity,
          mailMs.get(patient_id) ?? Infinity,
        ),
      ).toISOString(),
      looked_version: data_version,
    })),
  );
}
