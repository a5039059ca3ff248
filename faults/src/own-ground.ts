import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, type Place, type RunningServer } from '@caretrail/server/testing/fleet';
import { endProcess } from '@caretrail/server/testing/own-process';

/** One server with the database and the files in a folder of its own, as `npm start` creates it. */
export type OwnGround = {
  readonly place: Place;
  server: RunningServer;
  /** After it ended: on the same port, as a supervisor would. */
  startAgain(): Promise<void>;
  close(): Promise<void>;
};

const variables = { DISK_RESERVE_MB: '8', LOG_LEVEL: 'fatal' };

export async function openOwnGround(): Promise<OwnGround> {
  const place = { folder: await mkdtemp(join(tmpdir(), 'caretrail-faults-')) };
  const ground: OwnGround = {
    place,
    server: await startServer(place, variables),
    startAgain: async () => {
      ground.server = await startServer(place, { ...variables, PORT: String(ground.server.port) });
    },
    close: async () => {
      await endProcess(ground.server);
      await rm(place.folder, { recursive: true, force: true });
    },
  };
  return ground;
}
