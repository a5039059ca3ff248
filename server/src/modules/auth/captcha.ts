import { createHash } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod/mini';
import { fail } from '../../http/fail.ts';
import { claimCaptcha } from './captcha-repo.ts';
import type { AuthDeps } from './deps.ts';

/**
 * Below half a second of work on a laptop, one or two on a phone (measured: 1–4 ms a step), without a visible
 * challenge.
 */
const cost = 5000;
const counter = { from: 60, to: 180 };
const lifeMs = 5 * 60_000;

const secretOf = (deps: Pick<AuthDeps, 'keys'>): string =>
  Buffer.from(deps.keys.bytesOf('captcha')).toString('base64url');

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

/** The library accepts a solution twice and uses its own clock; we do neither. */
export async function spendCaptcha(deps: AuthDeps, payload: string | undefined): Promise<void> {
  const given = payload === undefined ? undefined : decoded(payload);
  if (!given) throw fail('captcha_required');
  const result = await verifySolution({
    challenge: given.challenge,
    solution: given.solution,
    deriveKey,
    hmacSignatureSecret: secretOf(deps),
  }).catch(() => undefined);
  const expiresAt = new Date(given.challenge.parameters.expiresAt * 1000);
  if (!result?.verified || expiresAt <= deps.clock.now()) throw fail('captcha_required');
  const mark = createHash('sha256').update(given.challenge.signature).digest();
  if (!(await claimCaptcha(deps.db, mark, expiresAt))) throw fail('captcha_required');
}

/** Checks only its form; the signature proves that it is ours. */
const solvedChallenge = z.object({
  challenge: z.object({
    parameters: z.strictObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

function decoded(payload: string): z.infer<typeof solvedChallenge> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(payload, 'base64').toString('utf8'));
    return solvedChallenge.safeParse(value).data;
  } catch {
    return undefined;
  }
}
