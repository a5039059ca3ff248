import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { queryableOn } from '../../db/client.ts';
import { connectOnce } from '../../db/connect-once.ts';
import type { ConnectionTarget } from '../../db/connection.ts';
import { findRunningDatabase } from '../../db/embedded/running-database.ts';
import { startEmbedded } from '../../db/embedded/start-embedded.ts';
import { assertServerVersion, findPending } from '../../db/migrate.ts';
import { readMigrations } from '../../db/migration-files.ts';
import type { Env } from '../../env.ts';
import { deriveKeys } from '../../keys.ts';
import { isServerKeyUsable } from '../../modules/push/service.ts';
import { attention, broken, fine, type Finding, reasonOf } from './finding.ts';

const area = 'database';
const second = 1000;
const patienceMs = 3 * second;
/** Codes and tokens live for minutes: beyond the second bound they fail. */
const clockBounds = { attention: 2 * second, broken: 30 * second };

type Asks = Pick<Client, 'query'>;

async function checkSchema(client: Asks): Promise<Finding[]> {
  await assertServerVersion(client);
  const facts = await client.query<{ version: string; ledger: string | null; may: boolean }>(
    `SELECT current_setting('server_version') AS version, to_regclass('schema_migrations')::text AS ledger,
            has_database_privilege(current_database(), 'CREATE') AS may`,
  );
  const [known] = facts.rows;
  const findings = [fine(area, `PostgreSQL ${known?.version} answers.`)];
  if (!known?.may)
    findings.push(
      attention(
        area,
        'This database account may not create a schema, so no reminders are sent. Grant it CREATE.',
      ),
    );
  const all = await readMigrations();
  const pending = known?.ledger == null ? all : await findPending(client, all);
  findings.push(
    pending.length === 0
      ? fine('migrations', `All ${all.length} are applied.`)
      : attention(
          'migrations',
          `${pending.length} of ${all.length} are not applied yet. Run: caretrail migrate`,
        ),
  );
  return findings;
}

async function checkClock(client: Asks): Promise<Finding> {
  const before = Date.now();
  const { rows } = await client.query<{ ms: string }>(
    `SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS ms`,
  );
  const here = (before + Date.now()) / 2;
  return clockFinding(Number(rows[0]?.ms) - here);
}

export function clockFinding(differenceMs: number): Finding {
  const off = Math.abs(differenceMs);
  const words = `${(off / second).toFixed(1)} s ${differenceMs > 0 ? 'ahead of' : 'behind'} this machine`;
  const advice = 'Synchronise both with a time server (NTP).';
  if (off > clockBounds.broken)
    return broken('clock', `The database’s clock is ${words}: sign-ins will fail. ${advice}`);
  if (off > clockBounds.attention)
    return attention('clock', `The database’s clock is ${words}. ${advice}`);
  return fine('clock', 'The clocks of the database and this machine match (within 2 seconds).');
}

async function checkSecretMark(client: Asks, secret: string | undefined): Promise<Finding[]> {
  const known = await client.query<{ there: boolean }>(
    `SELECT to_regclass('installation') IS NOT NULL AS there`,
  );
  if (secret === undefined || known.rows[0]?.there !== true) return [];
  const { rows } = await client.query<{ secret_mark: Buffer }>(
    `SELECT secret_mark FROM installation`,
  );
  const mark = rows[0]?.secret_mark;
  if (mark === undefined) return [];
  return mark.equals(deriveKeys(secret).bytesOf('secret-mark'))
    ? [fine('secret', 'It is the secret that this database was created with.')]
    : [
        broken(
          'secret',
          'It is not the secret that this database was created with, so no file can be read. Set CARETRAIL_SECRET to that secret.',
        ),
      ];
}

/** The key for notifications: with another one, every browser would have to subscribe again. */
async function checkServerKey(client: Client, secret: string | undefined): Promise<Finding[]> {
  const known = await client.query<{ there: boolean }>(
    `SELECT to_regclass('push_server_keys') IS NOT NULL AS there`,
  );
  if (secret === undefined || known.rows[0]?.there !== true) return [];
  const isUsable = await isServerKeyUsable({ keys: deriveKeys(secret) }, queryableOn(client));
  if (isUsable === null)
    return [fine('notifications', 'The first start creates the key of this server.')];
  return isUsable
    ? [fine('notifications', 'The key of this server is there and can be used.')]
    : [
        broken(
          'notifications',
          'The key of this server cannot be read. Set CARETRAIL_SECRET to the secret that this database was created with.',
        ),
      ];
}

async function lookAt(target: ConnectionTarget, secret: string | undefined): Promise<Finding[]> {
  const client = await connectOnce(target, { say: () => {}, withinMs: patienceMs });
  try {
    return [
      ...(await checkSchema(client)),
      await checkClock(client),
      ...(await checkSecretMark(client, secret)),
      ...(await checkServerKey(client, secret)),
    ];
  } finally {
    await client.end();
  }
}

/** The operator's database, that of a running server, or our own, started for the check. None is created. */
export async function checkDatabase(
  env: Pick<Env, 'databaseUrl' | 'dataFolder'>,
  secret: string | undefined,
): Promise<Finding[]> {
  try {
    const target = env.databaseUrl ?? findRunningDatabase(env.dataFolder);
    if (target !== undefined) return await lookAt(target, secret);
    if (!existsSync(join(env.dataFolder, 'pg')))
      return [attention(area, `No database yet in ${env.dataFolder}. The first start creates it.`)];
    const embedded = await startEmbedded({ dataDir: env.dataFolder, say: () => {} });
    try {
      return await lookAt(embedded.connection, secret);
    } finally {
      await embedded.stop();
    }
  } catch (error) {
    return [broken(area, error instanceof Error ? error.message : reasonOf(error))];
  }
}
