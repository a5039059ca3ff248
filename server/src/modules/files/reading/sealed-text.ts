import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Of its own: the key of a file encrypts one content only. */
const keyOf = (fileKey: Uint8Array): Buffer =>
  createHmac('sha256', fileKey).update('text').digest();
const nameOf = (fileId: string): Buffer => Buffer.from(`${fileId} text`);

/** The words of a file, compressed and encrypted with its key: a copy of the database cannot be read. */
export function sealText(fileKey: Uint8Array, fileId: string, text: string): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyOf(fileKey), iv).setAAD(nameOf(fileId));
  const body = Buffer.concat([cipher.update(deflateRawSync(text)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** Throws when it was sealed for another file or altered. */
export function openText(fileKey: Uint8Array, fileId: string, sealed: Buffer): string {
  const decipher = createDecipheriv(algorithm, keyOf(fileKey), sealed.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  })
    .setAAD(nameOf(fileId))
    .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  const body = decipher.update(sealed.subarray(ivBytes + tagBytes));
  return inflateRawSync(Buffer.concat([body, decipher.final()])).toString();
}
