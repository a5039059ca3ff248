import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { ConnectionTarget } from '../db/connection.ts';
import { openDatabase } from '../db/client.ts';
import type { Env } from '../env.ts';
import { deriveKeys, type Keys } from '../keys.ts';
import { listDeletedAccounts } from '../modules/account/service.ts';
import { recordAudit } from '../modules/audit/service.ts';
import {
  BackupProblem,
  deletedIn,
  incompleteExit,
  ledgerBeside,
  type Made,
  makeBackup,
  progressTo,
  readLedger,
  type SealingKey,
  writeLedger,
} from '../modules/backup/service.ts';
import { systemClock } from '../ports/clock.ts';
import type { FileStore } from '../ports/file-store.ts';
import { randomIds } from '../ports/ids.ts';
import { openFileStore } from '../start/open-file-store.ts';
import { hasSecret, secretOf } from '../start/secret.ts';
import { versionOf } from '../start/version.ts';
import { StartupProblem } from '../startup-problem.ts';
import { asStartupProblem, formatBackupSize, toStderr } from './backup-messages.ts';
import { withTarget } from './with-target.ts';

type Say = (line: string) => void;

function readArguments(env: Env, args: readonly string[]): { file: string; key: SealingKey } {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { recipient: { type: 'string' } },
    allowPositionals: true,
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0)
    throw new StartupProblem(
      'Usage: caretrail backup <file> [--recipient age1…]. Existing files are never overwritten.',
    );
  const { recipient = env.backup.recipient } = values;
  const { passphrase } = env.backup;
  if (recipient) return { file: resolve(file), key: { recipient } };
  if (passphrase) return { file: resolve(file), key: { passphrase } };
  throw new StartupProblem(
    'A backup is always encrypted: name its recipient (--recipient age1… or CARETRAIL_BACKUP_RECIPIENT), ' +
      'or set CARETRAIL_BACKUP_PASSPHRASE.',
  );
}

/** Writes the list of all known deleted accounts beside the backup, and records that a backup was made. */
async function tellOthers(
  { target, fileStore, keys }: { target: ConnectionTarget; fileStore: FileStore; keys: Keys },
  ledger: { readonly file: string; readonly listed: readonly string[] },
  made: Made,
): Promise<void> {
  const db = openDatabase(target, { say: toStderr, poolSize: 1 });
  try {
    const known = [
      ...ledger.listed,
      ...(await listDeletedAccounts(db)),
      ...(await deletedIn(fileStore)),
    ];
    await writeLedger(keys, ledger.file, new Set(known));
    await recordAudit({ clock: systemClock, ids: randomIds }, db, {
      action: 'backup.made',
      caller: null,
      objectType: 'backup',
      ...(made.missing.length > 0 && { reason: 'files missing in the store' }),
    });
  } finally {
    await db.close();
  }
}

/** `caretrail backup <file>`: everything but the secret, as it is at this moment, while the server runs. */
export async function backupCommand(env: Env, args: readonly string[], say: Say): Promise<void> {
  const { file, key } = readArguments(env, args);
  const isThere = env.databaseUrl ?? existsSync(join(env.dataFolder, 'pg'));
  if (!isThere)
    throw new StartupProblem(
      `There is no Caretrail in ${env.dataFolder} yet, so there is nothing to back up.`,
    );
  if (!hasSecret(env))
    throw new StartupProblem(
      'Set CARETRAIL_SECRET to the secret of the servers. It proves where a backup comes from; a restore refuses a backup without this proof.',
    );
  const keys = deriveKeys(await secretOf(env));
  const ledger = ledgerBeside(file);
  const listed = (await readLedger(keys, ledger)) ?? [];
  const fileStore = await openFileStore(env);
  const made = await withTarget(env, toStderr, async (target) => {
    const version = await versionOf();
    const deps = { target, fileStore, keys, clock: systemClock, version, say: toStderr };
    const done = await makeBackup(deps, { file, key, progress: progressTo(toStderr) });
    await tellOthers(deps, { file: ledger, listed }, done);
    return done;
  }).catch((error: unknown) => {
    throw asStartupProblem(error);
  });
  say(`${file}: ${formatBackupSize(made.manifest)}.`);
  if (made.manifest.purged.length > 0)
    say(
      `${made.manifest.purged.length} files were deleted permanently during the backup and are not in it.`,
    );
  say(
    'The backup does not contain CARETRAIL_SECRET, and without it no file in the backup can be read. Keep the secret somewhere else.',
  );
  if (made.missing.length > 0)
    throw new BackupProblem(
      `The content of ${made.missing.length} files is missing from the store. ` +
        'The backup contains everything else. Check the disk or the bucket.',
      incompleteExit,
    );
}
