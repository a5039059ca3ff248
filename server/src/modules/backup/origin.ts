import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys, Purpose } from '../../keys.ts';

/**
 * Proves that a holder of CARETRAIL_SECRET wrote this. The seal of a backup proves nothing of the kind: the public half
 * of the key is public, and anyone can compute the sums.
 */
const proofOf = (keys: Keys, purpose: Purpose, parts: readonly string[]): string => {
  const hmac = createHmac('sha256', keys.of(purpose));
  // With their lengths, so that nothing can move from one into the next.
  for (const part of parts) hmac.update(`${Buffer.byteLength(part)}:`).update(part);
  return hmac.digest('hex');
};

const isSame = (given: string, right: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
};

export type BackupTexts = { readonly head: string; readonly manifest: string };

/** Covers the manifest, and so everything whose sums are in it. */
export const backupProof = (keys: Keys, { head, manifest }: BackupTexts): string =>
  proofOf(keys, 'backup-origin', [head, manifest]);
export const isBackupOurs = (keys: Keys, texts: BackupTexts, proof: string): boolean =>
  isSame(proof, backupProof(keys, texts));

/** Covers the whole list: no id can be added or removed. */
export const listProof = (keys: Keys, ids: readonly string[]): string =>
  proofOf(keys, 'deletion-list', [ids.toSorted().join('\n')]);
export const isListOurs = (keys: Keys, ids: readonly string[], proof: string): boolean =>
  isSame(proof, listProof(keys, ids));
