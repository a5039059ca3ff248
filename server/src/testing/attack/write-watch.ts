import { AsyncLocalStorage } from 'node:async_hooks';
import type { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Database, Queryable } from '../../db/client.ts';
import type { TestApp } from '../test-app.ts';

/** The header with the number of the request. */
export const numberHeader = 'x-attack';
const ours = 'ours';

export type WriteWatch = {
  /** What the request wrote, as `insert users` or `update sessions: revoked_at`; only what was committed. */
  by(number: number): Promise<string[]>;
  /** Everything that was written so far, by a request or without a known cause: `''`. */
  all(): Promise<{ cause: string; what: string }[]>;
  /** What was written to the rows of these users, by any request. */
  of(owners: readonly string[]): Promise<string[]>;
  /** What the test itself writes, directly or by calls. */
  ours<T>(work: () => Promise<T>): Promise<T>;
};

const trigger = `
  CREATE FUNCTION note_attack_write() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    before jsonb; after jsonb; what text := lower(TG_OP) || ' ' || TG_TABLE_NAME; changed text;
  BEGIN
    IF TG_LEVEL = 'ROW' AND TG_OP <> 'INSERT' THEN before := to_jsonb(OLD); END IF;
    IF TG_LEVEL = 'ROW' AND TG_OP <> 'DELETE' THEN after := to_jsonb(NEW); END IF;
    IF TG_OP = 'UPDATE' THEN
      SELECT string_agg(key, ', ' ORDER BY key) INTO changed
        FROM jsonb_each(after) WHERE value IS DISTINCT FROM before -> key;
      IF changed IS NULL THEN RETURN NULL; END IF;
      what := what || ': ' || changed;
    ELSIF TG_TABLE_NAME = 'audit_log' THEN
      what := what || ': ' || (after ->> 'outcome');
    END IF;
    after := coalesce(after, before);
    INSERT INTO attack_writes VALUES (
      coalesce(current_setting('attack.cause', true), ''), what,
      coalesce(after ->> 'patient_id', after ->> 'user_id', CASE TG_TABLE_NAME WHEN 'users' THEN after ->> 'id' END));
    RETURN NULL;
  END $$`;

async function noteAllWrites(db: Database): Promise<void> {
  const tables = await db.query<{ name: string }>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS name
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition
        AND n.nspname <> 'information_schema' AND n.nspname NOT LIKE 'pg\\_%'`,
  );
  await db.execute(
    `CREATE UNLOGGED TABLE attack_writes (cause text NOT NULL, what text NOT NULL, owner text)`,
  );
  await db.execute(`CREATE INDEX ON attack_writes (cause)`);
  await db.execute(trigger);
  for (const { name } of tables) {
    await db.execute(
      `CREATE TRIGGER attack_watch AFTER INSERT OR UPDATE OR DELETE ON ${name}
       FOR EACH ROW EXECUTE FUNCTION note_attack_write()`,
    );
    await db.execute(
      `CREATE TRIGGER attack_watch_all AFTER TRUNCATE ON ${name}
       FOR EACH STATEMENT EXECUTE FUNCTION note_attack_write()`,
    );
  }
}

type Cause = AsyncLocalStorage<string>;
/** A statement that writes without one of these words has no cause, and so is a fault. */
const mayWrite = /\b(?:INSERT|UPDATE|DELETE|MERGE|TRUNCATE)\b/i;

/** Tells the database the cause of a write, before the first writing statement of the transaction. */
function naming(tx: Queryable, cause: Cause): Queryable {
  let isNamed = false;
  const name = async (text: string): Promise<void> => {
    if (isNamed || !mayWrite.test(text)) return;
    isNamed = true;
    await tx.execute(`SELECT set_config('attack.cause', $1, true)`, [cause.getStore() ?? '']);
  };
  return {
    query: async (text, params) => (await name(text), tx.query(text, params)),
    one: async (text, params) => (await name(text), tx.one(text, params)),
    maybeOne: async (text, params) => (await name(text), tx.maybeOne(text, params)),
    execute: async (text, params) => (await name(text), tx.execute(text, params)),
  };
}

/** In place: the app uses this very database. */
function nameCauses(db: Database, cause: Cause): void {
  const plain = { ...db };
  const alone = <T>(text: string, run: (on: Queryable) => Promise<T>): Promise<T> =>
    mayWrite.test(text) ? plain.transaction((tx) => run(naming(tx, cause))) : run(plain);
  const named: Omit<Database, 'connections' | 'ping' | 'close'> = {
    transaction: (work) => plain.transaction((tx) => work(naming(tx, cause))),
    batch: async (statements) => {
      const name = [
        `SELECT set_config('attack.cause', $1, true)`,
        [cause.getStore() ?? ''],
      ] as const;
      const [, ...rows] = await plain.batch<object[]>([name, ...statements]);
      return rows as Awaited<ReturnType<typeof plain.batch<never>>>;
    },
    query: (text, params) => alone(text, (on) => on.query(text, params)),
    one: (text, params) => alone(text, (on) => on.one(text, params)),
    maybeOne: (text, params) => alone(text, (on) => on.maybeOne(text, params)),
    execute: (text, params) => alone(text, (on) => on.execute(text, params)),
  };
  Object.assign(db, named);
}

/** Whatever a request starts runs with its number, also what goes on when its body arrives. */
function nameRequests(server: EventEmitter, cause: Cause): void {
  const emit = server.emit.bind(server);
  server.emit = (event, ...args): boolean => {
    const [request] = args as [IncomingMessage];
    if (event !== 'request') return emit(event, ...args);
    const number = String(request.headers[numberHeader] ?? '');
    nameEvents(request, number, cause);
    return cause.run(number, () => emit(event, ...args));
  };
}

function nameEvents(request: EventEmitter, number: string, cause: Cause): void {
  const emit = request.emit.bind(request);
  request.emit = (event, ...args) => cause.run(number, () => emit(event, ...args));
}

/**
 * Notes every write to the database and which request made it, by triggers on every table. Many requests may run at
 * once: each has its number, which is passed to the database.
 */
export async function watchWrites({ app, deps: { db } }: TestApp): Promise<WriteWatch> {
  const cause: Cause = new AsyncLocalStorage();
  await noteAllWrites(db);
  nameCauses(db, cause);
  nameRequests(app.server, cause);
  const read = async (text: string, params: unknown[]): Promise<string[]> =>
    (await db.query<{ what: string }>(text, params)).map(({ what }) => what);
  return {
    by: (number) =>
      read(`SELECT DISTINCT what FROM attack_writes WHERE cause = $1 ORDER BY 1`, [String(number)]),
    all: () =>
      db.query(
        `SELECT DISTINCT cause, what FROM attack_writes WHERE cause <> '${ours}' ORDER BY 1, 2`,
      ),
    of: (owners) =>
      read(
        `SELECT DISTINCT what FROM attack_writes WHERE owner = ANY ($1::text[]) AND cause <> '${ours}' ORDER BY 1`,
        [owners],
      ),
    ours: (work) => cause.run(ours, work),
  };
}
