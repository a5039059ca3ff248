import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupProblem } from '../startup-problem.ts';

export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
  readonly sha256: string;
}

const migrationsFolder = join(import.meta.dirname, 'migrations');

/** All migrations, in order; numbered from 1 without a gap, so that two branches cannot both add one. */
export async function readMigrations(folder: string = migrationsFolder): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  const migrations = await Promise.all(names.map((name) => readMigration(folder, name)));
  for (const [index, { number, name }] of migrations.entries()) {
    const expected = index + 1;
    if (number === expected) continue;
    const fault = number < expected ? 'has a number that is taken' : 'leaves a gap';
    throw new StartupProblem(
      `The migration ${name} ${fault}: number ${String(expected).padStart(4, '0')} comes next.`,
    );
  }
  return migrations;
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  const number = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1];
  if (number === undefined) {
    throw new StartupProblem(`The migration ${name} must be named like 0001_words.sql.`);
  }
  // Git on Windows may have changed the line ends, which is no change of the migration.
  const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
  const sha256 = createHash('sha256').update(sql).digest('hex');
  return { number: Number(number), name, sql, sha256 };
}
