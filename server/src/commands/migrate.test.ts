import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Database, openDatabase } from '../db/client.ts';
import { withDatabase } from '../db/connection.ts';
import { readEnv } from '../env.ts';
import { addressOf } from '../testing/address-of.ts';
import { migrateCommand } from './migrate.ts';

const name = `migrated_${randomBytes(6).toString('hex')}`;
let admin: Database;
beforeAll(async () => {
  admin = openDatabase(inject('testServer').adminConnection, { say: () => {} });
  await admin.execute(`CREATE DATABASE ${name} TEMPLATE template0`);
});
afterAll(async () => {
  await admin.execute(`DROP DATABASE ${name} WITH (FORCE)`);
  await admin.close();
});

async function migrated(): Promise<string[]> {
  const lines: string[] = [];
  const address = addressOf(withDatabase(inject('testServer').adminConnection, name));
  await migrateCommand(readEnv({ DATABASE_URL: address }), (line) => lines.push(line));
  return lines;
}

describe('caretrail migrate', () => {
  it('prints each migration and the end; of two runs at once, one migrates and both succeed', async () => {
    const said = await Promise.all([migrated(), migrated()]);
    const [worker, waiter] = said.toSorted((one, other) => other.length - one.length);
    expect(worker?.[0]).toBe('Applying migration 0001_accounts.sql.');
    expect(worker?.at(-1)).toMatch(
      /schema is now up to date: \d+ applied, up to \d{4}_\w+\.sql\.$/,
    );
    expect(waiter?.at(-1)).toBe('The schema is up to date. Nothing was changed.');
    expect(await migrated()).toEqual(waiter?.slice(-1));
  });
});
