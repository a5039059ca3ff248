import { messages } from '@caretrail/contract/i18n/messages';
import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { isKeptHere, readStored, readUser, removeWaiting } from '../../lib/browser-storage.ts';
import { databaseExists } from '../../lib/database.ts';
import { inOneTab } from '../../lib/in-one-tab.ts';
import { waitingDatabase } from '../../lib/waiting-database.ts';
import { deliverCall } from './deliver-call.ts';
import { deliverDose } from './deliver-dose.ts';
import { isLeft } from './overlay.ts';
import type { Waiting } from './kept-writes.ts';
import { outboxIn } from './outbox.ts';
import { requestAs } from './request-as.ts';
import { makeRetry } from './retry.ts';
import { rememberEntry } from './seen-doses.ts';
import { sentCount } from './sent-count.ts';
import { browserShelf } from './shelf.ts';
import { noteWaiting } from './state.ts';
import {
  isDoseWrite,
  type WaitingCall,
  type WaitingContent,
  type WaitingWrite,
} from './waiting-kinds.ts';

const texts = messages('data/waiting', {
  tooOld: 'This waited too long to be sent again safely. Check whether it was recorded.',
});

/** The account alone, unlike that of the copy (here.ts): what waits outlives a session that has timed out. */
const accountHere = (): string =>
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

/** The answers to what this tab has sent since the sign-in, by key: shown until their lists have loaded again. */
const sent = new Map<string, unknown>();

const newlySent = sentCount();

type WaitingListener = {
  readonly onOutcome: (sent: ReadonlyMap<string, unknown>) => void;
  /** Nothing is left to be sent, and so many were sent from this tab. */
  readonly onAllSent: (count: number) => void;
};

const noOne: WaitingListener = { onOutcome: () => undefined, onAllSent: () => undefined };

let listener = noOne;

async function deliver(item: WaitingWrite, owner: string): Promise<unknown> {
  const ask = requestAs(owner);
  // The rest of them.
  if (!isDoseWrite(item)) return deliverCall(ask, item as Waiting<WaitingCall>);
  const entry = await deliverDose(ask, item);
  // Before it waits no more: the copy is older.
  await rememberEntry(item.content.dose, entry, Date.now()).catch(() => undefined);
  return entry;
}

export const outbox = outboxIn<WaitingContent>({
  shelf: browserShelf(waitingDatabase),
  ownerNow: accountHere,
  now: () => Date.now(),
  // In this tab `retry` runs one round at a time.
  alone: (work) => inOneTab('caretrail-sending', work),
  inTurn,
  deliver,
  onSettled: (item, answer) => {
    sent.set(item.key, answer);
    newlySent.onSettled(item);
  },
  onChanged: () => {
    channel?.postMessage(0);
    void readWaiting();
  },
  onEmpty: removeWaiting,
  tooOldText: texts.tooOld,
});

/** A user who was never asked has nothing here, unless another account has answered on this device since. */
const isUsed = async (): Promise<boolean> =>
  isKeptHere() !== null || databaseExists(waitingDatabase);

const retry = makeRetry({
  flush: outbox.flush,
  isOffline: () => !navigator.onLine,
  isHidden: () => document.hidden,
  now: () => Date.now(),
});

/** Sends what waits, and what is left of it again later. */
export const sendWaiting = async (): Promise<void> => {
  if (await isUsed()) await retry.send();
};

/** At a press. */
export const sendWaitingNow = async (): Promise<void> => {
  if (await isUsed()) await retry.sendNow();
};

/** A call was answered: what waits for a connection is sent. */
export const sendAfterAnswer = retry.onAnswer;

/** Much may wait, and each that is sent is a change: the screens are told of those of this time together. */
const togetherMs = 1000;

/** After a read that failed: the disk may be busy, or the browser has closed the database in the background. */
const readAgainMs = 5000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

let reading: Promise<void> | undefined;
let isChanged = false;
/** From the end of a session to the next. */
let isStopped = false;

const listed = async (): Promise<readonly WaitingWrite[]> =>
  (await isUsed()) ? outbox.list() : [];

async function readUntilNew(): Promise<void> {
  while (isChanged) {
    isChanged = false;
    // What cannot be read has not gone: the screens keep what they show.
    const waiting = await listed().catch(() => null);
    if (isStopped) return;
    if (waiting === null) {
      await pause(readAgainMs);
      isChanged = true;
      continue;
    }
    noteWaiting(waiting);
    retry.follow(waiting.some(isLeft));
    listener.onOutcome(sent);
    const count = newlySent.take(waiting);
    if (count > 0) listener.onAllSent(count);
    if (isChanged) await pause(togetherMs);
  }
}

/** Reads again what waits, and tells the screens. */
export function readWaiting(): Promise<void> {
  isChanged = true;
  reading ??= readUntilNew().finally(() => {
    reading = undefined;
    if (isChanged && !isStopped) void readWaiting();
  });
  return reading;
}

/**
 * While the record of someone else is open: what waits for the own one is sent, and told to `onList`, but to no screen.
 * Returns how to stop.
 */
export function followUnseen(onList: (waiting: readonly WaitingWrite[]) => void): () => void {
  let isOver = false;
  isStopped = true;
  const read = async (): Promise<void> => {
    const waiting = await listed().catch(() => null);
    if (isOver || waiting === null) return;
    retry.follow(waiting.some(isLeft));
    onList(waiting);
  };
  const sendAndRead = async (): Promise<void> => {
    await sendWaiting().catch(() => undefined);
    await read();
  };
  const onMessage = (): void => void read();
  const onOnline = (): void => void sendAndRead();
  channel?.addEventListener('message', onMessage);
  addEventListener('online', onOnline);
  void read().then(sendAndRead);
  return () => {
    isOver = true;
    retry.follow(false);
    onList([]);
    channel?.removeEventListener('message', onMessage);
    removeEventListener('online', onOnline);
  };
}

/** Whether a dose as needed waits, or was refused: the server counts it in no limit. A cleared one it still counts. */
export const isAsNeededHere = async (): Promise<boolean> =>
  (await listed())
    .filter(isDoseWrite)
    .some(({ content: { dose, log } }) => dose.slot_id === null && log.status !== 'cleared');

/** A slow disk holds up the sign-out no longer. */
const longestForgettingMs = 2000;

/** At a sign-out that the user asked for, and while the account is known: what waits for it is removed. */
export const forgetWaiting = async (): Promise<void> => {
  if (!(await isUsed())) return;
  const given = new Promise<void>((resolve) => setTimeout(resolve, longestForgettingMs));
  retry.follow(false);
  await Promise.race([outbox.forget().catch(() => undefined), given]);
};

/** Follows what waits, also what other tabs do with it. Returns how to stop. */
export function followWaiting(next: WaitingListener): () => void {
  listener = next;
  isStopped = false;
  const read = (): void => void readWaiting();
  channel?.addEventListener('message', read);
  read();
  return () => {
    listener = noOne;
    isStopped = true;
    retry.follow(false);
    // The next account begins without it.
    noteWaiting([]);
    sent.clear();
    newlySent.forget();
    channel?.removeEventListener('message', read);
  };
}
