import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  reach,
  startServer,
  startWorker,
  stopAll,
  type Place,
  type Reached,
  type RunningServer,
} from '@caretrail/server/testing/fleet';
import { startMailPeer, type MailPeer } from '@caretrail/server/testing/mail-peer';
import type { OwnProcess } from '@caretrail/server/testing/own-process';
import { startTestServer, type TestServer } from '@caretrail/server/testing/test-database';

/** Two servers and a worker on one database and one folder, and a mail server. */
export type SharedGround = {
  readonly past: Reached;
  readonly servers: RunningServer[];
  worker: OwnProcess;
  mails: MailPeer;
  startServerAt(port: number): Promise<RunningServer>;
  startWorker(): Promise<OwnProcess>;
  close(): Promise<void>;
};

export async function openSharedGround(): Promise<SharedGround> {
  const database = await startTestServer();
  try {
    return await openOn(database);
  } catch (error) {
    await database.stop();
    throw error;
  }
}

async function openOn(database: TestServer): Promise<SharedGround> {
  const place: Place = {
    folder: await mkdtemp(join(tmpdir(), 'caretrail-faults-')),
    database: (await database.createDatabase()).connection,
  };
  const mails = await startMailPeer();
  const quiet = { LOG_LEVEL: 'fatal', PUSH_TO_THIS_MACHINE: '1' };
  const serving = { ...quiet, CARETRAIL_JOBS: 'off', DRAIN_SECONDS: '3', CAPTCHA: 'off' };
  const past = await reach(place);
  const ground: SharedGround = {
    past,
    mails,
    servers: await Promise.all([startServer(place, serving), startServer(place, serving)]),
    worker: await startWorker(place, { ...quiet, SMTP_URL: mails.url }),
    startServerAt: (port) => startServer(place, { ...serving, PORT: String(port) }),
    startWorker: () => startWorker(place, { ...quiet, SMTP_URL: mails.url }),
    close: async () => {
      await stopAll([...ground.servers, ground.worker]);
      await ground.mails.stop();
      await past.close();
      await database.stop();
      await rm(place.folder, { recursive: true, force: true });
    },
  };
  return ground;
}
