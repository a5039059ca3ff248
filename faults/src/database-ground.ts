import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Place } from '@caretrail/server/testing/fleet';
import { startTestServer } from '@caretrail/server/testing/test-database';

/** A database alone: the fault starts the processes that it needs. */
export type DatabaseGround = {
  readonly place: Required<Place>;
  close(): Promise<void>;
};

export async function openDatabaseGround(): Promise<DatabaseGround> {
  const server = await startTestServer();
  const { connection: database } = await server.createDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'caretrail-faults-'));
  return {
    place: { folder, database },
    close: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
