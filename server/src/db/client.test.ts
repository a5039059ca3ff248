import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-database.ts';
import { type Database, openDatabase } from './client.ts';
import type { ConnectionTarget } from './connection.ts';
import { isDatabaseUnavailable } from './database-errors.ts';

let server: TestServer;
let connection: ConnectionTarget;
let database: Database;
beforeAll(async () => {
  server = await startTestServer();
  ({ connection } = await server.createDatabase());
  database = openDatabase(connection, { say: () => {} });
  await database.query('CREATE TABLE notes (id integer PRIMARY KEY, word text)');
});
afterAll(async () => {
  await database.close();
  await server.stop();
});

/** One connection, so that the next statement sees what a test does to it. */
async function onOneConnection(
  work: (database: Database) => Promise<void>,
  options: { statementTimeoutMs?: number; say?: (line: string) => void } = {},
): Promise<void> {
  const single = openDatabase(connection, { say: () => {}, poolSize: 1, ...options });
  try {
    await work(single);
  } finally {
    await single.close();
  }
}

const backend = (db: Database): Promise<{ pid: number }> =>
  db.one('SELECT pg_backend_pid() AS pid');

describe('values', () => {
  it.each([
    ["timestamptz '2026-03-05 10:30:00+01'", '2026-03-05T09:30:00.000Z'],
    ["timestamptz '2026-03-05 09:30:00.5Z'", '2026-03-05T09:30:00.500Z'],
    ["timestamptz '2026-03-05 09:30:00.12Z'", '2026-03-05T09:30:00.120Z'],
    ["timestamptz '2026-03-05 09:30:00.123456Z'", '2026-03-05T09:30:00.123456Z'],
    ["timestamptz 'infinity'", 'infinity'],
    ["timestamp '2026-03-05 09:30'", '2026-03-05T09:30:00'],
    ["date '2026-03-05'", '2026-03-05'],
    ["time '09:30'", '09:30:00'],
    ["interval '90 minutes'", '01:30:00'],
    ["ARRAY[date '2026-03-05', NULL]", ['2026-03-05', null]],
    ["ARRAY[timestamptz '2026-03-05 09:30Z']", ['2026-03-05T09:30:00.000Z']],
    ['9007199254740991::bigint', 9_007_199_254_740_991],
    ['9007199254740993::bigint', '9007199254740993'],
    ['ARRAY[1::bigint]', [1]],
    ['count(*)', 1],
    ['\'{"a": [1]}\'::jsonb', { a: [1] }],
    ["'\\x0102'::bytea", Buffer.from([1, 2])],
  ])('%s is read as %j', async (expression, expected) => {
    expect(await database.one(`SELECT ${expression} AS value`)).toEqual({ value: expected });
  });

  it('can be written back unchanged', async () => {
    const instant = '2026-03-05T09:30:00.120Z';
    const row = await database.one('SELECT $1::timestamptz AS value', [instant]);
    expect(row).toEqual({ value: instant });
  });

  it('are read the same when the address sets another time zone', async () => {
    if (typeof connection === 'string') return;
    const { host, user, database: name } = connection;
    const options = encodeURIComponent('-c timezone=Asia/Kolkata');
    const url = `postgresql:///${name}?host=${encodeURIComponent(host)}&user=${user}&options=${options}`;
    const elsewhere = openDatabase(url, { say: () => {} });
    const row = await elsewhere.one("SELECT timestamptz '2026-03-05 09:30:00.5Z' AS value");
    expect(row).toEqual({ value: '2026-03-05T09:30:00.500Z' });
    await elsewhere.close();
  });
});

