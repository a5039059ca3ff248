import type { ConnectionTarget } from '../../db/connection.ts';
import type { Keys } from '../../keys.ts';
import type { Clock } from '../../ports/clock.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { Ids } from '../../ports/ids.ts';
import { StartupProblem } from '../../startup-problem.ts';
import { eraseAgain } from '../account/service.ts';
import { recordAudit, verifyAudit, type Verified } from '../audit/service.ts';
import { refuseOtherSecret } from '../operations/service.ts';
import { openLoader, splitMigrations } from './load-repo.ts';
import type { Progress } from './progress.ts';
import { damaged } from './problem.ts';
import { type Opening, readBackup, type ReadThrough } from './read.ts';
import type { OpeningKey } from './seal.ts';

export type RestoreDeps = {
  readonly target: ConnectionTarget;
  readonly fileStore: FileStore;
  readonly keys: Keys;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly say: (line: string) => void;
};

export type Checked = ReadThrough;

export type Restored = {
  /** Accounts that were deleted after the backup, and are now deleted again. */
  readonly erased: number;
  readonly sessionsEnded: number;
  readonly audit: Verified;
};

/** Reads all of it, and checks whether this program made it and can restore it; changes nothing. */
export async function checkBackup(
  file: string,
  opening: Opening,
  progress: Progress,
  size: number,
): Promise<Checked> {
  progress.begin('checked, in megabytes', Math.ceil(size / 1e6));
  let bytes = 0;
  const checked = await readBackup(file, opening, {
    head: async ({ migrations }) => {
      await splitMigrations(migrations);
    },
    progress: (count) => {
      bytes += count;
      if (bytes < 1e6) return;
      progress.step(Math.floor(bytes / 1e6));
      bytes %= 1e6;
    },
  });
  return checked;
}

async function refuseStoredFiles(fileStore: FileStore): Promise<void> {
  for await (const _ of fileStore.storedBefore(new Date(8.64e15)))
    throw new StartupProblem(
      'This Caretrail is not empty: there are files in its store. A backup is restored only into an empty one: ' +
        'set CARETRAIL_DATA or S3_BUCKET to a new place. Nothing was changed.',
    );
}

/**
 * Loads a checked backup into an empty installation: files first, then all rows in one transaction, which also removes
 * everything that must not come back: deleted accounts, sessions, links, mails, permanently removed files.
 */
export async function restoreBackup(
  deps: RestoreDeps,
  {
    file,
    key,
    checked,
    deleted,
    progress,
  }: {
    file: string;
    key: OpeningKey;
    checked: Checked;
    /** Ids of deleted accounts, as far as they are known outside the backup. */
    deleted: ReadonlySet<string>;
    progress: Progress;
  },
): Promise<Restored> {
  const { fileStore, clock } = deps;
  const { had, since } = await splitMigrations(checked.head.migrations);
  const tables = new Map(checked.manifest.tables.map((table) => [table.name, table]));
  const filled = new Set<string>();
  const loader = await openLoader(deps.target, deps.say);
  let isDone = false;
  try {
    await loader.begin(had);
    await refuseStoredFiles(fileStore);
    progress.begin('files', checked.manifest.files.length);
    const opening = { key, keys: deps.keys };
    const { origin } = await readBackup(file, opening, {
      file: async (to, content) => {
        filled.add(to.patientId);
        await fileStore.put(to, content);
        progress.step();
      },
      rows: async (name, content) => {
        const table = tables.get(name);
        if (table) await loader.load(table, content);
      },
    });
    // The file was replaced after it was checked.
    if (origin !== checked.origin) throw damaged();
    await loader.forgetPurged(checked.manifest.purged);
    await loader.finishSchema(since);
    await refuseOtherSecret(loader.tx, deps.keys);
    const audit = await verifyAudit({ db: loader.tx, keys: deps.keys });
    const erased = await eraseAgain(deps, loader.tx, deleted);
    const sessionsEnded = await loader.endSessions(clock.now());
    await loader.voidLinks(clock.now());
    await loader.giveUpMails(clock.now());
    await recordAudit(deps, loader.tx, {
      action: 'backup.restored',
      caller: null,
      objectType: 'backup',
      objectId: checked.head.made_at,
    });
    // If the connection breaks from here on, it is unknown whether the commit succeeded: then the files stay.
    isDone = true;
    await loader.commit();
    // What cannot be removed now has no row, and the sweep of files finds it.
    for (const { patient_id } of erased)
      if (patient_id !== null) await fileStore.removeAll(patient_id).catch(() => {});
    return { erased: erased.length, sessionsEnded, audit };
  } finally {
    await loader.close();
    if (!isDone) for (const patientId of filled) await fileStore.removeAll(patientId);
  }
}
