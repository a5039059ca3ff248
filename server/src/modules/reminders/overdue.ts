import { quietAround } from '@caretrail/contract/reminders/quiet-hours';
import type { Reminder, Wanted } from '@caretrail/contract/reminders/reminder';
import {
  type NoticeDeps,
  type Outstanding,
  outstandingNotices,
  settle,
  waitWithMails,
} from '../push/service.ts';

type Tx = Parameters<typeof outstandingNotices>[1];

type Person = {
  readonly patientId: string;
  readonly wanted: Wanted;
  readonly all: readonly Reminder[];
};

export type Overdue = {
  /** What no device has confirmed, and is still true: it goes by email now. */
  readonly reminders: readonly Reminder[];
  /** When to look again; Infinity: nothing is undecided. */
  readonly nextMs: number;
};

/** An email that is due in quiet hours waits for their end where it is still of use then. */
function waitsUntil({ wanted: { settings, zone } }: Person, notice: Outstanding, nowMs: number) {
  if (!notice.needsMail) return null;
  const quiet = quietAround(nowMs, settings.quiet, zone);
  return quiet !== null && quiet.endMs > nowMs && quiet.endMs < notice.uselessMs
    ? quiet.endMs
    : null;
}

/**
 * The notifications whose time has come: each is decided once, in the transaction that queues its email. What was
 * recorded, moved or switched off since is no reminder any more, and is not mailed.
 */
export async function decideOverdue(
  deps: Pick<NoticeDeps, 'keys'>,
  tx: Tx,
  people: readonly Person[],
  now: Date,
): Promise<ReadonlyMap<string, Overdue>> {
  const nowMs = now.getTime();
  const ids = people.map(({ patientId }) => patientId);
  const found = Map.groupBy(await outstandingNotices(deps, tx, ids), ({ patientId }) => patientId);
  const decided: Outstanding[] = [];
  const waiting: (Outstanding & { readonly untilMs: number })[] = [];
  const overdue = new Map<string, Overdue>();
  for (const person of people) {
    const keys = new Set<string>();
    let nextMs = Infinity;
    for (const notice of found.get(person.patientId) ?? []) {
      const untilMs = notice.mailMs > nowMs ? notice.mailMs : waitsUntil(person, notice, nowMs);
      if (untilMs !== null) {
        nextMs = Math.min(nextMs, untilMs);
        if (untilMs !== notice.mailMs) waiting.push({ ...notice, untilMs });
        continue;
      }
      decided.push(notice);
      if (notice.needsMail) for (const key of notice.reminderKeys) keys.add(key);
    }
    const reminders = person.all.filter(
      ({ key, send_ms, useless_ms }) => keys.has(key) && send_ms <= nowMs && nowMs < useless_ms,
    );
    const once = new Map(reminders.map((reminder) => [reminder.key, reminder]));
    overdue.set(person.patientId, { reminders: [...once.values()], nextMs });
  }
  await settle(tx, decided, now);
  await waitWithMails(tx, waiting);
  return overdue;
}