describe('statements', () => {
  it('are prepared once a connection', async () => {
    await onOneConnection(async (single) => {
      for (let id = 0; id < 7; id += 1) await single.query('SELECT $1::integer AS id', [id]);
      const prepared = await single.query<{ times: number }>(
        `SELECT generic_plans + custom_plans AS times FROM pg_prepared_statements
         WHERE statement = 'SELECT $1::integer AS id'`,
      );
      expect(prepared).toEqual([{ times: 7 }]);
    });
  });

  it('are not all kept prepared when their number is unbounded', async () => {
    await onOneConnection(async (single) => {
      for (let n = 0; n < 510; n += 1) await single.query(`SELECT ${n}`);
      const { count } = await single.one<{ count: number }>(
        'SELECT count(*) FROM pg_prepared_statements',
      );
      expect(count).toBe(500);
    });
  });

  it('return one row, at most one row, or the number of rows', async () => {
    await database.query("INSERT INTO notes VALUES (1, 'a'), (2, 'b')");
    expect(await database.one('SELECT word FROM notes WHERE id = $1', [1])).toEqual({ word: 'a' });
    expect(await database.maybeOne('SELECT word FROM notes WHERE id = $1', [9])).toBeUndefined();
    await expect(database.one('SELECT word FROM notes WHERE id = $1', [9])).rejects.toThrow(
      'got 0',
    );
    await expect(database.maybeOne('SELECT word FROM notes')).rejects.toThrow('got 2');
    expect(await database.execute('DELETE FROM notes WHERE id IN (1, 2)')).toBe(2);
  });

  it('are cancelled when they take too long, and the connection stays usable', async () => {
    await onOneConnection(
      async (single) => {
        const { pid } = await backend(single);
        await expect(single.query('SELECT pg_sleep(20)')).rejects.toMatchObject({ code: '57014' });
        expect(await backend(single)).toEqual({ pid });
      },
      { statementTimeoutMs: 50 },
    );
  });

  it('report which constraint they broke, and quote no value', async () => {
    await database.query("INSERT INTO notes VALUES (3, 'c')");
    const error: unknown = await database
      .query("INSERT INTO notes VALUES (3, 'private')")
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      code: '23505',
      constraint: 'notes_pkey',
      detail: undefined,
      table: 'notes',
    });
    await expect(database.query('SELECT $1::integer', ['private'])).rejects.toThrow(
      'invalid input syntax for type integer: "…"',
    );
  });

  it('do not cost the connection when one of them fails', async () => {
    await onOneConnection(async (single) => {
      const before = await backend(single);
      await expect(single.query('SELECT 1 / 0')).rejects.toThrow();
      expect(await backend(single)).toEqual(before);
    });
  });

  it('work again on the next attempt after a migration changed their result', async () => {
    await onOneConnection(async (single) => {
      await single.query('CREATE TABLE growing (a integer)');
      await single.query('SELECT * FROM growing');
      await database.query('ALTER TABLE growing ADD COLUMN b integer');
      await single.query('SELECT * FROM growing').catch(() => {});
      expect(await single.query('SELECT * FROM growing')).toEqual([]);
    });
  });
});

