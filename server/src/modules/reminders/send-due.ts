import { remindersOf, daysToLookAt, sortOut } from '@caretrail/contract/reminders/plan';
import type { Reminder, Wanted } from '@caretrail/contract/reminders/reminder';
import { addDays } from '@caretrail/contract/time/days';
import type { Database, Queryable } from '../../db/client.ts';
import { problemOf, tellOrThrow, type OnProblem } from '../../job-problem.ts';
import { inLanguage, languageOfTag } from '../../languages/current.ts';
import type { ReminderChannel } from '../../ports/reminder-channel.ts';
import { coursesOfMany } from '../medications/service.ts';
import { whereaboutsIn } from '../patients/service.ts';
import { queueNotices, reachableDevices, type NoticeDeps } from '../push/service.ts';
import { comingEvents } from '../timelines/service.ts';
import {
  claimPatients,
  type ClaimedPatient,
  type Look,
  type Mark,
  markSent,
  setNextLooks,
} from './job-repo.ts';
import { reminderMessage } from './mail.ts';
import { noticesOf } from './notice.ts';
import { decideOverdue, type Overdue } from './overdue.ts';
import { wantedOf } from './settings.ts';

export type SendRemindersDeps = NoticeDeps & {
  readonly db: Database;
  /** Notifications go first, and by themselves. */
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

type Sorted = {
  readonly wanted: Wanted;
  readonly all: readonly Reminder[];
  readonly due: readonly Reminder[];
  readonly nextMs: number;
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
      sorted.set(id, { wanted, all: reminders, due, nextMs: Math.min(nextMs ?? latest, latest) });
    } catch (error) {
      deps.onProblem?.(problemOf('reminders', error));
    }
  }
  return sorted;
}

const nameOf = ({ patient_id, key, channel }: Mark): string => `${patient_id} ${channel} ${key}`;

type Known = { readonly person: ClaimedPatient; readonly found: Sorted };

const chosenFor = ({ settings }: Wanted, { kind }: Reminder): readonly string[] =>
  ({ dose: settings.doses_by, event: settings.events_by, stock: settings.stock_by })[kind];

/** The devices of those who get notifications now. */
type Ways = ReadonlyMap<string, readonly string[]>;

/**
 * Where a notification has not been confirmed in time, all that is due goes into its email: two ways at the same moment
 * would look like two doses.
 */
async function waysOf(
  tx: Queryable,
  known: readonly Known[],
  overdue: ReadonlyMap<string, Overdue>,
  nowMs: number,
): Promise<Ways> {
  const ids = known
    .filter(({ found: { wanted, due } }) =>
      due.some((reminder) => chosenFor(wanted, reminder).includes('push')),
    )
    .map(({ person }) => person.patient_id)
    .filter((id) => (overdue.get(id)?.reminders.length ?? 0) === 0);
  return ids.length === 0 ? new Map<string, string[]>() : await reachableDevices(tx, ids, nowMs);
}

/** A notification where one is wanted and a device answers, otherwise by email: one reminder reaches a person once. */
function channelsOf(ways: Ways, patientId: string, { wanted }: Sorted, reminder: Reminder) {
  const chosen = chosenFor(wanted, reminder);
  if (!chosen.includes('push')) return chosen;
  return [ways.has(patientId) ? 'push' : 'email'];
}

const marksOf = (
  { channels }: SendRemindersDeps,
  ways: Ways,
  { patient_id }: ClaimedPatient,
  found: Sorted,
): Mark[] => {
  const own = new Set<string>(['push', ...channels.map(({ name }) => name)]);
  return found.due.flatMap((reminder) =>
    channelsOf(ways, patient_id, found, reminder)
      .filter((channel) => own.has(channel))
      .map((channel) => ({ patient_id, key: reminder.key, channel })),
  );
};

type Sending = {
  readonly known: readonly Known[];
  readonly ways: Ways;
  readonly fresh: ReadonlySet<string>;
  readonly nowMs: number;
};

/** Doses that are due and neither recorded nor missed. */
const countDue = (all: readonly Reminder[], nowMs: number): number =>
  all.filter(
    ({ dose, is_again, send_ms, useless_ms }) =>
      dose !== undefined && !is_again && send_ms <= nowMs && nowMs < useless_ms,
  ).length;

/** Returns when the first email takes the place of one of them. */
async function notify(
  deps: SendRemindersDeps,
  tx: Queryable,
  { known, ways, fresh, nowMs }: Sending,
): Promise<ReadonlyMap<string, number>> {
  const wanted = known.flatMap(({ person: { patient_id, language }, found }) => {
    const due = found.due.filter(({ key }) =>
      fresh.has(nameOf({ patient_id, key, channel: 'push' })),
    );
    const { settings } = found.wanted;
    return noticesOf(due, {
      nowMs,
      language: languageOfTag(language),
      isNaming: settings.names_in_notifications,
      mailAfterMin: settings.mail_after_min,
      countDue: countDue(found.all, nowMs),
    }).map((notice) => ({
      patientId: patient_id,
      deviceIds: ways.get(patient_id) ?? [],
      notice,
    }));
  });
  return queueNotices(deps, tx, wanted);
}

type Delivery = Known &
  Pick<Sending, 'fresh' | 'nowMs'> & {
    /** What no device has confirmed. */
    readonly more: Overdue | undefined;
  };

/** One message by each channel for all that is due: one mail, however many medicines. */
async function deliver(
  { channels, publicUrl }: SendRemindersDeps,
  tx: Queryable,
  { person: { patient_id, email, language }, found: { due, wanted }, fresh, nowMs, more }: Delivery,
): Promise<void> {
  const isNaming = wanted.settings.names_in_mails;
  for (const channel of channels) {
    const own = due.filter(({ key }) =>
      fresh.has(nameOf({ patient_id, key, channel: channel.name })),
    );
    const reminders =
      channel.name === 'email' ? withoutFirst([...(more?.reminders ?? []), ...own]) : own;
    if (reminders.length === 0) continue;
    const message = inLanguage(languageOfTag(language), () =>
      reminderMessage(reminders, { publicUrl, nowMs, isNaming }),
    );
    await channel.deliver(tx, { email }, message);
  }
}

/** A second reminder of a dose says all that the first one said. */
function withoutFirst(reminders: readonly Reminder[]): Reminder[] {
  const again = new Set(reminders.filter(({ is_again }) => is_again).map(({ key }) => key));
  return reminders.filter(({ key }) => !again.has(`${key} again`));
}
