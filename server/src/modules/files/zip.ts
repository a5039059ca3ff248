import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import { fillPath, type AnswerOf } from '@caretrail/contract/http/endpoint';
import { limits } from '@caretrail/contract/limits';
import { dateAt } from '@caretrail/contract/time/zoned';
import { fail } from '../../http/fail.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { createFairQueue } from '../../http/fair-queue.ts';
import { auditEvent, recordAudits } from '../audit/service.ts';
import { timeZoneOf } from '../patients/service.ts';
import { archiveOf } from './archive.ts';
import { findBundle, insertBundle } from './bundles-repo.ts';
import { unwrapKey } from './file-key.ts';
import { attachmentNamed, nameToSave } from './file-name.ts';
import { sandboxHeaders, type Download } from './download-headers.ts';
import { signLink } from './link.ts';
import { findFiles } from './repo.ts';
import type { FilesDeps } from './service.ts';
import { openContent } from './stored-content.ts';
import { nameTexts } from './texts.ts';
import { zipNames } from './zip-names.ts';

const nameOfZip = async (
  { clock, db }: Pick<FilesDeps, 'clock' | 'db'>,
  patientId: string,
): Promise<string> => {
  const zone = await timeZoneOf(db, patientId);
  return nameTexts.zip({ day: dateAt(clock.now().getTime(), zone) });
};

/** An address that opens one zip of these files for five minutes, while the session lasts. */
export async function linkToZip(
  deps: FilesDeps,
  { patientId, actor: { userId, sessionId }, grant }: RecordContext,
  ids: readonly string[],
): Promise<AnswerOf<typeof filesEndpoints.zip>> {
  const files = await findFiles(deps.db, patientId, ids);
  if (files.length !== ids.length || !sessionId) throw fail('not_found');
  const id = deps.ids.next();
  const expiresAt = new Date(deps.clock.now().getTime() + limits.files.linkMs);
  await insertBundle(deps.db, patientId, { id, fileIds: ids, expiresAt });
  const link = {
    patientId,
    fileId: id,
    userId,
    sessionId,
    variant: 'zip',
    expiresAt,
    grant,
  } as const;
  return {
    url: fillPath(filesEndpoints.download.path, { token: signLink(deps.keys, link) }),
    name: await nameOfZip(deps, patientId),
    expires_at: expiresAt.toISOString(),
  };
}

/** A link can be followed again and again, and each time hundreds of files are read of and logged. */
const enqueue = createFairQueue({ atOnce: 2, longestQueue: 20 });

/** The requested files that still exist. */
export const downloadZip = (
  deps: FilesDeps,
  context: RecordContext,
  bundleId: string,
): Promise<Download> =>
  enqueue(() => openZip(deps, context, bundleId), { of: context.actor.userId });

async function openZip(
  deps: FilesDeps,
  context: RecordContext,
  bundleId: string,
): Promise<Download> {
  const { patientId } = context;
  const ids = await findBundle(deps.db, patientId, bundleId);
  const files = await findFiles(deps.db, patientId, ids);
  if (files.length === 0) throw fail('not_found');
  // Before anything is opened: a download that cannot be logged is not delivered.
  await recordAudits(
    deps,
    deps.db,
    files.map(({ id }) => auditEvent(context, 'file.downloaded', 'file', id)),
  );
  const names = zipNames(files.map(nameToSave));
  const { size, content } = await archiveOf(
    files.map(({ id, size: bytes, wrapped_key }, index) => ({
      path: names[index] ?? id,
      size: bytes,
      open: () => {
        const key = unwrapKey(deps.keys, id, wrapped_key);
        return openContent(deps, { patientId, id, key }, 'original');
      },
    })),
    deps.clock.now(),
  );
  return {
    headers: {
      ...sandboxHeaders,
      'content-type': 'application/zip',
      'content-length': size,
      'content-disposition': attachmentNamed(await nameOfZip(deps, patientId)),
    },
    content,
  };
}
