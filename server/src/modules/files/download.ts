import type { Readable } from 'node:stream';
import { fillPath } from '@caretrail/contract/http/endpoint';
import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import type { FileLink } from '@caretrail/contract/files/schema';
import { limits } from '@caretrail/contract/limits';
import type { Caller } from '../../http/caller.ts';
import { fail } from '../../http/fail.ts';
import type { Owner } from '../../http/owner.ts';
import { recordAudit } from '../audit/service.ts';
import { unwrapKey } from './file-key.ts';
import { attachmentNamed } from './file-name.ts';
import { readLink, signLink } from './link.ts';
import { findFile } from './repo.ts';
import type { FilesDeps } from './service.ts';
import { openContent, type Variant } from './stored-content.ts';

/** Addresses that open one file for five minutes, for whoever has them. */
export async function linkToFile(
  { db, keys, clock }: FilesDeps,
  { patientId, userId, sessionId }: Owner,
  fileId: string,
): Promise<FileLink> {
  const file = await findFile(db, patientId, fileId);
  if (!file || !sessionId) throw fail('not_found');
  const expiresAt = new Date(clock.now().getTime() + limits.files.linkMs);
  const urlOf = (variant: Variant): string => {
    const link = { patientId, fileId, userId, sessionId, variant, expiresAt };
    return fillPath(filesEndpoints.download.path, { token: signLink(keys, link) });
  };
  return {
    url: urlOf('original'),
    thumbnail_url: file.has_thumbnail ? urlOf('thumbnail') : null,
    expires_at: expiresAt.toISOString(),
  };
}

type Download = {
  readonly headers: Record<string, string | number>;
  readonly content: Readable;
};

/** Nothing of what somebody uploaded ever runs here: it is handed over as a file, and may do nothing if it is shown. */
const harmless = {
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
};

export async function downloadFile(
  deps: FilesDeps,
  token: string,
  caller: Caller,
): Promise<Download> {
  const link = readLink(deps.keys, token);
  if (!link) throw fail('not_found');
  if (link.expiresAt <= deps.clock.now()) throw fail('link_expired');
  const { patientId, fileId, variant } = link;
  const file = await findFile(deps.db, patientId, fileId);
  if (!file) throw fail('not_found');
  const key = unwrapKey(deps.keys, fileId, file.wrapped_key);
  const content = await openContent(deps, { patientId, id: fileId, key }, variant);
  if (variant === 'thumbnail')
    return { headers: { ...harmless, 'content-type': 'image/webp' }, content };
  await recordAudit(deps, deps.db, {
    action: 'file.downloaded',
    caller,
    actorId: link.userId,
    actorRole: 'patient',
    sessionId: link.sessionId,
    objectType: 'file',
    objectId: fileId,
    subjectPatientId: patientId,
  });
  return {
    headers: {
      ...harmless,
      'content-type': file.type,
      'content-length': file.size,
      'content-disposition': attachmentNamed(file.name),
    },
    content,
  };
}
