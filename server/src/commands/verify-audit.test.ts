import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Database, openDatabase } from '../db/client.ts';
import { readEnv } from '../env.ts';
import { deriveKeys } from '../keys.ts';
import { recordAudit, sealAudit } from '../modules/audit/service.ts';
import { systemClock } from '../ports/clock.ts';
import { randomIds } from '../ports/ids.ts';
import { addressOf } from '../testing/address-of.ts';
import { cloneDatabase, type TestDatabase } from '../testing/test-database.ts';
import { verifyAuditCommand } from './verify-audit.ts';

const secret = 'a secret that only this test knows, long enough';
let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await cloneDatabase(inject('testServer'));
  db = openDatabase(database.connection, { say: () => {} });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

async function verify(...args: string[]): Promise<string> {
  const lines: string[] = [];
  const env = readEnv({
    DATABASE_URL: addressOf(database.connection),
    CARETRAIL_SECRET: secret,
  });
  await verifyAuditCommand(env, args, (line) => lines.push(line)).catch((error: Error) =>
    lines.push(`${error.name}: ${error.message}`),
  );
  return lines.join('\n');
}

describe('caretrail verify-audit', () => {
  it('confirms the log and prints its newest seal; then names the seal that one changed byte broke', async () => {
    expect(await verify()).toBe('Audit log verified: 0 rows in 0 seals, 0 waiting for the next.');
    const deps = { db, keys: deriveKeys(secret), clock: systemClock, ids: randomIds };
    await recordAudit(deps, db, { action: 'user.invited', caller: null, reason: 'asked' });
    const [anchor = ''] = await sealAudit(deps);
    expect(await verify('--anchor', anchor)).toBe(
      `Audit log verified: 1 row in 1 seal, 0 waiting for the next.\nNewest seal: ${anchor}`,
    );
    expect(await verify('--anchor', anchor.replace(/^1/, '2'))).toContain('Seal 2 is not the one');
    expect(await verify('--anchor', 'yesterday')).toContain('An anchor is a seal');
    await db.transaction(async (tx) => {
      await tx.execute(`SET LOCAL session_replication_role = replica`);
      await tx.execute(`UPDATE audit_log SET reason = 'asket'`);
    });
    expect(await verify()).toMatch(/^StartupProblem: Audit log verification failed\. Seal 1 of /);
  });
});
