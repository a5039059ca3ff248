import type { ConnectionTarget } from '../db/connection.ts';
import { freeLoopbackPort } from '../db/embedded/free-port.ts';
import { findRunningDatabase } from '../db/embedded/running-database.ts';
import type { AppDeps } from '../app.ts';
import { makeLogger } from '../http/request-log.ts';
import { deriveKeys } from '../keys.ts';
import { makeHashing } from '../modules/auth/hashing.ts';
import { queueMail } from '../modules/mail/service.ts';
import { systemClock } from '../ports/clock.ts';
import { addressOf } from './address-of.ts';
import { insertUser, type NewUser } from './factories.ts';
import { openSessionFor } from './open-session-for.ts';
import { openTestDatabase } from './open-test-database.ts';
import {
  commandLine,
  endProcess,
  saidBy,
  serverProgram,
  startProcess,
  type OwnProcess,
} from './own-process.ts';
import { plainDeps } from './plain-deps.ts';

const secret = 'a secret that all servers of a test share';
const publicUrl = 'http://localhost:4000';

/** Where servers run: on their own database in the folder, or together on another one. */
export type Place = { readonly folder: string; readonly database?: ConnectionTarget };
type Variables = Readonly<Record<string, string>>;

const variablesOf = ({ folder, database }: Place, more: Variables): Variables => ({
  CARETRAIL_MODE: 'production',
  CARETRAIL_SECRET: secret,
  SUPPORT_EMAIL: 'help@caretrail.example',
  OPERATOR_NAME: 'The clinic of the tests',
  OPERATOR_CONTACT: '1 Test Street, Testtown',
  CARETRAIL_DATA: folder,
  PUBLIC_URL: publicUrl,
  // One machine does the work of a thousand users here.
  REQUESTS_PER_USER: '1000000000',
  REQUESTS_PER_ADDRESS: '1000000000',
  ...(database !== undefined && { DATABASE_URL: addressOf(database) }),
  ...more,
});

export type RunningServer = OwnProcess & {
  readonly port: number;
  readonly url: string;
  /** From the start of the process. */
  readonly readyAfterMs: number;
};

/** A real server process, in production mode; resolves when it is ready. */
export async function startServer(place: Place, more: Variables = {}): Promise<RunningServer> {
  const port = more['PORT'] ? Number(more['PORT']) : await freeLoopbackPort();
  const variables = { PORT: String(port), ...variablesOf(place, more) };
  const started = startProcess(variables, { program: serverProgram, cwd: place.folder });
  const readyAfterMs = await saidBy(started, 'Caretrail is ready');
  return { ...started, port, url: `http://127.0.0.1:${port}`, readyAfterMs };
}

/** A worker that runs the jobs of servers with CARETRAIL_JOBS=off. */
export async function startWorker(place: Place, more: Variables = {}): Promise<OwnProcess> {
  const program = commandLine('worker');
  const started = startProcess(variablesOf(place, more), { program, cwd: place.folder });
  await saidBy(started, 'Worker running');
  return started;
}

export const stopAll = (running: readonly OwnProcess[]): Promise<(number | null)[]> =>
  Promise.all(running.map((each) => endProcess(each)));

/** A connection past the servers to their database: to create accounts, to count rows. */
export async function reach({ folder, database }: Place) {
  const target = database ?? findRunningDatabase(folder);
  if (target === undefined) throw new Error('No Caretrail runs on this folder.');
  const deps: AppDeps = {
    ...(await plainDeps(`${folder}/files`)),
    keys: deriveKeys(secret),
    publicUrl,
    db: openTestDatabase(target, 2),
    clock: systemClock,
    hashing: makeHashing(),
    logger: makeLogger('silent'),
  };
  return {
    deps,
    /** A signed-in user, without the steps. */
    signedIn: async (wanted: Partial<NewUser> = {}, aal: 1 | 2 = 2) => {
      const { id } = await insertUser({ deps }, wanted);
      const { account, access } = await openSessionFor({ deps }, id, aal);
      return { userId: id, patientId: account.patient_id ?? '', email: account.email, access };
    },
    /** The token of a new session: one lives for five minutes. */
    signInAgain: async (userId: string) => (await openSessionFor({ deps }, userId)).access,
    queueMail: (to: string) =>
      deps.db.transaction((tx) =>
        queueMail(deps, tx, to, () => ({ subject: 'A mail', paragraphs: ['Some words.'] })),
      ),
    close: () => deps.db.close(),
  };
}
export type Reached = Awaited<ReturnType<typeof reach>>;

export async function withReach<Result>(
  place: Place,
  work: (past: Reached) => Promise<Result>,
): Promise<Result> {
  const past = await reach(place);
  try {
    return await work(past);
  } finally {
    await past.close();
  }
}
