import type { Readable } from 'node:stream';
import type { RecordRule } from '@caretrail/contract/circle/areas';
import { decideGrant, type Grant, isOver } from '@caretrail/contract/circle/decide-grant';
import { fillPath, type AnswerOf } from '@caretrail/contract/http/endpoint';
import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import type { FileLink } from '@caretrail/contract/files/schema';
import { limits } from '@caretrail/contract/limits';
import type { Caller } from '../../http/caller.ts';
import { fail } from '../../http/fail.ts';
import { type Actor, ownRecord, type RecordContext } from '../../http/record-context.ts';
import { auditEvent, recordAudit } from '../audit/service.ts';
import { isSessionLive, readGranted } from '../auth/service.ts';
import { isGrantOpen, tellLook } from '../ledger/service.ts';
import { unwrapKey } from './file-key.ts';
import { attachmentNamed, nameToSave } from './file-name.ts';
import { sandboxHeaders, type Download } from './download-headers.ts';
import { type Link, type LinkGrant, readLink, signLink } from './link.ts';
import { findFile, findFiles } from './repo.ts';
import type { FilesDeps } from './service.ts';
import { openContent, type Variant } from './stored-content.ts';
import { downloadZip } from './zip.ts';

/** Addresses that open one file for five minutes, without a token, while the session lasts. */
export async function linkToFile(
  deps: FilesDeps,
  context: RecordContext,
  fileId: string,
): Promise<FileLink> {
  const { db, keys, clock } = deps;
  const { patientId, actor, grant } = context;
  const { userId, sessionId } = actor;
  const file = await findFile(db, patientId, fileId);
  if (!file || !sessionId) throw fail('not_found');
  await recordAudit(deps, db, auditEvent(context, 'file.link-made', 'file', fileId));
  const expiresAt = new Date(clock.now().getTime() + limits.files.linkMs);
  const urlOf = (variant: Variant): string => {
    const token = signLink(keys, {
      patientId,
      fileId,
      userId,
      sessionId,
      variant,
      expiresAt,
      grant,
    });
    return fillPath(filesEndpoints.download.path, { token });
  };
  return {
    url: urlOf('original'),
    thumbnail_url: file.has_thumbnail ? urlOf('thumbnail') : null,
    expires_at: expiresAt.toISOString(),
  };
}

/** The same for the thumbnails of many files; files without one are left out. */
export async function linkToThumbnails(
  { db, keys, clock }: FilesDeps,
  { patientId, actor: { userId, sessionId }, grant }: RecordContext,
  ids: readonly string[],
): Promise<AnswerOf<typeof filesEndpoints.thumbnails>> {
  if (!sessionId) throw fail('not_found');
  const expiresAt = new Date(clock.now().getTime() + limits.files.linkMs);
  const files = await findFiles(db, patientId, ids);
  const link = { patientId, userId, sessionId, variant: 'thumbnail', expiresAt, grant } as const;
  return {
    data: files
      .filter(({ has_thumbnail }) => has_thumbnail)
      .map(({ id }) => ({
        id,
        url: fillPath(filesEndpoints.download.path, {
          token: signLink(keys, { ...link, fileId: id }),
        }),
      })),
    expires_at: expiresAt.toISOString(),
  };
}

export async function downloadFile(
  deps: FilesDeps,
  token: string,
  caller: Caller,
): Promise<Download> {
  const link = readLink(deps.keys, token);
  if (!link) throw fail('not_found');
  if (link.expiresAt <= deps.clock.now()) throw fail('link_expired');
  if (!(await isSessionLive(deps, link.sessionId))) throw fail('link_expired');
  const { patientId, userId, sessionId } = link;
  const actor = { userId, sessionId, caller };
  if (link.grant === null) return contentOf(deps, ownRecord(actor, patientId), link);
  const { context, grant } = await grantedFiles(deps, actor, { ...link, grant: link.grant });
  const { headers, content } = await contentOf(deps, context, link);
  endWithGrant(deps, patientId, grant, content);
  return { headers, content };
}

type Granted = { readonly context: RecordContext; readonly grant: LinkGrant & Grant };

/** What the link of someone else's file opens at this moment; the ledger is told of it before anything is opened. */
async function grantedFiles(
  deps: FilesDeps,
  actor: Actor,
  { patientId, grant }: Link & { readonly grant: LinkGrant },
): Promise<Granted> {
  const sessionId = actor.sessionId ?? '';
  const granted = await readGranted(deps, { sessionId, patientId });
  const isSame = granted?.grant.id === grant.id && granted.grant.version === grant.version;
  const opened = isSame ? decideGrant(granted.grant, rule, deps.clock.now()) : 'forbidden';
  if (!isSame || opened === 'forbidden') throw fail('link_expired');
  const used = {
    ...grant,
    name: granted.helperName,
    call: 'files.download',
    told: rule.areas,
    noteWritten: () => {},
  };
  const context = { actor, patientId, ...opened, grant: used };
  await tellLook(deps, context);
  return { context, grant: granted.grant };
}

const rule = { areas: ['files'], act: 'read' } as const satisfies RecordRule;
const lookEveryMs = 1000;

/** D9: a download that is running ends with the access, whichever server ended it, and after its last day. */
function endWithGrant(
  { db, clock }: FilesDeps,
  patientId: string,
  grant: Granted['grant'],
  content: Readable,
): void {
  const look = setInterval(() => {
    isGrantOpen(db, patientId, grant).then(
      (open) => (open && !isOver(grant, clock.now())) || content.destroy(),
      () => content.destroy(),
    );
  }, lookEveryMs).unref();
  content.once('close', () => clearInterval(look));
}

async function contentOf(
  deps: FilesDeps,
  context: RecordContext,
  { patientId, fileId, variant }: Link,
): Promise<Download> {
  if (variant === 'zip') return downloadZip(deps, context, fileId);
  const file = await findFile(deps.db, patientId, fileId);
  if (!file) throw fail('not_found');
  const action = variant === 'thumbnail' ? 'file.thumbnail-shown' : 'file.downloaded';
  // Before anything is opened: a download that cannot be logged is not delivered.
  await recordAudit(deps, deps.db, auditEvent(context, action, 'file', fileId));
  const ownKey = variant === 'thumbnail' ? file.thumbnail_key : null;
  const key = unwrapKey(deps.keys, fileId, ownKey ?? file.wrapped_key);
  const content = await openContent(deps, { patientId, id: fileId, key }, variant);
  if (variant === 'thumbnail')
    return { headers: { ...sandboxHeaders, 'content-type': 'image/webp' }, content };
  return {
    headers: {
      ...sandboxHeaders,
      'content-type': file.type,
      'content-length': file.size,
      'content-disposition': attachmentNamed(nameToSave(file)),
    },
    content,
  };
}
