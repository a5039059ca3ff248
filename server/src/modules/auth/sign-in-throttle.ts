import type { Queryable } from '../../db/client.ts';
import type { Caller } from '../../http/caller.ts';
import { fail } from '../../http/fail.ts';
import type { AuthDeps } from './deps.ts';
import { authTexts } from './texts.ts';
import {
  countOne,
  settleAttempt,
  forgetCounts,
  releaseCounts,
  markUntil,
  readCounts,
  countAttemptBelow,
} from './throttle-repo.ts';
import { allowOrRefuse, keyOf, tooMany } from './throttle.ts';

const minute = 60_000;
const year = 365 * 24 * 60 * minute;

const atNetwork = 'sign-in: account at network';
const knownNetwork = 'sign-in: known network';
const knownForMs = 30 * 24 * 60 * minute;

const ofAccount = 'sign-in: account';
const accountCount = { windowMs: 60 * minute, captchaAfter: 50 };

/**
 * Each locks after a hundred failures, counted before the password is compared; in the order in which they are locked.
 */
const closing = {
  'sign-in: network': { windowMs: 15 * minute, refuseAfter: 100 },
  /** NIST: no more than a hundred in a row. Ends with a right password or a new one. */
  'sign-in: account, in a row': { windowMs: year, refuseAfter: 100 },
  /** Where the owner was before, the guesses of strangers elsewhere lock nothing: it has its own hundred. */
  'sign-in: account at network, in a row': { windowMs: year, refuseAfter: 100 },
} as const;
type Closing = keyof typeof closing;
const closingBuckets = Object.keys(closing) as Closing[];
const networkAsksCaptchaAfter = 10;

/** After so many failures at one account from one network, a proof of work is required. */
const captchaAfter = 3;

export type SignInSubject = { readonly email: string; readonly network: string };

const together = ({ email, network }: SignInSubject): string => `${email}\n${network}`;
const closingKey = (deps: AuthDeps, bucket: Closing, subject: SignInSubject) => {
  const { email, network } = subject;
  if (bucket === 'sign-in: network') return keyOf(deps, bucket, network);
  return keyOf(deps, bucket, bucket === 'sign-in: account, in a row' ? email : together(subject));
};
const closingKeys = (deps: AuthDeps, subject: SignInSubject) =>
  closingBuckets.map((bucket) => closingKey(deps, bucket, subject));

const closed = () => fail('too_many', { detail: authTexts.accountLocked });

/**
 * Refuses while a wait runs, and says whether a proof of work is due. Guesses from another network do not delay the
 * owner. It does the same for an address that has no account.
 */
export async function checkSignIn(
  deps: AuthDeps,
  subject: SignInSubject,
): Promise<{ needsCaptcha: boolean; isKnownNetwork: boolean }> {
  const now = deps.clock.now();
  const counts = await readCounts(
    deps.db,
    [
      keyOf(deps, atNetwork, together(subject)),
      keyOf(deps, knownNetwork, together(subject)),
      keyOf(deps, ofAccount, subject.email),
      ...closingKeys(deps, subject),
    ],
    now,
  );
  const find = (bucket: string) => counts.find((count) => count.bucket === bucket);
  const hits = (bucket: string): number => find(bucket)?.hits ?? 0;

  const wait = find(atNetwork)?.next_try_at;
  if (wait && Date.parse(wait) > now.getTime()) throw tooMany(deps, wait);
  const isKnownNetwork = hits(knownNetwork) > 0;
  refuseClosed(
    (bucket) => hits(bucket) >= closing[bucket].refuseAfter,
    isKnownNetwork,
    () => tooMany(deps, find('sign-in: network')?.window_ends_at),
  );
  return {
    isKnownNetwork,
    needsCaptcha:
      hits(atNetwork) >= captchaAfter ||
      hits('sign-in: network') >= networkAsksCaptchaAfter ||
      hits(ofAccount) >= accountCount.captchaAfter,
  };
}

function refuseClosed(
  isClosed: (bucket: Closing) => boolean,
  isKnownNetwork: boolean,
  later: () => Error,
): void {
  if (isClosed('sign-in: network')) throw later();
  const isOpenHere = isKnownNetwork && !isClosed('sign-in: account at network, in a row');
  if (isClosed('sign-in: account, in a row') && !isOpenHere) throw closed();
}

/**
 * An attempt that was counted before the password is compared. `release` gives it back; `succeeded` also ends the row
 * of failures.
 */
export type SignInAttempt = { release(): Promise<void>; succeeded(tx: Queryable): Promise<void> };

/** Counted before the password is compared, so that concurrent guesses count like guesses one after the other. */
export async function countSignInAttempt(
  deps: AuthDeps,
  subject: SignInSubject,
  { caller, isKnownNetwork }: { caller: Caller; isKnownNetwork: boolean },
): Promise<SignInAttempt> {
  const counters = closingBuckets.map((bucket) => ({
    ...closingKey(deps, bucket, subject),
    ...closing[bucket],
  }));
  let counted: ReadonlySet<string> = new Set();
  const countedKeys = () => counters.filter(({ bucket }) => counted.has(bucket));
  await allowOrRefuse(deps, deps.db, atNetwork, together(subject), caller, async (db, ...asked) => {
    const result = await countAttemptBelow(db, counters, ...asked);
    counted = result.counted;
    return result.hits;
  }).catch(async (error: unknown) => {
    // An attempt that was counted and then could not be logged; the first error says why.
    await releaseCounts(deps.db, countedKeys()).catch(() => {});
    throw error;
  });
  refuseClosed(
    (bucket) => !counted.has(bucket),
    isKnownNetwork,
    () => tooMany(deps, undefined),
  );
  return {
    release: () => releaseCounts(deps.db, countedKeys()),
    // The network is never full here: that is refused above.
    succeeded: (tx) =>
      settleAttempt(
        tx,
        keyOf(deps, atNetwork, together(subject)),
        closingKey(deps, 'sign-in: network', subject),
        [
          closingKey(deps, 'sign-in: account, in a row', subject),
          closingKey(deps, 'sign-in: account at network, in a row', subject),
        ],
      ),
  };
}

export const noteFailedSignIn = (
  deps: AuthDeps,
  tx: Queryable,
  { email }: SignInSubject,
): Promise<void> =>
  countOne(tx, keyOf(deps, ofAccount, email), accountCount.windowMs, deps.clock.now());

/** A new password ends the row as a right one does. */
export const forgetRowOfFailures = (deps: AuthDeps, tx: Queryable, email: string): Promise<void> =>
  forgetCounts(tx, [keyOf(deps, 'sign-in: account, in a row', email)]);

/** The owner passed the second factor on this network: stored under our key, like the counters. */
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
