import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Keys } from '../../keys.ts';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

export const newFileKey = (): Buffer => randomBytes(32);

/** The key of a file, encrypted with the operator's: a copy of disk and database cannot be read. */
export function wrapKey(keys: Keys, fileId: string, key: Uint8Array): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keys.of('files'), iv).setAAD(Buffer.from(fileId));
  const body = Buffer.concat([cipher.update(key), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** Throws when it was wrapped for another file or with another secret. */
export function unwrapKey(keys: Keys, fileId: string, wrapped: Buffer): Buffer {
  const decipher = createDecipheriv(algorithm, keys.of('files'), wrapped.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  })
    .setAAD(Buffer.from(fileId))
    .setAuthTag(wrapped.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(wrapped.subarray(ivBytes + tagBytes)), decipher.final()]);
}
