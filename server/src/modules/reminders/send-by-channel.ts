import type { Reminder, Wanted } from '@caretrail/contract/reminders/reminder';
import type { Queryable } from '../../db/client.ts';
import { inLanguage, languageOfTag } from '../../languages/current.ts';
import { queueNotices, reachableDevices } from '../push/service.ts';
import type { Sorted } from './due-reminders.ts';
import type { ClaimedPatient, Mark } from './job-repo.ts';
import { reminderMessage } from './mail.ts';
import { noticesOf } from './notice.ts';
import type { Overdue } from './overdue.ts';
import type { SendRemindersDeps } from './send-deps.ts';

export const nameOf = ({ patient_id, key, channel }: Mark): string =>
  `${patient_id} ${channel} ${key}`;

export type Known = { readonly person: ClaimedPatient; readonly found: Sorted };

const chosenFor = ({ settings }: Wanted, { kind }: Reminder): readonly string[] =>
  ({ dose: settings.doses_by, event: settings.events_by, stock: settings.stock_by })[kind];

/** The devices of those who get notifications now. */
type Ways = ReadonlyMap<string, readonly string[]>;

/**
 * Where a notification has not been confirmed in time, all that is due goes into its email: two ways at the same moment
 * would look like two doses.
 */
export async function waysOf(
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

export const marksOf = (
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
export async function notify(
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
export async function deliver(
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
