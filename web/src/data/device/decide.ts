import { doseLogEntry, type DoseLogEntry } from '@caretrail/contract/medications/doses';
import { outbox, sendWaiting, type WaitingWrite } from './waiting.ts';

/** What another device has recorded instead; null where that is not why it was set aside. */
export const conflictOf = ({ refusal }: WaitingWrite): DoseLogEntry | null =>
  doseLogEntry.safeParse(refusal?.stored).data ?? null;

/** Does not send it, or removes what was refused. */
export const withdraw = async ({ key }: WaitingWrite): Promise<void> => {
  await outbox.withdraw(key);
  await sendWaiting();
};

/** Corrects the stored record by the one that waited: a new write, with a key of its own. */
export async function keepMine(item: WaitingWrite, stored: DoseLogEntry): Promise<void> {
  await outbox.replace(item.key, ({ thing, tappedMs, content }) => ({
    key: crypto.randomUUID(),
    thing,
    tappedMs,
    triedMs: null,
    content: { ...content, body: { ...content.body, supersedes: stored.id } },
  }));
  await sendWaiting();
}
