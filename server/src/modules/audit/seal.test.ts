import type { AuditAction } from '@caretrail/contract/account/format-trail-entry';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { type Database, openDatabase } from '../../db/client.ts';
import { deriveKeys } from '../../keys.ts';
import { randomIds } from '../../ports/ids.ts';
import { testClock } from '../../testing/test-clock.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { recordAudit, sealAudit, verifyAudit } from './service.ts';

const keys = deriveKeys('a secret that only the tests know, long enough');
const clock = testClock();
let database: TestDatabase;
let db: Database;
const deps = () => ({ db, keys, clock, ids: randomIds });

beforeEach(async () => {
  database = await cloneDatabase(inject('testServer'));
  db = openDatabase(database.connection, { say: () => {}, poolSize: 4 });
  return async () => {
    await db.close();
    await database.drop();
  };
});

const note = (tx: Parameters<typeof recordAudit>[1] = db, action: AuditAction = 'event.created') =>
  recordAudit(deps(), tx, { action, caller: null, changedFields: ['title'] });
const seal = () => sealAudit(deps());
const verify = (anchors?: string[]) => verifyAudit(deps(), anchors);

/** As a person with all rights over the database could. */
const pastTheTrigger = (statement: string) =>
  db.transaction(async (tx) => {
    await tx.execute(`SET LOCAL session_replication_role = replica`);
    expect(await tx.execute(statement)).toBeGreaterThan(0);
  });

async function threeSeals(): Promise<string[]> {
  const anchors: string[] = [];
  for (const action of ['sign-in.password', 'event.created', 'session.logout'] as const) {
    await note(db, action);
    await note(db, action);
    anchors.push(...(await seal()));
  }
  return anchors;
}

