import { doseLogEntry, type DoseLogEntry } from '@caretrail/contract/medications/doses';
import { timelineEvent, type TimelineEvent } from '@caretrail/contract/timelines/schema';
import { treatment, type Treatment } from '@caretrail/contract/treatments/schema';
import { waitingId } from './waiting-ids.ts';
import { outbox, sendWaitingNow } from './waiting.ts';
import {
  isDoseWrite,
  type WaitingContent,
  type WaitingDose,
  type WaitingQuestion,
  type WaitingSessions,
  type WaitingWrite,
} from './waiting-kinds.ts';

/** What waited, and what another device has stored instead. */
export type Conflict =
  | { readonly about: 'dose'; readonly mine: WaitingDose; readonly stored: DoseLogEntry }
  | { readonly about: 'question'; readonly mine: WaitingQuestion; readonly stored: TimelineEvent }
  | { readonly about: 'sessions'; readonly mine: WaitingSessions; readonly stored: Treatment };

/** Null where that is not why it was set aside. */
export function conflictOf(item: WaitingWrite): Conflict | null {
  const found: unknown = item.refusal?.stored;
  if (isDoseWrite(item)) {
    const stored = doseLogEntry.safeParse(found).data;
    return stored === undefined ? null : { about: 'dose', mine: item.content, stored };
  }
  const mine = item.content;
  if (!('what' in mine)) return null;
  if (mine.what === 'question') {
    const stored = timelineEvent.safeParse(found).data;
    return stored === undefined ? null : { about: mine.what, mine, stored };
  }
  if (mine.what === 'sessions') {
    const stored = treatment.safeParse(found).data;
    return stored === undefined ? null : { about: mine.what, mine, stored };
  }
  return null;
}

/** Does not send it, or removes what was refused. Resolves to what can be put back; null: it has been sent already. */
export const withdraw = async ({ key }: WaitingWrite): Promise<WaitingWrite | null> => {
  const withdrawn = await outbox.withdraw(key);
  void sendWaitingNow();
  return withdrawn;
};

/** The undo of it. */
export const putBack = async (withdrawn: WaitingWrite): Promise<void> => {
  await outbox.restore(withdrawn, crypto.randomUUID());
  void sendWaitingNow();
};

/** What waited, made over what is stored now. */
function madeOver({ about, mine, stored }: Conflict): WaitingContent {
  switch (about) {
    case 'dose':
      return { ...mine, body: { ...mine.body, supersedes: stored.id } };
    case 'question':
      return { ...mine, version: stored.version, seen: stored.questions };
    case 'sessions':
      return { ...mine, before: stored.sessions };
  }
}

/** Sends it after all, over what is stored: a new write, with a key of its own. */
export async function keepMine({ key }: WaitingWrite, conflict: Conflict): Promise<void> {
  await outbox.replace(key, ({ thing, tappedMs }) => ({
    key: crypto.randomUUID(),
    thing,
    tappedMs,
    triedMs: null,
    content: madeOver(conflict),
  }));
  await sendWaitingNow();
}

/** A dose that was taken, and that no plan had when it was taken. */
export const isOutsidePlan = (item: WaitingWrite): boolean =>
  isDoseWrite(item) &&
  item.refusal?.field === 'slot_id' &&
  item.content.log.status === 'taken' &&
  item.content.dose.slot_id !== null;

const unplanned = { schedule_version_id: null, slot_id: null } as const;

/** Records it all the same, as taken outside the plan: a new write, with the time at which it was taken. */
export async function recordOutsidePlan({ key }: WaitingWrite): Promise<void> {
  await outbox.replace(key, (item) => {
    if (!isDoseWrite(item)) return item;
    const { dose, log, body } = item.content;
    const { status, at, time_zone, amount_parts, note } = body;
    const newKey = crypto.randomUUID();
    const content: WaitingDose = {
      dose: { ...dose, ...unplanned, at: log.at, log: null },
      log: {
        ...log,
        ...unplanned,
        id: waitingId(newKey, null),
        local_date: null,
        supersedes: null,
      },
      body: { status, at, time_zone, amount_parts, note },
      earlier: [],
    };
    const { thing, tappedMs } = item;
    return { key: newKey, thing, tappedMs, triedMs: null, content };
  });
  await sendWaitingNow();
}
