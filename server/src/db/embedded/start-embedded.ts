import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Connection } from '../connection.ts';
import { type Account, chooseAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { asStartupProblem, openDataFolder } from './data-folder.ts';
import { ensureDatabase } from './ensure-database.ts';
import { freeLoopbackPort } from './free-port.ts';
import { ensurePassword, superuser } from './initdb.ts';
import { stopOrphan } from './orphan.ts';
import { launchPostmaster } from './postmaster.ts';
import { databaseName, port as socketPort, postgresArguments } from './settings.ts';
import { makeSocketFolder } from './socket-folder.ts';
import { stopPostgres } from './stop-postgres.ts';
import { supervise } from './supervise.ts';

export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly say: (line: string) => void;
  /** False only for tests: fast, and lost in a power cut. */
  readonly durable?: boolean;
  /** The accounts to try, for tests; unset: what this machine allows. */
  readonly accounts?: readonly Account[];
}

export interface EmbeddedDatabase {
  readonly connection: Connection;
  stop(): Promise<void>;
}

/** Starts the PostgreSQL that npm brought, in `<dataDir>/pg`, and keeps it running until stop(). */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const dataDir = resolve(options.dataDir);
  const undo: (() => void | Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (let step = undo.pop(); step !== undefined; step = undo.pop()) await step();
  };
  try {
    const connection = await start({ ...options, dataDir }, undo);
    let stopped: Promise<void> | undefined;
    return { connection, stop: () => (stopped ??= stop()) };
  } catch (error) {
    await stop();
    throw asStartupProblem(error, dataDir);
  }
}

async function start(
  { dataDir, say, durable = true, accounts }: EmbeddedOptions,
  undo: (() => void | Promise<void>)[],
): Promise<Connection> {
  undo.push(await openDataFolder(dataDir));
  const clusterFolder = join(dataDir, 'pg');
  const spareFolder = join(dataDir, 'pg-lib');
  undo.push(() => rmSync(spareFolder, { recursive: true, force: true }));
  const binaries = findBinaries(spareFolder);
  const cluster = { dataDir, clusterFolder, binaries, durable, say };
  await stopOrphan(cluster);
  const account = chooseAccount(cluster, accounts);
  await ensureCluster({ ...cluster, account });

  const sockets =
    process.platform === 'win32' ? undefined : makeSocketFolder(dataDir, account.owner);
  if (sockets !== undefined) undo.push(() => sockets.remove());
  const port = sockets === undefined ? await freeLoopbackPort() : socketPort;
  const socketFolder = sockets?.path;
  const args = postgresArguments({ clusterFolder, socketFolder, port, durable });
  const logFile = join(dataDir, 'pg.log');
  const supervisor = await supervise({
    launch: async (stopping) => {
      await stopOrphan(cluster);
      return launchPostmaster({ ...cluster, account, args, logFile, stopping });
    },
    stop: (postmaster) =>
      stopOrComplain({ ...postmaster, clusterFolder, binaries, isThrowAway: !durable }),
    say,
  });
  undo.push(() => supervisor.stop());

  const connection: Connection = {
    host: socketFolder ?? '127.0.0.1',
    port,
    user: superuser,
    database: databaseName,
    ...(socketFolder === undefined && { password: ensurePassword(dataDir) }),
  };
  await ensureDatabase(connection);
  return connection;
}

async function stopOrComplain(running: Parameters<typeof stopPostgres>[0]): Promise<void> {
  if (await stopPostgres(running)) return;
  throw new Error(`The database (process ${running.pid}) does not stop.`);
}