describe('the seals of the audit log', () => {
  it('match: every row is in one of them, or waits for the next', async () => {
    const anchors = await threeSeals();
    await note();
    expect(anchors).toHaveLength(3);
    expect(await verify(anchors)).toEqual({
      holds: true,
      seals: 3,
      rows: 6,
      waiting: 1,
      newest: anchors[2],
    });
    await seal();
    expect(await seal()).toEqual([]);
    expect(await verify()).toMatchObject({ seals: 4, rows: 7, waiting: 0 });
  });

  it('have at most a thousand rows each', async () => {
    await db.execute(
      `INSERT INTO audit_log (id, action, outcome) SELECT gen_random_uuid(), 'x', 'done' FROM generate_series(1, 2500)`,
    );
    expect(await seal()).toHaveLength(3);
    expect(await verify()).toMatchObject({ holds: true, rows: 2500, waiting: 0 });
  });

  it('include a row that commits late in a later one, although its id is older', async () => {
    let noted: () => void = () => {};
    let commit: () => void = () => {};
    const isNoted = new Promise<void>((done) => (noted = done));
    const mayCommit = new Promise<void>((done) => (commit = done));
    const late = db.transaction(async (tx) => {
      await note(tx);
      noted();
      await mayCommit;
    });
    await isNoted;
    await note();
    expect(await seal()).toHaveLength(1);
    expect(await verify()).toMatchObject({ holds: true, rows: 1, waiting: 0 });
    commit();
    await late;
    expect(await verify()).toMatchObject({ holds: true, rows: 1, waiting: 1 });
    expect(await seal()).toHaveLength(1);
    expect(await verify()).toMatchObject({ holds: true, rows: 2, waiting: 0 });
  });

  it('are made by one of several servers, and none is made twice', async () => {
    for (let count = 0; count < 20; count += 1) await note();
    const made = (await Promise.all([seal(), seal(), seal(), seal()])).flat();
    expect(new Set(made.map((anchor) => anchor.split(':')[0])).size).toBe(made.length);
    await seal();
    expect(await verify()).toMatchObject({ holds: true, rows: 20, waiting: 0 });
  });

  it.each([
    [
      'one byte of a row',
      `UPDATE audit_log SET reason = 'x' WHERE action = 'event.created'`,
      /^Seal 2 .* was changed afterwards/,
    ],
    [
      'one microsecond of a row',
      `UPDATE audit_log SET at = at + interval '1 microsecond' WHERE action = 'event.created'`,
      /^Seal 2 /,
    ],
    [
      'the name of a field',
      `UPDATE audit_log SET changed_fields = '{Title}' WHERE action = 'event.created'`,
      /^Seal 2 /,
    ],
    [
      'a row that is gone',
      `DELETE FROM audit_log WHERE ctid = (SELECT min(ctid) FROM audit_log WHERE action = 'event.created')`,
      /^Seal 2 .* 1 of its 2 rows are missing/,
    ],
    [
      'a byte of a root',
      `UPDATE audit_seals SET root = set_byte(root, 5, get_byte(root, 5) # 1) WHERE number = 2`,
      /^Seal 2 /,
    ],
    [
      'the time of a seal',
      `UPDATE audit_seals SET sealed_at = sealed_at + interval '1 minute' WHERE number = 2`,
      /^Seal 2 /,
    ],
    ['a seal that is gone', `DELETE FROM audit_seals WHERE number = 2`, /^Seal 2 is missing/],
    [
      'a row that was slipped in',
      `INSERT INTO audit_log (id, at, action, outcome) VALUES (gen_random_uuid(), now() - interval '1 year', 'x', 'done')`,
      /^1 rows are in no seal/,
    ],
  ])('detect %s', async (_, statement, because) => {
    await threeSeals();
    await pastTheTrigger(statement);
    expect(await verify()).toEqual({ holds: false, because: expect.stringMatching(because) });
  });

  const written = (before: string, rows = 1) =>
    db.execute(
      `INSERT INTO audit_log (id, at, action, outcome)
       SELECT gen_random_uuid(), now() - $1::interval, 'x', 'done' FROM generate_series(1, $2::int)`,
      [before, rows],
    );

  it('detect a row that claims to be older than the seal before it', async () => {
    await threeSeals();
    await written('50 minutes');
    await seal();
    expect(await verify()).toMatchObject({ holds: true, seals: 4 });
    await written('2 hours');
    await seal();
    await note();
    await seal();
    expect(await verify()).toEqual({
      holds: false,
      because: expect.stringMatching(/^1 rows of seal 5 of .* have a time/),
    });
    // The worse fault is reported first.
    await pastTheTrigger(`UPDATE audit_log SET reason = 'x' WHERE action = 'session.logout'`);
    expect(await verify()).toMatchObject({ because: expect.stringMatching(/^Seal 3 /) });
  });

  it('accept rows that waited long for the first of them, or for a full one', async () => {
    await written('1 year', 1500);
    expect(await seal()).toHaveLength(2);
    clock.advance(5 * 60 * 60 * 1000);
    await written('-2 hours', 1500);
    expect(await seal()).toHaveLength(2);
    clock.advance(-5 * 60 * 60 * 1000);
    expect(await verify()).toMatchObject({ holds: true, seals: 4, rows: 3000 });
  });

  it('detect that the end was cut off, by an anchor that was stored outside', async () => {
    const anchors = await threeSeals();
    await pastTheTrigger(`DELETE FROM audit_log WHERE action = 'session.logout'`);
    await pastTheTrigger(`DELETE FROM audit_seals WHERE number = 3`);
    expect(await verify()).toMatchObject({ holds: true, seals: 2 });
    expect(await verify(anchors)).toMatchObject({
      holds: false,
      because: expect.stringMatching(/^Seal 3 is not the one/),
    });
  });

  it('cannot be forged without the secret', async () => {
    await threeSeals();
    const other = deriveKeys('another secret, of somebody who has only the database');
    expect(await verifyAudit({ db, keys: other })).toMatchObject({
      holds: false,
      because: expect.stringContaining('CARETRAIL_SECRET'),
    });
  });

  it.each(['UPDATE audit_seals SET number = 9', 'DELETE FROM audit_seals', 'TRUNCATE audit_seals'])(
    'refuse %s',
    async (statement) => {
      await expect(db.execute(statement)).rejects.toMatchObject({ code: '42501' });
    },
  );
});
