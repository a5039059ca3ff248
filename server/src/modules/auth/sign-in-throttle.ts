import type { Queryable } from '../../db/client.ts';
import type { Caller } from '../../http/caller.ts';
import { fail } from '../../http/fail.ts';
import type { AuthDeps } from './deps.ts';
import {
  countOne,
  endTry,
  forgetCounts,
  giveBack,
  markUntil,
  readCounts,
  takeTryBelow,
} from './throttle-repo.ts';
import { allowOrRefuse, keyOf, tooMany } from './throttle.ts';

const minute = 60_000;
const year = 365 * 24 * 60 * minute;

const atNetwork = 'sign-in: account at network';
const knownNetwork = 'sign-in: known network';
const knownForMs = 30 * 24 * 60 * minute;

const ofAccount = 'sign-in: account';
const accountCount = { windowMs: 60 * minute, captchaAfter: 50 };

/** Each closes after a hundred failures, taken before the password is compared; in the order in which they are locked. */
const closing = {
  'sign-in: network': { windowMs: 15 * minute, refuseAfter: 100 },
  /** NIST: no more than a hundred in a row. Ends with a right password or a new one. */
  'sign-in: account, in a row': { windowMs: year, refuseAfter: 100 },
  /** Where the owner was before, the guesses of strangers elsewhere close nothing: it has a hundred of its own. */
  'sign-in: account at network, in a row': { windowMs: year, refuseAfter: 100 },
} as const;
type Closing = keyof typeof closing;
const closingBuckets = Object.keys(closing) as Closing[];
const networkAsksCaptchaAfter = 10;

/** At one account from one network, after so many failures a proof of work is asked for. */
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

const closed = () =>
  fail('too_many', {
    detail:
      'Too many wrong passwords were tried for this account. Please set a new one: choose “Forgotten your password?”.',
  });

/**
 * Refuses while a wait runs, and says whether a proof of work is due. The owner on another network is not delayed by
 * somebody guessing from theirs. It does the same for an address that has no account.
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

/** What is no failure is given back; a right password ends the row of failures too. */
export type TakenTry = { release(): Promise<void>; wasRight(tx: Queryable): Promise<void> };

/** Taken before the password is compared: a thousand guesses sent at once are no more guesses than one after the other. */
export async function takeSignInTry(
  deps: AuthDeps,
  subject: SignInSubject,
  { caller, isKnownNetwork }: { caller: Caller; isKnownNetwork: boolean },
): Promise<TakenTry> {
  const counters = closingBuckets.map((bucket) => ({
    ...closingKey(deps, bucket, subject),
    ...closing[bucket],
  }));
  let taken: ReadonlySet<string> = new Set();
  const keysTaken = () => counters.filter(({ bucket }) => taken.has(bucket));
  await allowOrRefuse(deps, deps.db, atNetwork, together(subject), caller, async (db, ...asked) => {
    const { hits, counted } = await takeTryBelow(db, counters, ...asked);
    taken = counted;
    return hits;
  }).catch(async (error: unknown) => {
    // A try that was taken, and then could not be written down; the first error is the one that says why.
    await giveBack(deps.db, keysTaken()).catch(() => {});
    throw error;
  });
  refuseClosed(
    (bucket) => !taken.has(bucket),
    isKnownNetwork,
    () => tooMany(deps, undefined),
  );
  return {
    release: () => giveBack(deps.db, keysTaken()),
    // The network is never full here: that is refused above.
    wasRight: (tx) =>
      endTry(
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
