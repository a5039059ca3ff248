import { createHmac } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FileKey, FileStore } from '../../ports/file-store.ts';
import { decrypted, type Secret } from './content-cipher.ts';

/** Beside a picture lies a small copy of it. */
export type Variant = 'original' | 'thumbnail';

const thumbnailEnding = '.thumbnail';

export const storeKeyOf = (patientId: string, fileId: string, variant: Variant): FileKey => ({
  patientId,
  name: variant === 'original' ? fileId : fileId + thumbnailEnding,
});

/** All that the store holds of a file. */
export const contentKeysOf = (
  patientId: string,
  fileId: string,
  hasThumbnail: boolean,
): readonly FileKey[] => [
  storeKeyOf(patientId, fileId, 'original'),
  ...(hasThumbnail ? [storeKeyOf(patientId, fileId, 'thumbnail')] : []),
];

/** The file that a name in the store belongs to. */
export const fileIdOf = (name: string): string => name.replace(thumbnailEnding, '');

/** Each content has a key of its own, because no nonce may come twice under one key. */
export const secretOf = (fileKey: Uint8Array, fileId: string, variant: Variant): Secret => ({
  key: createHmac('sha256', fileKey).update(variant).digest(),
  name: `${fileId} ${variant}`,
});

type Stored = { readonly patientId: string; readonly id: string; readonly key: Uint8Array };

/** The content as it was before it was encrypted; throws when it is missing or not as it was written. */
export async function openContent(
  { fileStore }: { readonly fileStore: FileStore },
  { patientId, id, key }: Stored,
  variant: Variant,
): Promise<Readable> {
  const stored = await fileStore.open(storeKeyOf(patientId, id, variant));
  if (!stored) throw new Error('The content of a file is missing.');
  const content = Readable.from(decrypted(secretOf(key, id, variant), stored.content), {
    objectMode: false,
  });
  // Who ends it before its first read never enters the generator, and so would leave the source open.
  return content.once('close', () => stored.content.destroy());
}
