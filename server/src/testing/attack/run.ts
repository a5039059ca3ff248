import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp, type AppDeps } from '../../app.ts';
import { openDatabase } from '../../db/client.ts';
import { makeLogger } from '../../http/request-log.ts';
import { cheapHashing } from '../cheap-hashing.ts';
import { plainDeps } from '../plain-deps.ts';
import { testClock } from '../test-clock.ts';
import { startTestServer } from '../test-database.ts';
import { attack } from './attack.ts';
import { startConfigured } from './configured.ts';

/** `npm run fuzz -- --seed 1 --count 100000`; with `--from 1234 --count 1` the one request that a fault names. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    count: { type: 'string', default: '100000' },
    from: { type: 'string', default: '0' },
  },
});
const wanted = {
  seed: Number(values.seed),
  count: Number(values.count),
  from: Number(values.from),
};
const say = (line: string): boolean => process.stdout.write(`${line}\n`);
say(`Seed ${wanted.seed}, ${wanted.count} requests from number ${wanted.from} on.`);

/** The server, the attackers and all lines of the log in one process; 48 MB of it may be cached responses. */
const maxGrownMb = 100;

const started = performance.now();
const server = await startTestServer({ databaseUrl: process.env['DATABASE_URL'] });
const { connection } = await server.createDatabase();
const filesFolder = await mkdtemp(join(tmpdir(), 'caretrail-fuzz-'));
const logLines: string[] = [];
const clock = testClock();
const configured = await startConfigured();
const deps: AppDeps = {
  ...(await plainDeps(filesFolder)),
  ...configured.deps,
  db: openDatabase(connection, { say: () => {}, poolSize: 8 }),
  clock,
  hashing: cheapHashing,
  logger: makeLogger('info', { write: (line) => logLines.push(line) }),
};
const app = buildApp(deps);
const onFault = (fault: string): boolean => say(`✗ ${fault}`);
const report = await attack(
  { app, deps, clock, logLines, filesFolder },
  {
    ...wanted,
    peer: configured.peer,
    onFault,
  },
);
await app.close();
await configured.stop();
await deps.db.close();
await server.stop();
await rm(filesFolder, { recursive: true });

const seconds = Math.round((performance.now() - started) / 1000);
/** Each call is requested fifty times then. */
const isLong = report.sent >= 5_000;
const faults = [
  ...report.faults,
  ...(isLong ? report.unreached.map((name) => `No request got through to ${name}.`) : []),
  ...(report.grownMb > maxGrownMb ? [`The process grew by ${report.grownMb} MB.`] : []),
];
for (const fault of faults.filter((each) => !each.startsWith('#'))) say(`✗ ${fault}`);
say(JSON.stringify({ ...report, faults: faults.length, seconds }, null, 2));
process.exitCode = faults.length === 0 ? 0 : 1;
