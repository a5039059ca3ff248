import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const places = ['/usr/lib/postgresql', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];

/** PostgreSQL's own benchmark; the packages from npm do not bring it. */
function findPgbench(): string {
  const found = [
    ...[18, 17, 16, 15].map((version) => `${places[0]}/${version}/bin/pgbench`),
    ...places.slice(1).map((place) => `${place}/pgbench`),
  ].find((path) => existsSync(path));
  if (!found) throw new Error('This benchmark compares with pgbench. Please install it first.');
  return found;
}

/** On one line, and without what pgbench would take for a variable: `:MI` in the format of a time. */
const forPgbench = (statement: string): string =>
  statement.replaceAll(/\s+/g, ' ').replaceAll(/:(?=[A-Z])/g, "' || chr(58) || '");

type Database = { readonly host: string; readonly user: string; readonly database: string };

/** Transactions per second of these statements, prepared, each on its connections: nothing but PostgreSQL itself. */
export async function pgbenchRate(
  { host, user, database }: Database,
  statements: readonly string[],
  connections = 8,
  seconds = 3,
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'caretrail-pgbench-'));
  try {
    const files = statements.map((_, index) => join(folder, `${index}.sql`));
    await Promise.all(
      statements.map((text, index) => writeFile(String(files[index]), `${forPgbench(text)};\n`)),
    );
    const options = `-n -M prepared -j 2 -c ${connections} -T ${seconds}`.split(' ');
    const { stdout } = await run(findPgbench(), [
      '-h',
      host,
      '-U',
      user,
      ...options,
      ...files.flatMap((file) => ['-f', file]),
      database,
    ]);
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Statements sent directly to the database: to grow it, or to invalidate cached lists. */
export async function runSql({ host, user, database }: Database, text: string): Promise<void> {
  const psql = findPgbench().replace(/pgbench$/, 'psql');
  await run(psql, [
    '-h',
    host,
    '-U',
    user,
    '-d',
    database,
    '-q',
    '-v',
    'ON_ERROR_STOP=1',
    '-c',
    text,
  ]);
}
