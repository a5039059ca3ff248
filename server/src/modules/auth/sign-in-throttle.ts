import type { Queryable } from '../../db/client.ts';
import type { Caller } from '../../http/caller.ts';
import { fail } from '../../http/fail.ts';
import type { AuthDeps } from './deps.ts';
import { countOne, forgetCount, markUntil, readCounts } from './throttle-repo.ts';
import { allowOrRefuse, forgetMisses, keyOf, tooMany } from './throttle.ts';

const minute = 60_000;
const year = 365 * 24 * 60 * minute;

const atNetwork = 'sign-in: account at network';
const knownNetwork = 'sign-in: known network';
const knownForMs = 30 * 24 * 60 * minute;

/** Failures, counted after the fact; in the order in which every transaction takes them. */
const failures = {
  'sign-in: network': { windowMs: 15 * minute, refuseAfter: 100, captchaAfter: 10 },
  'sign-in: account': { windowMs: 60 * minute, captchaAfter: 50 },
  /** NIST: no more than a hundred in a row. Ends with a right password or a new one. */
  'sign-in: account, in a row': { windowMs: year, refuseAfter: 100 },
  /** Where the owner was before, the guesses of strangers elsewhere close nothing: it has a hundred of its own. */
  'sign-in: account at network, in a row': { windowMs: year, refuseAfter: 100 },
} as const;
type Failure = keyof typeof failures;
const failureBuckets = Object.keys(failures) as Failure[];

/** At one account from one network, after so many failures a proof of work is asked for. */
const captchaAfter = 3;

export type SignInSubject = { readonly email: string; readonly network: string };

const together = ({ email, network }: SignInSubject): string => `${email}\n${network}`;
const subjectOf = (bucket: Failure, { email, network }: SignInSubject): string => {
  if (bucket === 'sign-in: network') return network;
  return bucket === 'sign-in: account at network, in a row' ? `${email}\n${network}` : email;
};

/**
 * Refuses while a wait runs, and says whether a proof of work is due. The owner on another network is not delayed by
 * somebody guessing from theirs. It does the same for an address that has no account.
 */
export async function checkSignIn(
  deps: AuthDeps,
  subject: SignInSubject,
): Promise<{ needsCaptcha: boolean }> {
  const now = deps.clock.now();
  const keys = failureBuckets.map((bucket) => keyOf(deps, bucket, subjectOf(bucket, subject)));
  const counts = await readCounts(
    deps.db,
    [atNetwork, knownNetwork].map((bucket) => keyOf(deps, bucket, together(subject))).concat(keys),
    now,
  );
  const find = (bucket: string) => counts.find((count) => count.bucket === bucket);
  const hits = (bucket: string): number => find(bucket)?.hits ?? 0;

  const wait = find(atNetwork)?.next_try_at;
  if (wait && Date.parse(wait) > now.getTime()) throw tooMany(deps, wait);
  if (hits('sign-in: network') >= failures['sign-in: network'].refuseAfter) {
    throw tooMany(deps, find('sign-in: network')?.window_ends_at);
  }
  const isClosed = (
    bucket: 'sign-in: account, in a row' | 'sign-in: account at network, in a row',
  ) => hits(bucket) >= failures[bucket].refuseAfter;
  const isOpenHere = hits(knownNetwork) > 0 && !isClosed('sign-in: account at network, in a row');
  if (isClosed('sign-in: account, in a row') && !isOpenHere) {
    throw fail('too_many', {
      detail:
        'Too many wrong passwords were tried for this account. Please set a new one: choose “Forgotten your password?”.',
    });
  }
  return {
    needsCaptcha:
      hits(atNetwork) >= captchaAfter ||
      hits('sign-in: network') >= failures['sign-in: network'].captchaAfter ||
      hits('sign-in: account') >= failures['sign-in: account'].captchaAfter,
  };
}

/** Taken before the password is compared: a hundred guesses sent at once are still a hundred guesses. */
export const takeSignInTry = (
  deps: AuthDeps,
  subject: SignInSubject,
  caller: Caller,
): Promise<void> => allowOrRefuse(deps, deps.db, atNetwork, together(subject), caller);

export async function noteFailedSignIn(
  deps: AuthDeps,
  tx: Queryable,
  subject: SignInSubject,
): Promise<void> {
  for (const bucket of failureBuckets) {
    const key = keyOf(deps, bucket, subjectOf(bucket, subject));
    await countOne(tx, key, failures[bucket].windowMs, deps.clock.now());
  }
}

export async function forgetFailedSignIns(
  deps: AuthDeps,
  tx: Queryable,
  subject: SignInSubject,
): Promise<void> {
  await forgetMisses(deps, tx, atNetwork, together(subject));
  await forgetRowOfFailures(deps, tx, subject.email);
  await forgetCount(tx, keyOf(deps, 'sign-in: account at network, in a row', together(subject)));
}

/** A new password ends the row as a right one does. */
export const forgetRowOfFailures = (deps: AuthDeps, tx: Queryable, email: string): Promise<void> =>
  forgetCount(tx, keyOf(deps, 'sign-in: account, in a row', email));

/** From here the owner passed the second factor: kept under our key, like the counters. */
export const noteKnownNetwork = (
  deps: AuthDeps,
  tx: Queryable,
  subject: SignInSubject,
): Promise<void> =>
  markUntil(
    tx,
    keyOf(deps, knownNetwork, together(subject)),
    new Date(deps.clock.now().getTime() + knownForMs),
  );
