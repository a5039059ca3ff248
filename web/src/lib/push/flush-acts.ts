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

/**
 * Sends the presses that wait. What is answered or refused is dropped after that: a press is never lost, and the same
 * token gets the same answer however often it is sent. Returns what became of each.
 */
export const flushActs = (
  store: PushStore,
  how: { by?: Fetching; lang: string },
): Promise<readonly SentAct[]> =>
  alone(async () => {
    const kept = await store.listKept();
    return Promise.all(
      kept.map(async (act): Promise<SentAct> => {
        const { token, at } = act;
        const answer = await sendAct(act, how);
        const isOver = answer.kind === 'waiting' && Date.now() - Date.parse(at) > longestMs;
        const result: ActResult = isOver ? { kind: 'refused', sentence: null } : answer;
        if (result.kind !== 'waiting') await store.drop(act);
        return { token, result };
      }),
    );
  });

export type Pressed = {
  readonly sent: readonly SentAct[];
  /** What is not sent yet waits in this browser. */
  readonly isKept: boolean;
};

/** A press: kept before it is sent, because page and worker may be stopped at any moment. */
export async function pressActs(
  store: PushStore,
  acts: readonly KeptAct[],
  how: { by?: Fetching; lang: string },
): Promise<Pressed> {
  const isKept = await store.keep(acts).then(
    () => true,
    () => false,
  );
  const flushed = isKept ? await flushActs(store, how) : [];
  const sent = await Promise.all(
    acts.map(async (act): Promise<SentAct> => {
      const found = flushed.find(({ token }) => token === act.token);
      // Nothing is kept here, or another page has just sent it: the same press gets the same answer.
      return found ?? { token: act.token, result: await sendAct(act, how) };
    }),
  );
  return { sent, isKept };
}
