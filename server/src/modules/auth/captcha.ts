import { createHash } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { fail } from '../../http/fail.ts';
import { claimCaptcha } from './captcha-repo.ts';
import type { AuthDeps } from './deps.ts';

/** Below half a second of work on a laptop, one or two on a phone (measured: 1–4 ms a step); nobody sees anything of it. */
const cost = 5000;
const counter = { from: 60, to: 180 };
const lifeMs = 5 * 60_000;

const secretOf = (deps: Pick<AuthDeps, 'keys'>): string =>
  Buffer.from(deps.keys.of('captcha')).toString('base64url');

export async function newCaptcha(
  deps: Pick<AuthDeps, 'keys' | 'clock'>,
): Promise<Record<string, unknown>> {
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

/** The library takes a solution twice and asks its own clock; we do neither. */
export async function spendCaptcha(deps: AuthDeps, payload: string | undefined): Promise<void> {
  const given = payload === undefined ? undefined : decoded(payload);
  if (!given) throw fail('captcha_required');
  const result = await verifySolution({
    challenge: given.challenge,
    solution: given.solution,
    deriveKey,
    hmacSignatureSecret: secretOf(deps),
  }).catch(() => undefined);
  const expiresAt = new Date(Number(given.challenge.parameters.expiresAt) * 1000);
  if (!result?.verified || expiresAt <= deps.clock.now()) throw fail('captcha_required');
  const mark = createHash('sha256').update(String(given.challenge.signature)).digest();
  if (!(await claimCaptcha(deps.db, mark, expiresAt))) throw fail('captcha_required');
}

type Payload = Pick<Parameters<typeof verifySolution>[0], 'challenge' | 'solution'>;

/** What is in it is checked by its signature; here only that there is something to check. */
function decoded(payload: string): Payload | undefined {
  try {
    const value = JSON.parse(Buffer.from(payload, 'base64').toString('utf8')) as Payload | null;
    return typeof value?.challenge.parameters === 'object' ? value : undefined;
  } catch {
    return undefined;
  }
}
