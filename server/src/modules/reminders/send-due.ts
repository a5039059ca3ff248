import { inClaimedBatches } from '../../claimed-batches.ts';
import type { Queryable } from '../../db/client.ts';
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

const troubledMs = 10 * 60_000;

/** Sends what is due. On several servers at once each patient is processed by one. */
export const sendDueReminders = (
  deps: SendRemindersDeps,
  look: Look = 'due or changed',
): Promise<void> => {
  const { db, clock } = deps;
  return inClaimedBatches<ClaimedPatient>(deps, {
    job: 'reminders',
    claim: (tx, most) => claimPatients(tx, { look, now: clock.now(), most }),
    process: (tx, people) => processPatients(deps, tx, people, clock.now()),
    putOff: ({ patient_id, data_version }) => {
      const next_look_at = new Date(clock.now().getTime() + troubledMs).toISOString();
      return setNextLooks(db, [{ patient_id, next_look_at, looked_version: data_version }]);
    },
  });
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
