import type { Readable } from 'node:stream';
import { displayName } from '@caretrail/contract/access/menu';
import { exportEndpoints } from '@caretrail/contract/export/endpoints';
import type { ExportLink } from '@caretrail/contract/export/schema';
import { fillPath } from '@caretrail/contract/http/endpoint';
import { limits } from '@caretrail/contract/limits';
import type { Queryable } from '../../db/client.ts';
import type { Caller } from '../../http/caller.ts';
import { fail } from '../../http/fail.ts';
import type { FileStore } from '../../ports/file-store.ts';
import { recordAudit } from '../audit/service.ts';
import {
  actorOf,
  allowOrRefuse,
  type AuthDeps,
  type AuthContext,
  isSessionLive,
  readUser,
  requireRecentMfa,
} from '../auth/service.ts';
import { type Archive, archiveOf, listOriginals } from '../files/service.ts';
import { copyOf, readmeEntry } from './copy.ts';
import { type Link, readLink, signLink } from './link.ts';
import type { OneAtATime } from './one-at-a-time.ts';
import { readmeText } from './readme.ts';
import { takeSnapshot } from './repo.ts';
import type { ExportQueue, ExportClient } from './export-queue.ts';

export type ExportDeps = AuthDeps & {
  readonly fileStore: FileStore;
  readonly downloads: OneAtATime;
  /** Each uses a connection while its tables are read. */
  readonly enqueue: ExportQueue;
};

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
const nameOf = (at: Date): string => `caretrail-export-${dayOf(at)}.zip`;

/** An address that opens everything for five minutes, while the session lasts. */
export async function linkToExport(deps: ExportDeps, auth: AuthContext): Promise<ExportLink> {
  const { account, sessionId, caller } = auth;
  if (account.patient_id === null) throw fail('forbidden');
  await requireRecentMfa(deps, auth, 'export');
  deps.downloads.refuseSecond(account.id);
  await allowOrRefuse(deps, deps.db, 'export: account', account.id, caller);
  const whose = { userId: account.id, patientId: account.patient_id };
  const now = deps.clock.now();
  const expiresAt = new Date(now.getTime() + limits.export.linkMs);
  const originals = await listOriginals(deps.db, whose.patientId);
  await recordAudit(deps, deps.db, { ...actorOf(auth), action: 'export.link-made' });
  const token = signLink(deps.keys, { ...whose, sessionId, expiresAt });
  return {
    url: fillPath(exportEndpoints.download.path, { token }),
    name: nameOf(now),
    expires_at: expiresAt.toISOString(),
    file_bytes: originals.reduce((sum, { size }) => sum + size, 0),
    files: originals.length,
  };
}

type Download = Archive & { readonly name: string };

/** The user of a link, while it is valid. */
export async function followLink(deps: ExportDeps, token: string): Promise<Link> {
  const link = readLink(deps.keys, token);
  if (!link) throw fail('not_found');
  const isOver = link.expiresAt <= deps.clock.now() || !(await isSessionLive(deps, link.sessionId));
  if (isOver) throw fail('link_expired');
  return link;
}

type Asked = Omit<ExportClient, 'of'> & { readonly caller: Caller };

export async function openExport(
  deps: ExportDeps,
  link: Link,
  { caller, ...client }: Asked,
): Promise<Download> {
  const now = deps.clock.now();
  // Before anything is opened: a download that cannot be logged is not delivered.
  await recordAudit(deps, deps.db, {
    action: 'export.downloaded',
    caller,
    actorId: link.userId,
    actorRole: 'patient',
    sessionId: link.sessionId,
    subjectPatientId: link.patientId,
  });
  const archive = await archiveFor(deps, link, now, { ...client, of: link.userId });
  return { ...archive, name: nameOf(now) };
}

/** The archive is returned as soon as its size is known; its tables are read while the client takes it. */
function archiveFor(
  deps: ExportDeps,
  link: Link,
  now: Date,
  client: ExportClient,
): Promise<Archive> {
  return new Promise((ready, refused) => {
    const read = async (tx: Queryable): Promise<void> => {
      await takeSnapshot(tx);
      const { archive, tablesRead } = await beginArchive(deps, tx, link, now);
      ready(archive);
      await tablesRead;
    };
    deps.enqueue(() => deps.db.transaction(read), client).catch(refused);
  });
}

async function beginArchive(deps: ExportDeps, tx: Queryable, link: Link, now: Date) {
  const { tables, originals } = await copyOf(deps, tx, link);
  const name = displayName(await readUser(deps, tx, link.userId));
  const readme = readmeText({ name, day: dayOf(now), files: originals.length - 1 });
  let onTablesRead: () => void = () => {};
  const tablesRead = new Promise<void>((done) => {
    onTablesRead = done;
  });
  const last = tables.at(-1);
  const watched = tables.map((entry) =>
    entry === last
      ? { ...entry, open: async () => watchEnd(await entry.open(), onTablesRead) }
      : entry,
  );
  const archive = await archiveOf([readmeEntry(readme), ...watched, ...originals], now);
  archive.content.once('close', onTablesRead);
  return { archive, tablesRead };
}

const watchEnd = (stream: Readable, onEnd: () => void): Readable => stream.once('close', onEnd);
