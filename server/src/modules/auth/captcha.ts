import { createHash } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { fail } from '../../http/fail.ts';
import { claimCaptcha } from './captcha-repo.ts';
import type { AuthDeps } from './deps.ts';

/** About a second of work on a phone; the person sees nothing of it. */
const cost = 5000;
const counter = { from: 100, to: 400 };
const lifeMs = 5 * 60_000;

const secretOf = (deps: Pick<AuthDeps, 'keys'>): string => Buffer.from(deps.keys.of('captcha')).toString('base64url');

export async function newCaptcha(deps: Pick<AuthDeps, 'keys' | 'clock'>): Promise<Record<string, unknown>> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(counter.to, counter.from),
    deriveKey,
    expiresAt: new Date(deps.clock.now().getTime() + lifeMs),
    hmacSignatureSecret: secretOf(deps),
  });
  return { ...challenge };
}

/** The library takes a solution twice; we do not. */
export async function spendCaptcha(deps: AuthDeps, payload: string | undefined): Promise<void> {
  const given = payload === undefined ? undefined : decoded(payload);
  if (!given) throw fail('captcha_required');
  const result = await verifySolution({
    challenge: given.challenge,
    solution: given.solution,
    deriveKey,
    hmacSignatureSecret: secretOf(deps),
  }).catch(() => undefined);
  if (!result?.verified) throw fail('captcha_required');
  const mark = createHash('sha256').update(String(given.challenge.signature)).digest();
  const now = deps.clock.now();
  if (!(await claimCaptcha(deps.db, mark, now, new Date(now.getTime() + lifeMs)))) throw fail('captcha_required');
}

type Payload = Pick<Parameters<typeof verifySolution>[0], 'challenge' | 'solution'>;

function decoded(payload: string): Payload | undefined {
  try {
    const value = JSON.parse(Buffer.from(payload, 'base64').toString('utf8')) as Partial<Payload> | null;
    // The cost comes back from the client: only our own may be worked through.
    const isOurs = value?.challenge?.parameters?.cost === cost && typeof value.solution === 'object';
    return isOurs ? (value as Payload) : undefined;
  } catch {
    return undefined;
  }
}
