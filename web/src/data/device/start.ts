import type { AppDispatch } from '../../app/store.ts';
import { isKeptHere } from '../../lib/browser-storage.ts';
import { connection } from '../../lib/connection.ts';
import { inOneTab } from '../../lib/in-one-tab.ts';
import { askSession } from '../../session/ask-session.ts';
import { api } from '../api.ts';
import { tags } from '../tags.ts';
import { watchKeptHere } from './choice.ts';
import { copyHere, ownerHere } from './here.ts';
import { renewCopy } from './renew.ts';
import { followAnswers, forgetOutcomes, showOutcomes } from './outcomes.ts';
import { isAway, noteAway, noteBack } from './state.ts';
import { followWaiting, sendAfterAnswer, sendWaiting } from './waiting.ts';

/** While the connection is gone and the page in sight, it is looked for this often. */
const lookMs = 15_000;
/** All is loaded again then: on a bad connection not at every answer between two that are lost. */
const betweenBacksMs = 5000;
/** After a write its own lists are loaded first. */
const afterWriteMs = 4000;
const afterStartMs = 3000;
const everyMs = 10 * 60_000;
const restMs = 150;

const rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Keeps the copy on this device new, and notices that the connection has gone or come back. `onAllSent`: all that waited
 * was sent. Returns how to stop.
 */
export function startDevice(dispatch: AppDispatch, onAllSent: (count: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let renewedMs = 0;
  let backMs = 0;

  const renew = async (): Promise<void> => {
    if (isKeptHere() !== true || document.hidden || isAway()) return;
    renewedMs = Date.now();
    const deps = {
      copy: copyHere,
      ownerNow: ownerHere,
      now: () => Date.now(),
      rest: () => rest(restMs),
    };
    // Without an answer the copy stays as it is, and the next time tries again.
    await inOneTab('caretrail-copy', () => renewCopy(deps)).catch(() => undefined);
  };
  const renewIn = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void renew(), ms);
  };

  const onBack = (): void => {
    backMs = Date.now();
    noteBack();
    // What is in sight loads again; the rest when it is opened.
    dispatch(api.util.invalidateTags([...tags]));
    renewIn(afterWriteMs);
  };
  const look = (): void => {
    if (!document.hidden && isAway()) askSession().catch(() => undefined);
  };
  const onOnline = (): void => {
    backMs = 0;
    look();
    void sendWaiting();
  };
  const onGone = (): void => {
    if (isKeptHere() === true) noteAway(null);
  };
  const onSight = (): void => {
    look();
    if (!document.hidden) void sendWaiting();
    if (Date.now() - renewedMs > everyMs) renewIn(afterStartMs);
  };

  connection.onAnswer = () => {
    if (isAway() && Date.now() - backMs >= betweenBacksMs) onBack();
    sendAfterAnswer();
  };
  connection.onWrite = () => renewIn(afterWriteMs);
  const looking = setInterval(look, lookMs);
  const renewing = setInterval(() => void renew(), everyMs);
  addEventListener('online', onOnline);
  addEventListener('offline', onGone);
  document.addEventListener('visibilitychange', onSight);
  void dispatch(followAnswers());
  const stopWaiting = followWaiting({
    onOutcome: (sent) => dispatch(showOutcomes(sent)),
    onAllSent,
  });
  void sendWaiting();
  const stopChoice = watchKeptHere(() => renewIn(0));
  if (!navigator.onLine) onGone();
  renewIn(afterStartMs);
  return () => {
    clearTimeout(timer);
    clearInterval(looking);
    clearInterval(renewing);
    delete connection.onAnswer;
    delete connection.onWrite;
    removeEventListener('online', onOnline);
    removeEventListener('offline', onGone);
    document.removeEventListener('visibilitychange', onSight);
    stopChoice();
    stopWaiting();
    forgetOutcomes();
    noteBack();
  };
}
