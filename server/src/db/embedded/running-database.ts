import { join } from 'node:path';
import type { Connection } from '../connection.ts';
import { superuser } from './initdb.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { isPostgresOf } from './process-identity.ts';
import { databaseName } from './settings.ts';

/** The address of the database of a server that runs on this folder; undefined when none does. */
export function findRunningDatabase(dataDir: string): Connection | undefined {
  const clusterFolder = join(dataDir, 'pg');
  const running = readPostmasterFile(clusterFolder);
  // Without a socket (Windows) a password is needed; a start will say that another server runs.
  if (!running?.isReady || running.socketFolder === '') return undefined;
  if (!isPostgresOf(running.pid, clusterFolder)) return undefined;
  return {
    host: running.socketFolder,
    port: running.port,
    user: superuser,
    database: databaseName,
  };
}
