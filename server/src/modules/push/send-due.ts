import { setTimeout as sleep } from 'node:timers/promises';
import type { PushAnswer, PushTransport } from '../../ports/push-transport.ts';
import { mayLeave, type Under } from '../patients/service.ts';
import type { Subscription } from './devices.ts';
import { encryptPush } from './encrypt.ts';
import type { StoredNotice } from './notice.ts';
import {
  claimDelivery,
  type Claimed,
  forgetDevice,
  giveUpDelivery,
  markSent,
  waitForDevice,
  withdrawNotice,
} from './outbox-repo.ts';
import { messageOf } from './payload.ts';
import { receiptOf, tokenOf, unsealJson } from './secrets.ts';
import type { ServerKeyDeps, Vapid } from './server-key.ts';

export type SendPushDeps = ServerKeyDeps & {
  readonly transport: PushTransport;
  readonly vapid: Vapid;
  readonly publicUrl: string;
  /** After so long a transport that hangs is no longer waited for. */
  readonly longestDeliveryMs?: number;
  /** For the log: what went wrong, never where. */
  readonly onProblem?: (problem: PushProblem) => void;
};
export type PushProblem = {
  readonly code: string;
  readonly attempts: number;
  readonly isGivenUp: boolean;
};

const second = 1000;
/** Requests at the same time. A few of them are for devices that failed last time: those cannot hold up the others. */
const lanes = 32;
const lanesForFailing = 6;
/** A request that has no answer after this leaves its lane to others, and goes on beside them, as so many may. */
const slowMs = second;
const mostSlow = 200;
/**
 * Longer than a transport may take: no other sender takes a message that is being sent. No longer than needed: so long
 * waits a message whose sender was killed.
 */
const claimMs = 20 * second;
const usualDeliveryMs = 12 * second;
/** Longer than a request takes: none is under way when the email goes. */
const beforeMailMs = 15 * second;
/** Bounded: a stopping server waits for the end of this run. */
const longestRunMs = 20 * second;
const longestRetryAfterMs = 3600 * second;
const longestBackOffMs = 600 * second;

const backOffMs = (failures: number): number =>
  Math.min(longestBackOffMs, 5 * second * 2 ** Math.min(failures, 10));

/** What is under way: requests also beyond the run that began them. */
type UnderWay = {
  readonly runs: Set<Promise<void>>;
  /** Those that go on beside the lanes. */
  readonly slow: Set<Promise<void>>;
};
type Run = UnderWay & { readonly endsAt: number };

export type PushSender = {
  /**
   * Sends what is due. At least once: a message that was sent again has the same topic and tag, and replaces itself. Does
   * not wait for a service that hangs: the next run sends what becomes due meanwhile.
   */
  sendDue(): Promise<void>;
  /** Once nothing is under way any more. */
  settled(): Promise<void>;
};

export function pushSender(deps: SendPushDeps): PushSender {
  const underWay: UnderWay = { runs: new Set(), slow: new Set() };
  const { runs, slow } = underWay;
  return {
    sendDue: () => {
      const running: Promise<void> = workInLanes(deps, underWay).finally(() =>
        runs.delete(running),
      );
      runs.add(running);
      return running;
    },
    settled: async () => {
      while (runs.size + slow.size > 0) await Promise.allSettled([...runs, ...slow]);
    },
  };
}

