import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { buildApp, type AppDeps } from '../app.ts';
import { openDatabase } from '../db/client.ts';
import { startEmbedded } from '../db/embedded/start-embedded.ts';
import { migrate } from '../db/migrate.ts';
import { makeLogger } from '../http/request-log.ts';
import { articlesOfPage } from '../modules/articles/repo.ts';
import { makeHashing } from '../modules/auth/hashing.ts';
import { eventAnswers } from '../modules/timelines/repo.ts';
import { systemClock } from '../ports/clock.ts';
import { insertManyEvents } from './many-events.ts';
import { asPatient } from './people.ts';
import { plainDeps } from './plain-deps.ts';

/** What a benchmark needs to know about its server. */
export type BenchServer = {
  readonly port: number;
  readonly database: { readonly host: string; readonly user: string; readonly database: string };
  readonly patients: readonly {
    readonly patientId: string;
    readonly email: string;
    readonly access: string;
  }[];
  /** Of every patient. */
  readonly password: string;
  /** The yardstick for lists: all events of patient `$1` as JSON, without any cache. */
  readonly listStatement: string;
  /** What one event takes on the disk, including its part of the indexes. */
  readonly eventBytes: number;
  /** `$1`: the ids of a page. */
  readonly articlesStatement: string;
  /** Reads /api/metrics. */
  readonly metricsToken: string;
};

/**
 * A separate process: `bench-server.ts <data folder> <patients> <events of each> [log file]` fills a durable
 * PostgreSQL, listens, prints a `BenchServer` in one line, and ends when its input does.
 */
const [folder = '', patientCount = '8', eventCount = '200', logFile] = process.argv.slice(2);
const metricsToken = 'for the benchmarks alone';
const silent = (): void => {};
const embedded = await startEmbedded({ dataDir: folder, say: silent });
await migrate(embedded.connection, { say: silent });
const deps: AppDeps = {
  ...(await plainDeps(`${folder}/files`)),
  db: openDatabase(embedded.connection, { say: silent }),
  clock: systemClock,
  hashing: makeHashing(),
  // As an operator's server writes it: each line by itself, by another thread.
  logger: logFile
    ? makeLogger('info', pino.destination({ dest: logFile, sync: false }))
    : makeLogger('silent'),
  metricsToken,
};
const app = buildApp(deps);
const password = 'one password for all of them';
const patients: BenchServer['patients'][number][] = [];
for (let made = 0; made < Number(patientCount); made += 1) {
  const testApp = { app, deps } as Parameters<typeof asPatient>[0];
  const { userId, patientId, email, access } = await asPatient(testApp);
  if (patientId === null) throw new Error('A patient has a record.');
  await insertManyEvents({ deps }, userId, Number(eventCount));
  patients.push({ patientId, email, access });
}
await deps.db.query('UPDATE users SET password_hash = $1', [await deps.hashing.hash(password)]);
await deps.db.execute('VACUUM ANALYZE');
const { bytes: eventBytes } = await deps.db.one<{ bytes: number }>(
  `SELECT pg_total_relation_size('events') / GREATEST(count(*), 1) AS bytes FROM events`,
);
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo;
const { host, user, database } = embedded.connection;
const listStatement = `
  SELECT p.data_version AS version,
         COALESCE((SELECT json_agg(answer)
                     FROM (${eventAnswers} AND e.deleted_at IS NULL ORDER BY e.starts_at DESC, e.id DESC) answer),
                  '[]')::text AS data
    FROM patients p WHERE p.patient_id = $1`;
const described: BenchServer = {
  port,
  database: { host, user, database },
  patients,
  password,
  listStatement,
  eventBytes,
  articlesStatement: articlesOfPage,
  metricsToken,
};
process.stdout.write(`${JSON.stringify(described)}\n`);

process.stdin.resume().once('end', () => {
  void app
    .close()
    .then(() => deps.db.close())
    .then(() => embedded.stop())
    .then(() => process.exit(0));
});
