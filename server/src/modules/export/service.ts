import type { Readable } from 'node:stream';
import { displayName } from '@caretrail/contract/access/menu';
import { exportEndpoints } from '@caretrail/contract/export/endpoints';
import type { ExportLink } from '@caretrail/contract/export/schema';
import { fillPath } from '@caretrail/contract/http/endpoint';
import { limits } from '@caretrail/contract/limits';
import type { Queryable } from '../../db/client.ts';
import type { Caller } from '../../http/caller.ts';
import { fail } from '../../http/fail.ts';
import type { Turns } from '../../http/turns.ts';
import type { FileStore } from '../../ports/file-store.ts';
import { recordAudit } from '../audit/service.ts';
import {
  actorOf,
  allowOrRefuse,
  type AuthDeps,
  type Factor,
  isSessionLive,
  readUser,
  requireFresh,
} from '../auth/service.ts';
import { type Archive, archiveOf, listOriginals } from '../files/service.ts';
import { copyOf, readmeEntry } from './copy.ts';
import { type Link, readLink, signLink } from './link.ts';
import { readmeText } from './readme.ts';
import { takeSnapshot } from './repo.ts';

export type ExportDeps = AuthDeps & {
  readonly fileStore: FileStore;
  /** Each holds a connection while its tables are read. */
  readonly inTurn: Turns;
};

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
const nameOf = (at: Date): string => `caretrail-export-${dayOf(at)}.zip`;

/** An address that opens everything for five minutes, while the session lasts. */
export async function linkToExport(deps: ExportDeps, factor: Factor): Promise<ExportLink> {
  const { account, sessionId, caller } = factor;
  if (account.patient_id === null) throw fail('forbidden');
  await requireFresh(deps, factor, 'you can get a copy of everything');
  await allowOrRefuse(deps, deps.db, 'export: account', account.id, caller);
  const whose = { userId: account.id, patientId: account.patient_id };
  const now = deps.clock.now();
  const expiresAt = new Date(now.getTime() + limits.export.linkMs);
  const originals = await listOriginals(deps.db, whose.patientId);
  await recordAudit(deps, deps.db, { ...actorOf(factor), action: 'export.link-made' });
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

type Asked = {
  readonly token: string;
  readonly caller: Caller;
  /** Whether the one who asked still waits: others may stand in the queue behind. */
  readonly isWaitedFor: () => boolean;
};

export async function openExport(
  deps: ExportDeps,
  { token, caller, isWaitedFor }: Asked,
): Promise<Download> {
  const link = readLink(deps.keys, token);
  if (!link) throw fail('not_found');
  const now = deps.clock.now();
  const isOver = link.expiresAt <= now || !(await isSessionLive(deps, link.sessionId));
  if (isOver) throw fail('link_expired');
  // Before anything is open: what cannot be written down is not handed over.
  await recordAudit(deps, deps.db, {
    action: 'export.downloaded',
    caller,
    actorId: link.userId,
    actorRole: 'patient',
    sessionId: link.sessionId,
    subjectPatientId: link.patientId,
  });
  return { ...(await archiveFor(deps, link, { now, isWaitedFor })), name: nameOf(now) };
}

/** The archive is there as soon as its size is known; its tables are read while somebody takes it. */
function archiveFor(
  deps: ExportDeps,
  link: Link,
  { now, isWaitedFor }: { readonly now: Date } & Pick<Asked, 'isWaitedFor'>,
): Promise<Archive> {
  return new Promise((ready, refused) => {
    const read = async (tx: Queryable): Promise<void> => {
      await takeSnapshot(tx);
      const { archive, tablesRead } = await beginArchive(deps, tx, link, now);
      ready(archive);
      await tablesRead;
    };
    const reading = deps.inTurn(async () => {
      if (!isWaitedFor()) throw fail('unavailable');
      await deps.db.transaction(read);
    });
    reading.catch(refused);
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
