import pg, { type Connection, type PoolClient, type QueryResult, type Submittable } from 'pg';

export type Statement = readonly [text: string, values: readonly unknown[]];
type Prepared = Pick<pg.QueryConfig, 'name' | 'text' | 'values' | 'types'>;

/** What pg calls while answers arrive, and its list of statements that are being prepared; its types leave them out. */
type Answering = Submittable & {
  readonly name?: string;
  readonly text: string;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
  handleReadyForQuery(connection: Connection): void;
};
type Preparing = Connection & { readonly submittedNamedStatements: Record<string, string> };

/**
 * Sends statements in one message with one Sync at its end: PostgreSQL runs one after the other and commits all of them
 * at the Sync; after an error it skips the rest and undoes all.
 */
export const sendBatch = (
  client: PoolClient,
  statements: readonly Prepared[],
): Promise<QueryResult[]> =>
  new Promise((resolve, reject) => {
    client.query(
      answering(statements, (error, results) => {
        if (error) reject(error);
        else resolve(results);
      }),
    );
  });

function answering(
  statements: readonly Prepared[],
  callback: (error: Error | null, results: QueryResult[]) => void,
) {
  const results: QueryResult[] = [];
  let refused: Error | undefined;
  const queries = statements.map(
    (statement) =>
      new pg.Query(statement, (error, result) => {
        refused ??= error ?? undefined;
        results.push(result as unknown as QueryResult);
      }) as unknown as Answering,
  );
  let at = 0;
  return {
    callback,
    /** Of the statement that is being answered: pg notes it as prepared. */
    get name() {
      return queries[at]?.name;
    },
    get text() {
      return queries[at]?.text;
    },
    submit(connection: Connection): void {
      // Each would end with a Sync of its own, which commits.
      const withoutSync = Object.create(connection, { sync: { value: () => {} } }) as Connection;
      connection.stream.cork();
      for (const query of queries) query.submit(withoutSync);
      // A value that cannot be sent: none of it is.
      if (refused) connection.stream.destroy(refused);
      connection.sync();
      connection.stream.uncork();
    },
    handleRowDescription: (message: unknown) => queries[at]?.handleRowDescription(message),
    handleDataRow: (message: unknown) => queries[at]?.handleDataRow(message),
    handleCommandComplete(message: unknown, connection: Connection): void {
      queries[at]?.handleCommandComplete(message, connection);
      at += 1;
    },
    handleReadyForQuery(connection: Connection): void {
      for (const query of queries) query.handleReadyForQuery(connection);
      this.callback(refused ?? null, results);
    },
    handleError(error: Error, connection: Preparing): void {
      // Those behind it were skipped, so they are not prepared.
      for (const { name } of queries.slice(at + 1)) {
        if (name !== undefined) delete connection.submittedNamedStatements[name];
      }
      this.callback(error, results);
    },
  };
}
