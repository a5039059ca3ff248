import { messages } from '@caretrail/contract/i18n/messages';
import type { DoseLogEntry, DoseOccurrence } from '@caretrail/contract/medications/doses';
import type { BodyOf } from '@caretrail/contract/http/endpoint';
import type { doseEndpoints } from '@caretrail/contract/medications/dose-endpoints';
import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { isKeptHere, readStored, readUser, removeWaiting } from '../../lib/browser-storage.ts';
import { waitingDatabase } from '../../lib/waiting-database.ts';
import { deliverDose } from './deliver-dose.ts';
import { outboxIn, type Waiting } from './outbox.ts';
import { browserShelf } from './shelf.ts';
import { noteWaiting } from './state.ts';

const texts = messages('data/waiting', {
  tooOld: 'This waited too long to be sent again safely. Check whether it was recorded.',
});

/** A try that may have arrived. */
export type Earlier = { readonly status: DoseLogEntry['status']; readonly at: string };

/** A dose that was recorded without a connection. */
export type WaitingDose = {
  readonly dose: DoseOccurrence;
  /** As it is shown while it waits. */
  readonly log: DoseLogEntry;
  readonly body: Partial<BodyOf<typeof doseEndpoints.logDose>> & Pick<DoseLogEntry, 'status'>;
  /** Tries with other content before. */
  readonly earlier: readonly Earlier[];
};

export type WaitingWrite = Waiting<WaitingDose>;

/** The account alone: what waits outlives a session that has timed out. */
const ownerHere = (): string =>
  readStored(storageKeys.accessToken) === null ? '' : (readUser()?.id ?? '');

const channelName = 'caretrail-waiting';
const channel =
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName);

let queue: Promise<unknown> = Promise.resolve();

/** Without Web Locks (an address without https) there is one turn for each tab. */
const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (navigator.locks !== undefined) return navigator.locks.request('caretrail-waiting', work);
  const turn = queue.then(work, work);
  queue = turn.catch(() => undefined);
  return turn;
};

let isFlushing = false;

const alone = async (work: () => Promise<void>): Promise<void> => {
  if (isFlushing) return;
  isFlushing = true;
  try {
    await (navigator.locks === undefined
      ? work()
      : navigator.locks.request('caretrail-sending', { ifAvailable: true }, (lock) =>
          lock === null ? undefined : work(),
        ));
  } finally {
    isFlushing = false;
  }
};

/** What has been sent from this tab, by its key: shown until its list has loaded again. */
const sent = new Map<string, unknown>();

let onOutcome: (sent: ReadonlyMap<string, unknown>) => void = () => undefined;

export const outbox = outboxIn<WaitingDose>({
  shelf: browserShelf(waitingDatabase),
  ownerNow: ownerHere,
  now: () => Date.now(),
  alone,
  inTurn,
  deliver: deliverDose,
  onSettled: ({ key }, answer) => void sent.set(key, answer),
  onChanged: () => {
    channel?.postMessage(0);
    void readWaiting();
  },
  onEmpty: removeWaiting,
  tooOldText: texts.tooOld,
});

/** Whoever was never asked has nothing here. */
const isUsed = (): boolean => isKeptHere() !== null;

/** Sends what waits. What cannot be read now is tried again later. */
export const sendWaiting = async (): Promise<void> => {
  if (isUsed()) await outbox.flush().catch(() => undefined);
};

/** Reads again what waits, and tells the screens. */
export async function readWaiting(): Promise<void> {
  const waiting = isUsed() ? await outbox.list().catch(() => []) : [];
  noteWaiting(waiting);
  onOutcome(sent);
}

/** Whether a dose as needed waits, or was refused: the server counts it in no limit. */
export const isAsNeededHere = async (): Promise<boolean> =>
  isUsed() && (await outbox.list()).some(({ content }) => content.dose.slot_id === null);

/** Follows what waits, also what other tabs do with it. Returns how to stop. */
export function followWaiting(listener: typeof onOutcome): () => void {
  onOutcome = listener;
  const read = (): void => void readWaiting();
  channel?.addEventListener('message', read);
  read();
  return () => {
    onOutcome = () => undefined;
    channel?.removeEventListener('message', read);
  };
}
