import { createHash } from 'node:crypto';
import { id } from '@caretrail/contract/http/plain-text';
import { limits } from '@caretrail/contract/limits';
import type { FastifyRequest } from 'fastify';
import { fail } from '../../http/fail.ts';
import type { Clock } from '../../ports/clock.ts';
import { findKey, insertKey } from './repo.ts';

type Tx = Parameters<typeof findKey>[0];

/** The Idempotency-Key that a request came with; null without one. */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | null {
  const sent = headers['idempotency-key'];
  if (sent === undefined) return null;
  const key = id.safeParse(sent);
  if (!key.success)
    throw fail('invalid_input', {
      fields: { 'Idempotency-Key': 'Please send a UUID as the Idempotency-Key.' },
    });
  return key.data.toLowerCase();
}

export type Claim = {
  readonly userId: string;
  readonly key: string | null;
  readonly route: string;
  /** All that makes this request this request: its fields, and the digests of its files. */
  readonly content: unknown;
  /** What is made, or what something is added to. */
  readonly resourceId: string;
};

/**
 * In the transaction of the request, before anything else. Null: go on. Otherwise the id of what the same request made
 * before. Another request under the same key is refused, and so is one while the first still runs.
 */
export async function claimKey(
  { clock }: { readonly clock: Clock },
  tx: Tx,
  { userId, key, route, content, resourceId }: Claim,
): Promise<string | null> {
  if (key === null) return null;
  const now = clock.now();
  const fingerprint = createHash('sha256').update(JSON.stringify(content)).digest();
  const isFree = await insertKey(tx, {
    user_id: userId,
    key,
    route,
    fingerprint,
    resource_id: resourceId,
    now,
    expiresAt: new Date(now.getTime() + limits.http.idempotencyMs),
  });
  if (isFree) return null;
  const taken = await findKey(tx, userId, key);
  if (!taken) throw fail('in_progress', { retryAfter: 1 });
  if (taken.route !== route || !taken.fingerprint.equals(fingerprint)) throw fail('key_reused');
  return taken.resource_id;
}
