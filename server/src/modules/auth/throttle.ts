import { createHmac } from 'node:crypto';
import { limits } from '@caretrail/contract/limits';
import type { Queryable } from '../../db/client.ts';
import type { Caller } from '../../http/caller.ts';
import { fail } from '../../http/fail.ts';
import { recordAudit } from '../audit/service.ts';
import type { AuthDeps } from './deps.ts';
import { forgetCounts, readCounts, countAttempt, type Key } from './throttle-repo.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** So many in a window; the last of them starts a wait as long as the window. */
const atMost = (free: number, windowMs: number) => ({
  windowMs,
  free,
  firstWaitMs: windowMs,
  longestWaitMs: windowMs,
});

/** After its last mail nothing is sent for so long; a mailed link lives as long. */
export const forgottenWindowMs = hour;

const rules = {
  /** A wait that doubles with every further attempt: 1, 2, 4 … 30 seconds. */
  'sign-in: account at network': {
    windowMs: 15 * minute,
    free: 5,
    firstWaitMs: second,
    longestWaitMs: 30 * second,
  },
  'e-mail code: account': atMost(limits.auth.emailCodesPerHour, hour),
  'e-mail change: account': atMost(limits.auth.emailCodesPerHour, hour),
  /** The owner of the mailbox may not have requested it. */
  'e-mail change: address': atMost(3, hour),
  'app code: account': atMost(5, 15 * minute),
  'forgotten password: account': atMost(3, forgottenWindowMs),
  'forgotten password: network': atMost(10, hour),
  'reset code: network': atMost(60, hour),
  /** Only wrong ones count. */
  'take-back link: network': atMost(60, hour),
  /** Checking a password is expensive. */
  'new password: grant': atMost(10, limits.auth.resetGrantMs),
  /** At an open screen, guessing is no faster than at the sign-in. */
  'own password: account': atMost(5, 15 * minute),
  /** Ten hashes each. */
  'recovery codes: account': atMost(10, hour),
  /** Reading everything is expensive, and a full export is what a thief wants. */
  'export: account': atMost(limits.export.perDay, 24 * hour),
  /** An address opens the visits for years. */
  'calendar address: account': atMost(limits.calendar.addressesPerDay, 24 * hour),
  /** Each naming sends a mail to another person. */
  'successor: account': atMost(limits.circle.namingsPerDay, 24 * hour),
  /** The address service belongs to a third party. */
  'address look-up: account': atMost(30, 10 * minute),
  /** Name, address and birth date of every user: no screen needs them more often. */
  'user list: account': atMost(limits.users.listsPerMinute, minute),
  /** The actions of all users: expensive to read, and what a thief wants. */
  'audit export: account': atMost(limits.audit.exportsPerHour, hour),
  /** Two calls for each sign-in. */
  'provider sign-in: network': atMost(200, 15 * minute),
} as const;
export type Bucket = keyof typeof rules;

type Deps = Pick<AuthDeps, 'keys' | 'clock' | 'ids'>;

/** Neither addresses nor networks are in the table: only values that a holder of our key can compare. */
export const keyOf = <Name extends string>(deps: Deps, bucket: Name, subject: string) => ({
  bucket,
  subject: createHmac('sha256', deps.keys.of('throttle')).update(`${bucket}\n${subject}`).digest(),
});

export const ruleOf = (bucket: Bucket) => rules[bucket];

/** The attempt that starts a wait is logged. */
export async function noteLimit(
  deps: Deps,
  db: Queryable,
  bucket: Bucket,
  hits: number,
  caller: Caller,
): Promise<void> {
  if (hits !== rules[bucket].free) return;
  const limit = { action: 'throttle.limit-reached', outcome: 'refused', reason: bucket } as const;
  await recordAudit(deps, db, { ...limit, caller });
}

/** Counts one attempt, right or wrong; false while a wait runs. */
export async function mayTry(
  deps: Deps,
  db: Queryable,
  bucket: Bucket,
  subject: string,
  caller: Caller,
): Promise<boolean> {
  const key = keyOf(deps, bucket, subject);
  const hits = await countAttempt(db, key, rules[bucket], deps.clock.now());
  if (hits !== undefined) await noteLimit(deps, db, bucket, hits, caller);
  return hits !== undefined;
}

/** The same, refusing with the seconds to wait. */
export async function allowOrRefuse(
  deps: Deps,
  db: Queryable,
  bucket: Bucket,
  subject: string,
  caller: Caller,
): Promise<void> {
  if (await mayTry(deps, db, bucket, subject, caller)) return;
  throw await waitOf(deps, db, keyOf(deps, bucket, subject));
}

/** The refusal while the wait of a counter runs. */
export async function waitOf(deps: Deps, db: Queryable, key: Key): Promise<Error> {
  const [count] = await readCounts(db, [key], deps.clock.now());
  return tooMany(deps, count?.next_try_at);
}

export const tooMany = (deps: Deps, until: string | undefined) =>
  fail('too_many', {
    retryAfter: until
      ? Math.max(1, Math.ceil((Date.parse(until) - deps.clock.now().getTime()) / second))
      : 1,
  });

/** After a success the misses before it no longer count. */
export const forgetMisses = (
  deps: Deps,
  db: Queryable,
  bucket: Bucket,
  subject: string,
): Promise<void> => forgetCounts(db, [keyOf(deps, bucket, subject)]);
