import type { Part } from '../../db/as-one.ts';
import type { Statement } from '../../db/batch.ts';
import type { Queryable } from '../../db/client.ts';
import type { Caller } from '../../http/caller.ts';
import { fail } from '../../http/fail.ts';
import type { AuthDeps } from './deps.ts';
import { authTexts } from './texts.ts';
import {
  countingAttempt,
  countOne,
  forgetCounts,
  markUntil,
  readCounts,
  releaseCounts,
  settlingAttempt,
  type Attempt,
  type Counted,
} from './throttle-repo.ts';
import { keyOf, noteLimit, ruleOf, tooMany, waitOf } from './throttle.ts';

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
const subjectOf: Readonly<Record<Closing, (subject: SignInSubject) => string>> = {
  'sign-in: network': ({ network }) => network,
  'sign-in: account, in a row': ({ email }) => email,
  'sign-in: account at network, in a row': together,
};

/** Computed once for an attempt: each costs a MAC. */
const keysOf = (deps: AuthDeps, subject: SignInSubject) => {
  const key = (bucket: Closing) => keyOf(deps, bucket, subjectOf[bucket](subject));
  return {
    here: keyOf(deps, atNetwork, together(subject)),
    account: keyOf(deps, ofAccount, subject.email),
    network: key('sign-in: network'),
    rows: [key('sign-in: account, in a row'), key('sign-in: account at network, in a row')],
  };
};
type Keys = ReturnType<typeof keysOf>;

/** In the order in which they are locked. */
const closingKeys = ({ network, rows }: Keys) => [network, ...rows];

const closed = () => fail('too_many', { detail: authTexts.accountLocked });

/** Refuses while a wait runs, and says whether a proof of work is due. Guesses from another network do not delay the owner. */
async function checkSignIn(
  deps: AuthDeps,
  subject: SignInSubject,
  keys: Keys,
): Promise<{ needsCaptcha: boolean }> {
  const now = deps.clock.now();
  const known = keyOf(deps, knownNetwork, together(subject));
  const counts = await readCounts(
    deps.db,
    [keys.here, known, keys.account, ...closingKeys(keys)],
    now,
  );
  const find = (bucket: string) => counts.find((count) => count.bucket === bucket);
  const hits = (bucket: string): number => find(bucket)?.hits ?? 0;

  const wait = find(atNetwork)?.next_try_at;
  if (wait && Date.parse(wait) > now.getTime()) throw tooMany(deps, wait);
  refuseClosed(
    (bucket) => hits(bucket) >= closing[bucket].refuseAfter,
    hits(knownNetwork) > 0,
    () => tooMany(deps, find('sign-in: network')?.window_ends_at),
  );
  return {
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

/** Below these counts nothing is asked and nothing refused: see `checkSignIn`. */
const whereNothingIsDue = ({ here, account, network, rows }: Keys) => [
  { ...here, below: captchaAfter },
  { ...account, below: accountCount.captchaAfter },
  { ...network, below: networkAsksCaptchaAfter },
  ...rows.map((key) => ({ ...key, below: closing[key.bucket].refuseAfter })),
];

const counting = (deps: AuthDeps, keys: Keys, unless: Attempt['unless']): Statement => {
  const counters = closingKeys(keys).map((key) => ({ ...key, ...closing[key.bucket] }));
  const attempt = { key: keys.here, rule: ruleOf(atNetwork), counters, unless };
  return countingAttempt(attempt, deps.clock.now());
};

/**
 * An attempt that was counted before the password is compared. `release` gives it back; `settling` also ends the row of
 * failures, as parts of the statement that opens the session.
 */
export type SignInAttempt = { release(): Promise<void>; settling(): Part[] };

type Admission = {
  readonly caller: Caller;
  /** Called where a proof of work is due; throws without one. */
  readonly proveWork: () => Promise<void>;
  /** What else to read in the same round trip. */
  readonly beside: Statement;
};

/**
 * Counted before the password is compared, so that concurrent guesses count like guesses one after the other. Refuses
 * while a wait runs, and asks for a proof of work where one is due; where nothing is due, it is one round trip. It does
 * the same for an address that has no account.
 */
export async function countSignInAttempt<Row extends object>(
  deps: AuthDeps,
  subject: SignInSubject,
  { caller, proveWork, beside }: Admission,
): Promise<{ attempt: SignInAttempt; found: Row | undefined }> {
  const keys = keysOf(deps, subject);
  const [[first], [found]] = await deps.db.batch<[Counted, Row]>([
    counting(deps, keys, whereNothingIsDue(keys)),
    beside,
  ]);
  if (!first) throw new Error('The count of an attempt is one row.');
  const { hits, counted } =
    first.hits === null ? await countChecked(deps, subject, keys, proveWork) : first;
  if (hits === null) throw await waitOf(deps, deps.db, keys.here);

  const countedKeys = closingKeys(keys).filter(({ bucket }) => counted.includes(bucket));
  const release = () => releaseCounts(deps.db, countedKeys);
  await noteLimit(deps, deps.db, atNetwork, hits, caller).catch(async (error: unknown) => {
    // An attempt that was counted and then could not be logged; the first error says why.
    await release().catch(() => {});
    throw error;
  });
  if (countedKeys.length < closingBuckets.length) await refuseFull(deps, subject, counted);
  // The network is never full here: that is refused above.
  return {
    attempt: { release, settling: () => settlingAttempt(keys.here, keys.network, keys.rows) },
    found,
  };
}

async function countChecked(
  deps: AuthDeps,
  subject: SignInSubject,
  keys: Keys,
  proveWork: () => Promise<void>,
): Promise<Counted> {
  const { needsCaptcha } = await checkSignIn(deps, subject, keys);
  if (needsCaptcha) await proveWork();
  return deps.db.one<Counted>(...counting(deps, keys, []));
}

async function refuseFull(
  deps: AuthDeps,
  subject: SignInSubject,
  counted: readonly string[],
): Promise<void> {
  const known = keyOf(deps, knownNetwork, together(subject));
  const [mark] = await readCounts(deps.db, [known], deps.clock.now());
  refuseClosed(
    (bucket) => !counted.includes(bucket),
    mark !== undefined,
    () => tooMany(deps, undefined),
  );
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
