import { createHmac } from 'node:crypto';
import type { Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import type { AuthDeps } from './deps.ts';
import { countHit, forgetCount, readCounts } from './throttle-repo.ts';

const minute = 60_000;
const hour = 60 * minute;

/** What is counted, for how long, and where it stops. `free` failures cost nothing. */
const buckets = {
  'sign-in: account at network': { windowMs: 15 * minute, free: 5 },
  'sign-in: account': { windowMs: hour, free: 50 },
  'sign-in: network': { windowMs: 15 * minute, free: 100 },
  'e-mail code: account': { windowMs: hour, free: 5 },
  'app code: account': { windowMs: 15 * minute, free: 5 },
  'forgotten password: account': { windowMs: hour, free: 3 },
  'forgotten password: network': { windowMs: hour, free: 10 },
  'reset code: account': { windowMs: hour, free: 10 },
} as const;
export type Bucket = keyof typeof buckets;

/** Failures after which a proof of work is asked for, at one account or from one network. */
const captchaAfter = { account: 3, network: 10 };

const longestWaitSeconds = 30;

const subjectOf = (deps: Pick<AuthDeps, 'keys'>, bucket: Bucket, subject: string): Buffer =>
  createHmac('sha256', deps.keys.of('ip-prefix')).update(`${bucket}\n${subject}`).digest();

/** Counts one and refuses beyond the limit: for things that are limited whether they succeed or not. */
export async function allowOrRefuse(deps: AuthDeps, db: Queryable, bucket: Bucket, subject: string): Promise<void> {
  const { windowMs, free } = buckets[bucket];
  const hits = await countHit(db, bucket, subjectOf(deps, bucket, subject), deps.clock.now(), windowMs);
  if (hits > free) throw fail('too_many', { retryAfter: 60 });
}

type SignInSubject = { readonly email: string; readonly network: string };

const signInSubjects = ({ email, network }: SignInSubject): Record<string, string> => ({
  'sign-in: account at network': `${email}\n${network}`,
  'sign-in: account': email,
  'sign-in: network': network,
});

export type SignInPressure = { readonly needsCaptcha: boolean };

/** Refuses while a wait runs. The owner on another network is not delayed by somebody guessing from theirs. */
export async function checkSignIn(deps: AuthDeps, subject: SignInSubject): Promise<SignInPressure> {
  const now = deps.clock.now();
  const names = Object.entries(signInSubjects(subject)) as [Bucket, string][];
  const counts = await readCounts(
    deps.db,
    names.map(([bucket]) => bucket),
    names.map(([bucket, value]) => subjectOf(deps, bucket, value)),
    now,
  );
  const hits = (bucket: Bucket): number => counts.find((count) => count.bucket === bucket)?.hits ?? 0;
  const atNetwork = hits('sign-in: account at network');
  if (hits('sign-in: network') >= buckets['sign-in: network'].free) throw fail('too_many', { retryAfter: 15 * 60 });
  if (atNetwork >= buckets['sign-in: account at network'].free) {
    const wait = Math.min(longestWaitSeconds, 2 ** (atNetwork - buckets['sign-in: account at network'].free));
    if (await isTriedWithin(deps, subject, wait)) throw fail('too_many', { retryAfter: wait });
  }
  return {
    needsCaptcha:
      atNetwork >= captchaAfter.account ||
      hits('sign-in: network') >= captchaAfter.network ||
      hits('sign-in: account') >= buckets['sign-in: account'].free,
  };
}

/** The first try after a wait starts the next one: as long as that counter lives, further tries are refused. */
async function isTriedWithin(deps: AuthDeps, subject: SignInSubject, waitSeconds: number): Promise<boolean> {
  const bucket = 'sign-in: account at network';
  const mark = subjectOf(deps, bucket, `wait\n${subject.email}\n${subject.network}`);
  const hits = await countHit(deps.db, `${bucket} (wait)`, mark, deps.clock.now(), waitSeconds * 1000);
  return hits > 1;
}

export async function noteFailedSignIn(deps: AuthDeps, db: Queryable, subject: SignInSubject): Promise<void> {
  const now = deps.clock.now();
  for (const [bucket, value] of Object.entries(signInSubjects(subject)) as [Bucket, string][]) {
    await countHit(db, bucket, subjectOf(deps, bucket, value), now, buckets[bucket].windowMs);
  }
}

/** After a success the misses before it no longer count. */
export const forgetMisses = (deps: AuthDeps, db: Queryable, bucket: Bucket, subject: string): Promise<void> =>
  forgetCount(db, bucket, subjectOf(deps, bucket, subject));

export const forgetFailedSignIns = (deps: AuthDeps, db: Queryable, { email, network }: SignInSubject): Promise<void> =>
  forgetMisses(deps, db, 'sign-in: account at network', `${email}\n${network}`);
