import { hash } from 'node:crypto';
import { id } from '@caretrail/contract/http/plain-text';
import { messages } from '@caretrail/contract/i18n/messages';
import { limits } from '@caretrail/contract/limits';
import type { FastifyRequest } from 'fastify';
import { fail } from '../../http/fail.ts';
import type { Clock } from '../../ports/clock.ts';
import {
  findKey,
  insertingFreeKey,
  insertingKey,
  insertKey,
  lockingKey,
  type NewKey,
} from './repo.ts';

const texts = messages('idempotency/refusals', {
  key: 'Send a UUID as the Idempotency-Key.',
});

type Tx = Parameters<typeof findKey>[0];

/** The Idempotency-Key of a request; null without one. */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | null {
  const sent = headers['idempotency-key'];
  if (sent === undefined) return null;
  const key = id.safeParse(sent);
  if (!key.success) throw fail('invalid_input', { fields: { 'Idempotency-Key': texts.key } });
  return key.data.toLowerCase();
}

export type Claim = {
  readonly userId: string;
  readonly key: string | null;
  readonly route: string;
  /** The identity of the request: its fields, and the digests of its files. */
  readonly content: unknown;
  /** What is created, or what something is added to. */
  readonly resourceId: string;
};

const rowOf = (now: Date, key: string, { userId, route, content, resourceId }: Claim): NewKey => ({
  user_id: userId,
  key,
  route,
  fingerprint: hash('sha256', JSON.stringify(content), 'buffer'),
  resource_id: resourceId,
  now,
  expiresAt: new Date(now.getTime() + limits.http.idempotencyMs),
});

/**
 * In the transaction of the request, before anything else. Null: go on. Otherwise the id of what the same request
 * created before. Another request under the same key is refused, and so is one while the first still runs.
 */
export async function claimKey(
  { clock }: { readonly clock: Clock },
  tx: Tx,
  claim: Claim,
): Promise<string | null> {
  if (claim.key === null) return null;
  const row = rowOf(clock.now(), claim.key, claim);
  return (await insertKey(tx, row)) ? null : madeUnder(tx, row);
}

async function madeUnder(tx: Tx, row: NewKey): Promise<string> {
  const taken = await findKey(tx, row.user_id, row.key);
  if (!taken) throw fail('in_progress', { retryAfter: 1 });
  const isSame = taken.route === row.route && taken.fingerprint.equals(row.fingerprint);
  if (!isSame) throw fail('key_reused');
  return taken.resource_id;
}

/**
 * The same as part of another statement: `keyed` has a row when the request is to go on. Where it has none,
 * `madeBefore` returns what `claimKey` would.
 */
export function claimingFreeKey(
  { clock }: { readonly clock: Clock },
  claim: Claim & { readonly key: string },
) {
  const row = rowOf(clock.now(), claim.key, claim);
  return { keyed: insertingFreeKey(row), madeBefore: (tx: Tx) => madeUnder(tx, row) };
}

/**
 * The same as parts of one statement, for an unused key. The first has a row unless the same request is running; the
 * second makes the statement fail (`isKeyTaken`) when it has run. `claimKey` then finds out more.
 */
export function claimingKey(
  { clock }: { readonly clock: Clock },
  claim: Claim & { readonly key: string },
) {
  const row = rowOf(clock.now(), claim.key, claim);
  return [lockingKey(row), insertingKey(row)] as const;
}

export { isKeyTaken } from './repo.ts';
