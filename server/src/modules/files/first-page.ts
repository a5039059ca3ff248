import { Readable } from 'node:stream';
import type { LibraryFile } from '@caretrail/contract/files/schema';
import { limits } from '@caretrail/contract/limits';
import type { Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import type { QueueClient } from '../../http/fair-queue.ts';
import { assertRight, mayChange, type RecordContext } from '../../http/record-context.ts';
import { writeRecord } from '../patients/service.ts';
import { encrypted } from './content-cipher.ts';
import { newFileKey, wrapKey } from './file-key.ts';
import { findLibraryFiles } from './library-repo.ts';
import { pictureOf } from './picture.ts';
import { findFile, setThumbnail } from './repo.ts';
import type { FilesDeps } from './service.ts';
import { secretOf, storeKeyOf } from './stored-content.ts';
import { fileTexts } from './texts.ts';

/** Decoded and made again, like every other picture, when it is its turn: nothing of what was sent is stored. */
async function thumbnailOf(
  userId: string,
  picture: string,
  { isConnected }: QueueClient,
): Promise<Buffer> {
  const made = await pictureOf({
    userId,
    size: Buffer.byteLength(picture, 'base64'),
    open: async () => Readable.from([Buffer.from(picture, 'base64')]),
    isConnected,
    maxPixels: limits.files.picturePixels,
  });
  if ('unfit' in made || made.thumbnail === null)
    throw fail('invalid_input', { fields: { picture: fileTexts.damagedPicture } });
  return made.thumbnail;
}

/**
 * The thumbnail of a file that the server cannot draw, a PDF for example, as the browser of someone who may edit it drew
 * it. The first one stays. It is encrypted with a key of its own, and not counted to the space that a patient has.
 */
export async function keepFirstPage(
  deps: FilesDeps,
  context: RecordContext,
  id: string,
  picture: string,
  client: QueueClient = {},
): Promise<LibraryFile> {
  // What is refused, or has no effect, costs no decoding.
  assertRight(context, 'add');
  const found = await findFile(deps.db, context.patientId, id);
  if (!found) throw fail('not_found');
  const known = await knownFile(deps.db, context.patientId, id);
  // It cannot be checked against the file: of a file of others someone who helps could draw what they like, for good.
  if (found.has_thumbnail || !mayChange(context, known)) return known;
  const thumbnail = await thumbnailOf(context.actor.userId, picture, client);
  return writeRecord(deps, context, async ({ tx, patientId, changed }) => {
    const file = await findFile(tx, patientId, id);
    if (file && !file.has_thumbnail) {
      const key = newFileKey();
      // While the record is locked: no other thumbnail of this file is stored at the same time.
      await deps.fileStore.put(
        storeKeyOf(patientId, id, 'thumbnail'),
        encrypted(secretOf(key, id, 'thumbnail'), Readable.from([thumbnail])),
      );
      await setThumbnail(tx, patientId, id, wrapKey(deps.keys, id, key));
      changed('file.first-page-kept', 'file', id);
    }
    if (!file) throw fail('not_found');
    return knownFile(tx, patientId, id);
  });
}

async function knownFile(db: Queryable, patientId: string, id: string): Promise<LibraryFile> {
  const [known] = await findLibraryFiles(db, patientId, [id]);
  if (!known) throw fail('not_found');
  return known;
}