describe('a transaction', () => {
  it('commits all of it or nothing', async () => {
    await database.transaction((tx) => tx.query("INSERT INTO notes VALUES (10, 'kept')"));
    const failing = database.transaction(async (tx) => {
      await tx.query("INSERT INTO notes VALUES (11, 'gone')");
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await database.query('SELECT id FROM notes WHERE id >= 10')).toEqual([{ id: 10 }]);
  });

  it('returns a usable connection after it failed', async () => {
    await onOneConnection(async (single) => {
      const before = await backend(single);
      await expect(single.transaction((tx) => tx.query('SELECT 1 / 0'))).rejects.toThrow();
      expect(await backend(single)).toEqual(before);
    });
  });

  it('is not reported as committed when an error in it was caught', async () => {
    const swallowing = database.transaction(async (tx) => {
      await tx.query("INSERT INTO notes VALUES (12, 'lost')");
      await tx.query('SELECT 1 / 0').catch(() => {});
    });
    await expect(swallowing).rejects.toThrow('Nothing was committed');
    expect(await database.maybeOne('SELECT id FROM notes WHERE id = 12')).toBeUndefined();
  });

  it('cannot be used after its end', async () => {
    const tx = await database.transaction(async (inner) => inner);
    await expect(tx.query('SELECT 1')).rejects.toThrow('already ended');
  });
});

describe('a connection that the server ends', () => {
  it('is replaced between two statements, with one log line', async () => {
    const said: string[] = [];
    await onOneConnection(
      async (single) => {
        const { pid } = await backend(single);
        await database.query('SELECT pg_terminate_backend($1, 5000)', [pid]);
        await vi.waitUntil(() => said.length > 0);
        expect((await backend(single)).pid).not.toBe(pid);
        expect(said).toHaveLength(1);
      },
      { say: (line) => said.push(line) },
    );
  });

  it('fails the transaction that is open, without a retry', async () => {
    let runs = 0;
    await onOneConnection(async (single) => {
      const work = single.transaction(async (tx) => {
        runs += 1;
        const { pid } = await tx.one<{ pid: number }>('SELECT pg_backend_pid() AS pid');
        await database.query('SELECT pg_terminate_backend($1, 5000)', [pid]);
        await tx.query("INSERT INTO notes VALUES (13, 'never')");
      });
      const error: unknown = await work.catch((reason: unknown) => reason);
      expect(isDatabaseUnavailable(error)).toBe(true);
      expect(runs).toBe(1);
      await single.ping();
    });
  });
});

describe('a database that is not there', () => {
  it('fails a health check at once', async () => {
    let asked = 0;
    const gone = createServer((socket) => {
      asked += 1;
      socket.destroy();
    });
    await new Promise<void>((done) => gone.listen(0, '127.0.0.1', done));
    const { port } = gone.address() as AddressInfo;
    const nowhere = openDatabase(`postgresql://reader@127.0.0.1:${port}/none`, { say: () => {} });
    const error: unknown = await nowhere.ping().catch((reason: unknown) => reason);
    expect(isDatabaseUnavailable(error)).toBe(true);
    // A query would be retried for 4 s.
    expect(asked).toBe(1);
    await nowhere.close();
    await new Promise((done) => gone.close(done));
  });

  it('closes twice without an error', async () => {
    const other = openDatabase(connection, { say: () => {} });
    await other.ping();
    await Promise.all([other.close(), other.close()]);
    await expect(other.query('SELECT 1')).rejects.toThrow();
  });
});

describe('a batch', () => {
  const insert = 'INSERT INTO notes VALUES ($1, $2)';
  const kept = () => database.query('SELECT id FROM notes WHERE id BETWEEN 20 AND 29');

  it('returns the rows of each statement, each of which sees what the earlier ones wrote', async () => {
    const results = await database.batch<[object, { word: string }, { at: string }]>([
      [insert, [20, 'first']],
      ['SELECT word FROM notes WHERE id = $1', [20]],
      ["SELECT timestamptz '2026-03-05 09:30:00.5Z' AS at", []],
    ]);
    expect(results).toEqual([[], [{ word: 'first' }], [{ at: '2026-03-05T09:30:00.500Z' }]]);
    await database.batch([['DELETE FROM notes WHERE id = $1', [20]]]);
    expect(await kept()).toEqual([]);
  });

  it('does nothing when one of its statements fails, and the connection stays usable', async () => {
    await onOneConnection(async (single) => {
      const before = await backend(single);
      const divide = 'SELECT 1 / $1::integer AS share';
      const divided = (by: number) =>
        single.batch<[object, { share: number }, { word: string }]>([
          [insert, [21, 'before']],
          [divide, [by]],
          ['SELECT word FROM notes WHERE id = $1', [21]],
        ]);
      for (let round = 0; round < 2; round += 1) {
        await expect(divided(0)).rejects.toMatchObject({ code: '22012' });
        expect(await kept()).toEqual([]);
      }
      expect(await divided(1)).toEqual([[], [{ share: 1 }], [{ word: 'before' }]]);
      await expect(divided(1)).rejects.toMatchObject({ code: '23505', detail: undefined });
      expect(await single.execute('DELETE FROM notes WHERE id = $1', [21])).toBe(1);
      await expect(single.batch([['SELEC', []]])).rejects.toMatchObject({ code: '42601' });
      expect(await backend(single)).toEqual(before);
    });
  });

  it('prepares its statements once a connection, like those that are sent alone', async () => {
    await onOneConnection(async (single) => {
      const text = 'SELECT $1::integer AS of_batch';
      await single.query(text, [1]);
      for (let round = 0; round < 2; round += 1)
        await single.batch([
          [text, [2]],
          [text, [3]],
        ]);
      const prepared = await single.query(
        `SELECT generic_plans + custom_plans AS times FROM pg_prepared_statements WHERE statement = $1`,
        [text],
      );
      expect(prepared).toEqual([{ times: 5 }]);
    });
  });

  it('sends nothing when a value cannot be sent', async () => {
    const circular: Record<string, unknown> = {};
    circular['self'] = circular;
    const sent = database.batch([
      [insert, [22, 'sent']],
      ['SELECT $1::jsonb', [circular]],
    ]);
    await expect(sent).rejects.toThrow();
    expect(await kept()).toEqual([]);
  });

  it('holds its locks until its end, and then sees what was written while it waited', async () => {
    await database.query(insert, [23, '0']);
    const add = () =>
      database.batch([
        ['SELECT FROM notes WHERE id = $1 FOR UPDATE', [23]],
        [`INSERT INTO notes SELECT max(id) + 1, 'next' FROM notes WHERE id < $1`, [30]],
      ]);
    await Promise.all(Array.from({ length: 6 }, add));
    expect(await kept()).toHaveLength(7);
    await database.execute('DELETE FROM notes WHERE id BETWEEN 20 AND 29');
  });

  it('fails when the server ends its connection, and the next one works', async () => {
    await onOneConnection(async (single) => {
      const { pid } = await backend(single);
      const cut = single.batch([
        [insert, [29, 'never']],
        ['SELECT pg_terminate_backend($1)', [pid]],
      ]);
      const error: unknown = await cut.catch((reason: unknown) => reason);
      expect(isDatabaseUnavailable(error)).toBe(true);
      expect(await kept()).toEqual([]);
      expect(await single.batch([['SELECT 1 AS one', []]])).toEqual([[{ one: 1 }]]);
    });
  });
});
