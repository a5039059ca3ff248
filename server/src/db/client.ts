import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientBase, PoolClient, QueryResult } from 'pg';
import { sendBatch, type Statement } from './batch.ts';
import type { ConnectionTarget } from './connection.ts';
import { isConnectionBroken, withoutValues } from './database-errors.ts';
import { acquire, closePool, openPool, type PoolOptions } from './pool.ts';
import { createStatementNames } from './statement-names.ts';
import { runTransaction } from './transaction.ts';
import { valueParsers } from './value-parsers.ts';

type AnyRow = Record<string, unknown>;
type Params = readonly unknown[];

/** What a repository needs: the whole database, or one transaction of it. */
export interface Queryable {
  query<Row extends object = AnyRow>(text: string, params?: Params): Promise<Row[]>;
  /** Exactly one row, else it throws. */
  one<Row extends object = AnyRow>(text: string, params?: Params): Promise<Row>;
  /** At most one row, else it throws. */
  maybeOne<Row extends object = AnyRow>(text: string, params?: Params): Promise<Row | undefined>;
  /** How many rows the statement touched. */
  execute(text: string, params?: Params): Promise<number>;
}

/** The rows that each statement of a batch returns. */
type Statements<Rows extends readonly object[]> = { readonly [At in keyof Rows]: Statement };
type Batched<Rows extends readonly object[]> = { -readonly [At in keyof Rows]: Rows[At][] };

export interface Database extends Queryable {
  /**
   * Several statements in one round trip, as one transaction: each sees what those before it wrote, and what was
   * written by those that they waited for. Returns the rows of each.
   */
  batch<Rows extends readonly object[]>(statements: Statements<Rows>): Promise<Batched<Rows>>;
  /** Commits all that `work` did, or nothing of it. Inside, one statement at a time. */
  transaction<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result>;
  /** Of the pool, now. */
  connections(): { readonly total: number; readonly idle: number; readonly waiting: number };
  /** Resolves within two seconds, or rejects. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

const pingPatienceMs = 2_000;

export function openDatabase(target: ConnectionTarget, options: PoolOptions): Database {
  const pool = openPool(target, options);
  const nameOf = createStatementNames();
  let closed: Promise<void> | undefined;

  const named = (text: string, params: Params) => {
    const name = nameOf(text);
    const statement = { text, values: params as unknown[] };
    return name === undefined ? statement : { name, ...statement };
  };
  const sendOn = async (client: PoolClient, text: string, params: Params): Promise<QueryResult> => {
    try {
      return await client.query(named(text, params));
    } catch (error) {
      throw withoutValues(error);
    }
  };
  const onConnection = async <Result>(work: (client: PoolClient) => Promise<Result>) => {
    const client = await acquire(pool);
    let isBroken = false;
    try {
      return await work(client);
    } catch (error) {
      isBroken = isConnectionBroken(error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };

  return {
    ...queryableFrom((text, params) => onConnection((client) => sendOn(client, text, params))),
    batch: async <Rows extends readonly object[]>(statements: Statements<Rows>) => {
      const parts = statements.map(([text, values]) => ({
        ...named(text, values),
        types: valueParsers,
      }));
      const results = await onConnection((client) =>
        sendBatch(client, parts).catch((error: unknown) => {
          throw withoutValues(error);
        }),
      );
      return results.map(({ rows }) => rows) as Batched<Rows>;
    },
    transaction: (work) =>
      runTransaction(
        () => acquire(pool),
        async (client) => {
          let isOpen = true;
          const tx = queryableFrom(async (text, params) => {
            if (!isOpen) throw new Error('This transaction has already ended.');
            return sendOn(client, text, params);
          });
          return work(tx).finally(() => {
            isOpen = false;
          });
        },
      ),
    connections: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    ping: async () => {
      const isOver = new AbortController();
      const alarm = sleep(pingPatienceMs, 'late', { signal: isOver.signal });
      const first = await Promise.race([pool.query('SELECT 1'), alarm]).finally(() => {
        isOver.abort();
      });
      if (first === 'late') throw new Error('The database does not answer.');
    },
    close: () => (closed ??= closePool(pool)),
  };
}

/** Presents a connection with an open transaction as the repositories need it. */
export const queryableOn = (client: ClientBase): Queryable =>
  queryableFrom(async (text, params) => {
    try {
      return await client.query({ text, values: params as unknown[], types: valueParsers });
    } catch (error) {
      throw withoutValues(error);
    }
  });

type Send = (text: string, params: Params) => Promise<QueryResult>;

function queryableFrom(send: Send): Queryable {
  return {
    query: async <Row extends object>(text: string, params: Params = []) =>
      (await send(text, params)).rows as Row[],
    one: async <Row extends object>(text: string, params: Params = []) => {
      const { rows } = await send(text, params);
      if (rows.length !== 1) throw new Error(`Expected one row, got ${rows.length}.`);
      return rows[0] as Row;
    },
    maybeOne: async <Row extends object>(text: string, params: Params = []) => {
      const { rows } = await send(text, params);
      if (rows.length > 1) throw new Error(`Expected at most one row, got ${rows.length}.`);
      return rows[0] as Row | undefined;
    },
    execute: async (text, params = []) => (await send(text, params)).rowCount ?? 0,
  };
}
