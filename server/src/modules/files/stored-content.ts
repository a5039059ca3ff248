import { createHmac } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FileKey, FileStore } from '../../ports/file-store.ts';
import { decrypted, type Secret } from './content-cipher.ts';

/** A thumbnail is stored beside a picture. */
export type Variant = 'original' | 'thumbnail';

const thumbnailEnding = '.thumbnail';

export const storeKeyOf = (patientId: string, fileId: string, variant: Variant): FileKey => ({
  patientId,
  name: variant === 'original' ? fileId : fileId + thumbnailEnding,
});

/** Everything in the store that belongs to a file. */
export const contentKeysOf = (
  patientId: string,
  fileId: string,
  hasThumbnail: boolean,
): readonly FileKey[] => [
  storeKeyOf(patientId, fileId, 'original'),
  ...(hasThumbnail ? [storeKeyOf(patientId, fileId, 'thumbnail')] : []),
];

/** The file of a name in the store. */
export const fileIdOf = (name: string): string => name.replace(thumbnailEnding, '');

/** Each content has its own key, because no nonce may occur twice under one key. */
export const secretOf = (fileKey: Uint8Array, fileId: string, variant: Variant): Secret => ({
  key: createHmac('sha256', fileKey).update(variant).digest(),
  name: `${fileId} ${variant}`,
});

type Stored = { readonly patientId: string; readonly id: string; readonly key: Uint8Array };

/** The decrypted content; throws when it is missing or was altered. */
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
  // A caller that destroys it before its first read never enters the generator, and so would leave the source open.
  return content.once('close', () => stored.content.destroy());
}
