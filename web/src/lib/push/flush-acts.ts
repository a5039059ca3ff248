import type { KeptAct, PushStore } from './push-store.ts';
import { type ActResult, type Fetching, sendAct } from './send-act.ts';

export type SentAct = { readonly token: string; readonly result: ActResult };

/** The name of the Background Sync that sends the presses. */
export const actsSync = 'caretrail-acts';

const lock = 'caretrail-push-acts';

/** One at a time in this browser. Without locks the token itself prevents a second record. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  (navigator as { locks?: LockManager }).locks?.request(lock, work) ?? work();

/** No token lives as long: a press that still cannot be sent is told as refused. */
const longestMs = 48 * 60 * 60 * 1000;

/** A round waits itself for no longer than this in all: the browser soon stops a worker. */
const longestWaitMs = 5000;
/** A proxy may ask for no longer pause. */
const longestPauseMs = 10 * 60_000;
/** So many in a row without an answer: there is no connection, and each would take ten seconds to find out. */
const mostLost = 2;

/** The server has asked for a pause until then, on a clock that no one sets. */
const pauses = new WeakMap<PushStore, number>();

type How = { readonly by?: Fetching; readonly lang: string };

const waiting: ActResult = { kind: 'waiting' };
const rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** One after the other. What is not sent because of a pause or without a connection waits. */
async function sendInTurn(
  store: PushStore,
  acts: readonly KeptAct[],
  how: How,
  onSent: (act: KeptAct, result: ActResult) => Promise<void> = async () => undefined,
): Promise<readonly SentAct[]> {
  let leftMs = longestWaitMs;
  let lost = 0;
  let isStopped = false;

  const sendOne = async (act: KeptAct): Promise<ActResult> => {
    const pauseMs = Math.max(0, (pauses.get(store) ?? 0) - performance.now());
    if (isStopped || lost >= mostLost || pauseMs > leftMs) return waiting;
    leftMs -= pauseMs;
    if (pauseMs > 0) await rest(pauseMs);
    const sending = await sendAct(act, how);
    lost = sending.isAnswered ? 0 : lost + 1;
    if (sending.pauseMs === null) return sending.result;
    // Without a time, the next round tries.
    isStopped = sending.pauseMs === 0;
    pauses.set(store, performance.now() + Math.min(sending.pauseMs, longestPauseMs));
    return sendOne(act);
  };

  const sent: SentAct[] = [];
  for (const act of acts) {
    const answer = await sendOne(act);
    const isOver = answer.kind === 'waiting' && Date.now() - Date.parse(act.at) > longestMs;
    const result: ActResult = isOver ? { kind: 'refused', sentence: null } : answer;
    await onSent(act, result);
    sent.push({ token: act.token, result });
  }
  return sent;
}

/**
 * Sends the presses that wait. What is answered or refused is dropped after that: a press is never lost, and the same
 * token gets the same answer however often it is sent. Returns what became of each.
 */
export const flushActs = (store: PushStore, how: How): Promise<readonly SentAct[]> =>
  alone(async () =>
    sendInTurn(store, await store.listKept(), how, async (act, { kind }) => {
      if (kind !== 'waiting') await store.drop(act);
    }),
  );

export type Pressed = {
  readonly sent: readonly SentAct[];
  /** What is not sent yet waits in this browser. */
  readonly isKept: boolean;
};

/** A press: kept before it is sent, because page and worker may be stopped at any moment. */
export async function pressActs(
  store: PushStore,
  acts: readonly KeptAct[],
  how: How,
): Promise<Pressed> {
  const isKept = await store.keep(acts).then(
    () => true,
    () => false,
  );
  const flushed = isKept ? await flushActs(store, how) : [];
  const isPressed = ({ token }: SentAct): boolean => acts.some((act) => act.token === token);
  const done = flushed.filter(isPressed);
  // Nothing is kept here, or another page has just sent it: the same press gets the same answer.
  const left = acts.filter(({ token }) => !done.some((each) => each.token === token));
  return { sent: [...done, ...(await sendInTurn(store, left, how))], isKept };
}
