import { Readable } from 'node:stream';
import type { LibraryFile } from '@caretrail/contract/files/schema';
import { fail } from '../../http/fail.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { writeRecord } from '../patients/service.ts';
import { encrypted } from './content-cipher.ts';
import { newFileKey, wrapKey } from './file-key.ts';
import { findLibraryFiles } from './library-repo.ts';
import { pictureOf } from './picture.ts';
import { findFile, setThumbnail } from './repo.ts';
import type { FilesDeps } from './service.ts';
import { secretOf, storeKeyOf } from './stored-content.ts';
import { fileTexts } from './texts.ts';

/** Decoded and made again, like every other picture: nothing of what was sent is stored. */
async function thumbnailOf(patientId: string, picture: string): Promise<Buffer> {
  const content = Buffer.from(picture, 'base64');
  const open = async (): Promise<Readable> => Readable.from([content]);
  const made = await pictureOf({ patientId, size: content.length, open });
  if ('unfit' in made || made.thumbnail === null)
    throw fail('invalid_input', { fields: { picture: fileTexts.damagedPicture } });
  return made.thumbnail;
}

/**
 * The thumbnail of a file that the server cannot draw, a PDF for example, as the browser of its owner drew it. The first
 * one stays. It is encrypted with a key of its own, and not counted to the space that a patient has.
 */
export async function keepFirstPage(
  deps: FilesDeps,
  context: RecordContext,
  id: string,
  picture: string,
): Promise<LibraryFile> {
  if (!(await findFile(deps.db, context.patientId, id))) throw fail('not_found');
  const thumbnail = await thumbnailOf(context.patientId, picture);
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
    const [kept] = await findLibraryFiles(tx, patientId, file ? [id] : []);
    if (!kept) throw fail('not_found');
    return kept;
  });
}