/** Ends with its last lane, also where one of them fails: the next run does not begin beside the others. */
async function workInLanes(deps: SendPushDeps, underWay: UnderWay): Promise<void> {
  const run = { ...underWay, endsAt: performance.now() + longestRunMs };
  const first = await claim(deps, true);
  if (first === undefined) return;
  const ended = await Promise.allSettled(
    Array.from({ length: lanes }, (_, lane) =>
      work(deps, run, lane < lanesForFailing, lane === 0 ? first : undefined),
    ),
  );
  const failed = ended.find((each) => each.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

async function work(
  deps: SendPushDeps,
  run: Run,
  takesFailing: boolean,
  first: Claimed | undefined,
): Promise<void> {
  let claimed = first ?? (await claim(deps, takesFailing));
  while (claimed !== undefined) {
    await sendInLane(deps, run, claimed);
    claimed = performance.now() < run.endsAt ? await claim(deps, takesFailing) : undefined;
  }
}

/** Until it is sent, or turns out to be slow. */
async function sendInLane(deps: SendPushDeps, run: Run, claimed: Claimed): Promise<void> {
  const sending = send(deps, claimed);
  if (run.slow.size >= mostSlow || !(await isSlow(sending))) return sending;
  const slow: Promise<void> = sending
    .catch((error: unknown) => {
      // It was answered. What the answer was is lost: once its claim is over, it is sent again.
      const code = `not_noted_${codeOf(error)}`;
      deps.onProblem?.({ code, attempts: claimed.attempts, isGivenUp: false });
    })
    .finally(() => run.slow.delete(slow));
  run.slow.add(slow);
  return undefined;
}

async function isSlow(sending: Promise<void>): Promise<boolean> {
  const over = new AbortController();
  const alarm = sleep(slowMs, true, { signal: over.signal }).catch(() => true);
  return Promise.race([sending.then(() => false), alarm]).finally(() => over.abort());
}

/** The next one that may leave. One whose reader lost the access does not. */
async function claim({ db, clock }: SendPushDeps, takesFailing: boolean) {
  for (;;) {
    const now = clock.now();
    const claimed = await claimDelivery(db, {
      now,
      claimUntil: new Date(now.getTime() + claimMs),
      mailAfter: new Date(now.getTime() + beforeMailMs),
      takesFailing,
    });
    if (claimed === undefined || (await mayLeave(db, underOf(claimed), now))) return claimed;
    await db.transaction((tx) => withdrawNotice(tx, claimed, now));
  }
}

const underOf = ({ grant_patient_id: patientId, grant_id: grantId }: Claimed): Under | null =>
  patientId === null || grantId === null ? null : { patientId, grantId };

async function send(deps: SendPushDeps, claimed: Claimed): Promise<void> {
  const outcome = await attempt(deps, claimed);
  const { db, clock } = deps;
  const now = clock.now();
  if (outcome.is === 'sent') {
    await markSent(db, claimed, now);
    return;
  }
  const waitMs = Math.max(outcome.waitMs ?? 0, backOffMs(claimed.failures));
  const nextTry = new Date(now.getTime() + waitMs);
  // Its service says that it was not taken, and the email would go before the next attempt: then it goes at once.
  const isLast =
    outcome.code.startsWith('status_') &&
    nextTry.getTime() + beforeMailMs >= Date.parse(claimed.mail_at);
  const isGivenUp = outcome.is !== 'failed' || isLast;
  deps.onProblem?.({ code: outcome.code, attempts: claimed.attempts, isGivenUp });
  if (outcome.is === 'gone') await db.transaction((tx) => forgetDevice(tx, claimed, now));
  else if (isGivenUp) await db.transaction((tx) => giveUpDelivery(tx, claimed, now, nextTry));
  else await waitForDevice(db, claimed, nextTry);
}

type Outcome =
  | { readonly is: 'sent' }
  | {
      /** `gone`: the browser does not exist any more. `refused`: this message will never be taken. */
      readonly is: 'failed' | 'gone' | 'refused';
      readonly code: string;
      readonly waitMs: number | null;
    };

const refusedCodes = ['refused_address', 'refused_protocol', 'unreadable'];

async function attempt(deps: SendPushDeps, claimed: Claimed): Promise<Outcome> {
  try {
    return outcomeOf(await inTime(deliver(deps, claimed), deps.longestDeliveryMs));
  } catch (error) {
    const code = codeOf(error);
    return { is: refusedCodes.includes(code) ? 'refused' : 'failed', code, waitMs: null };
  }
}

/** No transport holds a run, whatever a push service does to it. */
async function inTime<T>(delivered: Promise<T>, withinMs = usualDeliveryMs): Promise<T> {
  const over = new AbortController();
  const alarm = sleep(withinMs, undefined, { signal: over.signal }).then(() => {
    throw Object.assign(new Error('It took too long.'), { code: 'timeout' });
  });
  alarm.catch(() => {});
  return Promise.race([delivered, alarm]).finally(() => over.abort());
}

function outcomeOf({ status, retryAfterMs }: PushAnswer): Outcome {
  if (status >= 200 && status < 300) return { is: 'sent' };
  const code = `status_${status}`;
  if (status === 404 || status === 410) return { is: 'gone', code, waitMs: null };
  const waitMs = retryAfterMs === null ? null : Math.min(retryAfterMs, longestRetryAfterMs);
  const canHelp = status === 429 || status === 408 || status >= 500;
  return { is: canHelp ? 'failed' : 'refused', code, waitMs };
}

class Unreadable extends Error {
  readonly code = 'unreadable';
}

async function deliver(deps: SendPushDeps, claimed: Claimed): Promise<PushAnswer> {
  const { device_id: deviceId, notice_id: noticeId } = claimed;
  const subscription = unsealJson<Subscription>(deps, deviceId, claimed.device_sealed);
  const notice = unsealJson<StoredNotice>(deps, noticeId, claimed.notice_sealed);
  if (subscription === undefined || notice === undefined) throw new Unreadable();
  const names = { noticeId, deviceId };
  const message = messageOf(deps.publicUrl, notice, {
    receipt: receiptOf(deps, names),
    tokens: Array.from({ length: notice.doseCount }, (_, place) => tokenOf(deps, names, place)),
  });
  const leftMs = Date.parse(claimed.until) - deps.clock.now().getTime();
  return deps.transport.deliver({
    endpoint: subscription.endpoint,
    authorization: await deps.vapid(subscription.endpoint),
    ttlSeconds: Math.max(0, Math.floor(leftMs / second)),
    topic: notice.tag,
    urgency: ['dose', 'circle', 'test'].includes(notice.kind) ? 'high' : 'normal',
    body: encryptPush(subscription.keys, message),
  });
}

/** One word: the message of an error quotes the address. */
function codeOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: string };
  if (name === 'TimeoutError' || name === 'AbortError') return 'timeout';
  return typeof code === 'string' ? code.toLowerCase() : 'unknown';
}
