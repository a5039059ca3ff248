import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { StartupProblem } from '../../startup-problem.ts';
import { type Database, openDatabase } from '../client.ts';
import { type Account, otherUid, otherUidWithReach, userNamespace } from './account.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { identifyProcess } from './process-identity.ts';
import { type EmbeddedDatabase, type EmbeddedOptions, startEmbedded } from './start-embedded.ts';
import { waitUntil } from './wait-until.ts';

const isRoot = process.getuid?.() === 0;
const isLinux = process.platform === 'linux';
const root = mkdtempSync(join(tmpdir(), 'caretrail-embedded-'));
const running: EmbeddedDatabase[] = [];
const children: ChildProcess[] = [];
const said: string[] = [];

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const embedded of running.splice(0)) await embedded.stop();
  said.length = 0;
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const folder = (name: string): string => join(root, name);
const postmasterOf = (dataDir: string): number =>
  readPostmasterFile(join(dataDir, 'pg'))?.pid ?? Number.NaN;
const isGone = (pid: number): boolean => identifyProcess(pid) === undefined;

async function start(options: Partial<EmbeddedOptions> & { dataDir: string }) {
  const embedded = await startEmbedded({ say: (line) => said.push(line), ...options });
  running.push(embedded);
  return embedded;
}

async function withDatabase<Result>(
  { connection }: EmbeddedDatabase,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase(connection, { say: () => {} });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function problemOf(start: Promise<unknown>): Promise<StartupProblem> {
  const error = await start.catch((reason: unknown) => reason);
  if (!(error instanceof StartupProblem))
    throw new Error('It was expected to fail', { cause: error });
  return error;
}

/** Another server process: starts the database, then runs the script. */
function startApp(dataDir: string, script: string, durable = true): ChildProcess {
  const at = (file: string): string => JSON.stringify(join(import.meta.dirname, file));
  const source = `
    import { startEmbedded } from ${at('start-embedded.ts')};
    import { openDatabase } from ${at('../client.ts')};
    const say = () => {};
    const options = { dataDir: ${JSON.stringify(dataDir)}, say, durable: ${durable} };
    const embedded = await startEmbedded(options);
    const database = openDatabase(embedded.connection, { say });
    ${script}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return child;
}

const writeForEver = `
  await database.query('CREATE TABLE IF NOT EXISTS kept (n integer)');
  for (let n = 1; ; n += 1) {
    await database.query('INSERT INTO kept VALUES ($1)', [n]);
    process.stdout.write(n + '\\n');
  }`;

/** How many rows it was told are stored, when it is killed after at least some of them. */
async function killAfterWrites(app: ChildProcess, alsoKill?: () => number): Promise<number> {
  let output = '';
  app.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const acknowledged = (): number => Number(output.trimEnd().split('\n').at(-1));
  expect(await waitUntil(() => acknowledged() >= 20, { withinMs: 120_000 })).toBe(true);
  app.kill('SIGKILL');
  if (alsoKill !== undefined) process.kill(alsoKill(), 'SIGKILL');
  await once(app, 'close');
  return acknowledged();
}

describe('the embedded database', () => {
  const dataDir = folder('shared');

  it('is created in a folder that does not exist yet, and leaves nothing running', async () => {
    const embedded = await start({ dataDir });
    const { answer } = await withDatabase(embedded, (database) =>
      database.one<{ answer: string }>("SELECT lower('ÄB') || current_setting('fsync') AS answer"),
    );
    expect(answer).toBe('äbon');
    expect(said).toHaveLength(1);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    const pid = postmasterOf(dataDir);
    await embedded.stop();
    expect(isGone(pid)).toBe(true);
    expect(readdirSync(dataDir).toSorted()).toEqual(['pg', 'pg.log']);
  });

  it('starts again on its folder without output', async () => {
    await start({ dataDir });
    expect(said).toEqual([]);
  });

  it('refuses a second start on one folder at once, and says which process has it', async () => {
    const embedded = await start({ dataDir });
    const before = performance.now();
    const { message } = await problemOf(start({ dataDir }));
    expect(performance.now() - before).toBeLessThan(30_000);
    expect(message).toBe(
      `Another Caretrail is already running on ${dataDir} (process ${process.pid}). ` +
        'Stop it first, or set CARETRAIL_DATA to another folder.',
    );
    await withDatabase(embedded, (database) => database.ping());
  });

  it('keeps every acknowledged row when the app is killed, and stops the server that it left', async () => {
    const acknowledged = await killAfterWrites(startApp(dataDir, writeForEver));
    const orphan = postmasterOf(dataDir);
    expect(isGone(orphan)).toBe(false);
    const embedded = await start({ dataDir });
    expect(isGone(orphan)).toBe(true);
    const { count } = await withDatabase(embedded, (database) =>
      database.one<{ count: number }>('SELECT max(n) AS count FROM kept'),
    );
    expect(count).toBeGreaterThanOrEqual(acknowledged);
  });

  it('keeps every acknowledged row when app and server are killed', async () => {
    await start({ dataDir }).then((embedded) =>
      withDatabase(embedded, (database) => database.query('TRUNCATE kept')),
    );
    await running.pop()?.stop();
    const app = startApp(dataDir, writeForEver);
    const acknowledged = await killAfterWrites(app, () => postmasterOf(dataDir));
    const embedded = await start({ dataDir });
    const { count } = await withDatabase(embedded, (database) =>
      database.one<{ count: number }>('SELECT max(n) AS count FROM kept'),
    );
    expect(count).toBeGreaterThanOrEqual(acknowledged);
  });

  it('is not misled by a lock and a server number that other processes have now', async () => {
    const stranger = process.ppid;
    const ticket = { pid: stranger, identity: 'another boot:1', nonce: '' };
    writeFileSync(join(dataDir, 'caretrail.lock'), JSON.stringify(ticket));
    writeFileSync(join(dataDir, 'pg', 'postmaster.pid'), `${stranger}\n${dataDir}/pg\n1\n5432\n`);
    const embedded = await start({ dataDir });
    await withDatabase(embedded, (database) => database.ping());
    expect(isGone(stranger)).toBe(false);
  });

  it('starts the server again when it dies, and the pool recovers by itself', async () => {
    const embedded = await start({ dataDir });
    await withDatabase(embedded, async (database) => {
      await database.query('SELECT 1');
      const pid = postmasterOf(dataDir);
      process.kill(pid, 'SIGKILL');
      await waitUntil(() => isGone(pid), { withinMs: 120_000 });
      // What the old one had started may answer for a moment longer.
      await waitUntil(() => said.includes('The database is running again.'), { withinMs: 120_000 });
      expect(postmasterOf(dataDir)).not.toBe(pid);
      // A pooled connection may still have to notice; the next one waits for the server.
      const ask = () => database.one('SELECT 1 AS n').catch(() => undefined);
      await expect.poll(ask).toEqual({ n: 1 });
    });
  });

  it('stops in the middle of a restart without leaving a server', async () => {
    const embedded = await start({ dataDir });
    const pid = postmasterOf(dataDir);
    process.kill(pid, 'SIGKILL');
    await waitUntil(() => isGone(pid), { withinMs: 120_000 });
    await embedded.stop();
    const next = postmasterOf(dataDir);
    expect(Number.isNaN(next) || isGone(next)).toBe(true);
  });

  it('runs in its own session, so that Ctrl-C reaches only the app', async () => {
    await start({ dataDir });
    if (!isLinux) return;
    const session = (pid: number): string | undefined =>
      readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[3];
    expect(session(postmasterOf(dataDir))).toBe(String(postmasterOf(dataDir)));
  });

  it('logs no statement and no value, not even of a statement that fails', async () => {
    const embedded = await start({ dataDir });
    await withDatabase(embedded, async (database) => {
      await database.query('CREATE TABLE IF NOT EXISTS secret (word text PRIMARY KEY)');
      for (const statement of [
        "INSERT INTO secret VALUES ('glioma'), ('glioma')",
        "SELECT 'glioma'::integer",
        'SELECT no_such_glioma',
      ]) {
        await expect(database.query(statement)).rejects.toThrow();
      }
      await expect(database.query('SELECT $1::uuid', ['glioma'])).rejects.toThrow();
    });
    await embedded.stop();
    expect(readFileSync(join(dataDir, 'pg.log'), 'utf8')).not.toMatch(/glioma|secret|SELECT/);
  });

  it('refuses the data of another PostgreSQL version', async () => {
    const other = folder('older');
    mkdirSync(join(other, 'pg'), { recursive: true });
    writeFileSync(join(other, 'pg', 'PG_VERSION'), '12\n');
    const { message } = await problemOf(start({ dataDir: other }));
    expect(message).toContain('was created by PostgreSQL 12');
    expect(readdirSync(other)).toEqual(['pg']);
  });
});

describe('the data folder', () => {
  it('may have a path that is too long for a socket', async () => {
    const dataDir = join(folder('long'), 'a-very-long-folder-name-'.repeat(5));
    const embedded = await start({ dataDir, durable: false });
    const { connection } = embedded;
    expect(connection.host.length).toBeLessThan(85);
    expect(statSync(connection.host).mode & 0o777).toBe(0o700);
    await embedded.stop();
    expect(existsSync(connection.host)).toBe(false);
  });

  it('may have spaces, commas and quotes in its path', async () => {
    const dataDir = folder(`a, "b" 'c' ü`);
    const embedded = await start({ dataDir, durable: false });
    await withDatabase(embedded, (database) => database.ping());
  });

  it('is refused with a sentence and nothing created where no folder is possible', async () => {
    const file = folder('a-file');
    writeFileSync(file, '');
    const dataDir = join(file, 'data');
    const { message } = await problemOf(start({ dataDir }));
    expect(message).toBe(
      `Caretrail cannot write to its data folder ${dataDir}: a part of the path is not a folder. ` +
        'Make it writable, or set CARETRAIL_DATA to another folder.',
    );
  });

  it.skipIf(isRoot)(
    'is refused with a sentence and nothing created where it is not writable',
    async () => {
      const closed = folder('closed');
      mkdirSync(closed, { mode: 0o500 });
      for (const dataDir of [closed, join(closed, 'data')]) {
        const { message } = await problemOf(start({ dataDir }));
        expect(message).toContain(`${dataDir}: permission denied`);
      }
      expect(readdirSync(closed)).toEqual([]);
      chmodSync(closed, 0o700);
    },
  );

  it('is removed again when no account can run the database in it', async () => {
    const cannot: Account = { name: 'cannot', command: () => ({ file: 'false', args: [] }) };
    const dataDir = folder('in-vain/data');
    const { message } = await problemOf(start({ dataDir, accounts: [cannot] }));
    expect(message).toContain('start Caretrail as an ordinary user');
    expect(existsSync(folder('in-vain'))).toBe(false);
  });

  it('is left alone when it holds something else in the database’s place', async () => {
    const dataDir = folder('taken');
    mkdirSync(join(dataDir, 'pg'), { recursive: true });
    writeFileSync(join(dataDir, 'pg', 'diary.txt'), 'mine');
    const { message } = await problemOf(start({ dataDir, durable: false }));
    expect(message).toContain('contains something else');
    expect(readdirSync(dataDir)).toEqual(['pg']);
    expect(readdirSync(join(dataDir, 'pg'))).toEqual(['diary.txt']);
  });

  it('of a start that was killed halfway blocks nothing', async () => {
    const dataDir = folder('interrupted');
    const app = startApp(dataDir, '', false);
    const drafts = (): string[] =>
      existsSync(dataDir) ? readdirSync(dataDir).filter((name) => name.startsWith('pg.new-')) : [];
    const isHalfMade = (): boolean =>
      drafts().some((name) => existsSync(join(dataDir, name, 'base')));
    expect(await waitUntil(isHalfMade, { withinMs: 120_000, everyMs: 2 })).toBe(true);
    app.kill('SIGKILL');
    await once(app, 'close');
    const embedded = await start({ dataDir, durable: false });
    await withDatabase(embedded, (database) => database.ping());
    expect(drafts()).toEqual([]);
  });
});

describe('an app that ends without stopping its database', () => {
  it.each([true, false])('leaves no server behind (durable: %s)', async (durable) => {
    const dataDir = folder('left');
    const app = startApp(dataDir, "process.stdout.write('up'); process.exit(3);", durable);
    const [code] = (await once(app, 'close')) as [number];
    expect(code).toBe(3);
    const hasNoServer = (): boolean => Number.isNaN(postmasterOf(dataDir));
    expect(await waitUntil(hasNoServer, { withinMs: 120_000 })).toBe(true);
  });
});

describe.runIf(isRoot && isLinux)('as root', () => {
  const unprivileged = { uid: 65_534, gid: 65_534 };
  let closed = '';
  beforeAll(() => {
    closed = folder('closed-to-others');
    mkdirSync(closed, { mode: 0o700 });
  });

  const accounts: [Account, number][] = [
    [userNamespace(unprivileged), 0],
    [otherUidWithReach(unprivileged), unprivileged.uid],
  ];
  const isAllowed = (account: Account): boolean => {
    const { file, args } = account.command('true', []);
    return spawnSync(file, args).status === 0;
  };
  const allowed = accounts.filter(([account]) => isAllowed(account));

  it('has at least one way to run', () => expect(allowed).not.toEqual([]));

  it.each(allowed)('runs under a closed path: $name', async (account, owner) => {
    const dataDir = join(closed, account.name.replaceAll(' ', '-'));
    const embedded = await start({ dataDir, durable: false, accounts: [account] });
    await withDatabase(embedded, (database) => database.ping());
    expect(statSync(join(dataDir, 'pg')).uid).toBe(owner);
  });

  const isPathOpen =
    spawnSync('ls', [import.meta.dirname], { ...unprivileged, cwd: '/' }).status === 0;
  it.runIf(isPathOpen)('runs as another uid without any tool on an open path', async () => {
    chmodSync(root, 0o711);
    const dataDir = folder('open');
    const embedded = await start({ dataDir, durable: false, accounts: [otherUid(unprivileged)] });
    await withDatabase(embedded, (database) => database.ping());
    expect(statSync(dataDir).mode & 0o777).toBe(0o710);
    chmodSync(root, 0o700);
  });

  it.runIf(allowed.length === 2)('hands data over to another account, which keeps it', async () => {
    const dataDir = join(closed, 'user-namespace');
    const accounts = [otherUidWithReach(unprivileged)];
    const first = await start({ dataDir, durable: false, accounts });
    await first.stop();
    const embedded = await start({ dataDir, durable: false });
    await withDatabase(embedded, (database) => database.ping());
    expect(statSync(join(dataDir, 'pg', 'PG_VERSION')).uid).toBe(unprivileged.uid);
  });
});
