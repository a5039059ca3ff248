import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findRunningDatabase } from '../db/embedded/running-database.ts';
import type { Env } from '../env.ts';
import { deriveKeys, type Keys } from '../keys.ts';
import {
  checkBackup,
  type Checked,
  deletedIn,
  ledgerBeside,
  type OpeningKey,
  progressTo,
  readLedger,
  restoreBackup,
} from '../modules/backup/service.ts';
import { systemClock } from '../ports/clock.ts';
import { randomIds } from '../ports/ids.ts';
import { openFileStore } from '../start/open-file-store.ts';
import { hasSecret, secretOf } from '../start/secret.ts';
import { StartupProblem } from '../startup-problem.ts';
import { asStartupProblem, formatBackupSize, toStderr } from './backup-messages.ts';
import { withTarget } from './with-target.ts';

type Say = (line: string) => void;
type Wanted = { file: string; key: OpeningKey; ledger: string | undefined };

async function identitiesIn(file: string | undefined): Promise<string[]> {
  if (file === undefined) return [];
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new StartupProblem(
      error.code === 'ENOENT'
        ? `There is no private key ${file}.`
        : `The private key ${file} cannot be read (${error.code}).`,
    );
  });
  const found = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (found.length > 0) return found;
  throw new StartupProblem(
    `${file} contains no age private key: a line that starts with AGE-SECRET-KEY-1.`,
  );
}

async function readArguments(env: Env, args: readonly string[], usage: string): Promise<Wanted> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { identity: { type: 'string' }, ledger: { type: 'string' } },
    allowPositionals: true,
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new StartupProblem(usage);
  const identities = await identitiesIn(values.identity ?? env.backup.identityFile);
  return {
    file: resolve(file),
    key: { identities, passphrase: env.backup.passphrase },
    ledger: values.ledger,
  };
}

async function check({ file, key }: Wanted, keys: Keys | undefined): Promise<Checked> {
  const { size } = await stat(file).catch(() => {
    throw new StartupProblem(`There is no file ${file}.`);
  });
  return checkBackup(file, { key, keys }, progressTo(toStderr), size);
}

const momentOf = ({ head }: Checked): string =>
  `${head.made_at.slice(0, 16).replace('T', ' ')} UTC`;
const madeAt = (checked: Checked): string =>
  `made ${momentOf(checked)} by Caretrail ${checked.head.made_by}, schema ${checked.head.migrations.length}`;

/** `caretrail verify-backup <file>`: reads all of it and changes nothing; for a timer. */
export async function verifyBackupCommand(
  env: Env,
  args: readonly string[],
  say: Say,
): Promise<void> {
  const wanted = await readArguments(
    env,
    args,
    'Usage: caretrail verify-backup <file> [--identity <file>]',
  );
  const keys = hasSecret(env) ? deriveKeys(await secretOf(env)) : undefined;
  const checked = await check(wanted, keys);
  say(`${wanted.file} is complete: ${formatBackupSize(checked.manifest)}; ${madeAt(checked)}.`);
  say(
    keys === undefined
      ? 'Its origin was not checked. To check it, set CARETRAIL_SECRET. A restore always checks it.'
      : 'It was made with the secret of this Caretrail.',
  );
}

/** From the list beside the backup, and from another one that the operator names. */
async function deletedSince(keys: Keys, { file, ledger }: Wanted): Promise<string[]> {
  const beside = (await readLedger(keys, ledgerBeside(file))) ?? [];
  if (ledger === undefined) return beside;
  const named = await readLedger(keys, resolve(ledger));
  if (named === undefined)
    throw new StartupProblem(`The list ${ledger} does not exist. Nothing was changed.`);
  return [...beside, ...named];
}

/** Otherwise a new secret would be made, which opens no file. */
function refuseWithoutSecret(env: Env): void {
  if (hasSecret(env)) return;
  throw new StartupProblem(
    'Set CARETRAIL_SECRET to the secret that was in use when the backup was made. Without it, no file in it can be read. ' +
      'A demo keeps its secret in its data folder, in the file named secret.',
  );
}

/** `caretrail restore <file>`: into an empty installation that does not run. */
export async function restoreCommand(env: Env, args: readonly string[], say: Say): Promise<void> {
  const wanted = await readArguments(
    env,
    args,
    'Usage: caretrail restore <file> [--identity <file>] [--ledger <file>]',
  );
  const isRunning = !env.databaseUrl && findRunningDatabase(env.dataFolder) !== undefined;
  if (isRunning)
    throw new StartupProblem(
      `Caretrail is running on ${env.dataFolder}. Stop it first. A backup can only be restored into an empty installation.`,
    );
  refuseWithoutSecret(env);
  const keys = deriveKeys(await secretOf(env));
  const listed = await deletedSince(keys, wanted);
  const checked = await check(wanted, keys);
  const fileStore = await openFileStore(env);
  const deleted = new Set([...listed, ...(await deletedIn(fileStore))]);
  const restored = await withTarget(env, toStderr, (target) =>
    restoreBackup(
      { target, fileStore, keys, clock: systemClock, ids: randomIds, say: toStderr },
      { file: wanted.file, key: wanted.key, checked, deleted, progress: progressTo(toStderr) },
    ),
  ).catch((error: unknown) => {
    throw asStartupProblem(error);
  });
  say(`Restored ${formatBackupSize(checked.manifest)}; ${madeAt(checked)}.`);
  if (restored.erased > 0)
    say(`Accounts deleted again because they were deleted after this backup: ${restored.erased}.`);
  if (restored.sessionsEnded > 0) say('Everyone must sign in again.');
  say(
    `Changes that administrators made after ${momentOf(checked)} (deactivations, roles, invitations) must be made again.`,
  );
  say(
    restored.audit.holds
      ? 'Audit log verified.'
      : `Audit log verification failed, as it did in the backup. ${restored.audit.because}`,
  );
}
