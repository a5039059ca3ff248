import { rmSync } from 'node:fs';
import { StartupProblem } from '../../startup-problem.ts';
import type { Binaries } from './binaries.ts';
import { postmasterFilePath, readPostmasterFile } from './postmaster-file.ts';
import { identifyProcess, isPostgresOf } from './process-identity.ts';
import { stopPostgres } from './stop-postgres.ts';

interface Remains {
  readonly clusterFolder: string;
  readonly binaries: Binaries;
  readonly say: (line: string) => void;
}

/**
 * A killed server leaves its PostgreSQL running. It is stopped, not adopted: settings and program are then always those
 * of this version, and it is always our own child that we watch.
 */
export async function stopOrphan({ clusterFolder, binaries, say }: Remains): Promise<void> {
  const left = readPostmasterFile(clusterFolder);
  if (left === undefined) return;
  const { pid } = left;
  if (!isPostgresOf(pid, clusterFolder)) {
    // PostgreSQL would mistake an unrelated process with a reused number for its running self.
    if (identifyProcess(pid) !== undefined) rmSync(postmasterFilePath(clusterFolder));
    return;
  }
  say('Stopping the database that an interrupted Caretrail left running.');
  const hasEnded = (): boolean => !isPostgresOf(pid, clusterFolder);
  if (await stopPostgres({ pid, clusterFolder, binaries, hasEnded })) return;
  throw new StartupProblem(
    `The database of an interrupted Caretrail (process ${pid}) does not stop. ` +
      'End that process, then start again.',
  );
}
