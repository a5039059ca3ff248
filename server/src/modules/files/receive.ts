import { Readable } from 'node:stream';
import { fail } from '../../http/fail.ts';
import type { IncomingFile } from '../../http/multipart.ts';
import type { Keys } from '../../keys.ts';
import type { FileStore } from '../../ports/file-store.ts';
import { encrypted } from './content-cipher.ts';
import { newFileKey, wrapKey } from './file-key.ts';
import { refused } from './file-kind.ts';
import { cleanName } from './file-name.ts';
import { inspect, type Inspected } from './inspection.ts';
import { pictureOf, type AskedPicture } from './picture.ts';
import { openContent, secretOf, storeKeyOf, type Variant } from './stored-content.ts';
import { fileTexts } from './texts.ts';

export type ReceiveDeps = {
  readonly keys: Keys;
  readonly fileStore: FileStore;
};

/** A file whose content is in the store and whose row is not written yet. */
export type ReceivedFile = Inspected & {
  readonly id: string;
  readonly name: string;
  readonly wrappedKey: Buffer;
  readonly hasThumbnail: boolean;
};

const pictures: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
const fullCodes = ['ENOSPC', 'EDQUOT'];

/**
 * Stores a file while it arrives: inspected, encrypted, on disk, and then decoded if it is a picture. The upload is
 * stored byte for byte. When it is refused, nothing of it is left.
 */
export async function receiveFile(
  deps: ReceiveDeps,
  { patientId, userId, id }: { patientId: string; userId: string; id: string },
  incoming: IncomingFile,
): Promise<ReceivedFile> {
  const key = newFileKey();
  const name = cleanName(incoming.name);
  const put = (variant: Variant, content: AsyncIterable<Uint8Array>): Promise<void> =>
    deps.fileStore.put(
      storeKeyOf(patientId, id, variant),
      encrypted(secretOf(key, id, variant), content),
    );
  const inspection = inspect(name, incoming.content);
  try {
    await put('original', inspection.passing());
    const inspected = inspection.result();
    const thumbnail = pictures.includes(inspected.type)
      ? await thumbnailOf(name, {
          userId,
          size: inspected.size,
          open: () => openContent(deps, { patientId, id, key }, 'original'),
          signal: incoming.signal,
        })
      : null;
    if (thumbnail) await put('thumbnail', Readable.from([thumbnail]));
    return {
      ...inspected,
      id,
      name,
      wrappedKey: wrapKey(deps.keys, id, key),
      hasThumbnail: thumbnail !== null,
    };
  } catch (error) {
    await removeContent(deps, patientId, id);
    const { code } = error as NodeJS.ErrnoException;
    throw code !== undefined && fullCodes.includes(code) ? fail('no_space') : error;
  }
}

async function thumbnailOf(name: string, asked: AskedPicture): Promise<Buffer | null> {
  const picture = await pictureOf(asked);
  if ('unfit' in picture) throw refused(name, fileTexts.damagedPicture);
  return picture.thumbnail;
}

export async function removeContent(
  { fileStore }: Pick<ReceiveDeps, 'fileStore'>,
  patientId: string,
  id: string,
): Promise<void> {
  await fileStore.remove(storeKeyOf(patientId, id, 'original'));
  await fileStore.remove(storeKeyOf(patientId, id, 'thumbnail'));
}
