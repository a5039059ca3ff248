import { remindersOf, daysToLookAt, sortOut } from '@caretrail/contract/reminders/plan';
import type { Reminder, Wanted } from '@caretrail/contract/reminders/reminder';
import { addDays } from '@caretrail/contract/time/days';
import type { Database, Queryable } from '../../db/client.ts';
import { problemOf, tellOrThrow, type OnProblem } from '../../job-problem.ts';
import { inLanguage, languageOfTag } from '../../languages/current.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ReminderChannel } from '../../ports/reminder-channel.ts';
import { coursesOfMany } from '../medications/service.ts';
import { whereaboutsIn } from '../patients/service.ts';
import { comingEvents } from '../timelines/service.ts';
import {
  claimPatients,
  type ClaimedPatient,
  type Mark,
  markSent,
  setNextLooks,
} from './job-repo.ts';
import { reminderMessage } from './mail.ts';
import { wantedOf } from './settings.ts';

export type SendRemindersDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly channels: readonly ReminderChannel<Queryable>[];
  readonly publicUrl: string;
  readonly onProblem?: OnProblem;
};

const minute = 60_000;
const day = 24 * 60 * minute;
const atATime = 50;
/** Bounded: a stopping server waits for the end of this run. */
const maxBatches = 400;
/** Doses are computed two days ahead, so a day later there may be new ones. */
const nextRunMs = day;
const troubledMs = 10 * minute;

/** Sends what is due. On several servers at once each patient is processed by one. */
export async function sendDueReminders(deps: SendRemindersDeps): Promise<void> {
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const processed = await processBatch(deps, atATime).catch(() => processEach(deps));
    if (processed < atATime) return;
  }
}

const processBatch = (deps: SendRemindersDeps, most: number): Promise<number> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const people = await claimPatients(tx, now, most);
    if (people.length > 0) await processPatients(deps, tx, people, now);
    return people.length;
  });

/**
 * When a batch fails, its patients are processed one by one, and the failing one is postponed. The others do not wait.
 */
async function processEach(deps: SendRemindersDeps): Promise<number> {
  for (let processed = 0; processed < atATime; processed += 1) {
    let claimed: ClaimedPatient | undefined;
    const now = deps.clock.now();
    const count = await deps.db
      .transaction(async (tx) => {
        [claimed] = await claimPatients(tx, now, 1);
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

type Sorted = {
  readonly wanted: Wanted;
  readonly due: readonly Reminder[];
  readonly nextMs: number;
};

/** Marks, mails and the next run are committed together or not at all: after a crash the next run starts again. */
async function processPatients(
  deps: SendRemindersDeps,
  tx: Queryable,
  people: readonly ClaimedPatient[],
  now: Date,
): Promise<void> {
  const sorted = await sortOutAll(deps, tx, people, now.getTime());
  const marks = people.flatMap((person) => marksOf(person, sorted.get(person.patient_id), deps));
  const fresh = new Set((await markSent(tx, marks, now)).map(nameOf));
  for (const person of people) {
    const found = sorted.get(person.patient_id);
    if (found !== undefined) await deliver(deps, tx, person, found, fresh, now.getTime());
  }
  await setNextLooks(
    tx,
    people.map(({ patient_id, data_version }) => ({
      patient_id,
      next_look_at: new Date(
        sorted.get(patient_id)?.nextMs ?? now.getTime() + troubledMs,
      ).toISOString(),
      looked_version: data_version,
    })),
  );
}

/** Two statements for all of them. A patient whose record fails does not hold up the others. */
async function sortOutAll(
  deps: SendRemindersDeps,
  tx: Queryable,
  people: readonly ClaimedPatient[],
  nowMs: number,
): Promise<Map<string, Sorted>> {
  const ids = people.map(({ patient_id }) => patient_id);
  const utc = daysToLookAt(nowMs, 'UTC');
  const widest = { from: addDays(utc.from, -1), to: addDays(utc.to, 1) };
  const courses = await coursesOfMany(tx, ids, widest);
  const coming = { from: new Date(nowMs - 2 * day), to: new Date(nowMs + 32 * day) };
  const events = Map.groupBy(await comingEvents(tx, ids, coming), ({ patient_id }) => patient_id);
  const medicines = new Map(courses.map((own) => [own.patient_id, own]));
  const sorted = new Map<string, Sorted>();
  for (const person of people) {
    const id = person.patient_id;
    const found = medicines.get(id);
    const own = { medicines: found?.courses ?? [], events: events.get(id) ?? [] };
    try {
      const { zone, moves } = whereaboutsIn(person.zone, found?.moves ?? null);
      const wanted = { ...wantedOf(person, zone), moves };
      // A reminder holds the amount in words.
      const reminders = inLanguage(languageOfTag(person.language), () =>
        remindersOf(wanted, own, daysToLookAt(nowMs, wanted.zone), nowMs),
      );
      const { due, nextMs } = sortOut(reminders, wanted, nowMs);
      const latest = nowMs + nextRunMs;
      sorted.set(id, { wanted, due, nextMs: Math.min(nextMs ?? latest, latest) });
    } catch (error) {
      deps.onProblem?.(problemOf('reminders', error));
    }
  }
  return sorted;
}

const nameOf = ({ patient_id, key, channel }: Mark): string => `${patient_id} ${channel} ${key}`;

const channelsOf = ({ settings }: Wanted, { kind }: Reminder): readonly string[] =>
  ({ dose: settings.doses_by, event: settings.events_by, stock: settings.stock_by })[kind];

const marksOf = (
  { patient_id }: ClaimedPatient,
  found: Sorted | undefined,
  { channels }: SendRemindersDeps,
): Mark[] =>
  (found?.due ?? []).flatMap((reminder) =>
    channels
      .filter(({ name }) => found && channelsOf(found.wanted, reminder).includes(name))
      .map(({ name }) => ({ patient_id, key: reminder.key, channel: name })),
  );

/** One message by each channel for all that is due: one mail, however many medicines. */
async function deliver(
  { channels, publicUrl }: SendRemindersDeps,
  tx: Queryable,
  { patient_id, email, language }: ClaimedPatient,
  { due, wanted }: Sorted,
  fresh: ReadonlySet<string>,
  nowMs: number,
): Promise<void> {
  const isNaming = wanted.settings.names_in_mails;
  for (const channel of channels) {
    const reminders = due.filter(({ key }) =>
      fresh.has(nameOf({ patient_id, key, channel: channel.name })),
    );
    if (reminders.length === 0) continue;
    const message = inLanguage(languageOfTag(language), () =>
      reminderMessage(reminders, { publicUrl, nowMs, isNaming }),
    );
    await channel.deliver(tx, { email }, message);
  }
}
